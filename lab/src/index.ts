export { type Contest, contest, type Entry, type Series } from './contest.ts';
export { contests } from './contests.ts';
export { type Interval, wilson } from './interval.ts';
export type { Io } from './io.ts';
export {
  amongLines,
  climb,
  keptHere,
  keptIn,
  ladderLines,
  pageWith,
  playAmong,
  speedsOf,
} from './ladder/index.ts';
export { type Result, resultOf } from './result.ts';
export { simulate, type Wish } from './sim.ts';
export type { Tally } from './tally.ts';
export { type Crew, playSeries, programBeside } from './workers.ts';
