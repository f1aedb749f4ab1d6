/** How many things a second, best of several rounds: a noisy machine only ever makes it less. */
export function perSecond(once: () => number, seconds = 1, rounds = 5): number {
  once();
  let best = 0;
  for (let round = 0; round < rounds; round++) {
    let done = 0;
    const start = performance.now();
    const until = start + (seconds * 1000) / rounds;
    let now = start;
    while (now < until) {
      done += once();
      now = performance.now();
    }
    best = Math.max(best, done / ((now - start) / 1000));
  }
  return best;
}

/** Microseconds for one, best of several rounds. */
export const micros = (once: () => void, times = 2000): number => {
  const batch = () => {
    for (let i = 0; i < times; i++) once();
    return times;
  };
  return 1_000_000 / perSecond(batch);
};
