import { WriteError } from '../faults.ts';
import type { Database, Query } from './database.ts';

interface Waiting {
  readonly queries: readonly Query[];
  readonly done: () => void;
  readonly failed: (fault: WriteError) => void;
}

/** Most writes of one commit. */
const TOGETHER = 256;
/** Commits follow each other at least so many milliseconds apart: under load more goes into each, and nobody notices. */
const APART = 8;
/** How long a locked database is waited for, and between tries. */
const PATIENCE = 1000;
const AGAIN = 20;

const sleep = (millis: number): Promise<void> => new Promise((wake) => setTimeout(wake, millis));

/**
 * Group commit: what is to be written while a commit runs goes into the next one together. A write is done when it is
 * durable; where it fails nothing of it is in the database.
 */
export class Committer {
  readonly #database: Pick<Database, 'commit' | 'whyFailed'>;
  readonly #waiting: Waiting[] = [];
  #drained: Promise<void> | undefined;
  /** When the last commit began. */
  #last = Number.NEGATIVE_INFINITY;

  constructor(database: Pick<Database, 'commit' | 'whyFailed'>) {
    this.#database = database;
  }

  /** Resolves when all of it is durable; throws a `WriteError` where nothing of it happened. */
  write(...queries: readonly Query[]): Promise<void> {
    return new Promise((done, failed) => {
      this.#waiting.push({ queries, done, failed });
      this.#drained ??= this.#drain();
    });
  }

  /** Resolves when nothing waits to be written. */
  async idle(): Promise<void> {
    while (this.#drained !== undefined) await this.#drained;
  }

  async #drain(): Promise<void> {
    await new Promise((next) => setImmediate(next));
    while (this.#waiting.length > 0) {
      const early = this.#last + APART - performance.now();
      if (early > 0 && this.#waiting.length < TOGETHER) await sleep(early);
      this.#last = performance.now();
      await this.#commit(this.#waiting.splice(0, TOGETHER));
    }
    this.#drained = undefined;
  }

  async #commit(together: readonly Waiting[]): Promise<void> {
    const fault = await this.#tried(together);
    if (fault === undefined) {
      for (const { done } of together) done();
    } else if (together.length > 1 && fault.why !== 'busy' && fault.why !== 'full') {
      for (const one of together) await this.#commit([one]);
    } else {
      for (const { failed } of together) failed(fault);
    }
  }

  async #tried(together: readonly Waiting[]): Promise<WriteError | undefined> {
    for (let waited = 0; ; waited += AGAIN) {
      try {
        await this.#database.commit(together.flatMap(({ queries }) => queries));
        return undefined;
      } catch (fault) {
        const error = new WriteError(this.#database.whyFailed(fault), fault);
        if (error.why !== 'busy' || waited >= PATIENCE) return error;
      }
      await sleep(AGAIN);
    }
  }
}
