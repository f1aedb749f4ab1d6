import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { below, generator } from '@masterplan/kernel';
import { asked } from '@masterplan/kit/asked';
import { ticTacToe } from '../../kernel/test/tiny/tic-tac-toe.ts';
import { madeWith } from '../../scripts/made.ts';
import { playByHand } from './by-hand.ts';
import { allCourses, race } from './courses.ts';
import { type Contender, ratios, takeTurns } from './measure.ts';
import { costsOfOneTable, memory } from './one-table.ts';
import { playout } from './playout.ts';
import { benchPage, jsonOf, tableOf } from './report.ts';
import { loadRival, playRival } from './rival.ts';
import { minutesOfSearch, searches } from './searches.ts';
import { type Figure, spreadOf, verdictOn } from './spread.ts';

const help = `npm run bench [-- --only TEXT] [--json]: how fast the kernel and the games are. Writes docs/bench.md.
--only measures just the courses and minutes of search whose name has the text, and leaves the page as it is; --json prints figures as JSON.`;
const {
  options: { only, json },
} = asked({ json: 'flag', only: 'text' }, help);

const random = generator('bench');
const pick = (limit: number): number => below(random, limit);
const makeClient = loadRival(fileURLToPath(new URL('../rival', import.meta.url)));
const rival: Contender = () => playRival(makeClient, pick);
const courses = allCourses(random).filter(({ name }) => only === undefined || name.includes(only));

/** Tic-tac-toe three times over: the rival's, one by hand, the kernel's. */
function ticTacToes(): { figures: Figure[]; rival: number[] } {
  const [theirs = [], byHand = [], onKernel = []] = takeTurns(
    rival,
    () => playByHand(pick),
    () => playout(ticTacToe, { seats: 2, seed: 'noughts', book: 'kept' }, random).choices,
  );
  const against = (others: readonly number[]) => ({
    value: spreadOf(ratios(onKernel, others)),
    unit: 'times',
  });
  const figures: Figure[] = [
    { name: 'tic-tac-toe, by hand', value: spreadOf(byHand), unit: 'moves/s' },
    { name: 'tic-tac-toe, kernel', value: spreadOf(onKernel), unit: 'moves/s' },
    { name: '  against boardgame.io', ...against(theirs), least: 150 },
    { name: '  against by hand', ...against(byHand), least: 0.2 },
  ];
  return { figures, rival: theirs };
}

const races = [
  ...(only === undefined ? [ticTacToes()] : []),
  ...courses.map((course) => race(course, rival)),
];
const rivals = races.flatMap((each) => each.rival);
const figures: Figure[] = [
  ...(rivals.length === 0
    ? []
    : [{ name: 'tic-tac-toe, boardgame.io 0.50', value: spreadOf(rivals), unit: 'moves/s' }]),
  ...races.flatMap((each) => each.figures),
  ...(only === undefined ? [...searches(), ...costsOfOneTable(random), ...memory(random)] : []),
  ...(await minutesOfSearch(only)),
];

console.log(json ? jsonOf(figures) : tableOf(figures));
if (only === undefined)
  writeFileSync(new URL('../../docs/bench.md', import.meta.url), benchPage(figures, madeWith()));
process.exitCode = figures.some((figure) => verdictOn(figure) === 'missed') ? 1 : 0;
