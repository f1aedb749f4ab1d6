import { expect, type Page } from '@playwright/test';
import { choose, eager, looksWell, playInPage, watchMoments, withoutWaiting } from './support/course.ts';
import { test } from './support/house.ts';
import { arrive, fillAndStart, isOver, newTable, nextAsk, openTable, options } from './support/player.ts';

test.use({ game: 'watchmen' });

/** Opens a table of Watchmen for so many, by an edition of the rulebook, and starts it. */
async function begin(page: Page, seats: number, edition: 'en' | 'fr'): Promise<void> {
  await newTable(page, seats);
  await page.getByRole('combobox', { name: /^Game|^Jeu/ }).selectOption('watchmen');
  await page.getByLabel(/^Rulebook|^Règles/).selectOption(edition);
  await openTable(page);
  await fillAndStart(page);
  await nextAsk(page);
}

test('a game of Watchmen for four, one person and three bots, to its end: roles are revealed, sides win', async ({
  browser,
}) => {
  const page = await arrive(browser);
  await begin(page, 4, 'en');
  const moments = await watchMoments(page);
  await page.evaluate(playInPage, { wanted: eager });
  expect(await isOver(page)).toBe(true);
  expect(await moments()).toContain('role');
  const edition = page.getByRole('region', { name: 'Extra! Extra!' });
  await expect(edition.getByText('Secret Mastermind', { exact: true })).toHaveCount(1);
  await expect(edition.getByText('Loyal', { exact: true })).toHaveCount(3);
  await expect(edition).toContainText(/The Loyal win|the Secret Mastermind, wins|nobody wins/);
  await expect(page.getByText('The deal was as sealed')).toBeVisible({ timeout: 20_000 });
});

test('the whole in French, by the French edition, on a phone: played to its end, nothing is cut off', async ({
  browser,
}, info) => {
  const page = await arrive(browser, { language: 'fr', width: 390, height: 844 });
  await begin(page, 3, 'fr');
  await looksWell(page, (file) => info.outputPath(file), 'le début');
  await page.evaluate(playInPage, { wanted: eager, until: 'contribue' });
  await looksWell(page, (file) => info.outputPath(file), 'une contribution');
  await page.evaluate(playInPage, { wanted: eager });
  expect(await isOver(page)).toBe(true);
  await expect(page.getByText('Génie du Crime').filter({ visible: true }).first()).toBeVisible();
  await looksWell(page, (file) => info.outputPath(file), 'la fin');
});

test.describe('from a position in which all roles lie open', () => {
  test.use({ game: 'watchmen positions' });

  test('help is asked for and given, both ways', async ({ browser }) => {
    const page = await arrive(browser);
    await withoutWaiting(page);
    await page.getByRole('button', { name: 'Learn by playing' }).click();
    await nextAsk(page);
    const given = page.locator('.log').getByText(/helps with/);
    await choose(page, /Ask for help/);
    await expect(given).toHaveCount(2);
    await expect(options(page).filter({ hasText: 'Ask for help' })).toHaveCount(0);
    await page.evaluate(playInPage, { wanted: ['End your turn', ...eager], untilAsked: 'asks for help' });
    const before = await given.count();
    await choose(page, /Help$/);
    await expect.poll(() => given.count()).toBeGreaterThan(before);
  });
});
