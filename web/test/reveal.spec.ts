import { expect, type Page } from '@playwright/test';
import { violationsOf } from './support/axe.ts';
import { faultsHere } from './support/geometry.ts';
import { test } from './support/house.ts';
import { arrive, dice, fillAndStart, openTable, playOn, settled, tabTo } from './support/player.ts';

test.use({ game: 'all' });

const part = (page: Page, name: string) => page.getByRole('region', { name });
const seatsOf = (page: Page) => part(page, 'What everybody hid').locator('.reveal-cast > li');

const samples = [
  { name: 'master-plan', seats: 4, question: /Who could have known .* plan/ },
  { name: 'watchmen', seats: 4, question: /was the Secret Mastermind/ },
  { name: 'justice-league', seats: 3, question: /Ultimate Goal/ },
  { name: 'tomorrow-dies-today', seats: 3, question: /really working on/ },
] as const;

for (const { name, question } of samples)
  test(`${name}: everything turns up, the course is told, and what could have been known`, async ({
    browser,
  }) => {
    const page = await arrive(browser);
    await page.goto(`/reveal/sample/${name}`);
    await expect(page.getByRole('heading', { level: 1, name: 'The grand reveal' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Once more, from the start' })).toBeVisible();
    await expect(page.locator('.reveal-cast > .is-covered')).toHaveCount(0);
    const picture = page.locator('.reveal-great > li').first().locator('svg').first();
    expect((await picture.boundingBox())?.height, 'its picture').toBeGreaterThan(20);

    const headlines = part(page, 'Headlines').getByRole('link');
    const count = await headlines.count();
    expect(count).toBeGreaterThanOrEqual(3);
    expect(count).toBeLessThanOrEqual(5);

    const course = part(page, 'Who led when');
    await expect(course.getByRole('img')).toBeVisible();
    await course.getByText('The same as a table').click();
    await expect(course.getByRole('columnheader', { name: 'In front' })).toBeVisible();

    await page.getByRole('button', { name: 'Imagine the worlds' }).click();
    const known = part(page, 'What could have been known');
    await expect(known.getByRole('heading', { level: 3 }).first()).toHaveText(question, { timeout: 120_000 });
    await expect(known.getByRole('cell').first()).toHaveText(/%|–/);

    await settled(page);
    expect(await violationsOf(page, 'all')).toEqual([]);
    await page.evaluate(() => {
      document.documentElement.dataset.edition = 'night';
    });
    expect(await violationsOf(page, 'colours')).toEqual([]);

    await headlines.first().click();
    await expect(page).toHaveURL(/\/replay\/sample\/.*as/);
    await expect(page.getByLabel('Seen by')).toHaveValue('truth');
    await page.getByRole('link', { name: 'The grand reveal' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'The grand reveal' })).toBeVisible();
  });

test('masks fall one by one and are read aloud; whoever wants no motion has all of them at once', async ({
  browser,
  baseURL,
}) => {
  const still = await arrive(browser);
  await still.goto('/reveal/sample/watchmen');
  await expect(still.locator('.reveal-cast > .is-open').first()).toBeVisible();
  await expect(still.locator('.reveal-cast > .is-covered')).toHaveCount(0);

  const page = await (await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }) })).newPage();
  await page.goto('/reveal/sample/watchmen');
  const covered = page.locator('.reveal-cast > .is-covered');
  await expect(covered).not.toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'Loyalty:' })).toHaveCount(1);
  await expect(covered).toHaveCount(0);
  await expect(seatsOf(page).getByText('Secret Mastermind').first()).toBeVisible();
  await tabTo(page, /Once more, from the start/);
  await page.keyboard.press('Enter');
  await expect(covered).not.toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Once more, from the start' })).toBeFocused();
  await expect(covered).toHaveCount(0);
});

test.describe('a table', () => {
  test.use({ game: 'master-plan' });

  test('that ends unmasks everybody by itself, and leads to its reveal, in French too', async ({
    browser,
  }) => {
    const page = await arrive(browser);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openTable(page);
    await fillAndStart(page);
    await playOn([page], dice(5));
    await expect(seatsOf(page)).toHaveCount(4, { timeout: 15_000 });
    await page.getByRole('button', { name: 'Turn up everything' }).click();
    await expect(page.locator('.unmasking .is-covered')).toHaveCount(0);
    await settled(page);
    expect(await violationsOf(page, 'all')).toEqual([]);
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await settled(page);
      expect.soft(await faultsHere(page), `${width} x ${height}`).toEqual([]);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'Back to the last page' }).click();
    await expect(part(page, 'What everybody hid')).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('list', { name: 'What everybody hid' }).getByRole('listitem')).toHaveCount(4);
    await page.getByRole('link', { name: 'The grand reveal' }).click();
    await expect(part(page, 'What everybody hid')).toBeVisible();
    await page.getByRole('button', { name: 'fr', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bas les masques' })).toBeVisible();
    await expect(part(page, 'Ce que chacun cachait').getByText('Grand Plan').first()).toBeVisible();
    await page.getByRole('link', { name: 'Retour à la table' }).click();
    await expect(page.getByRole('button', { name: 'Revanche' })).toBeVisible();
  });
});
