import { expect, type Locator, type Page } from '@playwright/test';
import { join } from './support/company.ts';
import { test } from './support/house.ts';
import { answer, arrive, fillAndStart, firstAsked, menu, openTable, options } from './support/player.ts';

const talk = (page: Page): Locator => page.getByRole('log', { name: 'Talk' });

async function speak(page: Page, words: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message to the table' }).fill(words);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(talk(page)).toContainText(words);
}

/** How far a list is from its end, in pixels. */
const fromEnd = (list: Locator): Promise<number> =>
  list.evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight);

test('talk shows what is new; a reader who has scrolled up stays there and is told; a phone’s badge goes once it is read', async ({
  browser,
}) => {
  const nadia = await arrive(browser);
  await openTable(nadia);
  const theo = await join(browser, nadia, 2);
  await fillAndStart(nadia);
  await expect(options(nadia).first()).toBeVisible();
  for (let line = 1; line <= 12; line++) await speak(nadia, `Line ${line}.`);
  await expect(talk(theo)).toContainText('Line 12.');
  await expect.poll(() => fromEnd(talk(theo))).toBeLessThan(4);

  await talk(theo).evaluate((list) => list.scrollTo(0, 0));
  const below = theo.getByRole('button', { name: 'New messages below' });
  await expect(below).toHaveCount(0);
  await speak(nadia, 'Do you hear me?');
  await expect(below).toBeVisible();
  expect(await talk(theo).evaluate((list) => list.scrollTop)).toBe(0);
  await below.click();
  await expect(below).toHaveCount(0);
  await expect.poll(() => fromEnd(talk(theo))).toBeLessThan(4);

  await theo.setViewportSize({ width: 390, height: 844 });
  const tab = (name: string) =>
    theo.getByRole('navigation').getByRole('button', { name: new RegExp(`^${name}`) });
  await expect(tab('Talk')).toHaveText('Talk');
  await speak(nadia, 'Are you there?');
  await expect(tab('Talk')).toHaveText('Talk1');
  await theo.reload();
  await expect(tab('Talk')).toHaveText('Talk1');
  await tab('Talk').click();
  await expect.poll(() => fromEnd(talk(theo))).toBeLessThan(4);
  await expect(tab('Talk')).toHaveText('Talk');
  await tab('Table').click();
  await expect(tab('Talk')).toHaveText('Talk');
});

test('against bots giving up ends the game at once: it says so, and is asked back', async ({ browser }) => {
  const page = await firstAsked(browser);
  await menu(page);
  const dialog = page.getByRole('dialog');
  const giveUp = dialog.getByRole('button', { name: 'Give up' });
  await expect(giveUp).toHaveAccessibleDescription(/the game ends at once, and nobody wins/);
  await expect(dialog).not.toContainText('secret vote');
  await giveUp.click();
  await expect(dialog.getByRole('alert')).toContainText('Give up this game?');
  await expect(dialog.getByRole('button', { name: 'Play on' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Play on' }).click();
  await giveUp.click();
  await dialog.getByRole('button', { name: 'End the game' }).click();
  await expect(page.getByRole('region', { name: 'The game is over' })).toContainText('Given up');
});

test('what is saved says that it is', async ({ browser }) => {
  const page = await arrive(browser);
  await page.getByRole('button', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog');
  const saved = dialog.getByText('Saved', { exact: true });
  await dialog.getByLabel('Your name').fill('Nadia');
  await expect(saved).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Save the name' }).click();
  await expect(saved).toBeVisible();
  await expect(dialog.getByLabel('Your name')).toHaveValue('Nadia');
  await dialog.getByLabel('Your name').fill('Nadja');
  await expect(saved).toHaveCount(0);
  await page.keyboard.press('Escape');
  await openTable(page);
  await fillAndStart(page);
  await expect(options(page).first()).toBeVisible();
  await menu(page);
  await dialog.getByLabel('Pace of bots').selectOption('quick');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(saved).toBeVisible();
});

test('on one device nobody else is asked: a choice is undone, not asked to be undone', async ({
  browser,
}) => {
  const page = await arrive(browser);
  await openTable(page);
  for (let seat = 1; seat < 4; seat++) {
    await page.getByRole('button', { name: 'Sit here' }).first().click();
    await expect(page.getByRole('button', { name: 'Get up' })).toHaveCount(seat + 1);
  }
  await page.getByRole('button', { name: 'Start the game' }).click();
  const undo = page.getByRole('button', { name: /^Undo/ });
  await expect(async () => {
    await page.getByRole('button', { name: /^I am/ }).click({ timeout: 2000 });
    await expect(options(page).first()).toBeVisible();
    const isThere = await undo.isVisible();
    if (!isThere) while ((await options(page).count()) > 0) await answer(page, () => 0);
    expect(isThere).toBe(true);
  }).toPass();
  await expect(page.getByRole('button', { name: 'Ask to undo' })).toHaveCount(0);
  await undo.click();
  await expect(page.getByRole('log', { name: 'Log' })).toContainText('took a choice back');
});

for (const [width, height] of [
  [1366, 768],
  [390, 844],
] as const)
  test(`at ${width} x ${height} somebody who plays sees their games without scrolling, and a new table names its game`, async ({
    browser,
  }) => {
    const page = await firstAsked(browser);
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const mine = page.getByRole('region', { name: 'Your games' });
    await expect(mine.getByRole('link', { name: 'Your turn' })).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'New table' }).click();
    await expect(page.getByRole('dialog', { name: 'New table: Master Plan' })).toBeVisible();
  });

test.describe('with a game that can be played in two ways', () => {
  test.use({ game: 'watchmen' });

  test('a cover begins what it shows; the table and its line in the lobby say what is played', async ({
    browser,
  }) => {
    const page = await arrive(browser);
    const title = page.getByRole('heading', { level: 1 });
    await page.getByRole('button', { name: 'Play now against bots' }).click();
    await expect(title).toHaveText('DC Deck-Building Game: Watchmen');
    await expect(page.getByRole('button', { name: /secret/i }).first()).toBeVisible();
    await page.goto('/');
    await page.getByRole('button', { name: 'Base game', exact: true }).click();
    await page.getByRole('button', { name: 'Play now against bots' }).click();
    await expect(title).toHaveText('DC Deck-Building Game');
    await expect(page.getByRole('button', { name: /secret/i })).toHaveCount(0);
    await page.goto('/');
    const lines = page.getByRole('region', { name: 'Your games' }).getByRole('heading', { level: 3 });
    await expect
      .poll(async () => (await lines.allTextContents()).sort())
      .toEqual(['DC base game', 'DC with Watchmen']);
  });
});
