import { setTimeout as sleep } from 'node:timers/promises';
import { threadId } from 'node:worker_threads';
import { serveTasks } from '../../src/pool.ts';

export type Task = 'who' | 'throws' | 'hangs' | 'leaves' | 'waits';

serveTasks<Task, number, string>(async (task, tell) => {
  tell(`begun: ${task}`);
  if (task === 'throws') throw new RangeError('there is no such thing');
  if (task === 'hangs') for (;;);
  if (task === 'leaves') process.exit(3);
  if (task === 'waits') await sleep(20);
  return threadId;
});
