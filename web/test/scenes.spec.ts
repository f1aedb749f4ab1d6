import { expect, type Page } from '@playwright/test';
import { test } from './support/house.ts';
import { arrive } from './support/player.ts';
import { watchScenes } from './support/scenes.ts';
import { games, sitDown, walk } from './support/walk.ts';

const tablet = { width: 820, height: 1180 };

/** Goes through a replay moment by moment, each when the scenes of the one before have passed. */
async function toTheEnd(page: Page): Promise<void> {
  const slider = page.getByRole('slider');
  await expect(slider).toBeVisible();
  await slider.evaluate(async (part: HTMLInputElement) => {
    while (part.value !== part.max) {
      dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
      do await new Promise(requestAnimationFrame);
      while (document.querySelector('.moment') !== null);
    }
  });
}

/** The sample games, with the great moments that are in them. */
const samples = [
  { game: 'master-plan', replayed: ['knocked out', 'loser lad', 'named'] },
  { game: 'watchmen', replayed: ['beaten', 'challenge', 'role', 'struck'] },
  { game: 'justice-league', replayed: ['turned up', 'revealed', 'thwarted', 'completed', 'hero defeated'] },
] as const;

for (const { game, replayed } of samples)
  test.describe(`a replay, ${game}`, () => {
    test.use({ game });

    test('on a tablet every great moment fills the window, and the way to skip it stands on its own', async ({
      browser,
    }) => {
      const page = await arrive(browser, tablet);
      const scenes = await watchScenes(page);
      await page.goto(`/replay/sample/${game}#0`);
      await toTheEnd(page);
      const { names, faults } = await scenes();
      expect(faults).toEqual([]);
      expect(names).toEqual(expect.arrayContaining([...replayed]));
    });
  });

/** The great moments of the games that the walks play. */
const live: Readonly<Record<keyof typeof games, readonly string[]>> = {
  'All Part of the Master Plan': ['knocked out', 'named'],
  'the DC Deck-Building Game': ['appeared', 'defeated'],
  'the Watchmen pack': ['plot', 'role'],
  'the Justice League Strategy Game': ['turned up', 'completed'],
};

for (const [title, played] of Object.entries(games))
  test.describe(title, () => {
    test.use({ game: played.house, seed: 'a walk' });

    test('who watches it on a tablet sees every great moment fill the window, and the way to skip it on its own', async ({
      browser,
    }) => {
      const [nadia, theo] = [await arrive(browser), await arrive(browser, tablet)];
      await sitDown(nadia, played);
      const scenes = await watchScenes(theo);
      await theo.goto(nadia.url());
      await expect(theo.locator('.table-board')).toBeVisible();
      await walk(nadia, async () => undefined);
      const { names, faults } = await scenes();
      expect(faults).toEqual([]);
      expect(names).toEqual(expect.arrayContaining([...(live[title] ?? [])]));
    });
  });
