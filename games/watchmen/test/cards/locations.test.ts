import { describe, expect, test } from 'vitest';
import { playing, turn } from '../tables.ts';

describe('B-11 Locations', () => {
  test.each([
    ['arkham-asylum', 'gorilla-grodd'],
    ['batcave', 'utility-belt'],
    ['fortress-of-solitude', 'kick'],
    ['titans-tower', 'catwoman'],
    ['titans-tower', 'kick'],
    ['watchtower', 'catwoman'],
  ])('B-11 B-5.2 %s draws a card when its player plays the first card of its kind, %s', (location, card) => {
    const table = turn({ hand: [location, card, card], deck: ['punch', 'punch'] });
    playing(table, location, card);
    expect(table.zone('locations', 0)).toEqual([location]);
    expect(table.zone('hand', 0)).toHaveLength(2);
    playing(table, card);
    expect(table.zone('hand', 0)).toEqual(['punch']);
  });

  test('B-11 titans-tower looks at the cost: 2 or 3, no less and no more', () => {
    const table = turn({ hand: ['punch', 'bane'], deck: ['kick'], locations: ['titans-tower'] });
    playing(table, 'punch', 'bane').answer(1, 'take the attack');
    expect(table.zone('hand', 0)).toEqual([]);
  });
});
