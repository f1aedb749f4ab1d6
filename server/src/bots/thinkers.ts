import type { Advice } from '@masterplan/bots';
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
/** The same for advice to a person, who waits for it without a beat. */
const ADVICE_PATIENCE = 1200;
/** Milliseconds within which a search is over, unless the machine is overloaded. */
export const SEARCHED = PATIENCE + 200;

interface Crash {
  readonly crash: 'fault' | TaskFailed['why'];
}

/** What came of thinking: a key, or how it failed. */
export type Answered = { readonly key: string; readonly remark?: Remark | undefined } | Crash;

/** What came of seeking advice. */
export type Advised = { readonly advice: readonly Advice[] } | Crash;

/** Threads for what takes as long as it may: the more of it waits, the less time each has. */
class Searches {
  readonly pool: Pool<Task, Thought>;
  readonly #setting: ThinkersSetting;
  readonly #patience: number;
  #underWay = 0;

  constructor(setting: ThinkersSetting, patience: number) {
    this.pool = new Pool({ ...setting, output: 'dropped' });
    this.#setting = setting;
    this.#patience = patience;
  }

  async run(task: Task): Promise<Thought> {
    this.#underWay += 1;
    const { threads, deadline } = this.#setting;
    const whole = Math.min(this.#patience, deadline / 2);
    const patience = Math.max(LEAST_PATIENCE, whole * Math.min(1, threads / this.#underWay));
    try {
      return await this.pool.run({ ...task, patience });
    } finally {
      this.#underWay -= 1;
    }
  }
}

/**
 * Threads in which bots think. A thought that crashes or overruns ends with its thread at most. Searches have threads of their own, so
 * that nobody who answers at once waits for them, and advice to people has one of its own, so that no bot waits for it.
 */
export class Thinkers {
  readonly #atOnce: Pool<Task, Thought>;
  readonly #searching: Searches;
  readonly #advising: Searches;

  constructor(setting: ThinkersSetting) {
    this.#atOnce = new Pool({ ...setting, output: 'dropped' });
    this.#searching = new Searches(setting, PATIENCE);
    this.#advising = new Searches({ ...setting, threads: 1 }, ADVICE_PATIENCE);
  }

  async answer(task: Task, manner: Manner): Promise<Answered> {
    const thought = await tried(manner === 'searching' ? this.#searching.run(task) : this.#atOnce.run(task));
    if ('crash' in thought) return thought;
    const { key, remark } = thought;
    return key === undefined ? { crash: 'fault' } : { key, remark };
  }

  async advise(task: Task): Promise<Advised> {
    const thought = await tried(this.#advising.run({ ...task, wanted: 'advice' }));
    if ('crash' in thought) return thought;
    const { advice } = thought;
    return advice === undefined ? { crash: 'fault' } : { advice };
  }

  async close(): Promise<void> {
    const pools = [this.#atOnce, this.#searching.pool, this.#advising.pool];
    await Promise.all(pools.map((pool) => pool.close()));
  }
}

/** What was thought, or why nothing was. */
async function tried(thinking: Promise<Thought>): Promise<Thought | Crash> {
  try {
    return await thinking;
  } catch (failed) {
    if (!(failed instanceof TaskFailed)) throw failed;
    return { crash: failed.why };
  }
}
