import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { bundle } from '../../scripts/bundle.mjs';
import { Pool, type PoolSetting, TaskFailed } from '../src/pool.ts';
import type { Task } from './pool/worker.ts';

const program = new URL('../../dist/pool-test/worker.mjs', import.meta.url);
const pools: Pool<Task, number, string>[] = [];

function poolOf(setting: Partial<PoolSetting> = {}): Pool<Task, number, string> {
  const pool = new Pool<Task, number, string>({ program, threads: 1, ...setting });
  pools.push(pool);
  return pool;
}

describe('a pool of threads', () => {
  beforeAll(() =>
    bundle({ worker: 'kit/test/pool/worker.ts', slow: 'kit/test/pool/slow.ts' }, 'dist/pool-test'),
  );
  afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())));

  test('does one task after the other in each of its threads, and tells what they say on the way', async () => {
    const pool = poolOf({ threads: 2 });
    const heard: string[] = [];
    const tasks: Task[] = ['waits', 'waits', 'waits', 'who', 'who'];
    const threads = await Promise.all(tasks.map((task) => pool.run(task, (news) => heard.push(news))));
    expect(new Set(threads).size).toBe(2);
    expect(heard.toSorted()).toEqual(tasks.map((task) => `begun: ${task}`).toSorted());
  });

  test('rejects with what a task threw, and goes on in another thread', async () => {
    const pool = poolOf();
    const before = await pool.run('who');
    const thrown = pool.run('throws');
    const after = pool.run('who');
    await expect(thrown).rejects.toThrow('there is no such thing');
    expect(await after).not.toBe(before);
  });

  test.each([
    ['hangs', 'deadline'],
    ['leaves', 'thread'],
  ] as const)('a task that %s fails alone', async (task, why) => {
    const pool = poolOf({ deadline: 2000 });
    const failed = pool.run(task);
    const after = pool.run('who');
    await expect(failed).rejects.toMatchObject({ why });
    expect(await after).toBeGreaterThan(0);
  });

  test('does not count the start of a thread to the time of its first task', async () => {
    const slow = new URL('slow.mjs', program);
    const pool = new Pool<string, string>({ program: slow, threads: 1, deadline: 500 });
    expect(await pool.run('here')).toBe('here');
    await pool.close();
  });

  test('closed, it fails what waits and takes no more', async () => {
    const pool = poolOf();
    const running = pool.run('hangs');
    const waiting = pool.run('who');
    const both = Promise.allSettled([running, waiting]);
    await pool.close();
    for (const { status } of await both) expect(status).toBe('rejected');
    await expect(pool.run('who')).rejects.toBeInstanceOf(TaskFailed);
  });
});
