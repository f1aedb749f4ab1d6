import type { GameRecord } from '../../src/index.ts';

/**
 * What the suite checks. `ends`: within its bound, and until then somebody has an option · `options`: what is listed is
 * accepted · `refusals`: anything else is refused, for the reason listed, and asking or refusing changes nothing · `json`: the
 * state is plain JSON and goes on from it · `replay`: the record replays to the same bytes, and undo goes back to them ·
 * `copies`: a copy goes the same way and nobody else changes it · `cards`: each is in one zone and none is lost · `fields`: as
 * declared · `claims`: what is claimed of face-down cards is true · `re-deal` and `twins`: secrets are kept · `text`: all that is
 * said can be read · `names`: a sentence names only what it speaks of · `coverage`: all content was in play · `crash`: nothing throws.
 */
const checkNames = [
  'ends',
  'options',
  'refusals',
  'json',
  'replay',
  'copies',
  'cards',
  'fields',
  'claims',
  're-deal',
  'twins',
  'text',
  'names',
  'coverage',
  'crash',
] as const;
export type CheckName = (typeof checkNames)[number];

/** Something a game does wrong. The record leads to where it shows. */
export interface ConformanceFault {
  readonly check: CheckName;
  readonly message: string;
  readonly record?: GameRecord;
}

/** How a twin game ended. `over`: nothing ever told the viewer which of the two was true. */
export type TwinEnd = 'over' | 'shown' | 'claimed' | 'asked' | 'stopped';

export interface Counts {
  games: number;
  choices: number;
  longest: number;
  /** Positions re-dealt, each for every viewer. */
  positions: number;
  /** Views compared with a re-dealt one. */
  redeals: number;
  /** Options taken on copies, and keys that had to be refused. */
  optionsTried: number;
  refusalsTried: number;
  twinGames: number;
  /** Twin games by what made the two different: an exchange in the deal, or a hidden choice later. */
  twinsByDeal: number;
  twinsByChoice: number;
  /** Steps of twin games at which all that was sent was the same. */
  twinSteps: number;
  twinEnds: Record<TwinEnd, number>;
}

/** What the suite found; plain data. */
export interface ConformanceReport {
  readonly game: string;
  readonly version: string;
  readonly seed: string;
  readonly counts: Counts;
  /** Seat counts and table options, each with the number of games played. */
  readonly cases: Readonly<Record<string, number>>;
  /** All that has to happen at least once, and what of it did. */
  readonly needed: readonly string[];
  readonly met: readonly string[];
  readonly faults: readonly ConformanceFault[];
  /** How often each check failed; `faults` keeps the first few. */
  readonly failed: Readonly<Partial<Record<CheckName, number>>>;
}

const summed = [
  'games',
  'choices',
  'positions',
  'redeals',
  'optionsTried',
  'refusalsTried',
  'twinGames',
  'twinsByDeal',
  'twinsByChoice',
  'twinSteps',
] as const satisfies readonly (keyof Counts)[];

const twinEnds: readonly TwinEnd[] = ['over', 'shown', 'claimed', 'asked', 'stopped'];

const noCounts = (): Counts => ({
  games: 0,
  choices: 0,
  longest: 0,
  positions: 0,
  redeals: 0,
  optionsTried: 0,
  refusalsTried: 0,
  twinGames: 0,
  twinsByDeal: 0,
  twinsByChoice: 0,
  twinSteps: 0,
  twinEnds: { over: 0, shown: 0, claimed: 0, asked: 0, stopped: 0 },
});

/** So many faults of one check are kept with their records; the rest are counted. */
const KEPT = 3;

/** Where a run writes what it counts and finds. */
export class Ledger {
  readonly counts = noCounts();
  readonly cases: Record<string, number> = {};
  readonly faults: ConformanceFault[] = [];
  readonly failed: Partial<Record<CheckName, number>> = {};

  fault(check: CheckName, message: string, record?: GameRecord): void {
    const before = this.failed[check] ?? 0;
    this.failed[check] = before + 1;
    if (before < KEPT)
      this.faults.push(record === undefined ? { check, message } : { check, message, record });
  }
}

/** What had to happen and did not. */
export const missing = ({ needed, met }: Pick<ConformanceReport, 'needed' | 'met'>): string[] => {
  const did = new Set(met);
  return needed.filter((each) => !did.has(each));
};

/** The report with a fault for everything that never happened. */
export const demandingAll = (report: ConformanceReport): ConformanceReport => {
  const absent = missing(report);
  if (absent.length === 0) return report;
  return {
    ...report,
    faults: [
      ...report.faults,
      ...absent.map((each) => ({ check: 'coverage' as const, message: `never: ${each}` })),
    ],
    failed: { ...report.failed, coverage: absent.length },
  };
};

function addCounts(into: Counts, from: Counts): void {
  for (const name of summed) into[name] += from[name];
  for (const end of twinEnds) into.twinEnds[end] += from.twinEnds[end];
  into.longest = Math.max(into.longest, from.longest);
}

/** One report of several parts of a run. */
export function merged(first: ConformanceReport, ...others: readonly ConformanceReport[]): ConformanceReport {
  const counts = noCounts();
  const cases: Record<string, number> = {};
  const failed: Partial<Record<CheckName, number>> = {};
  const parts = [first, ...others];
  for (const part of parts) {
    addCounts(counts, part.counts);
    for (const [name, games] of Object.entries(part.cases)) cases[name] = (cases[name] ?? 0) + games;
    for (const check of checkNames) {
      if (part.failed[check]) failed[check] = (failed[check] ?? 0) + part.failed[check];
    }
  }
  const met = [...new Set(parts.flatMap((part) => part.met))];
  const found = parts.flatMap((part) => part.faults);
  const faults = checkNames.flatMap((check) => found.filter((each) => each.check === check).slice(0, KEPT));
  return { ...first, counts, cases, met, faults, failed };
}
