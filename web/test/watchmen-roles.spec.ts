import { expect, type Page } from '@playwright/test';
import { choose, eager, looksWell, playInPage, withoutWaiting } from './support/course.ts';
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
