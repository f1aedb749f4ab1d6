import { isRecord, type TurningPoint } from '@masterplan/kernel';
import { keep, kept } from '../keeping.ts';

/** How far a look back has come, and what it has just found. */
export interface Looked {
  /** How many decisions there are; none where the game cannot be looked back at. */
  readonly of: number;
  readonly done: number;
  readonly found?: TurningPoint;
}

/** What was found of a game. */
export interface Findings {
  readonly of: number;
  readonly done: number;
  readonly points: readonly TurningPoint[];
}

/** Most turning points that are shown, and kept. */
const MOST = 8;
/** Of so many games this browser remembers what was found. */
const KEPT = 20;

export const nothingYet: Findings = { of: 0, done: 0, points: [] };

/** The findings after one more look: the greatest gains first. */
export const withLooked = ({ points }: Findings, { of, done, found }: Looked): Findings => ({
  ...{ of, done },
  points: found === undefined ? points : [...points, found].sort((a, b) => b.gain - a.gain).slice(0, MOST),
});

/** The greatest number that divides both. */
const sharedBy = (a: number, b: number): number => (b === 0 ? a : sharedBy(b, a % b));

/** The numbers below `count`, each once, in an order that is spread evenly wherever it is broken off. */
export function inSpread(count: number): number[] {
  let step = Math.max(1, Math.round(count * 0.618));
  while (sharedBy(step, count) > 1) step += 1;
  return Array.from({ length: count }, (_, i) => (i * step) % count);
}

interface KeptFindings extends Findings {
  readonly hash: string;
}

const isKept = (value: unknown): value is KeptFindings =>
  isRecord(value) &&
  typeof value.hash === 'string' &&
  [value.of, value.done].every((each) => typeof each === 'number') &&
  Array.isArray(value.points);

function allKept(): KeptFindings[] {
  try {
    const all: unknown = JSON.parse(kept('reviews') ?? '[]');
    return Array.isArray(all) ? all.filter(isKept) : [];
  } catch {
    return [];
  }
}

/** What this browser found of a record before, by the record's hash. */
export function findingsOf(hash: string): Findings | undefined {
  const { of, done, points } = allKept().find((each) => each.hash === hash) ?? nothingYet;
  return of === 0 ? undefined : { of, done, points };
}

export function keepFindings(hash: string, findings: Findings): void {
  const others = allKept().filter((each) => each.hash !== hash);
  keep('reviews', JSON.stringify([{ hash, ...findings }, ...others].slice(0, KEPT)));
}
