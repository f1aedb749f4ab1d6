/** Processor time used so far, in seconds. Unlike the clock it hardly feels what else the machine is doing. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
}

/** How many things a second of processor time, best of several rounds. */
export function perSecond(once: () => number, seconds = 1, rounds = 5): number {
  once();
  let best = 0;
  for (let round = 0; round < rounds; round++) {
    const start = processorTime();
    const until = start + seconds / rounds;
    let done = 0;
    let now = start;
    while (now < until) {
      for (let i = 0; i < 8; i++) done += once();
      now = processorTime();
    }
    best = Math.max(best, done / (now - start));
  }
  return best;
}

/** Microseconds of processor time for one, best of several rounds. */
export const micros = (once: () => void, times = 2000): number => {
  const batch = () => {
    for (let i = 0; i < times; i++) once();
    return times;
  };
  return 1_000_000 / perSecond(batch);
};
