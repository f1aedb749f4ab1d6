import type { Remark } from '@masterplan/kernel';
import { Pool, TaskFailed } from '@masterplan/kit/pool';
import type { Task, Thought } from './task.ts';

export interface ThinkersSetting {
  /** The worker program. */
  readonly program: string;
  readonly threads: number;
  /** Milliseconds a thought may take; then its thread is ended. */
  readonly deadline: number;
}

/** Whether a bot answers at once or searches for as long as it may. */
export type Manner = 'at once' | 'searching';

/** Milliseconds a search may take while no other waits, and no more than half of the deadline; and at least. */
const PATIENCE = 800;
const LEAST_PATIENCE = 20;
/** Milliseconds within which a search is over, unless the machine is overloaded. */
export const SEARCHED = PATIENCE + 200;

/** What came of thinking: a key, or how it failed. */
export type Answered =
  | { readonly key: string; readonly remark?: Remark | undefined }
  | { readonly crash: 'fault' | TaskFailed['why'] };

/**
 * Threads in which bots think. A thought that crashes or overruns ends with its thread at most. Searches have threads of their own, so
 * that nobody who answers at once waits for them; the more of them wait, the less time each has.
 */
export class Thinkers {
  readonly #pools: Readonly<Record<Manner, Pool<Task, Thought>>>;
  readonly #setting: ThinkersSetting;
  #searches = 0;

  constructor(setting: ThinkersSetting) {
    const pool = () => new Pool<Task, Thought>({ ...setting, output: 'dropped' });
    this.#pools = { 'at once': pool(), searching: pool() };
    this.#setting = setting;
  }

  answer(task: Task, manner: Manner): Promise<Answered> {
    return manner === 'searching' ? this.#search(task) : this.#think(task, manner);
  }

  async #search(task: Task): Promise<Answered> {
    this.#searches += 1;
    const { threads, deadline } = this.#setting;
    const whole = Math.min(PATIENCE, deadline / 2);
    const patience = Math.max(LEAST_PATIENCE, whole * Math.min(1, threads / this.#searches));
    try {
      return await this.#think({ ...task, patience }, 'searching');
    } finally {
      this.#searches -= 1;
    }
  }

  async #think(task: Task, manner: Manner): Promise<Answered> {
    try {
      const { key, remark } = await this.#pools[manner].run(task);
      return key === undefined ? { crash: 'fault' } : { key, remark };
    } catch (failed) {
      if (!(failed instanceof TaskFailed)) throw failed;
      return { crash: failed.why };
    }
  }

  async close(): Promise<void> {
    await Promise.all(Object.values(this.#pools).map((pool) => pool.close()));
  }
}
