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

/** What came of thinking: a key, or how it failed. */
export type Answered =
  | { readonly key: string; readonly remark?: Remark | undefined }
  | { readonly crash: 'fault' | TaskFailed['why'] };

/** Threads in which bots think. A thought that crashes or overruns ends with its thread at most. */
export class Thinkers {
  readonly #pool: Pool<Task, Thought>;

  constructor(setting: ThinkersSetting) {
    this.#pool = new Pool({ ...setting, output: 'dropped' });
  }

  async answer(task: Task): Promise<Answered> {
    try {
      const { key, remark } = await this.#pool.run(task);
      return key === undefined ? { crash: 'fault' } : { key, remark };
    } catch (failed) {
      if (!(failed instanceof TaskFailed)) throw failed;
      return { crash: failed.why };
    }
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}
