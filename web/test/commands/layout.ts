import { writeFileSync } from 'node:fs';
import { type Browser, expect, test } from '@playwright/test';
import { line, missedOf, reportPage } from '../../../server/test/support/report.ts';
import { faultsAtTable, nameOf, type Setting, setTo } from '../support/geometry.ts';
import { openHouse } from '../support/house.ts';
import { arrive } from '../support/player.ts';
import { games, sampler, sitDown, walk } from '../support/walk.ts';

const windows: readonly (readonly [width: number, height: number])[] = [
  ...([
    [360, 740],
    [390, 844],
    [820, 1180],
  ] as const),
  ...([
    [1366, 768],
    [1440, 900],
    [1920, 1080],
  ] as const),
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
  readonly title: string;
  readonly language: 'en' | 'fr';
  questions: number;
  kinds: number;
  looks: number;
  /** Each fault with the place where it was first seen. */
  readonly faults: Map<string, string>;
}

const about = `One person and three bots play whole games; \`npm run layout\` stops at every kind of question, and at the end, and looks at the page on
screens of ${windows.map(([width, height]) => `${width} x ${height}`).join(', ')}, with text at 100 and at 130 %, by day
and by night in turns. Of a kind that comes again, the 4th and the 12th are looked at as well. Every question on every screen, by day and by night, would be ten
times as many looks, hours instead of minutes. It would find little more, as questions of a kind are laid out alike, and what differs is how full the table has become,
which the later ones show. By geometry: the question, its options
and what they are about are in sight or one step away; no word is broken, cut off or covered; every control is hit where it is;
nothing lies over anything else; the page never scrolls sideways; a part that scrolls shows that there is more; nothing that happens
is laid over an open question. \`npm test\` looks at the 1st, 2nd, 4th, 8th and so on of each kind in the same games, on a phone by night and on a laptop by day. The command writes this page, and
fails where there is a fault.`;

const linesOf = ({ title, language, questions, kinds, looks, faults }: Walked): string[] => [
  `${title}, ${language}`,
  line('  questions, with the end', questions),
  line('  kinds of questions', kinds),
  line('  looks', looks),
  line('  faults', faults.size, 'at most 0'),
  ...[...faults].slice(0, 20).map(([fault, where]) => `    ${fault} (${where})`),
];

/** Plays a game in a language, and looks at it in every setting. */
async function walked(browser: Browser, title: string, language: Walked['language']): Promise<Walked> {
  const played = games[title];
  if (played === undefined) throw new Error(`no game is called ${title}`);
  const seen: Walked = { title, language, questions: 0, kinds: 0, looks: 0, faults: new Map() };
  const { kinds, isSample } = sampler(isLookedAt);
  const house = await openHouse({ seed: 'a walk', game: played.house });
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

test('whole games in every setting', async ({ browser }) => {
  const begun = performance.now();
  const all: Walked[] = [];
  for (const title of Object.keys(games))
    all.push(
      ...(await Promise.all((['en', 'fr'] as const).map((language) => walked(browser, title, language)))),
    );
  const missed = missedOf(
    Object.fromEntries(
      all.map(({ title, language, faults }) => [`${title}, ${language}`, faults.size === 0]),
    ),
  );
  const minutes = Math.ceil((performance.now() - begun) / 60_000);
  const report = reportPage(
    'The layout of whole games',
    about,
    [...all.flatMap(linesOf), line('minutes', minutes)],
    missed,
  );
  console.log(report);
  writeFileSync(new URL('../../../docs/layout.md', import.meta.url), report);
  expect(missed).toEqual([]);
});
