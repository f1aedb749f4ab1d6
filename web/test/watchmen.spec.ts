import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { eager, looksWell, playInPage } from './support/course.ts';
import { test } from './support/house.ts';
import {
  arrive,
  fillAndStart,
  isOver,
  newTable,
  nextAsk,
  openTable,
  options,
  settled,
} from './support/player.ts';

test.use({ game: 'watchmen' });

/** Opens a table of so many seats, with options of the game, and starts it. */
async function begin(page: Page, seats: number, game: 'base' | 'watchmen' = 'base'): Promise<void> {
  await newTable(page, seats);
  await page.getByRole('combobox', { name: /^Game|^Jeu/ }).selectOption(game);
  await openTable(page);
  await fillAndStart(page);
  await nextAsk(page);
}

test('a base game of two, one person and a bot, to its end: plain cards in one gesture, a word before Power is left', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const page = await arrive(browser);
  await begin(page, 2);
  const playAll = page.getByRole('button', { name: /^Play \d cards/ });
  await expect(playAll).toBeVisible();
  await page.getByRole('button', { name: 'End your turn' }).click();
  const word = page.getByRole('dialog', { name: 'End your turn?' });
  await expect(word).toContainText('Not played yet');
  await word.getByRole('button', { name: 'Go on playing' }).click();
  await playAll.click();
  await expect(playAll).toHaveCount(0);
  await expect(options(page).filter({ hasText: 'Play Punch' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'In play' }).getByText('Punch').first()).toBeVisible();
  await page.evaluate(playInPage, { wanted: eager });
  expect(await isOver(page)).toBe(true);
  await expect(page.getByRole('region', { name: 'Extra! Extra!' })).toContainText('VP');
  await expect(page.getByText('The deal was as sealed')).toBeVisible({ timeout: 20_000 });
});

test('a word before the turn ends goes when the question does: the same person has answered in another tab', async ({
  browser,
}) => {
  const page = await arrive(browser);
  await begin(page, 2);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await page.getByRole('button', { name: 'End your turn' }).click();
  const word = page.getByRole('dialog', { name: 'End your turn?' });
  await expect(word).toBeVisible();
  await other.getByRole('button', { name: /^Play \d cards/ }).click();
  await expect(word).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'End your turn' })).toBeEnabled();
});

test('an Attack against a standing answer: it is taken without a click, and the game goes on', async ({
  browser,
}) => {
  const page = await arrive(browser);
  await begin(page, 3);
  const standing = page.getByRole('combobox', { name: 'Attacks' });
  await page.getByRole('button', { name: 'Standing answer' }).click();
  await standing.selectOption({ label: 'Take every Attack' });
  await page.getByRole('button', { name: 'Set', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(
    'Answered for you from now on: Take every Attack.',
  );
  await page.keyboard.press('Escape');
  await expect(standing).toHaveCount(0);
  await page.evaluate(playInPage, {
    wanted: eager,
    until: 'appears!|(Ricochet|Static) plays (Bane|Harley Quinn|Poison Ivy|Scarecrow|Starro)',
    left: 'attacks you',
  });
  await page.getByRole('button', { name: 'Standing answer' }).click();
  await expect(standing).toHaveValue('stand attack take');
  await page.keyboard.press('Escape');
  await expect(page.locator('.ask-question')).not.toContainText('attacks you');
  await nextAsk(page);
});

for (const [width, height] of [
  [360, 740],
  [768, 1024],
  [1366, 700],
  [1440, 900],
  [2560, 1440],
] as const) {
  test(`in French at ${width} × ${height}, base game and Watchmen: nothing overlaps or is cut off`, async ({
    browser,
  }, info) => {
    for (const game of ['base', 'watchmen'] as const) {
      const page = await arrive(browser, { width, height, language: 'fr', edition: 'night' });
      await begin(page, 4, game);
      await page.evaluate(playInPage, { wanted: eager, until: 'achète' });
      await looksWell(page, (file) => info.outputPath(file), game);
      await page.context().close();
    }
  });
}

/** What everybody is up against, from its name to the last card that is missing. */
const challenge = (page: Page) => page.locator('.wm-challenge');

test('a Challenge is in sight from its name to the last card it asks for; on a low screen the keyboard scrolls to it', async ({
  browser,
}) => {
  const page = await arrive(browser);
  await begin(page, 4, 'watchmen');
  await expect(challenge(page).getByRole('listitem').last()).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 640 });
  const field = page.locator('.wm-field');
  await expect(field).toHaveAttribute('tabindex', '0');
  await field.focus();
  await page.keyboard.press('End');
  await expect(challenge(page).getByRole('listitem').last()).toBeInViewport({ ratio: 1 });
});

/** Every violation with its element, so that a failure says what to mend. */
async function violationsOf(page: Page): Promise<string[]> {
  await settled(page);
  // @ts-expect-error: axe names the types of another version of the same library
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${id} ${target.join(' ')}: ${html.slice(0, 200)}`),
  );
}

test('axe finds nothing at a table of Watchmen; secret cards are shown on demand, suspicions are kept', async ({
  browser,
}) => {
  const page = await arrive(browser);
  await begin(page, 4, 'watchmen');
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Your secret cards' }).click();
  const secret = page.getByRole('dialog', { name: 'Your secret cards' });
  await expect(secret).toContainText('Mastermind Plot');
  expect(await violationsOf(page)).toEqual([]);
  await secret.getByRole('button', { name: 'Cover' }).click();
  await expect(secret).toHaveCount(0);
  await page.getByRole('button', { name: 'Baron Static' }).first().click();
  await page.getByRole('button', { name: 'Suspect' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByTitle('Suspect')).toBeVisible();
  await page.reload();
  await nextAsk(page);
  await expect(page.getByTitle('Suspect')).toBeVisible();
});
