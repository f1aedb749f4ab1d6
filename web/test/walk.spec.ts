import { expect } from '@playwright/test';
import { faultsAtTable, nameOf, type Setting } from './support/geometry.ts';
import { test } from './support/house.ts';
import { arrive } from './support/player.ts';
import { games, sitDown, walk } from './support/walk.ts';

const screens: readonly (Setting & { readonly language: 'en' | 'fr' })[] = [
  { width: 390, height: 844, language: 'fr', edition: 'night' },
  { width: 1366, height: 768, language: 'en', edition: 'day' },
];

/** The longest file of all: its games are shared out, or one worker would walk on alone at the end. */
test.describe.configure({ mode: 'parallel' });

for (const [title, played] of Object.entries(games))
  test.describe(title, () => {
    test.use({ game: played.house, seed: 'a walk' });

    for (const { language, ...screen } of screens)
      test(`a whole game on ${nameOf(screen)}, in ${language}: at every question all is in sight or one step away, nothing covers words`, async ({
        browser,
      }, info) => {
        const page = await arrive(browser, { ...screen, language });
        await sitDown(page, played);
        const found = new Map<string, string>();
        const questions = await walk(page, async ({ no, question }) => {
          for (const fault of await faultsAtTable(page)) {
            if (found.has(fault)) continue;
            if (found.size < 12) await page.screenshot({ path: info.outputPath(`question ${no}.png`) });
            found.set(fault, `question ${no}, "${question}"`);
          }
        });
        expect(questions).toBeGreaterThan(20);
        await expect(page.locator('.table-tray, .phases')).toHaveCount(0);
        expect([...found].map(([fault, where]) => `${where}: ${fault}`)).toEqual([]);
      });
  });
