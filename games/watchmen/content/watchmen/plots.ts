import { addToLineUp } from '../../rules/verbs/add-to-line-up.ts';
import { drain } from '../../rules/verbs/drain.ts';
import { drainUntil } from '../../rules/verbs/drain-until.ts';
import { spoil } from '../../rules/verbs/spoil.ts';
import type { Filter } from '../filters.ts';
import {
  type Loyalty,
  loyaltyOf,
  type Machination,
  machinationOf,
  type Ongoing,
  type Plot,
  plotOf,
} from '../kinds.ts';

const plot = (id: string, cost: number, icon: string, ongoing: Ongoing): Plot =>
  plotOf({ id, cost, ongoing: [ongoing], icon, designed: true });

export const plots: readonly Plot[] = [
  plot('lie-worth-telling', 13, 'conversation', {
    when: { play: { types: ['hero'] } },
    do: [drain({ n: 2 })],
  }),
  plot('borrowed-monsters', 13, 'monster-grasp', {
    when: { play: { types: ['villain'] }, nth: 1 },
    do: [drainUntil({ which: { types: ['villain'] } })],
  }),
  plot('long-winter', 12, 'snowing', {
    when: { play: { types: ['equipment'] }, nth: 1 },
    do: [drain({ n: 2, per: { inLineUp: { least: 5 } } })],
  }),
  plot('blue-light', 13, 'light-bulb', {
    when: { play: { types: ['super-power'] } },
    do: [drain({ n: 1 }), spoil()],
  }),
  plot('last-headline', 12, 'scroll-quill', {
    when: { play: { least: 5 } },
    do: [addToLineUp({ n: 3 })],
  }),
];

const machination = (id: string, first: Filter, lines: readonly Filter[], icon: string): Machination =>
  machinationOf({ id, first, lines, icon, designed: true });

export const machinations: readonly Machination[] = [
  machination(
    'old-masks',
    { types: ['hero'], least: 4 },
    [{ types: ['hero'], least: 3 }, { types: ['hero'] }, { types: ['equipment'] }],
    'drama-masks',
  ),
  machination(
    'hired-hands',
    { types: ['villain'], least: 5 },
    [{ types: ['villain'], labels: ['attack'] }, { types: ['villain'] }, { types: ['super-power'] }],
    'grab',
  ),
  machination(
    'shell-companies',
    { types: ['equipment'], labels: ['defense'] },
    [{ types: ['equipment'], most: 3 }, { types: ['equipment'], least: 4 }, { named: 'kick' }],
    'spiral-shell',
  ),
  machination(
    'field-trials',
    { watchmen: true },
    [{ types: ['super-power'], least: 4 }, { types: ['hero'] }, { types: ['villain'] }],
    'chemical-drop',
  ),
];

export const loyalties: readonly Loyalty[] = [
  loyaltyOf({ id: 'loyal', side: 'loyal', icon: 'shaking-hands' }),
  loyaltyOf({ id: 'secret-mastermind', side: 'mastermind', icon: 'puppet' }),
];
