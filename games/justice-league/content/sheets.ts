import {
  type Hero,
  hero,
  type Level,
  plus,
  type Tyrant,
  tyrant,
  type Villain,
  villain,
  wounds,
} from './kinds.ts';

const power = (costs: number): Level => ({ costs, gives: 'power' });
const powerAndAbility = (costs: number): Level => ({ costs, gives: 'power-and-ability' });
const energy = (costs: number): Level => ({ costs, gives: 'energy' });

const chart = [wounds(3), wounds(1), plus(1), plus(1), plus(2), plus(3)];

export const heroes: readonly Hero[] = [
  hero('superman', {
    strength: 5,
    agility: 3,
    tech: 2,
    chart,
    dial: [power(1), powerAndAbility(1), power(1), powerAndAbility(1), power(1)],
    designed: true,
    icon: 'fist',
  }),
  hero('batman', {
    strength: 2,
    agility: 4,
    tech: 4,
    chart,
    dial: [power(1), power(1), powerAndAbility(1), power(1), powerAndAbility(1)],
    designed: true,
    icon: 'cowled',
  }),
  hero('wonder-woman', {
    strength: 4,
    agility: 4,
    tech: 2,
    chart,
    dial: [powerAndAbility(1), power(1), powerAndAbility(1), power(1), power(1)],
    designed: true,
    icon: 'lasso',
  }),
  hero('cyborg', {
    strength: 3,
    agility: 2,
    tech: 5,
    chart,
    dial: [power(1), powerAndAbility(1), powerAndAbility(1), power(1), power(1)],
    designed: true,
    icon: 'cyborg-face',
  }),
];

export const darkseid: Tyrant = tyrant('darkseid', {
  dial: [power(1), power(6), energy(6), power(6), energy(6), power(6)],
  designed: true,
  icon: 'omega',
});

export const villains: readonly Villain[] = [
  villain('darkseid-2', { heroes: 2, strength: 4, agility: 3, tech: 3, designed: true, icon: 'omega' }),
  villain('darkseid-3', { heroes: 3, strength: 5, agility: 5, tech: 4, designed: true, icon: 'omega' }),
  villain('darkseid-4', { heroes: 4, strength: 7, agility: 6, tech: 5, designed: true, icon: 'omega' }),
];
