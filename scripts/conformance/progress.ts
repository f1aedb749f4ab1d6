import type { Progress } from '@masterplan/kernel/testkit';

const WIDTH = 30;

/** A moment of a run: when, in milliseconds, and how much of it was done. */
export interface Moment {
  readonly at: number;
  readonly done: number;
}

/** About how many minutes a run still takes at the pace it had since `first`; undefined before there is a pace. */
export function minutesLeft(first: Moment, now: Moment): number | undefined {
  const done = now.done - first.done;
  if (done <= 0) return undefined;
  return Math.ceil(((now.at - first.at) * (1 - now.done)) / done / 60_000);
}

/** Tells how far a run is: over the last line while somebody watches, else in a line for every twentieth of it. */
export function progressOf(game: string): (progress: Progress) => void {
  let told = 0;
  let first: Moment | undefined;
  return ({ games: played, twins, faults, done }) => {
    const now = { at: Date.now(), done };
    first ??= now;
    const minutes = minutesLeft(first, now);
    const left = minutes === undefined ? '' : `, about ${minutes} min left`;
    const counts = `${played} games, ${twins} twin games, ${faults} faults${left}`;
    const twentieths = Math.floor(done * 20);
    if (process.stderr.isTTY) {
      const full = Math.round(done * WIDTH);
      process.stderr.write(`\r${game} ${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${counts}\u001b[K`);
    } else if (twentieths > told) {
      told = twentieths;
      process.stderr.write(`${game} ${twentieths * 5} %: ${counts}\n`);
    }
  };
}
