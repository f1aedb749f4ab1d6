import { below, imaginer, nth, optionsOf, type Rng, Sitting, see } from '@masterplan/kernel';
import { masterPlan as registered } from '@masterplan/master-plan';
import { micros, perSecond } from './measure.ts';
import { midGame, playout, waitingSeat } from './playout.ts';
import type { Figure } from './report.ts';

const { game: masterPlan } = registered;
const VIEWER = 1;

let seeds = 0;

/** A whole game of Master Plan with four seats; returns its decisions. */
const fourSeats = (random: Rng): number =>
  playout(masterPlan, { seats: 4, seed: `game ${seeds++}`, book: 'kept' }, random).decisions;

/** What copies, views and imagined worlds of one table in the middle of a game cost. */
export function costsOfOneTable(random: Rng): Figure[] {
  const table = midGame(masterPlan, 4, 60, random);
  const decision = 1_000_000 / perSecond(() => fourSeats(random), 1);
  const most = Math.max(2, 2 * decision);
  const prepared = imaginer(masterPlan, see(masterPlan, table.state, VIEWER));
  let worlds = 0;
  return [
    { name: 'copy of a mid-game state', value: micros(() => table.copy()), unit: 'µs', most },
    {
      name: 'snapshot for one viewer',
      value: micros(() => see(masterPlan, table.state, VIEWER)),
      unit: 'µs',
      most,
    },
    {
      name: 'next world of a prepared imaginer',
      value: micros(() => prepared.next(`world ${worlds++}`)),
      unit: 'µs',
      most: 20,
    },
  ];
}

/** What a million decisions leave behind, and what a finished table takes at rest. */
export function memory(random: Rng): Figure[] {
  fourSeats(random);
  const before = heap();
  for (let decisions = 0; decisions < 1_000_000; ) decisions += fourSeats(random);
  const grown = (heap() - before) / 1024;
  return [
    { name: 'heap grown by a million decisions', value: grown, unit: 'KiB', most: 512 },
    {
      name: 'a finished table at rest (record and state)',
      value: atRest(random) / 1024,
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
