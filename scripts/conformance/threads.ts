import { availableParallelism } from 'node:os';
import {
  type ConformanceReport,
  demandingAll,
  type Effort,
  merged,
  type Progress,
} from '@masterplan/kernel/testkit';
import { Pool } from '@masterplan/kit/pool';
import type { Part } from './part.ts';

/** Plays a run on all cores; together the threads play what one alone would. `program` is the bundled `part.ts`. */
export async function playOnAllCores(
  program: URL,
  game: string,
  effort: Effort,
  onProgress: (progress: Progress) => void,
): Promise<ConformanceReport> {
  const of = availableParallelism();
  const pool = new Pool<Part, ConformanceReport, Progress>({ program, threads: of });
  const latest: Progress[] = [];
  try {
    const [first, ...others] = await Promise.all(
      Array.from({ length: of }, (_, no) =>
        pool.run({ game, effort: { ...effort, part: { no, of }, coverage: 'listed' } }, (progress) => {
          latest[no] = progress;
          onProgress(together(Object.values(latest), of));
        }),
      ),
    );
    if (first === undefined) throw new Error('a run has at least one part');
    return demandingAll(merged(first, ...others));
  } finally {
    await pool.close();
  }
}

/** The progress of all parts as one. */
export function together(parts: readonly Progress[], of: number): Progress {
  const sum = (count: (part: Progress) => number) => parts.reduce((total, part) => total + count(part), 0);
  return {
    games: sum(({ games }) => games),
    twins: sum(({ twins }) => twins),
    faults: sum(({ faults }) => faults),
    done: sum(({ done }) => done) / of,
  };
}
