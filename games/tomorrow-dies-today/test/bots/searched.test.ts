import { weigh } from '@masterplan/bots';
import { open, optionsOf } from '@masterplan/kernel';
import { expect, test } from 'vitest';
import { bots, foresight } from '../../bot/index.ts';
import { rank } from '../../bot/ranking.ts';
import type { Amounts } from '../../content/kinds.ts';
import { tomorrowDiesToday } from '../../index.ts';
import { MONOLOGUING, PHASES, zones } from '../../rules/board.ts';
import type { lay } from '../tables.ts';
import {
  at,
  both,
  coordinating,
  crime,
  DENS,
  DOCKS,
  enough,
  gap,
  home,
  hopeless,
  offered,
  sharing,
  staging,
} from './kept.ts';

test('before Named Henchmen are chosen no side is ahead', () => {
  const table = open(tomorrowDiesToday.game, { seats: 2, seed: 'early', options: { henchmen: 'chosen' } });
  expect(foresight.features(table, 0, [])).toEqual(foresight.features(table, 1, []));
});

/** What the features of seat 0 come to. */
function worth(has: Amounts, fields: object): number {
  const { table } = gap([{ has }, {}], [0, 0]);
  Object.assign(table.fields, fields);
  return weigh(foresight.features(table, 0, []), foresight.weights);
}

test('Resources are worth something while they can be used, VP most when the game ends', () => {
  const ended = { clock: 1, phase: MONOLOGUING };
  expect(worth({ funding: 3 }, {})).toBeGreaterThan(worth({}, {}));
  expect(worth({ funding: 3 }, ended)).toBe(worth({}, ended));
  expect(worth({ vp: 2 }, ended) - worth({}, ended)).toBeGreaterThan(worth({ vp: 2 }, {}) - worth({}, {}));
});

/** When play may be broken off that began in a Phase of Round 2, as the Round and the Phase. */
function end(phase: number): string | undefined {
  const { table } = gap([{}, {}], [0, 0]);
  const { fields } = table;
  Object.assign(fields, { round: 2, phase, phases: 3 + Math.min(phase, PHASES) });
  const since = structuredClone(fields);
  for (const round of [2, 3, 4])
    for (let now = round === 2 ? phase : 0; now <= MONOLOGUING; now++) {
      Object.assign(fields, { round, phase: now, phases: (round - 1) * PHASES + Math.min(now, PHASES) });
      if (foresight.isQuiet(table, since)) return `Round ${round}, Phase ${now}`;
    }
  return undefined;
}

test('play is broken off when a Round is over, and what begins late in one goes on into the next', () => {
  expect([0, 1, 2, PHASES, MONOLOGUING].map(end)).toEqual([
    'Round 3, Phase 0',
    'Round 3, Phase 0',
    'Round 3, Phase 0',
    'Round 3, Phase 2',
    'Round 3, Phase 2',
  ]);
});

test('from set-up play goes on through the first Round', () => {
  const { table } = gap([{}, {}], [0, 0]);
  const since = { ...structuredClone(table.fields), round: 0, phase: 0, phases: 0 };
  const quiet = [1, 2].filter((round) => {
    table.fields.round = round;
    return foresight.isQuiet(table, since);
  });
  expect(quiet).toEqual([2]);
});

type Table = ReturnType<typeof lay>;

/** All that seat 0 may answer, by key. */
const keysFor = ({ table }: Table): string[] => optionsOf(table.lens(0)).map(({ key }) => key);

/** What a search tries of seat 0 besides what the rules of thumb take, by key. */
function tried({ table, game }: Table, liked: string): string[] {
  const lens = table.lens(0);
  const options = optionsOf(lens);
  const found = options.find(({ key }) => key === liked);
  if (found === undefined)
    throw new Error(`${liked} is not among ${options.map(({ key }) => key).join(', ')}`);
  return rank(
    lens,
    options.map(({ option }) => option),
    found.option,
  ).map((option) => game.keyOf(option));
}

test('where markers go that is worth trying is where their Phase promises something; blanks are not searched', () => {
  const table = staging([{ squads: [home('named', ...enough)], has: { funding: 1 } }, {}], {
    [DENS]: { tile: crime([1, 2, 3, 0], { funding: 2, data: 2 }) },
    [DOCKS]: { tile: crime(hopeless, { vp: 3, funding: 5 }) },
  });
  const [blank, first] = ['marker-0', 'marker-1'].map((id) =>
    table.table.zone(zones.markers(0)).find((card) => table.table.kind(card).id === id),
  );
  expect(tried(table, `stage ${first} at ${DENS}`)).toEqual([`stage ${first} at ${DENS}`]);
  expect(tried(table, `stage ${first} at ${DOCKS}`)).toEqual([`stage ${first} at ${DENS}`]);
  expect(tried(table, `stage ${blank} at ${DENS}`)).toEqual([]);
});

