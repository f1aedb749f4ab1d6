import { type Figure, verdictOn } from './spread.ts';

const written = (value: number): string => {
  if (value >= 1000) return Math.round(value).toLocaleString('en');
  return value >= 10 ? value.toFixed(1) : value.toFixed(2);
};

function bar({ least, most }: Figure): string {
  if (least !== undefined) return `at least ${written(least)}`;
  return most === undefined ? '' : `at most ${written(most)}`;
}

const marks = {
  'no bar': '',
  met: '',
  missed: 'MISSED',
  'not decided': 'within the spread: not decided',
} as const;

function lineOf(figure: Figure): string {
  const { median, low, high } = figure.value;
  const value = `${written(median)} ${figure.unit}`.padStart(24);
  const spread = low === high ? '' : `${written(low)} to ${written(high)}`;
  const columns = [figure.name.padEnd(46), value, '   ', spread.padEnd(24), bar(figure).padEnd(18)];
  return `${columns.join('')}${marks[verdictOn(figure)]}`.trimEnd();
}

/** The overall verdict: a bar that was met only by luck does not count as met. */
export function conclusion(figures: readonly Figure[]): string {
  const count = (wanted: string) => figures.filter((figure) => verdictOn(figure) === wanted).length;
  const [missed, open] = [count('missed'), count('not decided')];
  if (missed + open === 0) return 'every bar is met';
  return [
    ...(missed === 0 ? [] : [`bars missed: ${missed}`]),
    ...(open === 0 ? [] : [`bars not decided: ${open}; measure again on a quiet machine`]),
  ].join('; ');
}

/** The figures as lines of a table, and what they come to. */
export const tableOf = (figures: readonly Figure[]): string =>
  [...figures.map(lineOf), '', conclusion(figures)].join('\n');

/** The figures for a program to read. */
export const jsonOf = (figures: readonly Figure[]): string =>
  JSON.stringify({ figures: figures.map((figure) => ({ ...figure, verdict: verdictOn(figure) })) }, null, 2);

/** The page docs/bench.md. */
export const benchPage = (figures: readonly Figure[], made: string): string => `# Speed and memory

How fast the kernel and the games are, against boardgame.io's own tic-tac-toe and against a loop written by hand.
\`npm run bench\` measures processor time and writes this page; it fails where a bar is missed. What is compared takes turns, and
is compared turn by turn: each figure is the median, and beside it stands where the middle half of the turns lies. A bar within that
spread is neither met nor missed, and says so. Only asks with two or more options count as decisions; the whole option list is built for every one.
Playouts, of which bots play many, run with lots and claims off; tables that people play at have them on. A search's playouts are those of one
decision in the middle of a game, cut at a quiet moment, each with the world it was imagined in. A minute of search is one of processor time in a process of its own, with the
flags of \`npm start\`: Ruthless bots in every seat search each decision of whole games with their full budget, and the most memory that the process ever had counts.
\`npm run bench -- --only "Watchmen, 4"\` measures some rows alone and leaves this page as it is.

${made}.

\`\`\`
${tableOf(figures)}
\`\`\`
`;
