import type { Temperament } from '@masterplan/kernel';
import type { Habits } from './habits.ts';

/** What each temperament weighs otherwise. */
export const leanings: Readonly<Record<Temperament, Partial<Habits>>> = {
  /** Lays Doomsday Missions open, and begins fights for less. */
  bold: { reveal: 1.7, fight: 0.2 },
  /** Plots Side Jobs that nobody sees, and deals for less. */
  sly: { job: 1.5, deal: 0.2 },
  /** Lets a fight be that is not worth much, and keeps its Named Henchman out of harm. */
  careful: { fight: 0.95, named: 0.7 },
};
