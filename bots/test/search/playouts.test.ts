import { candidates, nth, open, type Table } from '@masterplan/kernel';
import { expect, test } from 'vitest';
import { type MasterPlan, masterPlan } from '../../../games/master-plan/index.ts';
import { Playouts } from '../../src/search/playouts.ts';

const { game, bots, foresight } = masterPlan;

/** The plan that the next seat has in each of the worlds of so many playouts, where worlds are as likely as said. */
function plansIn(playouts: number, likelihood: (plan: number) => number): number[] {
  const table = open(game, { seats: 4, seed: 'worlds' });
  const seat = [0, 1, 2, 3].find((each) => candidates(table.lens(each)).options.length > 1) ?? 0;
  const planOf = (world: Table<MasterPlan>): number =>
    world.face(nth(world.zone(game.layout.find('plan', (seat + 1) % 4)), 0));
  const lens = table.lens(seat);
  const { options } = candidates(lens);
  const met: number[] = [];
  const watched = {
    ...foresight,
    likelihood: (world: Table<MasterPlan>) => likelihood(planOf(world)),
    isQuiet: () => true,
    features: (world: Table<MasterPlan>, of: number) => {
      if (of === 0) met.push(planOf(world));
      return foresight.features(world, of, []);
    },
  };
  const quest = { lens, options, account: [], thumb: bots.thumb, foresight: watched, seed: 'likely' };
  const course = new Playouts(quest);
  for (let no = 0; no < playouts; no++)
    course.play(no, nth(options, 0), (...asked) => course.byThumb(...asked));
  return met;
}

const shareOf = (plans: readonly number[], plan: number): number =>
  plans.filter((each) => each === plan).length / plans.length;

const PLAYOUTS = 300;
const uniform = plansIn(PLAYOUTS, () => 1);
const one = nth(uniform, 0);

test('worlds are played in as often as they are likely', () => {
  const plans = plansIn(PLAYOUTS, (plan) => (plan === one ? 1 : 0.25));
  expect(shareOf(plans, one)).toBeGreaterThan(2 * shareOf(uniform, one));
});

test('where no world is likely, those are played in that are likelier than others', () => {
  const plans = plansIn(PLAYOUTS, (plan) => (plan === one ? 1e-3 : 1e-5));
  expect(shareOf(plans, one)).toBeGreaterThan(0.4);
});

test('the world of a playout follows from its number', () => {
  const likelihood = (plan: number) => (plan === one ? 0.1 : 0.01);
  expect(plansIn(20, likelihood)).toEqual(plansIn(40, likelihood).slice(0, 20));
});
