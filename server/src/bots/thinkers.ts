import { Worker } from 'node:worker_threads';
import type { Remark } from '@masterplan/kernel';
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
  | { readonly crash: 'fault' | 'deadline' | 'thread' };

interface Job {
  readonly task: Task;
  readonly resolve: (answered: Answered) => void;
}

interface Thread {
  readonly worker: Worker;
  job: Job | undefined;
  timer: NodeJS.Timeout | undefined;
}

/** Threads in which bots think, started when first needed. A thought that crashes or overruns ends with its thread at most. */
export class Thinkers {
  readonly #setting: ThinkersSetting;
  readonly #threads = new Set<Thread>();
  readonly #waiting: Job[] = [];
  #next = 1;
  #closed = false;

  constructor(setting: ThinkersSetting) {
    this.#setting = setting;
  }

  answer(task: Omit<Task, 'no'>): Promise<Answered> {
    return new Promise((resolve) => {
      this.#waiting.push({ task: { ...task, no: this.#next++ }, resolve });
      this.#hand();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    const threads = [...this.#threads];
    await Promise.all(threads.map((thread) => this.#end(thread, 'thread')));
    for (const { resolve } of this.#waiting.splice(0)) resolve({ crash: 'thread' });
  }

  #hand(): void {
    while (this.#waiting.length > 0 && !this.#closed) {
      const thread = this.#idle();
      if (thread === undefined) return;
      const job = this.#waiting.shift();
      if (job === undefined) return;
      thread.job = job;
      thread.timer = setTimeout(() => void this.#end(thread, 'deadline'), this.#setting.deadline);
      thread.worker.postMessage(job.task);
    }
  }

  #idle(): Thread | undefined {
    for (const thread of this.#threads) if (thread.job === undefined) return thread;
    return this.#threads.size < this.#setting.threads ? this.#start() : undefined;
  }

  #start(): Thread {
    const worker = new Worker(this.#setting.program, { stdout: true, stderr: true });
    const thread: Thread = { worker, job: undefined, timer: undefined };
    this.#threads.add(thread);
    worker.on('message', ({ no, key, remark }: Thought) => {
      if (thread.job?.task.no !== no) return;
      this.#finish(thread, key === undefined ? { crash: 'fault' } : { key, remark });
      this.#hand();
    });
    worker.on('error', () => void this.#end(thread, 'thread'));
    worker.on('exit', () => void this.#end(thread, 'thread'));
    worker.unref();
    return thread;
  }

  #finish(thread: Thread, answered: Answered): void {
    clearTimeout(thread.timer);
    const { job } = thread;
    thread.job = undefined;
    job?.resolve(answered);
  }

  async #end(thread: Thread, crash: 'deadline' | 'thread'): Promise<void> {
    if (!this.#threads.delete(thread)) return;
    this.#finish(thread, { crash });
    await thread.worker.terminate();
    this.#hand();
  }
}
