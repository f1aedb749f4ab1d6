import type { OwnPace } from '../own-pace.ts';

/** What is said of how fast others' moves are shown. */
export const pacing = {
  aim: 'How to win, and how far everybody is',
  label: 'Others’ moves are shown',
  paces: { 'at once': 'At once', quick: 'Quickly', usual: 'As usual', slow: 'Slowly' } satisfies Record<
    OwnPace,
    string
  >,
  toMyQuestion: 'To my next question',
  toNow: 'To what happens now',
  /** Unfolds moves that are told as one. */
  oneByOne: (n: number) => `${n} lines, one by one`,
};
