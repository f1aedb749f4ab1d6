import { expect, type Page } from '@playwright/test';
import { violationsOf } from './support/axe.ts';
import { faultsHere, setTo } from './support/geometry.ts';
import { test } from './support/house.ts';
import { arrive, fillAndStart, newTable, openTable, options, settled, tabTo } from './support/player.ts';

const shelf = {
  'master-plan': /be first to own all the Loot/,
  watchmen: /most victory points|Loyal win by beating/,
  'justice-league': /first wins/,
  'tomorrow-dies-today': /most VP as a team/,
} as const;

for (const [game, how] of Object.entries(shelf) as [keyof typeof shelf, RegExp][])
  test.describe(game, () => {
    test.use({ game });

    test('one line at the table says how one wins and how far each is', async ({ browser }) => {
      const page = await arrive(browser);
      await openTable(page);
      await fillAndStart(page);
      await expect(options(page).first()).toBeVisible();
      const aim = page.getByRole('region', { name: 'How to win, and how far everybody is' });
      await expect(aim).toContainText(how);
      await expect(aim.getByRole('listitem').first()).toBeVisible();
      await page.getByRole('button', { name: 'fr', exact: true }).click();
      await expect(page.getByRole('region', { name: 'Comment on gagne, et où chacun en est' })).toBeVisible();
    });

    test('how to play is told in a screen or two, with the game’s own cards, before the rulebook', async ({
      browser,
    }) => {
      const page = await arrive(browser);
      await page.getByRole('link', { name: 'How to play' }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: 'How to play' })).toBeVisible();
      await expect(page.locator('.how-part')).toHaveCount(4);
      await expect(page.locator('.how-part li').first()).toBeVisible();
      const { width, height } = await page.evaluate(() => ({
        width: document.documentElement.scrollWidth - innerWidth,
        height: document.documentElement.scrollHeight / innerHeight,
      }));
      expect(width).toBeLessThanOrEqual(0);
      expect(height).toBeLessThan(3);
      await settled(page);
      expect(await violationsOf(page, 'all')).toEqual([]);
      await page.getByRole('link', { name: 'Rulebook' }).click();
      await page.getByRole('link', { name: 'How to play' }).click();
      await page.getByRole('button', { name: 'fr', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Comment jouer' })).toBeVisible();
    });
  });

test.describe('joining by a link', () => {
  test.use({ game: 'watchmen' });

  test('a friend is asked for a name, reads what will be played, and sits down by the keyboard alone', async ({
    browser,
  }) => {
    const host = await arrive(browser);
    await newTable(host, 3);
    await host.getByRole('combobox', { name: /^Game/ }).selectOption('base');
    await host.getByRole('combobox', { name: 'Clock' }).selectOption('turn');
    await openTable(host);
    const friend = await arrive(browser, { width: 390, height: 844, edition: 'night' });
    await friend.goto(host.url());
    const played = friend.getByRole('region', { name: 'What will be played' });
    await expect(played).toContainText('DC Deck-Building Game');
    await expect(played).toContainText('Base game');
    await expect(played).toContainText('60 s for each choice');
    await expect(played).toContainText('1 of 3 seats taken');
    await expect(played.getByRole('link', { name: 'How to play' })).toBeVisible();
    await settled(friend);
    expect(await violationsOf(friend, 'all')).toEqual([]);
    await friend.getByRole('textbox', { name: 'What shall we call you?' }).focus();
    await friend.keyboard.type('Theo');
    await friend.keyboard.press('Enter');
    await expect(friend.getByRole('textbox', { name: 'What shall we call you?' })).toHaveCount(0);
    await expect(host.locator('.chair').filter({ hasText: 'Theo' })).toHaveCount(1);
    await expect(played).toContainText('2 of 3 seats taken');
  });
});

test.describe('a wait', () => {
  test.use({ game: 'watchmen' });

  /** Ends the person's turn, whatever is left of it. */
  async function endTurn(page: Page): Promise<void> {
    await page.getByRole('button', { name: /End your turn/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'End the turn' }).click();
  }

  test('of more than five seconds is summed up in a few lines, which are put away, cover nothing and are whole on a phone', async ({
    browser,
  }) => {
    const page = await arrive(browser, { pace: 'slow' });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await newTable(page, 5);
    await page.getByRole('combobox', { name: /^Game/ }).selectOption('base');
    await page.getByRole('button', { name: 'Open a table' }).click();
    await page.waitForURL(/\/t\//);
    await fillAndStart(page);
    await endTurn(page);
    const since = page.locator('.since-line');
    await expect(since).toContainText(/^While you waited: \d+ choices/, { timeout: 60_000 });
    await expect(since.getByRole('listitem')).toHaveCount(3);
    await expect(options(page).first()).toBeVisible();
    const question = await page.getByRole('region', { name: 'The open question' }).boundingBox();
    const lines = await since.boundingBox();
    expect((lines?.y ?? 0) + (lines?.height ?? 0)).toBeLessThanOrEqual((question?.y ?? 0) + 1);
    expect(await violationsOf(page, 'all')).toEqual([]);
    await setTo(page, { width: 360, height: 740 });
    expect(await faultsHere(page)).toEqual([]);
    await since.getByRole('button', { name: 'Got it' }).click();
    await expect(since).toHaveCount(0);
  });

  test('on a tour ends when the newcomer has read the note, which lights what it speaks of', async ({
    browser,
  }) => {
    const page = await arrive(browser, { pace: 'usual' });
    await page.getByRole('button', { name: /DC base game$/ }).click();
    const note = page.getByRole('status', { name: 'Tour' });
    await expect(note).toContainText('Play your cards');
    await expect(page.locator('.wm-hand[data-spotlit]')).toBeVisible();
    await tabTo(page, /^Show me$/);
    await page.keyboard.press('Enter');
    await expect(page.locator('.wm-hand')).toBeFocused();
    await note.getByRole('button', { name: 'Got it' }).click();
    await expect(page.locator('[data-spotlit]')).toHaveCount(0);
    await endTurn(page);
    await expect(note).toContainText('The others play');
    await expect(page.locator('.wm-play[data-spotlit]')).toBeVisible();
    const version = () => page.locator('.table-frame').getAttribute('data-version');
    const before = await version();
    await page.waitForTimeout(3000);
    expect(await version()).toBe(before);
    await note.getByRole('button', { name: 'Got it' }).click();
    await expect.poll(version).not.toBe(before);
  });
});
