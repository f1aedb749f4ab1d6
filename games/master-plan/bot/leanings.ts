import type { Temperament } from '@masterplan/kernel';
import type { Habits } from './habits.ts';

/** What each temperament weighs otherwise. */
export const leanings: Readonly<Record<Temperament, Partial<Habits>>> = {
  /** Goes where the great fight is, and after its plan. */
  bold: { planned: 0.8, crowd: 0.06 },
  /** Keeps away from the crowd, and grudges whoever is ahead. */
  sly: { planned: 0.75, crowd: -0.06, spite: 0.3, leader: 1 },
  /** Sends no Super without others: a Squad that holds together is worth more to it than another place. */
  careful: { might: 0.9, muscle: 0.7, promise: 0.1 },
};
