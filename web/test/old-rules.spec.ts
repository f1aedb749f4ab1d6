import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { openHouse } from './support/house.ts';
import { answer, arrive, dice, fillAndStart, openTable, options, playOn } from './support/player.ts';

let data = '';
test.beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'masterplan-upgrade-'));
});
test.afterEach(() => rmSync(data, { recursive: true, force: true }));

/** A whole game by earlier rules; then the server gets today's, and the replay is opened on its new page. */
async function replayed(
  browser: Browser,
  game: 'master-plan earlier' | 'master-plan first',
): Promise<{ page: Page; close: () => Promise<void> }> {
  const before = await openHouse({ seed: 'upgrade', game, data });
  const page = await arrive(browser, { at: before.url });
  await openTable(page);
  await fillAndStart(page);
  await playOn([page], dice(5));
  await page.getByRole('link', { name: 'Replay', exact: true }).waitFor();
  const { port } = before;
  await before.close();
  const after = await openHouse({ seed: 'upgrade', game: 'master-plan', data, port });
  await page.goto(page.url().replace(/.*\/t\//, `${after.url}/replay/`));
  await expect(page.getByRole('slider')).toHaveValue('0');
  return { page, close: () => after.close() };
}

/** A game begun by earlier rules goes on after the server has got today's: the page is the new one, the table is not. */
async function wentOn(
  browser: Browser,
  game: 'master-plan earlier' | 'master-plan first',
): Promise<{ page: Page; close: () => Promise<void> }> {
  const before = await openHouse({ seed: 'upgrade', game, data });
  const page = await arrive(browser, { at: before.url });
  await openTable(page);
  await fillAndStart(page);
  await expect(options(page).first()).toBeVisible();
  const { port } = before;
  await before.close();
  const after = await openHouse({ seed: 'upgrade', game: 'master-plan', data, port });
  await page.reload();
  await expect(options(page).first()).toBeVisible();
  return { page, close: () => after.close() };
}

/** Answers until the log tells more than before. */
async function playsOn(page: Page): Promise<void> {
  const lines = log(page).getByRole('listitem');
  const before = await lines.count();
  await expect(async () => {
    await answer(page, () => 0);
    expect(await lines.count()).toBeGreaterThan(before);
  }).toPass();
}

const log = (page: Page) => page.getByRole('region', { name: 'Log' });

test('a game of earlier rules is watched again by those rules: their cards on today’s board, their words, its seal', async ({
  browser,
}) => {
  const { page, close } = await replayed(browser, 'master-plan earlier');
  await expect(log(page)).toContainText('Vintage');
  await page.getByLabel('Seen by').selectOption('2');
  await expect(page.locator('.table-tray .super').first()).toContainText('Vintage');
  await expect(page.locator('.table-board .mp-places')).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByText(/completed a Master Plan|wins/).first()).toBeVisible();
  await page.getByText('The record and its seal').click();
  await expect(page.getByText('The deal was as sealed')).toBeVisible();
  await expect(page.getByText('version earlier')).toBeVisible();
  await page.keyboard.press('Home');
  await page.getByText('Play on from here against bots').click();
  await page.getByRole('button', { name: 'With the cards as they truly lay' }).click();
  await page.waitForURL(/\/t\//);
  await expect(options(page).first()).toBeVisible();
  await expect(page.locator('.table-tray .super').first()).toContainText('Vintage');
  await close();
});

test('a game that today’s board cannot draw is told in words, moment by moment, in the reader’s language', async ({
  browser,
}) => {
  const { page, close } = await replayed(browser, 'master-plan first');
  const told = page.getByRole('region', { name: 'What happened' });
  await expect(told).toContainText('It is told in words.');
  await log(page)
    .getByRole('button', { name: /Vintage/ })
    .first()
    .click();
  await expect(told.getByRole('status')).toContainText('Vintage');
  await page.getByRole('button', { name: 'fr', exact: true }).click();
  await expect(page.getByText('Elle est racontée en mots.')).toBeVisible();
  await close();
});

test('a table begun by earlier rules goes on by them: their cards on today’s board, their words, to the next question', async ({
  browser,
}) => {
  const { page, close } = await wentOn(browser, 'master-plan earlier');
  await expect(page.locator('.table-tray .super').first()).toContainText('Vintage');
  await expect(page.locator('.table-board .mp-places')).toBeVisible();
  await playsOn(page);
  await expect(log(page)).toContainText('Vintage');
  await close();
});

test('a table that today’s board cannot draw any more is played on by its questions', async ({ browser }) => {
  const { page, close } = await wentOn(browser, 'master-plan first');
  await expect(page.getByText('older rules that today’s board cannot draw')).toBeVisible();
  await playsOn(page);
  await close();
});
