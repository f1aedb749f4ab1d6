import type { Filter } from './filters.ts';
import { type Card, location } from './kinds.ts';
import { draw } from './sentences.ts';

/** All five draw a card once a turn; they differ in what sets them off. */
const drawing = (id: string, first: Filter, icon: string): Card =>
  location(id, {
    cost: 5,
    vp: 1,
    copies: 1,
    ongoing: [{ when: { play: first, nth: 1 }, do: [draw(1)] }],
    icon,
  });

export const locations: readonly Card[] = [
  drawing('arkham-asylum', { types: ['villain'] }, 'imprisoned'),
  drawing('batcave', { types: ['equipment'] }, 'cave-entrance'),
  drawing('fortress-of-solitude', { types: ['super-power'] }, 'ice-cubes'),
  drawing('titans-tower', { least: 2, most: 3 }, 'tower-flag'),
  drawing('watchtower', { types: ['hero'] }, 'defense-satellite'),
];
