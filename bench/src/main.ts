import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { below, generator, imaginer, nth, optionsOf, Sitting, see } from '@masterplan/kernel';
import { masterPlan as registered } from '@masterplan/master-plan';
import { ticTacToe } from '../../kernel/test/tiny/tic-tac-toe.ts';
import { madeWith } from '../../scripts/made.ts';
import { playByHand } from './by-hand.ts';
import { contender, contest, micros, perSecond } from './measure.ts';
import { midGame, playout, waitingSeat } from './playout.ts';
import { benchPage, type Figure, isMissed, jsonOf, tableOf } from './report.ts';
import { loadRival, playRival } from './rival.ts';

const { game: masterPlan } = registered;
const random = generator('bench');
const pick = (limit: number): number => below(random, limit);
const figures: Figure[] = [];
const add = (figure: Figure): void => {
  figures.push(figure);
};

let seeds = 0;
const seed = (): string => `game ${seeds++}`;

// Tic-tac-toe: boardgame.io, by hand, on the kernel; whole games of Master Plan
const makeClient = loadRival(fileURLToPath(new URL('../rival', import.meta.url)));
const rival = contender(() => playRival(makeClient, pick));
const byHand = contender(() => playByHand(pick));
const onKernel = contender(() => playout(ticTacToe, 2, 'noughts', random, 'kept').choices);
const wholeGames = (['dropped', 'kept'] as const).flatMap((book) =>
  masterPlan.seats.map((seats) => {
    const sum = { games: 0, decisions: 0 };
    const once = () => {
      const { decisions } = playout(masterPlan, seats, seed(), random, book);
      sum.games += 1;
      sum.decisions += decisions;
      return decisions;
    };
    return { book, seats, sum, ...contender(once) };
  }),
);
contest([rival, byHand, onKernel, ...wholeGames]);

add({ name: 'tic-tac-toe, boardgame.io 0.50', value: rival.rate, unit: 'moves/s' });
add({ name: 'tic-tac-toe, by hand', value: byHand.rate, unit: 'moves/s' });
add({ name: 'tic-tac-toe, kernel', value: onKernel.rate, unit: 'moves/s' });
add({ name: '  against boardgame.io', value: onKernel.rate / rival.rate, unit: 'times', least: 150 });
add({ name: '  against by hand', value: onKernel.rate / byHand.rate, unit: 'times', least: 0.2 });
for (const { book, seats, sum, rate } of wholeGames) {
  const how = book === 'kept' ? 'lots and claims on' : 'as playouts run';
  const least = book === 'kept' ? 40 : 60;
  add({ name: `Master Plan, ${seats} seats, ${how}`, value: rate, unit: 'decisions/s' });
  add({ name: '  whole games', value: (rate * sum.games) / sum.decisions, unit: 'games/s' });
  add({ name: '  against boardgame.io', value: rate / rival.rate, unit: 'times', least });
}

// One table in the middle of a game
const table = midGame(masterPlan, 4, 60, random);
const viewer = 1;
const decision = 1_000_000 / perSecond(() => playout(masterPlan, 4, seed(), random, 'kept').decisions, 1);
const bound = Math.max(2, 2 * decision);
add({ name: 'copy of a mid-game state', value: micros(() => table.copy()), unit: 'µs', most: bound });
add({
  name: 'snapshot for one viewer',
  value: micros(() => see(masterPlan, table.state, viewer)),
  unit: 'µs',
  most: bound,
});
const prepared = imaginer(masterPlan, see(masterPlan, table.state, viewer));
let worlds = 0;
add({
  name: 'next world of a prepared imaginer',
  value: micros(() => prepared.next(`world ${worlds++}`)),
  unit: 'µs',
  most: 20,
});

// Memory
const heap = (): number => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
};
const million = (): void => {
  for (let decisions = 0; decisions < 1_000_000; )
    decisions += playout(masterPlan, 4, seed(), random, 'kept').decisions;
};
playout(masterPlan, 4, seed(), random, 'kept');
const before = heap();
million();
add({ name: 'heap grown by a million decisions', value: (heap() - before) / 1024, unit: 'KiB', most: 512 });

const sitting = new Sitting(masterPlan, { seats: 6, seed: 'rest', options: {} });
while (!sitting.table.over) {
  const seat = waitingSeat(sitting.table);
  const options = optionsOf(sitting.table.lens(seat));
  sitting.choose(seat, nth(options, pick(options.length)).key);
}
const rest = JSON.stringify(sitting.record()).length + JSON.stringify(sitting.table.state).length;
add({ name: 'a finished table at rest (record and state)', value: rest / 1024, unit: 'KiB', most: 64 });

console.log(process.argv.includes('--json') ? jsonOf(figures) : tableOf(figures));
writeFileSync(new URL('../../docs/bench.md', import.meta.url), benchPage(figures, madeWith()));
process.exitCode = figures.some(isMissed) ? 1 : 0;
