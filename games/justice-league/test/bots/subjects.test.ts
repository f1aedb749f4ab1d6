import { Driver } from '@masterplan/bots';
import { type Change, nth, open, type Table } from '@masterplan/kernel';
import { expect, test } from 'vitest';
import { type JusticeLeague, justiceLeague } from '../../index.ts';
import { zones } from '../../rules/board.ts';
import { subjects as subjectsOf } from '../../subjects.ts';

const { game, bots } = justiceLeague;
const subjects = subjectsOf(game);

function subject(id: string) {
  const found = subjects.find(({ what }) => what === id);
  if (found === undefined) throw new Error(`${id} is no subject`);
  return found;
}

const opened = ({ game: played = game }: Change<JusticeLeague> = {}): Table<JusticeLeague> =>
  open(played, { seats: 3, seed: 'subjects', options: { characters: 'chance' } });

const idsIn = (table: Table<JusticeLeague>, zone: number): string[] =>
  table.zone(zone).map((card) => table.kind(card).id);

/** Crises in the order in which they are drawn: Darkseid's hand, then the deck from the top. */
const order = (table: Table<JusticeLeague>): string[] => [
  ...idsIn(table, zones.crises(table.fields.darkseid)),
  ...idsIn(table, zones.crisisDeck()).reverse(),
];

test('subjects are the 24 crises and the 24 powers that can be learned', () => {
  expect(subjects.length).toBe(48);
});

test('a forced crisis is drawn first and a forbidden one never; all others come as they would have', () => {
  const usual = order(opened());
  const last = nth(usual, usual.length - 1);
  const others = usual.filter((id) => id !== last);
  expect(order(opened(subject(last).forced)).toSorted()).toEqual(usual.toSorted());
  const forced = opened(subject(last).forced);
  expect(idsIn(forced, zones.crises(forced.fields.darkseid))).toContain(last);
  expect(order(opened(subject(last).forbidden)).toSorted()).toEqual(others.toSorted());
  expect(idsIn(opened(subject(last).forbidden), zones.crisisDeck())).toEqual(
    idsIn(opened(), zones.crisisDeck()).slice(1),
  );
});

test('a power concerns tables at which its owner plays; forbidden, it is not in the stack', () => {
  const table = opened();
  const characters = [0, 1, 2].flatMap((seat) => idsIn(table, zones.sheet(seat)));
  for (const [power, owner] of [
    ['solar-flare', 'superman'],
    ['bat-signal', 'batman'],
    ['godslayer', 'wonder-woman'],
    ['uplink', 'cyborg'],
    ['legion', 'darkseid'],
  ] as const)
    expect(subject(power).concerns(table)).toBe(characters.includes(owner));
  const without = opened(subject('legion').forbidden);
  expect(idsIn(without, zones.stack(without.fields.darkseid)).toSorted()).toEqual([
    'agony-matrix',
    'hidden-hand',
    'whispers',
  ]);
});

/** The first power that Darkseid learns in a game of bots; none where it ends before. */
function firstLearned(change: Change<JusticeLeague>, seed: string): string | undefined {
  const { bot = (same) => same } = change;
  const table = open(game, { seats: 3, seed, options: { characters: 'chance' } });
  const stack = zones.stack(table.fields.darkseid);
  const before = idsIn(table, stack);
  const driver = new Driver(
    Array.from({ length: 3 }, () => bot(bots.thumb)),
    seed,
  );
  while (!table.over && table.zone(stack).length === before.length) driver.step(table);
  return before.find((id) => !idsIn(table, stack).includes(id));
}

test('a forced power is the first that its owner learns', () => {
  const learned = ['1', '2', '3', '4', '5'].map((seed) => firstLearned(subject('hidden-hand').forced, seed));
  expect(learned).toContain('hidden-hand');
  expect(learned.filter((id) => id !== undefined && id !== 'hidden-hand')).toEqual([]);
});
