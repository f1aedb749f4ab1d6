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

/** Prints the figures as a table, or as JSON; returns the exit code: 1 where a bar is missed. */
export function report(figures: readonly Figure[], form: 'table' | 'json'): number {
  const missed = figures.filter(isMissed);
  if (form === 'json') {
    console.log(JSON.stringify({ figures, missed: missed.map(({ name }) => name) }, null, 2));
  } else {
    for (const figure of figures) {
      const mark = isMissed(figure) ? 'MISSED' : '';
      const value = `${written(figure.value)} ${figure.unit}`.padStart(24);
      console.log(`${figure.name.padEnd(46)}${value}   ${bar(figure).padEnd(18)}${mark}`.trimEnd());
    }
    console.log(missed.length === 0 ? '\nevery bar is met' : `\n${missed.length} bars are missed`);
  }
  return missed.length === 0 ? 0 : 1;
}
