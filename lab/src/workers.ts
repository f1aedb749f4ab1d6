import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Pool, serveTasks } from '@masterplan/kit/pool';
import type { Contest, Series } from './contest.ts';
import { addTally, emptyTally, type Tally } from './tally.ts';

/** A run of games of a series, the last not included. */
interface Part {
  readonly from: number;
  readonly to: number;
}

interface Task extends Part {
  readonly series: Series;
}

/** Who plays, and who wants to know how far they are. */
export interface Crew {
  /** Number of worker threads; all cores unless said. */
  readonly workers?: number;
  /** The program workers run: see `serve`. Where there is none, games are played here. */
  readonly program?: URL | undefined;
  /** Called after every part with the number of games played. */
  readonly progress?: (games: number) => void;
}

/** Games in one part: few enough that workers finish together, many enough that messages cost little. In pairs each is many. */
const PART = 100;
const PAIRED_PART = 10;

/** The worker program next to the running program, if it was bundled. */
export function programBeside(program: string): URL | undefined {
  const file = new URL('./worker.mjs', program);
  return existsSync(file) ? file : undefined;
}

/** Plays a series and adds it up. The same series gives the same tally whatever the crew. */
export function playSeries(contest: Contest, series: Series, crew: Crew = {}): Promise<Tally> {
  const parts = partsOf(series.games, series.sway === undefined ? PART : PAIRED_PART);
  const workers = Math.min(crew.workers ?? availableParallelism(), parts.length);
  if (crew.program === undefined || workers <= 1) return playHere(contest, series, parts, crew);
  return playInWorkers(crew.program, workers, series, parts, crew);
}

function partsOf(games: number, size: number): Part[] {
  const parts: Part[] = [];
  for (let from = 0; from < games; from += size) parts.push({ from, to: Math.min(games, from + size) });
  return parts;
}

async function playHere(
  contest: Contest,
  series: Series,
  parts: readonly Part[],
  crew: Crew,
): Promise<Tally> {
  const tally = emptyTally();
  for (const { from, to } of parts) {
    addTally(tally, contest.play(series, from, to));
    crew.progress?.(tally.games);
    await new Promise((goOn) => setImmediate(goOn));
  }
  return tally;
}

async function playInWorkers(
  program: URL,
  threads: number,
  series: Series,
  parts: readonly Part[],
  crew: Crew,
): Promise<Tally> {
  const tally = emptyTally();
  const pool = new Pool<Task, Tally>({ program, threads });
  const play = async (part: Part) => {
    addTally(tally, await pool.run({ series, ...part }));
    crew.progress?.(tally.games);
  };
  try {
    await Promise.all(parts.map(play));
  } finally {
    await pool.close();
  }
  return tally;
}

/** What a worker program does: plays the parts of series that it is sent. */
export const serve = (contestNamed: (id: string) => Contest): void =>
  serveTasks<Task, Tally>(({ series, from, to }) => contestNamed(series.game).play(series, from, to));
