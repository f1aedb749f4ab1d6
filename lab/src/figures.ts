import type { Interval } from './interval.ts';
import type { LabText } from './text/index.ts';

/** Writes numbers as a language does. */
export class Figures {
  readonly #text: LabText;

  constructor(text: LabText) {
    this.#text = text;
  }

  number(value: number, digits = 0): string {
    return value.toLocaleString(this.#text.numbers, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  }

  percent(rate: number): string {
    return rate.toLocaleString(this.#text.numbers, {
      style: 'percent',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    });
  }

  between({ low, high }: Interval): string {
    return this.#text.range(this.percent(low), this.percent(high));
  }
}

/** Rows of equal columns: the first leans left, the others right. */
export function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, cell.length);
    });
  }
  const pad = (cell: string, i: number) => {
    const width = widths[i] ?? 0;
    return i === 0 ? cell.padEnd(width) : cell.padStart(width);
  };
  return rows.map((row) => row.map(pad).join('   ').trimEnd());
}
