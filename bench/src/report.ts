/** One measured figure, with its bar where the project has set itself one. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly least?: number;
  readonly most?: number;
}

export const isMissed = ({ value, least, most }: Figure): boolean =>
  (least !== undefined && value < least) || (most !== undefined && value > most);

const written = (value: number): string => {
  if (value >= 1000) return Math.round(value).toLocaleString('en');
  return value >= 10 ? value.toFixed(1) : value.toFixed(2);
};

function bar({ least, most }: Figure): string {
  if (least !== undefined) return `at least ${written(least)}`;
  return most === undefined ? '' : `at most ${written(most)}`;
}

/** The figures as lines of a table, and what they come to. */
export function tableOf(figures: readonly Figure[]): string {
  const lines = figures.map((figure) => {
    const mark = isMissed(figure) ? 'MISSED' : '';
    const value = `${written(figure.value)} ${figure.unit}`.padStart(24);
    return `${figure.name.padEnd(46)}${value}   ${bar(figure).padEnd(18)}${mark}`.trimEnd();
  });
  const missed = figures.filter(isMissed).length;
  return [...lines, '', missed === 0 ? 'every bar is met' : `${missed} bars are missed`].join('\n');
}

/** The figures for a program to read. */
export const jsonOf = (figures: readonly Figure[]): string =>
  JSON.stringify({ figures, missed: figures.filter(isMissed).map(({ name }) => name) }, null, 2);

/** The page docs/bench.md. */
export const benchPage = (figures: readonly Figure[], made: string): string => `# Speed and memory

How fast the kernel and the games are, against boardgame.io's own tic-tac-toe and against a loop written by hand.
\`npm run bench\` measures processor time and writes this page; it fails where a bar is missed. The ratios are within one run:
what is compared takes turns, and of each the best turn counts. Only asks with two or more options count as decisions; the
whole option list is built for every one. Playouts, of which bots play many, run with lots and claims off; tables that
people play at have them on. \`npm run bench -- --only "Watchmen, 4"\` measures some rows alone and leaves this page as it is.

${made}.

\`\`\`
${tableOf(figures)}
\`\`\`
`;
