import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { violationsOf } from './support/axe.ts';
import { test } from './support/house.ts';
import { arrive, dice, fillAndStart, newTable, openTable, playOn, settled, tabTo } from './support/player.ts';

const part = (page: Page, name: string) => page.getByRole('region', { name });

/** Opens the settings and has their name saved. */
async function called(page: Page, name: string): Promise<void> {
  await page.locator('.name-button').click();
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('.name-button')).toContainText(name);
  await page.keyboard.press('Escape');
}

test('games that were played to their end are counted by game and role, taken along and deleted', async ({
  browser,
}) => {
  const page = await arrive(browser);
  await page.goto('/kept');
  await expect(page.getByText('Nothing is kept yet.')).toBeVisible();
  await page.goto('/');
  await openTable(page);
  await fillAndStart(page);
  await playOn([page], dice(5));
  await page.getByRole('link', { name: 'Games and wins' }).click();
  await expect(part(page, 'All games').locator('dd').first()).toHaveText('1');
  await page.getByText(/^By what you played/).click();
  const parts = part(page, 'Game by game').getByRole('table').last();
  await expect(parts.getByRole('rowheader')).toHaveText(/^[A-Z]/);
  await settled(page);
  expect(await violationsOf(page, 'all')).toEqual([]);
  await page.evaluate(() => {
    document.documentElement.dataset.edition = 'night';
  });
  expect(await violationsOf(page, 'colours')).toEqual([]);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const { results } = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(results).toMatchObject([{ game: 'master-plan' }]);

  await tabTo(page, /^Delete it$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Really delete all of it?')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('It has been deleted.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Nothing is kept yet.')).toBeVisible();
});

test('the same people meet again with one tap', async ({ browser }) => {
  const [one, two] = [await arrive(browser), await arrive(browser)];
  await called(one, 'Ada');
  await called(two, 'Bo');
  await newTable(one);
  await one.getByLabel('Pace of bots').selectOption('instant');
  await one.getByRole('button', { name: 'Open a table' }).click();
  await one.waitForURL(/\/t\//);
  await two.goto(one.url());
  await two.getByRole('button', { name: /^Sit/ }).first().click();
  await expect(one.getByText('Bo').first()).toBeVisible();
  await fillAndStart(one);
  await playOn([one, two], dice(5));
  await two.goto('/kept');
  const company = part(two, 'With whom you play');
  await expect(company.getByRole('heading', { level: 3, name: 'Ada' })).toBeVisible();
  await company.getByRole('button', { name: 'The same again, with Ada' }).click();
  await two.waitForURL(/\/t\//);
  await expect(two.getByText('Ada').first()).toBeVisible();
  await one.goto('/');
  await expect(one.getByRole('link', { name: /Bo/ }).or(one.getByText('Bo')).first()).toBeVisible();
});
