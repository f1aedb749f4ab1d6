/** Several measurements of one thing: the middle one, and the two between which the middle half of them lies. */
export interface Spread {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

export function spreadOf(measured: readonly number[]): Spread {
  const sorted = measured.toSorted((a, b) => a - b);
  const at = (part: number): number => {
    const place = part * (sorted.length - 1);
    const [below = Number.NaN, above = below] = sorted.slice(Math.floor(place), Math.floor(place) + 2);
    return below + (above - below) * (place % 1);
  };
  return { median: at(0.5), low: at(0.25), high: at(0.75) };
}

/** One measured figure, with its bar where the project has set itself one. */
export interface Figure {
  readonly name: string;
  readonly value: Spread;
  readonly unit: string;
  readonly least?: number;
  readonly most?: number;
}

/** What a figure says about its bar. A bar that lies within the spread is neither met nor missed but by luck. */
export type Verdict = 'no bar' | 'met' | 'missed' | 'not decided';

export function verdictOn({ value: { low, high }, least, most }: Figure): Verdict {
  if (least !== undefined) return low >= least ? 'met' : high < least ? 'missed' : 'not decided';
  if (most !== undefined) return high <= most ? 'met' : low > most ? 'missed' : 'not decided';
  return 'no bar';
}
