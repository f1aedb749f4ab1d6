import type { Temperament } from '@masterplan/kernel';
import type { Habits } from './habits.ts';

/** What each temperament weighs otherwise, as a hero and as Darkseid. */
export const leanings: Readonly<Record<Temperament, Partial<Habits>>> = {
  /** A hero stands up to Darkseid and trusts the die. Darkseid strikes for less, and learns what torments heroes. */
  bold: { dread: 0, luck: 0.15, strikes: 1.12, learnsTorment: 1.5 },
  /** Learns and plays what hinders the other side behind its back. Darkseid exchanges hidden crises and advances those first. */
  sly: { tricks: 1.3, learnsTricks: 1.8, shown: 0.4, swaps: 5 },
  /** A hero keeps away from Darkseid, goes home to heal and rather learns what helps than what hinders. Darkseid withdraws to Apokolips. */
  careful: { dread: 2, rest: 3, learnsHelp: 0.9, retreat: 0.32 },
};
