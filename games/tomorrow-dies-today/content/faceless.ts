import type { Faceless, Points } from './kinds.ts';

/** What each type of Faceless Henchman has. */
export const faceless: Readonly<Record<Faceless, Points>> = {
  soldier: [2, 1, 0, 0],
  assassin: [1, 2, 0, 0],
  thief: [0, 2, 1, 0],
  hacker: [0, 1, 2, 0],
  scientist: [0, 0, 2, 1],
  fixer: [0, 0, 1, 2],
};
