import { availableParallelism } from 'node:os';
import type { Language } from '@masterplan/kernel';
import { BadArgument, languageOf, readWish, type Wish } from './arguments.ts';
import type { Contest } from './contest.ts';
import { type Io, progressBar } from './io.ts';
import { reportOf } from './report.ts';
import { resultOf } from './result.ts';
import { shelf } from './shelf.ts';
import { texts } from './text/index.ts';
import { playSeries, programBeside } from './workers.ts';

/**
 * `masterplan sim`: `argv` is what follows the word `sim`. Returns the exit code: 0, or 2 with a plain sentence where the
 * arguments are wrong.
 */
export async function simCommand(
  argv: readonly string[],
  io: Io,
  contests: readonly Contest[] = shelf,
): Promise<number> {
  const language = languageOf(argv, io.language);
  const text = texts[language];
  if (argv.includes('--help') || argv.includes('-h')) {
    io.out(text.help(contests.map(({ id }) => id).join(', ')));
    return 0;
  }
  try {
    await play(readWish(argv, contests), io, language);
    return 0;
  } catch (error) {
    if (!(error instanceof BadArgument)) throw error;
    const { code, about } = error.fault;
    const say: (...about: string[]) => string = text.faults[code];
    io.err(`${say(...about)}\n`);
    return 2;
  }
}

async function play({ contest, series, workers, report }: Wish, io: Io, language: Language): Promise<void> {
  const bar = progressBar(io, series.games, texts[language]);
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
