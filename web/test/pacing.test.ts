import type { SeenEntry, TableInfo } from '@masterplan/server/wire';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Pacing, type Showing } from '../src/table/pace/pacing.ts';
import type { View } from '../src/wire/view.ts';

const page = { visibilityState: 'visible' };
const [me, bot, other] = [0, 1, 2];
const playing = { state: 'playing' } as TableInfo;

beforeEach(() => {
  page.visibilityState = 'visible';
  vi.stubGlobal('document', page);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Like moves are those of one seat other than mine; the hundredth version asks me. */
const usual: Showing = {
  beat: 1000,
  areLike: (a, b) => a.entries.at(-1)?.seat === b.entries.at(-1)?.seat,
  isAsked: ({ version }) => version === 100,
  hasClock: false,
};

/** Views of one table that follow each other, a choice each. */
class Course {
  readonly #entries: SeenEntry[] = [];

  after(seat: number, version = this.#entries.length, did: SeenEntry['did'] = 'choose'): View {
    this.#entries.push({ version, did, seat, events: [] });
    return {
      ...{ viewer: me, version, info: playing, seen: undefined, entries: [...this.#entries] },
      ...{ asks: [], mine: undefined, kinds: {}, clocks: [], news: [], joined: 1, clocksAt: 0 },
    };
  }
}

function begun(showing: Showing = usual) {
  const course = new Course();
  const pacing = new Pacing(course.after(-1, 0, 'open'), showing);
  const shown = () => pacing.shown.value.view.version;
  return { course, pacing, shown };
}

test('like moves of one seat are one step, which waits until it is clear that no more come', () => {
  const { course, pacing, shown } = begun();
  for (let move = 0; move < 3; move++) {
    pacing.take(course.after(bot));
    vi.advanceTimersByTime(150);
  }
  expect(shown()).toBe(0);
  expect(pacing.shown.value.isBehind).toBe(true);
  pacing.take(course.after(other));
  expect(shown()).toBe(3);
  expect(pacing.shown.value.view.news.map(({ version }) => version)).toEqual([1, 2, 3]);
});

test('a step is shown for as long as the viewer wants it, and for as long as its scenes are played', () => {
  const { course, pacing, shown } = begun({ ...usual, areLike: () => false });
  pacing.take(course.after(bot));
  expect(shown()).toBe(1);
  pacing.take(course.after(bot));
  pacing.scenes(1);
  vi.advanceTimersByTime(1500);
  expect(shown()).toBe(1);
  pacing.scenes(0);
  expect(shown()).toBe(2);
});

test('to my next question: all of it at once and without scenes, until I am asked', () => {
  const { course, pacing, shown } = begun();
  pacing.take(course.after(bot));
  pacing.take(course.after(other));
  pacing.take(course.after(bot));
  pacing.toMyQuestion();
  expect(shown()).toBe(3);
  expect(pacing.shown.value.view.news).toEqual([]);
  pacing.take(course.after(other));
  expect(shown()).toBe(4);
  pacing.take(course.after(other, 100));
  expect(pacing.shown.value).toMatchObject({ isSkipping: false, isBehind: false });
  pacing.take(course.after(bot, 101));
  expect(shown()).toBe(100);
});

test.each([
  ['what I did myself', () => me, 'choose'],
  ['a choice that was taken back', () => bot, 'undo'],
] as const)('%s is shown at once, with all that came before', (_, seat, did) => {
  const { course, pacing, shown } = begun();
  pacing.take(course.after(bot));
  pacing.take(course.after(seat(), 2, did));
  expect(shown()).toBe(2);
});

test('nothing is held back while nobody looks, at once means at once, and my clock never runs unseen', () => {
  const hidden = begun();
  page.visibilityState = 'hidden';
  hidden.pacing.take(hidden.course.after(bot));
  expect(hidden.shown()).toBe(1);
  page.visibilityState = 'visible';
  const atOnce = begun({ ...usual, beat: 0 });
  atOnce.pacing.take(atOnce.course.after(bot));
  expect(atOnce.shown()).toBe(1);
  const clocked = begun({ ...usual, hasClock: true });
  clocked.pacing.take(clocked.course.after(bot));
  clocked.pacing.take(clocked.course.after(bot, 100));
  expect(clocked.shown()).toBe(100);
});

test('many moves that wait are shown faster than few', () => {
  const { course, pacing, shown } = begun({ ...usual, areLike: () => false });
  for (let move = 0; move < 13; move++) pacing.take(course.after(move % 2 === 0 ? bot : other));
  vi.advanceTimersByTime(8000);
  expect(shown()).toBe(13);
});
