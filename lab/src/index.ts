export { type Contest, contest, type Entry, type Series } from './contest.ts';
export { contests } from './contests.ts';
export { type Interval, wilson } from './interval.ts';
export { type Io, progressBar } from './io.ts';
export {
  amongLines,
  climb,
  type Kept,
  keptHere,
  keptIn,
  ladderLines,
  type Met,
  pageWith,
  playAmong,
  speedsOf,
  type Turn,
} from './ladder/index.ts';
export { playedBeside } from './programs.ts';
export { type Result, resultOf } from './result.ts';
export { simulate, type Wish } from './sim.ts';
export type { Tally } from './tally.ts';
export { type Crew, playSeries, programBeside } from './workers.ts';
