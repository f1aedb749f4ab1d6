import { parentPort, Worker } from 'node:worker_threads';

export interface PoolSetting {
  /** The program that threads run; it calls `serveTasks`. */
  readonly program: URL | string;
  readonly threads: number;
  /** Milliseconds a task may take, from when its thread has started; then the thread is ended. As long as it likes unless said. */
  readonly deadline?: number;
  /** What threads print: `shown` unless said. */
  readonly output?: 'shown' | 'dropped';
}

/** Why a task has no answer: it took too long, its thread ended (with what it threw), or the pool was closed. */
export class TaskFailed extends Error {
  readonly why: 'deadline' | 'thread' | 'closed';

  constructor(why: TaskFailed['why'], thrown?: Error) {
    super(thrown?.message ?? `a task ended without an answer (${why})`, { cause: thrown });
    this.why = why;
  }
}

interface Job<Task, Answer, News> {
  readonly task: Task;
  readonly hear: ((news: News) => void) | undefined;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (failed: TaskFailed) => void;
}

interface Thread<Task, Answer, News> {
  readonly worker: Worker;
  /** It has loaded its program and hears what it is told. */
  isReady: boolean;
  job: Job<Task, Answer, News> | undefined;
  timer: NodeJS.Timeout | undefined;
}

type FromThread<Answer, News> = 'ready' | { readonly answer: Answer } | { readonly news: News };

/** Milliseconds a thread may take to start, besides the deadline of its first task. */
const STARTING = 30_000;

/**
 * Threads that are each given one task at a time, in the order tasks came; started when first needed. A task that throws or overruns
 * takes its thread with it and nothing else. Threads that wait do not keep the process alive.
 */
export class Pool<Task, Answer, News = never> {
  readonly #setting: PoolSetting;
  readonly #threads = new Set<Thread<Task, Answer, News>>();
  readonly #waiting: Job<Task, Answer, News>[] = [];
  #isClosed = false;

  constructor(setting: PoolSetting) {
    this.#setting = setting;
  }

  /** The answer to a task; rejects with `TaskFailed`. `hear` is told the news that the thread sends on the way. */
  run(task: Task, hear?: (news: News) => void): Promise<Answer> {
    if (this.#isClosed) return Promise.reject(new TaskFailed('closed'));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ task, hear, resolve, reject });
      this.#hand();
    });
  }

  /** Ends all threads; tasks without an answer fail. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { reject } of this.#waiting.splice(0)) reject(new TaskFailed('closed'));
    await Promise.all([...this.#threads].map((thread) => this.#end(thread, new TaskFailed('closed'))));
  }

  #hand(): void {
    while (this.#waiting.length > 0 && !this.#isClosed) {
      const thread = this.#idle();
      if (thread === undefined) return;
      const job = this.#waiting.shift();
      if (job !== undefined) this.#begin(thread, job);
    }
  }

  #idle(): Thread<Task, Answer, News> | undefined {
    for (const thread of this.#threads) if (thread.job === undefined) return thread;
    return this.#threads.size < this.#setting.threads ? this.#start() : undefined;
  }

  #begin(thread: Thread<Task, Answer, News>, job: Job<Task, Answer, News>): void {
    thread.job = job;
    thread.worker.ref();
    this.#limit(thread, thread.isReady ? 0 : STARTING);
    thread.worker.postMessage(job.task);
  }

  /** Ends a thread whose task takes longer than it may. */
  #limit(thread: Thread<Task, Answer, News>, besides: number): void {
    const { deadline } = this.#setting;
    clearTimeout(thread.timer);
    if (deadline === undefined) return;
    thread.timer = setTimeout(() => void this.#end(thread, new TaskFailed('deadline')), deadline + besides);
  }

  #start(): Thread<Task, Answer, News> {
    const isDropped = this.#setting.output === 'dropped';
    const worker = new Worker(this.#setting.program, { stdout: isDropped, stderr: isDropped });
    const thread: Thread<Task, Answer, News> = {
      ...{ worker, isReady: false, job: undefined, timer: undefined },
    };
    this.#threads.add(thread);
    worker.on('message', (said: FromThread<Answer, News>) => {
      if (said === 'ready') return this.#ready(thread);
      if ('news' in said) return thread.job?.hear?.(said.news);
      this.#finish(thread)?.resolve(said.answer);
      this.#hand();
    });
    worker.on('error', (thrown: Error) => void this.#end(thread, new TaskFailed('thread', thrown)));
    worker.on('exit', () => void this.#end(thread, new TaskFailed('thread')));
    return thread;
  }

  #ready(thread: Thread<Task, Answer, News>): void {
    thread.isReady = true;
    if (thread.job !== undefined) this.#limit(thread, 0);
  }

  #finish(thread: Thread<Task, Answer, News>): Job<Task, Answer, News> | undefined {
    clearTimeout(thread.timer);
    thread.worker.unref();
    const { job } = thread;
    thread.job = undefined;
    return job;
  }

  async #end(thread: Thread<Task, Answer, News>, failed: TaskFailed): Promise<void> {
    if (!this.#threads.delete(thread)) return;
    this.#finish(thread)?.reject(failed);
    await thread.worker.terminate();
    this.#hand();
  }
}

/** What a thread's program does: carries out the tasks it is sent, and may send news on the way. */
export function serveTasks<Task, Answer, News = never>(
  carryOut: (task: Task, tell: (news: News) => void) => Answer | Promise<Answer>,
): void {
  const tell = (news: News) => parentPort?.postMessage({ news });
  const serve = async (task: Task) => parentPort?.postMessage({ answer: await carryOut(task, tell) });
  parentPort?.on('message', (task: Task) => void serve(task));
  parentPort?.postMessage('ready');
}
