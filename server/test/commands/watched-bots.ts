import { BroadcastChannel } from 'node:worker_threads';
import { serveTasks } from '@masterplan/kit/pool';
import type { Task } from '../../src/bots/task.ts';
import { lateAfter, think } from '../../src/bots/think.ts';
import { WATCHED, type Watched } from '../support/watched.ts';

/** Threads of bots as a server has them; what each thought came to is told to whoever listens. */
const told = new BroadcastChannel(WATCHED);

serveTasks(async (task: Task) => {
  const from = performance.now();
  let [rungs, isCut] = [0, false];
  const thought = await think(task, (patience) => {
    const isLate = lateAfter(patience);
    return () => {
      rungs += 1;
      isCut = isLate();
      return isCut;
    };
  });
  told.postMessage({ rungs, isCut, took: performance.now() - from } satisfies Watched);
  return thought;
});
