import { expect } from '@playwright/test';
import { test } from './support/house.ts';
import {
  answer,
  arrive,
  dice,
  fillAndStart,
  firstAsked,
  isOver,
  openTable,
  options,
  untilAsk,
} from './support/player.ts';

test('two browsers and two bots play a whole game; one reloads in its ask, a third watches, a fourth opens the replay', async ({
  browser,
}) => {
  const pick = dice(7);
  const nadia = await arrive(browser);
  await openTable(nadia);
  const link = nadia.url();
  const theo = await arrive(browser, { language: 'fr', edition: 'night' });
  await theo.goto(link);
  await theo.getByRole('button', { name: 'S’asseoir ici' }).first().click();
  await expect(nadia.getByRole('button', { name: 'Sit here' })).toHaveCount(2);
  await fillAndStart(nadia);
  const watcher = await arrive(browser);
  await watcher.goto(link);
  await expect(watcher.getByRole('list', { name: 'Seats' })).toBeVisible();
  let choices = 0;
  let reloaded = false;
  while (!(await isOver(nadia))) {
    for (const page of [nadia, theo]) if (await answer(page, pick)) choices += 1;
    if (choices > 10 && !reloaded && (await options(theo).count()) > 1) {
      await theo.keyboard.press('Escape');
      const before = await options(theo).allTextContents();
      await theo.reload();
      await expect(options(theo)).toHaveText(before);
      reloaded = true;
    }
    await untilAsk([nadia, theo]);
  }
  expect(reloaded).toBe(true);
  await expect(nadia.getByText('The deal was as sealed')).toBeVisible({ timeout: 20_000 });
  await expect(theo.getByText('La donne était bien celle du sceau')).toBeVisible({ timeout: 20_000 });
  await expect(watcher.getByRole('region', { name: 'The game is over' })).toBeVisible();
  expect(await options(watcher).count()).toBe(0);

  const reader = await arrive(browser);
  await reader.goto(link.replace('/t/', '/replay/'));
  const slider = reader.getByRole('slider');
  await expect(slider).toHaveValue('0');
  await reader.getByRole('button', { name: 'Step', exact: true }).click();
  await expect(slider).toHaveValue('1');
  await reader.getByLabel('Seen by').selectOption('truth');
  await reader.getByLabel('Jump to a moment').selectOption({ index: 2 });
  await expect(reader).toHaveURL(/#\d+%20as%20truth$/);
  await reader.getByText('The record and its seal').click();
  await expect(reader.getByText('The deal was as sealed')).toBeVisible();
});

test('one click from the front page to the first question', async ({ browser }) => {
  const page = await arrive(browser);
  await page.getByRole('button', { name: 'Play now against bots' }).click();
  await expect(options(page).first()).toBeVisible({ timeout: 30_000 });
});

test('a language is switched in mid-game, and a card in the log opens with its name in the other language', async ({
  browser,
}) => {
  const page = await firstAsked(browser);
  await page.getByRole('button', { name: 'fr', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tout fait partie du Grand Plan');
  await page.getByRole('log', { name: 'Journal' }).locator('.card-name').first().click();
  await expect(page.getByRole('dialog')).toContainText('En anglais');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('why not: what is not possible names its rule, and the rule can be read on the spot', async ({
  browser,
}) => {
  const page = await arrive(browser);
  const pick = dice(3);
  await openTable(page);
  await fillAndStart(page);
  for (let asked = 0; asked < 40; asked++) {
    await expect(options(page).first()).toBeVisible({ timeout: 30_000 });
    await page.keyboard.press('w');
    const dialog = page.getByRole('dialog', { name: 'Why not?' });
    const rule = dialog.getByText(/^Rule MP-/).first();
    if (await rule.isVisible()) {
      await rule.click();
      await expect(dialog.getByRole('link', { name: 'Rulebook' }).first()).toBeVisible();
      return;
    }
    await page.keyboard.press('Escape');
    await answer(page, pick);
  }
  throw new Error('nothing was ever impossible');
});
