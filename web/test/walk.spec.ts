import { type Browser, expect, type Page, type TestInfo } from '@playwright/test';
import { faultsAtTable, nameOf, type Setting } from './support/geometry.ts';
import { test } from './support/house.ts';
import { arrive } from './support/player.ts';
import { type Scenes, tablet, watchScenes } from './support/scenes.ts';
import { games, sampler, sitDown, walk } from './support/walk.ts';

const phone: Setting = { width: 390, height: 844, edition: 'night' };
const laptop: Setting = { width: 1366, height: 768, edition: 'day' };

/** The longest file of all: its games are shared out, or one worker would walk on alone at the end. Some have 150 questions. */
test.describe.configure({ mode: 'parallel', timeout: 900_000 });

/** The 1st, 2nd, 4th, 8th and so on: tables grow fuller, and `npm run layout` looks more closely. */
const isLookedAt = (times: number): boolean => (times & (times - 1)) === 0;

/** Plays to the end, and looks at questions of each kind: nothing may be out of reach, nothing may cover words. */
async function walkAndLook(page: Page, info: TestInfo): Promise<void> {
  const found = new Map<string, string>();
  const { isSample } = sampler(isLookedAt);
  const questions = await walk(page, async (asked) => {
    if (!isSample(asked)) return;
    const { no, question, stands } = asked;
    const faults = await faultsAtTable(page);
    if (!(await stands())) return;
    for (const fault of faults) {
      if (found.has(fault)) continue;
      if (found.size < 12) await page.screenshot({ path: info.outputPath(`question ${no}.png`) });
      found.set(fault, `question ${no}, "${question}"`);
    }
  });
  expect(questions).toBeGreaterThan(20);
  await expect(page.locator('.table-tray, .phases')).toHaveCount(0);
  expect([...found].map(([fault, where]) => `${where}: ${fault}`)).toEqual([]);
}

/** Somebody who watches the table of another on a tablet; returns what they have seen of its great moments. */
async function watched(browser: Browser, page: Page): Promise<() => Promise<Scenes>> {
  const watcher = await arrive(browser, tablet);
  const scenes = await watchScenes(watcher);
  await watcher.goto(page.url());
  await expect(watcher.locator('.table-board')).toBeVisible();
  return scenes;
}

for (const [title, played] of Object.entries(games))
  test.describe(title, () => {
    test.use({ game: played.house, seed: played.seed });

    test(`a whole game on ${nameOf(phone)}, in fr: at every kind of question all is in sight or one step away, nothing covers words`, async ({
      browser,
    }, info) => {
      const page = await arrive(browser, { ...phone, language: 'fr' });
      await sitDown(page, played);
      await walkAndLook(page, info);
    });

    test(`the same on ${nameOf(laptop)}, in en; who watches on a tablet sees every great moment fill the window, and the way to skip it on its own`, async ({
      browser,
    }, info) => {
      const page = await arrive(browser, { ...laptop, language: 'en' });
      await sitDown(page, played);
      const scenes = await watched(browser, page);
      await walkAndLook(page, info);
      const { names, faults } = await scenes();
      expect(faults).toEqual([]);
      expect(names).toEqual(expect.arrayContaining([...played.moments]));
      await expect(page.getByRole('region', { name: 'Extra! Extra!' })).toContainText(played.paper);
      await expect(page.getByText('The deal was as sealed')).toBeVisible();
    });
  });
