import { below, imaginer, nth, optionsOf, type Rng, Sitting, see } from '@masterplan/kernel';
import { masterPlan as registered } from '@masterplan/master-plan';
import { takeTurns } from './measure.ts';
import { midGame, playout, waitingSeat } from './playout.ts';
import { type Figure, spreadOf } from './spread.ts';

const { game: masterPlan } = registered;
const VIEWER = 1;

let seeds = 0;

/** A whole game of Master Plan with four seats; returns its decisions. */
const fourSeats = (random: Rng): number =>
  playout(masterPlan, { seats: 4, seed: `game ${seeds++}`, book: 'kept' }, random).decisions;

/** What copies, views and imagined worlds of one table in the middle of a game cost. */
export function costsOfOneTable(random: Rng): Figure[] {
  const table = midGame(masterPlan, 4, 60, random);
  const prepared = imaginer(masterPlan, see(masterPlan, table.state, VIEWER));
  let worlds = 0;
  const one = (act: () => void) => (): number => {
    act();
    return 1;
  };
  const [decision = [], copy = [], snapshot = [], world = []] = takeTurns(
    () => fourSeats(random),
    one(() => table.copy()),
    one(() => see(masterPlan, table.state, VIEWER)),
    one(() => prepared.next(`world ${worlds++}`)),
  ).map((rates) => rates.map((rate) => 1_000_000 / rate));
  const most = Math.max(2, 2 * spreadOf(decision).median);
  return [
    { name: 'copy of a mid-game state', value: spreadOf(copy), unit: 'µs', most },
    { name: 'snapshot for one viewer', value: spreadOf(snapshot), unit: 'µs', most },
    { name: 'next world of a prepared imaginer', value: spreadOf(world), unit: 'µs', most: 20 },
  ];
}

/** What a million decisions leave behind, and what a finished table takes at rest. */
export function memory(random: Rng): Figure[] {
  fourSeats(random);
  const before = heap();
  for (let decisions = 0; decisions < 1_000_000; ) decisions += fourSeats(random);
  const grown = (heap() - before) / 1024;
  return [
    { name: 'heap grown by a million decisions', value: spreadOf([grown]), unit: 'KiB', most: 512 },
    {
      name: 'a finished table at rest (record and state)',
      value: spreadOf([atRest(random) / 1024]),
      unit: 'KiB',
      most: 64,
    },
  ];
}

const heap = (): number => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
};

/** The length of what is kept of a finished game with six seats. */
function atRest(random: Rng): number {
  const sitting = new Sitting(masterPlan, { seats: 6, seed: 'rest', options: {} });
  while (!sitting.table.over) {
    const seat = waitingSeat(sitting.table);
    const options = optionsOf(sitting.table.lens(seat));
    sitting.choose(seat, nth(options, below(random, options.length)).key);
  }
  return JSON.stringify(sitting.record()).length + JSON.stringify(sitting.table.state).length;
}
