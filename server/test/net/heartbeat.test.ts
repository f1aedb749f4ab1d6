import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HEARTBEAT, Heartbeat } from '../../src/net/heartbeat.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('every socket is asked once in a heartbeat, and only few of them at a time', () => {
  const asked: number[] = [];
  const all = new Set(Array.from({ length: 6000 }, (_, no) => ({ no, beat: () => asked.push(no) })));
  const heartbeat = new Heartbeat(all);
  let most = 0;
  for (let part = 0, before = 0; part < 300; part++, before = asked.length) {
    vi.advanceTimersByTime(HEARTBEAT / 300);
    most = Math.max(most, asked.length - before);
  }
  expect(asked.toSorted((a, b) => a - b)).toEqual(Array.from(all, ({ no }) => no));
  expect(most).toBeLessThanOrEqual(200);
  heartbeat.stop();
  vi.advanceTimersByTime(HEARTBEAT);
  expect(asked.length).toBe(all.size);
});
