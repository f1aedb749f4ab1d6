import { availableParallelism } from 'node:os';
import type { Contest, Series } from './contest.ts';
import { type Io, progressBar } from './io.ts';
import { reportOf } from './report.ts';
import { resultOf } from './result.ts';
import { playSeries, programBeside } from './workers.ts';

/** What a person asked the lab to play. */
export interface Wish {
  readonly contest: Contest;
  readonly series: Series;
  /** As many as there are cores unless said. */
  readonly workers?: number;
  readonly report: 'table' | 'json';
}

/** Plays a series and reports it. */
export async function simulate({ contest, series, workers, report }: Wish, io: Io): Promise<void> {
  const { language } = io;
  const bar = progressBar(io, series.games);
  const startedAt = performance.now();
  const crew = workers === undefined ? {} : { workers };
  const program = programBeside(import.meta.url);
  const tally = await playSeries(contest, series, { ...crew, program, progress: bar.show });
  bar.clear();
  const result = resultOf(contest, series, tally, {
    seconds: (performance.now() - startedAt) / 1000,
    workers: program === undefined ? 1 : (workers ?? availableParallelism()),
  });
  io.out(report === 'json' ? `${JSON.stringify(result)}\n` : reportOf(contest, series, result, language));
}
