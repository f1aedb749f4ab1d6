/** Processor time used so far, in seconds. Unlike the clock it hardly depends on what else the machine does. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
}

/** At least this many seconds pass between two readings of the processor time, which are not free. */
const LEAST = 0.01;

/** How much was done, and in which time. */
function measured(once: Contender, times: number): { done: number; seconds: number } {
  const start = processorTime();
  let done = 0;
  for (let i = 0; i < times; i++) done += once();
  return { done, seconds: processorTime() - start };
}

/** How often to repeat something between two readings of the time; finding out also warms it up. */
function timesBetween(once: Contender): number {
  let times = 1;
  while (measured(once, times).seconds < LEAST) times *= 2;
  return times;
}

/** How often every contender has its turn, and for how many seconds. */
const TURNS = 9;
const SECONDS = 0.2;

/** For so many seconds a contender runs before anything counts: a large game is slow until the engine has compiled it. */
const WARM_UP = 3;
const isWarm = new WeakSet<Contender>();

function warmUp(once: Contender, times: number): void {
  if (isWarm.has(once)) return;
  isWarm.add(once);
  for (let seconds = 0; seconds < WARM_UP; ) seconds += measured(once, times).seconds;
}

/** One turn: how many things a second of processor time. It begins before it counts, since others ran in between. */
function turn(once: Contender, times: number): number {
  measured(once, times);
  const sum = { done: 0, seconds: 0 };
  while (sum.seconds < SECONDS) {
    const part = measured(once, times);
    sum.done += part.done;
    sum.seconds += part.seconds;
  }
  return sum.done / sum.seconds;
}

/** Does something once and says how many things that was. */
export type Contender = () => number;

/**
 * How many things a second each contender did, at each of its turns. They alternate, because a neighbour on the machine comes and
 * goes and slows one kind of work more than another: what is compared is compared turn by turn. The first turn does not count.
 */
export function takeTurns(...contenders: readonly Contender[]): number[][] {
  const times = contenders.map(timesBetween);
  const rates = contenders.map((): number[] => []);
  for (const [i, once] of contenders.entries()) warmUp(once, times[i] ?? 1);
  for (let no = 0; no <= TURNS; no++)
    for (const [i, once] of contenders.entries()) {
      const rate = turn(once, times[i] ?? 1);
      if (no > 0) rates[i]?.push(rate);
    }
  return rates;
}

/** How many times the second contender's rates the first's are, turn by turn. */
export const ratios = (rates: readonly number[], others: readonly number[]): number[] =>
  rates.map((rate, i) => rate / (others[i] ?? Number.NaN));
