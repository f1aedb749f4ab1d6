import { InTurn } from './in-turn.ts';

/** For so many milliseconds at most something long is gone on with, then others have as much time. */
const SLICE = 4;

const sleep = (millis: number): Promise<void> => new Promise((wake) => setTimeout(wake, millis));

/** Long work, done in slices. However much of it there is, one slice is done at a time, so nobody waits for more than one of them. */
export class Slices {
  readonly #turns = new InTurn();

  /** Does something with one after another. */
  async each<T>(all: Iterable<T>, work: (one: T) => void): Promise<void> {
    const rest = all[Symbol.iterator]();
    while (await this.#turns.do(() => sliceOf(rest, work)));
  }
}

/** Does one slice of it, and waits; whether anything is left. */
async function sliceOf<T>(rest: Iterator<T>, work: (one: T) => void): Promise<boolean> {
  const from = performance.now();
  for (let next = rest.next(); next.done !== true; next = rest.next()) {
    work(next.value);
    const spent = performance.now() - from;
    if (spent < SLICE) continue;
    await sleep(spent);
    return true;
  }
  return false;
}
