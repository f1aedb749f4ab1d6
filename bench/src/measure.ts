/** Processor time used so far, in seconds. Unlike the clock it hardly feels what else the machine is doing. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
}

/** Between two looks at the processor's time, which are not free, pass this many seconds at least. */
const LEAST = 0.01;

/** How much was done, and in which time. */
function measured(once: () => number, times: number): { done: number; seconds: number } {
  const start = processorTime();
  let done = 0;
  for (let i = 0; i < times; i++) done += once();
  return { done, seconds: processorTime() - start };
}

/** How often something is done between two looks at the time; finding out warms it up. */
function timesBetween(once: () => number): number {
  let times = 1;
  while (measured(once, times).seconds < LEAST) times *= 2;
  return times;
}

/** How many things a second of processor time, best of several rounds. */
export function perSecond(once: () => number, seconds = 1, rounds = 5): number {
  const times = timesBetween(once);
  let best = 0;
  for (let round = 0; round < rounds; round++) {
    const sum = { done: 0, seconds: 0 };
    while (sum.seconds < seconds / rounds) {
      const part = measured(once, times);
      sum.done += part.done;
      sum.seconds += part.seconds;
    }
    best = Math.max(best, sum.done / sum.seconds);
  }
  return best;
}

/** One of several things that are compared. */
export interface Contender {
  /** Does it once and says how many things that was. */
  readonly once: () => number;
  /** How many things a second: what a contest finds. */
  rate: number;
}

export const contender = (once: () => number): Contender => ({ once, rate: 0 });

/** How often every contender has its turn, and for how many seconds. */
const TURNS = 4;
const SECONDS = 0.6;

/**
 * Finds the rates of contenders, each the best of its turns. They take turns because a neighbour on the machine slows one
 * kind of work more than another, and comes and goes.
 */
export function contest(contenders: readonly Contender[]): void {
  for (let turn = 0; turn < TURNS; turn++) {
    for (const each of contenders) each.rate = Math.max(each.rate, perSecond(each.once, SECONDS));
  }
}

/** Microseconds of processor time for one, best of several rounds. */
export const micros = (once: () => void): number =>
  1_000_000 /
  perSecond(() => {
    once();
    return 1;
  });
