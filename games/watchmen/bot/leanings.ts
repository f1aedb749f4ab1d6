import type { Temperament } from '@masterplan/kernel';
import type { Habits } from './habits.ts';

/** What each temperament weighs otherwise, in the base game and in either role of Watchmen. */
export const leanings: Readonly<Record<Temperament, Partial<Habits>>> = {
  /** Buys whatever it can, a second card of the Line-Up too, and drops its mask sooner. */
  bold: { least: 1, leastLoyal: 1.2, enough: 2, hidesBelow: 0.4, seldom: 2 },
  /** Likes cards that attack, keeps from a suspect what the suspect wants, and hides longer behind better gifts. */
  sly: { malice: 0.4, shelter: 0.4, denied: 5, lurksAbove: 40, bait: 4, seldom: 2 },
  /** Likes cards that defend, and buys little but what Challenges to come may ask for. */
  careful: { shelter: 2, leastLoyal: 2.2, foreseen: 24, seldom: 6 },
};
