import { courseMark, type Manner, sharesOf } from '@masterplan/bots/testkit';
import { type Lens, named, nth, secondOf, temperaments, temperedName, wordOf } from '@masterplan/kernel';
import { expect, test } from 'vitest';
import { bots } from '../../bot/index.ts';
import { type MasterPlan, masterPlan } from '../../index.ts';
import { isOpen, placesFor, word, zones } from '../../rules/board.ts';

const { game } = masterPlan;

/** Deploys where there are more Supers of rivals than elsewhere. */
const intoTheFray: Manner<MasterPlan> = (lens, chosen) => {
  if (wordOf(chosen) !== word.deploy) return undefined;
  const rivals = Array.from({ length: lens.seats }, (_, seat) => seat).filter((seat) => seat !== lens.viewer);
  const there = placesOf(lens).map((place) =>
    rivals.reduce((sum, seat) => sum + lens.size(zones.squad(seat, place)), 0),
  );
  return nth(there, secondOf(chosen)) > Math.min(...there);
};

const placesOf = ({ seats }: Lens<MasterPlan>): number[] =>
  Array.from({ length: placesFor(seats) }, (_, place) => place);

/** Deploys where it has somebody already. */
const together: Manner<MasterPlan> = (lens, chosen) =>
  wordOf(chosen) === word.deploy ? lens.size(zones.squad(lens.viewer, secondOf(chosen))) > 0 : undefined;

/** Deploys where there is less Loot than elsewhere: out of the crowd's way. */
const aside: Manner<MasterPlan> = (lens, chosen) => {
  if (wordOf(chosen) !== word.deploy) return undefined;
  const loot = placesOf(lens).map((place) => (isOpen(lens, place) ? lens.size(zones.loot(place)) : 0));
  return nth(loot, secondOf(chosen)) < Math.max(...loot);
};

/** The shares of each manner, by temperament. */
const shares = temperaments.map((temper) => {
  const bot = named(bots, temperedName('thumb', temper));
  const tables = { game, seats: 4, games: 150, seed: 'manners' };
  return sharesOf(tables, bot, bots.thumb, [intoTheFray, aside, together]);
});

test.each([
  ['bold', 'deploys into the fray'],
  ['sly', 'deploys out of the crowd’s way'],
  ['careful', 'reinforces its Squads'],
] as const)('the %s Mastermind %s more often than the other two', (temper, _manner) => {
  const no = temperaments.indexOf(temper);
  const [own = 0, ...others] = [nth(shares, no), ...shares.toSpliced(no, 1)].map((each) => nth(each, no));
  for (const other of others) expect(own).toBeGreaterThan(other + 0.02);
});

test.each([
  [4, 'd3cb275bb36c3d78'],
  [6, '00cbf7114a1727f7'],
])(
  'without a temperament the rules of thumb play as they did before there were any, at %i seats',
  (seats, mark) => {
    expect(courseMark({ game, seats, games: 10, seed: 'frozen' }, bots.thumb)).toBe(mark);
  },
);
