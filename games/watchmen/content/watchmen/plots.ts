import { drain } from '../../rules/verbs/drain.ts';
import type { Filter } from '../filters.ts';
import { type Loyalty, loyaltyOf, type Machination, machinationOf, type Plot, plotOf } from '../kinds.ts';

const plot = (id: string, cost: number, set: Filter, n: number, icon: string): Plot =>
  plotOf({ id, cost, ongoing: [{ when: { play: set }, do: [drain({ n })] }], icon, designed: true });

export const plots: readonly Plot[] = [
  plot('lie-worth-telling', 13, { types: ['hero'] }, 2, 'conversation'),
  plot('borrowed-monsters', 13, { types: ['villain'] }, 2, 'monster-grasp'),
  plot('long-winter', 12, { types: ['equipment'] }, 2, 'snowing'),
  plot('blue-light', 14, { types: ['super-power'] }, 2, 'light-bulb'),
  plot('last-headline', 12, { least: 5 }, 3, 'scroll-quill'),
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
    { types: ['villain'], least: 4 },
    [{ types: ['villain'], least: 3 }, { types: ['villain'] }, { types: ['super-power'] }],
    'grab',
  ),
  machination(
    'shell-companies',
    { types: ['equipment'], least: 4 },
    [{ types: ['equipment'], least: 3 }, { types: ['equipment'] }, { types: ['villain'] }],
    'spiral-shell',
  ),
  machination(
    'field-trials',
    { types: ['super-power'], least: 5 },
    [{ types: ['super-power'], least: 4 }, { types: ['super-power'] }, { types: ['hero'] }],
    'chemical-drop',
  ),
];

export const loyalties: readonly Loyalty[] = [
  loyaltyOf({ id: 'loyal', side: 'loyal', icon: 'shaking-hands' }),
  loyaltyOf({ id: 'secret-mastermind', side: 'mastermind', icon: 'puppet' }),
];
