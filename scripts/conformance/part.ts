import { parentPort, workerData } from 'node:worker_threads';
import { type ConformanceReport, conformance, type Effort, type Progress } from '@masterplan/kernel/testkit';
import { games } from '../../games/index.ts';

/** What a thread is told to play, and what it says. */
export interface Part {
  readonly game: string;
  readonly effort: Effort;
}
export type Said = { readonly progress: Progress } | { readonly report: ConformanceReport };

/** So often, in milliseconds, a thread says how far it has come. */
const EVERY = 250;

/** The thread that plays one part of a conformance run. */
function play({ game, effort }: Part): void {
  const registered = games.find((each) => each.game.id === game);
  if (registered === undefined) throw new Error(`no game "${game}" is registered`);
  const say = (said: Said) => parentPort?.postMessage(said);
  let saidAt = 0;
  const onProgress = (progress: Progress) => {
    if (Date.now() - saidAt < EVERY) return;
    saidAt = Date.now();
    say({ progress });
  };
  say({ report: conformance(registered, { ...effort, onProgress }) });
}

const isPart = (data: unknown): data is Part => typeof data === 'object' && data !== null && 'effort' in data;

if (isPart(workerData)) play(workerData);
