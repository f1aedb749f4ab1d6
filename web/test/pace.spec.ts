import { expect, type Page } from '@playwright/test';
import { violationsOf } from './support/axe.ts';
import { test } from './support/house.ts';
import { arrive, fillAndStart, newTable, options } from './support/player.ts';

test.use({ game: 'watchmen' });

/** A base game of five, one person and four bots at the usual pace, at the person's first question. */
async function amongFour(page: Page): Promise<void> {
  await newTable(page, 5);
  await page.getByRole('combobox', { name: 'Game' }).selectOption('base');
  await page.getByRole('button', { name: 'Open a table' }).click();
  await page.waitForURL(/\/t\//);
  await fillAndStart(page);
  await expect(options(page).first()).toBeVisible();
}

/** Ends the person's turn, whatever is left of it. */
async function endTurn(page: Page): Promise<void> {
  const end = page.getByRole('button', { name: /End your turn/ });
  await end.click();
  await page.getByRole('dialog').getByRole('button', { name: 'End the turn' }).click();
  await expect(end).toHaveCount(0);
}

/** Answers until it is the person's own turn. */
async function untilMyTurn(page: Page): Promise<void> {
  const end = page.getByRole('button', { name: /End your turn/ });
  await expect(async () => {
    if ((await end.count()) === 0 && (await options(page).count()) > 0) await options(page).first().click();
    expect(await end.count()).toBe(1);
  }).toPass({ intervals: [20], timeout: 30_000 });
}

test('a whole round of four bots takes under 8 seconds at the usual pace, and their turns are told in a line each', async ({
  browser,
}) => {
  const page = await arrive(browser, { pace: 'usual' });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await amongFour(page);
  await untilMyTurn(page);
  const took: number[] = [];
  for (let round = 0; round < 3; round++) {
    await endTurn(page);
    const since = Date.now();
    await untilMyTurn(page);
    took.push(Date.now() - since);
  }
  console.log(`three rounds of four bots: ${took.join(', ')} ms`);
  for (const millis of took) expect(millis).toBeLessThan(8000);
  const log = page.getByRole('log', { name: 'Log' });
  const line = log
    .locator('li')
    .filter({ hasText: /Ricochet plays .* buys .* for \d/ })
    .first();
  await expect(line).toBeVisible();
  await line.getByText(/^\d+ lines, one by one$/).click();
  await expect(line.getByText('Madame Ricochet plays Punch.').first()).toBeVisible();
  expect(await violationsOf(page, 'all')).toEqual([]);
});

test('slowly shown, the others’ moves go by a key and by a button at once to my next question', async ({
  browser,
}) => {
  const page = await arrive(browser, { pace: 'slow' });
  await amongFour(page);
  await untilMyTurn(page);
  await endTurn(page);
  const wayOn = page.getByRole('button', { name: 'To my next question' });
  await expect(wayOn).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('q');
  await expect(wayOn).toHaveAttribute('aria-pressed', 'true');
  await expect(options(page).first()).toBeVisible();
  await expect(wayOn).toHaveCount(0);
  await untilMyTurn(page);
  await endTurn(page);
  await expect(wayOn).toHaveAttribute('aria-pressed', 'false');
  await wayOn.click();
  await expect(options(page).first()).toBeVisible();
});

test('the pace is kept with the person’s settings and changed at the table', async ({ browser }) => {
  const page = await arrive(browser, { pace: 'usual' });
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('combobox', { name: 'Others’ moves are shown' }).selectOption('Slowly');
  await page.keyboard.press('Escape');
  await amongFour(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const field = page.getByRole('dialog').getByRole('combobox', { name: 'Others’ moves are shown' });
  await expect(field).toHaveValue('slow');
  await field.selectOption('At once');
  expect(await page.evaluate(() => localStorage.getItem('masterplan pace'))).toBe('at once');
});
