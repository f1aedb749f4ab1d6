import { availableParallelism } from 'node:os';
import {
  type ConformanceReport,
  demandingAll,
  type Effort,
  merged,
  type Progress,
} from '@masterplan/kernel/testkit';
import { Pool } from '@masterplan/kit/pool';
import { type Kept, nothingKept } from './kept.ts';
import type { Part, PlayedPart } from './part.ts';

/** How a run is split. */
export interface Split {
  /** Into so many parts, one for each thread unless said. */
  readonly parts?: number;
  /** Where parts are kept until the run is whole; nowhere unless said. */
  readonly kept?: Kept;
}

/**
 * Plays a run on all cores; together its parts play what one alone would. `program` is the bundled `part.ts`. The seconds are those
 * of a run that is not stopped.
 */
export async function playOnAllCores(
  program: URL,
  { game, effort }: Part,
  onProgress: (progress: Progress) => void,
  split: Split = {},
): Promise<PlayedPart> {
  const threads = availableParallelism();
  const { parts: of = threads, kept = nothingKept } = split;
  const parts = Array.from({ length: of }, (_, no) => ({ game, effort: partOf(effort, no, of) }));
  const found = parts.map((part) => kept.find(part));
  const latest = found.map((each) => (each === undefined ? nothingYet : wholeOf(each.report)));
  if (found.some((each) => each !== undefined)) onProgress(together(latest));
  const pool = new Pool<Part, PlayedPart, Progress>({ program, threads });
  const playPart = async (part: Part, no: number): Promise<PlayedPart> => {
    const known = found[no];
    if (known !== undefined) return known;
    const hear = (progress: Progress) => {
      latest[no] = progress;
      onProgress(together(latest));
    };
    const played = await pool.run(part, hear);
    kept.keep(part, played);
    hear(wholeOf(played.report));
    return played;
  };
  try {
    const [first, ...others] = await Promise.all(parts.map(playPart));
    if (first === undefined) throw new Error('a run has at least one part');
    const seconds = [first, ...others].reduce((sum, each) => sum + each.seconds, 0) / threads;
    return { report: demandingAll(merged(first.report, ...others.map(({ report }) => report))), seconds };
  } finally {
    await pool.close();
  }
}

const partOf = (effort: Effort, no: number, of: number): Effort => ({
  ...effort,
  part: { no, of },
  coverage: 'listed',
});

const nothingYet: Progress = { games: 0, twins: 0, faults: 0, done: 0 };

/** The progress of a part that has been played. */
const wholeOf = ({ counts, failed }: ConformanceReport): Progress => ({
  games: counts.games,
  twins: counts.twinGames,
  faults: Object.values(failed).reduce((sum, times) => sum + times, 0),
  done: 1,
});

/** The progress of all parts as one. */
export function together(parts: readonly Progress[]): Progress {
  const sum = (count: (part: Progress) => number) => parts.reduce((total, part) => total + count(part), 0);
  return {
    games: sum(({ games }) => games),
    twins: sum(({ twins }) => twins),
    faults: sum(({ faults }) => faults),
    done: sum(({ done }) => done) / parts.length,
  };
}
