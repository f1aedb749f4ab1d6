import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import {
  type ConformanceReport,
  demandingAll,
  type Effort,
  merged,
  type Progress,
} from '@masterplan/kernel/testkit';
import type { Part, Said } from './part.ts';

/** Plays a run on all cores; together the threads play what one alone would. `program` is the bundled `part.ts`. */
export async function playOnAllCores(
  program: URL,
  game: string,
  effort: Effort,
  onProgress: (progress: Progress) => void,
): Promise<ConformanceReport> {
  const of = availableParallelism();
  const latest: Progress[] = [];
  const reports = await Promise.all(
    Array.from({ length: of }, (_, no) => {
      const part: Part = { game, effort: { ...effort, part: { no, of }, coverage: 'listed' } };
      return reportOf(new Worker(program, { workerData: part }), (progress) => {
        latest[no] = progress;
        onProgress(together(Object.values(latest), of));
      });
    }),
  );
  const [first, ...others] = reports;
  if (first === undefined) throw new Error('a run has at least one part');
  return demandingAll(merged(first, ...others));
}

function reportOf(thread: Worker, onProgress: (progress: Progress) => void): Promise<ConformanceReport> {
  return new Promise((done, broke) => {
    thread.on('error', broke);
    thread.on('exit', (code) => broke(new Error(`a thread ended without a report (${code})`)));
    thread.on('message', (said: Said) => {
      if ('report' in said) done(said.report);
      else onProgress(said.progress);
    });
  });
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
