import { hero, plus, tyrant, villain, wounds } from './kinds.ts';

const chart = [wounds(3), wounds(1), plus(1), plus(1), plus(2), plus(3)];
const dial = [
  { costs: 1, gives: 'power' },
  { costs: 2, gives: 'power-and-ability' },
  { costs: 2, gives: 'power' },
  { costs: 3, gives: 'power-and-ability' },
] as const;

/** The five character sheets and the three villain cards. */
export const sheets = [
  hero('superman', { icon: 'superman', strength: 5, agility: 4, tech: 2, chart, dial, designed: true }),
  hero('batman', { icon: 'batman', strength: 2, agility: 4, tech: 4, chart, dial, designed: true }),
  hero('wonder-woman', { icon: 'wonder', strength: 4, agility: 4, tech: 2, chart, dial, designed: true }),
  hero('cyborg', { icon: 'cyborg', strength: 3, agility: 2, tech: 5, chart, dial, designed: true }),
  tyrant('darkseid', {
    icon: 'darkseid',
    dial: [
      { costs: 1, gives: 'energy' },
      { costs: 2, gives: 'power' },
      { costs: 3, gives: 'power' },
      { costs: 3, gives: 'energy' },
    ],
    designed: true,
  }),
  villain('darkseid-2', { icon: 'darkseid', heroes: 2, strength: 4, agility: 3, tech: 3, designed: true }),
  villain('darkseid-3', { icon: 'darkseid', heroes: 3, strength: 5, agility: 4, tech: 4, designed: true }),
  villain('darkseid-4', { icon: 'darkseid', heroes: 4, strength: 6, agility: 5, tech: 5, designed: true }),
];
