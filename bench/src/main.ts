import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { below, generator } from '@masterplan/kernel';
import { ticTacToe } from '../../kernel/test/tiny/tic-tac-toe.ts';
import { madeWith } from '../../scripts/made.ts';
import { playByHand } from './by-hand.ts';
import { allCourses, figuresOf } from './courses.ts';
import { contender, contest } from './measure.ts';
import { costsOfOneTable, memory } from './one-table.ts';
import { playout } from './playout.ts';
import { benchPage, type Figure, isMissed, jsonOf, tableOf } from './report.ts';
import { loadRival, playRival } from './rival.ts';

/** `--only <text>` measures just the courses whose name has the text, and leaves the page as it is. */
const { values } = parseArgs({ options: { json: { type: 'boolean' }, only: { type: 'string' } } });
const { only } = values;

const random = generator('bench');
const pick = (limit: number): number => below(random, limit);
const makeClient = loadRival(fileURLToPath(new URL('../rival', import.meta.url)));
const rival = contender(() => playRival(makeClient, pick));
const byHand = contender(() => playByHand(pick));
const onKernel = contender(
  () => playout(ticTacToe, { seats: 2, seed: 'noughts', book: 'kept' }, random).choices,
);
const courses = allCourses(random).filter(({ name }) => only === undefined || name.includes(only));
contest(only === undefined ? [rival, byHand, onKernel, ...courses] : [rival, ...courses]);

const rivalFigures: Figure[] = [
  { name: 'tic-tac-toe, boardgame.io 0.50', value: rival.rate, unit: 'moves/s' },
];
const ticTacToeFigures: Figure[] = [
  { name: 'tic-tac-toe, by hand', value: byHand.rate, unit: 'moves/s' },
  { name: 'tic-tac-toe, kernel', value: onKernel.rate, unit: 'moves/s' },
  { name: '  against boardgame.io', value: onKernel.rate / rival.rate, unit: 'times', least: 150 },
  { name: '  against by hand', value: onKernel.rate / byHand.rate, unit: 'times', least: 0.2 },
];
const courseFigures = courses.flatMap((course) => figuresOf(course, rival.rate));
const figures =
  only === undefined
    ? [...rivalFigures, ...ticTacToeFigures, ...courseFigures, ...costsOfOneTable(random), ...memory(random)]
    : [...rivalFigures, ...courseFigures];

console.log(values.json ? jsonOf(figures) : tableOf(figures));
if (only === undefined)
  writeFileSync(new URL('../../docs/bench.md', import.meta.url), benchPage(figures, madeWith()));
process.exitCode = figures.some(isMissed) ? 1 : 0;
