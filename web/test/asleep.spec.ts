import { expect, type Page } from '@playwright/test';
import { test } from './support/house.ts';
import { arrive } from './support/player.ts';
import { games, sitDown, walk } from './support/walk.ts';

const game = 'the DC Deck-Building Game';
const played = games[game] ?? { house: 'watchmen', seed: 'a walk' };

test.use({ game: played.house, seed: played.seed });

/** Stops a page wherever it is; returns what lets it go on. */
async function stopped(page: Page): Promise<() => Promise<unknown>> {
  const tools = await page.context().newCDPSession(page);
  const paused = new Promise((resolve) => tools.once('Debugger.paused', resolve));
  await tools.send('Debugger.enable');
  await tools.send('Debugger.pause');
  const going = page.evaluate(() => 0);
  await paused;
  return async () => {
    await tools.send('Debugger.disable');
    await going;
  };
}

test('a page that slept through hundreds of moves wakes to the game as it stands', async ({ browser }) => {
  const [nadia, theo] = [await arrive(browser), await arrive(browser)];
  await sitDown(nadia, played);
  await theo.goto(nadia.url());
  await expect(theo.locator('.table-board')).toBeVisible();
  const goOn = await stopped(theo);
  await walk(nadia, async () => undefined);
  await goOn();
  await expect(theo.locator('.ask.is-over')).toBeVisible();
  const version = (page: Page) => page.locator('.table-frame').getAttribute('data-version');
  expect(await version(theo)).toBe(await version(nadia));
});
