import { orAnew } from '@masterplan/boards/later';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server that answers so, one time after another. */
function serverThat(...answers: readonly ('answers' | 'is away')[]) {
  const reload = vi.fn<() => void>();
  const left = [...answers];
  vi.useFakeTimers();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('fetch', async () => {
    if (left.shift() === 'answers') return { ok: true };
    throw new TypeError('failed to fetch');
  });
  return reload;
}

test('a part that is there is shown', async () => {
  const reload = serverThat();
  expect(await orAnew(async () => 'menu')).toBe('menu');
  expect(reload).not.toHaveBeenCalled();
});

test('a part that is gone: the page begins anew once the server answers, and waits until then', async () => {
  const reload = serverThat('is away', 'is away', 'answers');
  const shown = vi.fn<() => void>();
  void orAnew(() => Promise.reject(new TypeError('404'))).then(shown, shown);
  await vi.advanceTimersByTimeAsync(2500);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(reload).toHaveBeenCalledOnce();
  expect(shown).not.toHaveBeenCalled();
});
