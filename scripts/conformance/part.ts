import { type ConformanceReport, conformance, type Effort, type Progress } from '@masterplan/kernel/testkit';
import { serveTasks } from '@masterplan/kit/pool';
import { games } from '../../games/index.ts';

/** What a thread is told to play. */
export interface Part {
  readonly game: string;
  readonly effort: Effort;
}

/** What came of it, and how many seconds it took. */
export interface PlayedPart {
  readonly report: ConformanceReport;
  readonly seconds: number;
}

/** So often, in milliseconds, a thread says how far it has come. */
const EVERY = 250;

/** Plays one part of a conformance run. */
function play({ game, effort }: Part, tell: (progress: Progress) => void): PlayedPart {
  const registered = games.find((each) => each.game.id === game);
  if (registered === undefined) throw new Error(`no game "${game}" is registered`);
  const startedAt = Date.now();
  let saidAt = 0;
  const onProgress = (progress: Progress) => {
    if (Date.now() - saidAt < EVERY) return;
    saidAt = Date.now();
    tell(progress);
  };
  const report = conformance(registered, { ...effort, onProgress });
  return { report, seconds: (Date.now() - startedAt) / 1000 };
}

serveTasks(play);
