import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type Browser, expect, test } from '@playwright/test';
import { line, missedOf, reportPage } from '../../../server/test/support/report.ts';
import { faultsAtTable, nameOf, type Setting, setTo } from './geometry.ts';
import { openHouse } from './house.ts';
import { pageWith } from './layout-page.ts';
import { arrive } from './player.ts';
import { games, type Played, sampler, sitDown, walk } from './walk.ts';

const windows: readonly (readonly [width: number, height: number])[] = [
  [360, 740],
  [390, 844],
  [820, 1180],
  [1366, 768],
  [1920, 1080],
  [3840, 2160],
];
const settings: readonly Setting[] = windows.flatMap(([width, height]) =>
  [1, 1.3].map((text) => ({ width, height, text })),
);

/** Day and night take turns: by the next question every setting has had both. */
const editionOf = (setting: number, look: number): 'day' | 'night' =>
  (setting + look) % 2 === 0 ? 'day' : 'night';

/** Of every kind of question, so many are looked at in all settings: the first, and later ones when the table is fuller. */
const samples = [1, 4, 12];
const isLookedAt = (times: number): boolean => samples.includes(times);

interface Walked {
  readonly language: 'en' | 'fr';
  questions: number;
  kinds: number;
  looks: number;
  /** Each fault with the place where it was first seen. */
  readonly faults: Map<string, string>;
}

const screens = `On screens of ${windows.map(([width, height]) => `${width} x ${height}`).join(', ')}.`;

const linesOf = ({ language, questions, kinds, looks, faults }: Walked): string[] => [
  language,
  line('  questions, with the end', questions),
  line('  kinds of questions', kinds),
  line('  looks', looks),
  line('  faults', faults.size, 'at most 0'),
  ...[...faults].slice(0, 20).map(([fault, where]) => `    ${fault} (${where})`),
];

/** Plays a game in a language, and looks at it in every setting. */
async function walked(
  browser: Browser,
  title: string,
  played: Played,
  language: Walked['language'],
): Promise<Walked> {
  const seen: Walked = { language, questions: 0, kinds: 0, looks: 0, faults: new Map() };
  const { kinds, isSample } = sampler(isLookedAt);
  const house = await openHouse({ seed: played.seed, game: played.house });
  const page = await arrive(browser, { language, at: house.url });
  await sitDown(page, played);
  seen.questions = await walk(page, async (asked) => {
    if (!isSample(asked)) return;
    for (const [no, each] of settings.entries()) {
      const setting = { ...each, edition: editionOf(no, Math.floor(seen.looks / settings.length)) };
      await setTo(page, setting);
      seen.looks += 1;
      const faults = await faultsAtTable(page);
      if (!(await asked.stands())) return;
      for (const fault of faults) {
        if (seen.faults.has(fault)) continue;
        const where = `question ${asked.no}, ${nameOf(setting)}`;
        seen.faults.set(fault, where);
        console.log(`${title}, ${language}: ${fault} (${where})`);
      }
    }
    console.log(`${title}, ${language}: question ${asked.no}, ${seen.faults.size} faults so far`);
  });
  seen.kinds = kinds.size;
  await page.context().close();
  await house.close();
  return seen;
}

const report = new URL('../../../docs/layout.md', import.meta.url);
const reported = (): string => (existsSync(report) ? readFileSync(report, 'utf8') : '');

/** Walks through every game of this server in both languages, and writes the chapter of each. */
export function walkThrough(house: Played['house']): void {
  for (const [title, played] of Object.entries(games).filter(([, game]) => game.house === house))
    test(`a whole game of ${title} in every setting`, async ({ browser }) => {
      const begun = performance.now();
      const both = await Promise.all(
        (['en', 'fr'] as const).map((language) => walked(browser, title, played, language)),
      );
      const missed = missedOf(
        Object.fromEntries(both.map(({ language, faults }) => [language, faults.size === 0])),
      );
      const minutes = Math.ceil((performance.now() - begun) / 60_000);
      const lines = [...both.flatMap(linesOf), line('minutes', minutes)];
      const chapter = `#${reportPage(title, screens, lines, missed)}`;
      console.log(chapter);
      writeFileSync(report, pageWith(reported(), chapter, Object.keys(games)));
      expect(missed).toEqual([]);
    });
}