test('Squads are formed by rules of thumb, and not combined in a gap', () => {
  const forming = coordinating([{ squads: [home('named', 'soldier')], loose: ['thief'] }, {}]);
  expect(tried(forming, 'done')).toContain('commit');
  expect(tried(forming.answer(0, 'Commit forces to Squads'), 'done')).toEqual([]);
  const together = gap([{ squads: [home('named', 'soldier'), home('thief')] }, {}], [0, 0]);
  expect(tried(together, 'pass')).toEqual(['pass']);
});

test('forces are not committed that are formed well', () => {
  const formed = coordinating([{ squads: [home('named', 'soldier', 'thief')] }, {}]);
  expect(keysFor(formed)).toContain('commit');
  expect(tried(formed, 'done')).not.toContain('commit');
});

test('a marker may also go where it is worth standing when the Round ends, for a Side Job', () => {
  const first = (jobs: readonly string[]) => {
    const squads = [home('named', ...enough), { at: 8, of: ['fixer'] as const }];
    const table = staging([{ squads, has: { funding: 1 }, jobs }, {}], {
      [DENS]: { tile: crime([1, 2, 3, 0], { funding: 2, data: 2 }) },
      [DOCKS]: { tile: crime(hopeless, { vp: 3, funding: 5 }) },
      7: { tile: 'bring-down-satellites', status: 'completed' },
      8: { tile: 'burgle-fort-knox', status: 'completed' },
    });
    const marker = table.table
      .zone(zones.markers(0))
      .find((card) => table.table.kind(card).id === 'marker-1');
    return tried(table, `stage ${marker} at ${DENS}`).map((key) => key.replace(`stage ${marker} at `, ''));
  };
  expect(first([])).toEqual([`${DENS}`]);
  expect(first(['front-row-seats'])).toEqual(['7', `${DENS}`]);
});

/** Two who have plenty of what the other has none of. */
const rich = () => gap(both({ funding: 9 }, { espionage: 9 }), [1, 1]);

test('no deal is begun that rules of thumb would not write anything into', () => {
  expect(tried(gap(both({ funding: 3, data: 1 }, { data: 3 }), [1, 1]), 'pass')).toEqual(['pass']);
  expect(tried(rich(), 'pass')).toContain('deal with 1');
});

test('a deal that is begun is written by rules of thumb alone; who is asked to agree may try either', () => {
  const begun = rich().answer(0, 'deal with 1');
  expect(tried(begun, begun.chosenBy(bots.thumb, 0))).toEqual([]);
  expect(tried(offered(['Give 1 Infamy'], both({}, { infamy: 2 })), 'accept')).toEqual(['accept', 'decline']);
});

test('a deal that was begun otherwise than rules of thumb would is given up by them', () => {
  const begun = rich().answer(0, 'deal with 1');
  expect(begun.chosenBy(bots.thumb, 0)).not.toBe('give 0 9');
  expect(begun.answer(0, 'Give 9 Funding').chosenBy(bots.thumb, 0)).toBe('decline');
});

test('nobody is attacked whom the team there cannot get through to, and no team mate', () => {
  const weak = at(DENS, 'soldier');
  const strong = at(DENS, 'named', 'soldier', 'soldier', 'soldier');
  const attacks = (...seats: Parameters<typeof gap>[0]) =>
    tried(
      gap(
        seats,
        seats.map(() => 1),
      ),
      'pass',
    ).filter((key) => key.startsWith('attack'));
  expect(attacks(weak, strong)).toEqual([]);
  expect(attacks(strong, weak)).toEqual(['attack 1']);
  expect(attacks(weak, at(DENS, 'thief'), strong, {})).toEqual(['attack 1']);
});

test('where two rivals are attacked, a team mate who stands there is not', () => {
  const there = at(DENS, 'soldier', 'soldier');
  const begun = gap([there, at(DENS, 'thief'), at(DENS, 'thief'), at(DENS, 'thief')], [1, 1, 1, 1]);
  const attacking = begun.answer(0, 'attack 1');
  expect(keysFor(attacking)).toContain('also 2');
  expect(tried(attacking, 'done').filter((key) => key.startsWith('also'))).toEqual(['also 3']);
});

test('how a Reward is shared is for rules of thumb to say: those in a rival’s seat would agree to nothing', () => {
  expect(tried(sharing({ vp: 1, funding: 1, data: 1 }), 'share evenly')).toEqual(['decline']);
});

test('what rules of thumb think more of is tried first', () => {
  const table = coordinating([{ squads: [home('named', 'soldier')], has: { infamy: 9, corruption: 4 } }, {}]);
  const found = tried(table, 'done');
  expect(found).toContain('track up');
  expect(found.indexOf('done')).toBeLessThan(found.indexOf('track up'));
});
