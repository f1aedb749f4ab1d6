import { expect, type Page } from '@playwright/test';
import { test } from './support/house.ts';
import { arrive } from './support/player.ts';
import { tablet, watchScenes } from './support/scenes.ts';

/** Goes through a replay moment by moment, each when the scenes of the one before have passed. */
async function toTheEnd(page: Page): Promise<void> {
  const slider = page.getByRole('slider');
  await expect(slider).toBeVisible();
  await slider.evaluate(async (part: HTMLInputElement) => {
    while (part.value !== part.max) {
      dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
      /* A scene begins a task or two after its step is shown, and the next one of the same step after it. */
      do {
        await new Promise(requestAnimationFrame);
        await new Promise((wake) => setTimeout(wake));
        await new Promise(requestAnimationFrame);
      } while (document.querySelector('.moment') !== null);
    }
  });
}

/** The sample games, with the great moments that are in them. */
const samples = [
  { game: 'master-plan', replayed: ['knocked out', 'loser lad', 'named'] },
  { game: 'watchmen', replayed: ['beaten', 'challenge', 'role', 'plot', 'player destroyed'] },
  { game: 'justice-league', replayed: ['turned up', 'revealed', 'thwarted', 'completed', 'hero defeated'] },
  {
    game: 'tomorrow-dies-today',
    replayed: ['event', 'dealt', 'revealed', 'goal', 'completed', 'attacks', 'fights', 'clock'],
  },
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
