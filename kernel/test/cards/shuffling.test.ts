import { nth } from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { bookFaults } from '../tiny/audit.ts';
import { bare, cardOf, couldBe, facesIn, fixed, lay, listen, seenIn, zones } from '../tiny/bare.ts';

const deck = zones.deck();
const row = zones.row();
const seat0 = 0;
const everyone = 2;

describe('shuffling', () => {
  test('moves the faces under the sleeves as chance says, from the top down', () => {
    const table = lay({ deck: 'ace king queen' });
    table.chance = fixed(0, 1);
    table.shuffle(deck);
    expect(table.zone(deck)).toEqual([0, 1, 2]);
    expect(facesIn(table, deck)).toBe('queen king ace');
  });

  test('makes known faces unknown to all who do not look into the zone', () => {
    const table = lay({ deck: 'ace king', squad: ['queen knave', ''] });
    table.show(cardOf(table, 'king'));
    table.show(cardOf(table, 'queen'));
    table.chance = fixed(1, 1);
    table.shuffle(deck);
    table.shuffle(zones.squad(0));
    expect([seat0, everyone].map((v) => seenIn(table, v, deck))).toEqual(['? ?', '? ?']);
    expect([seat0, everyone].map((v) => seenIn(table, v, zones.squad(0)))).toEqual(['queen knave', '? ?']);
  });

  test('can give every order there is', () => {
    const orders = new Set<string>();
    for (let first = 0; first < 3; first++) {
      for (let second = 0; second < 2; second++) {
        const table = lay({ deck: 'ace king queen' });
        table.chance = fixed(first, second);
        table.shuffle(deck);
        orders.add(facesIn(table, deck));
      }
    }
    expect(orders.size).toBe(6);
  });

  test('asks chance for each card but the last, with what it is wanted for', () => {
    const table = lay({ deck: 'ace king queen' });
    const asked: [number, string][] = [];
    table.chance = (limit, purpose) => {
      asked.push([limit, purpose]);
      return 0;
    };
    table.shuffle(deck);
    expect(asked).toEqual([
      [3, 'shuffle'],
      [2, 'shuffle'],
    ]);
  });

  test('is told with its zone', () => {
    const table = lay({ deck: 'ace king' });
    const events = listen(table);
    table.shuffle(deck);
    expect(events).toEqual([{ name: 'shuffled', seat: -1, cards: [], faces: [], masks: [], n: [deck] }]);
  });

  test('one card or none does nothing', () => {
    const table = lay({ deck: 'ace' });
    table.show(0);
    const events = listen(table);
    table.chance = fixed();
    table.shuffle(deck);
    table.shuffle(row);
    expect(events).toEqual([]);
    expect(table.isPublic(0)).toBe(true);
  });

  test('what was shuffled already leaves no trace: the book does not grow', () => {
    const table = lay({ deck: 'ace king queen' });
    for (let i = 0; i < 50; i++) table.shuffle(deck);
    expect(table.state.lots).toHaveLength(1);
    expect(table.state.nextLot).toBe(1);
    expect(table.state.face).toHaveLength(3);
  });

  test('a row that all look into leaves nothing to know and the book true', () => {
    const table = lay({ deck: 'ace', row: 'king queen' });
    table.chance = fixed(0);
    table.shuffle(row);
    expect(seenIn(table, everyone, row)).toBe('queen king');
    expect(bookFaults(bare, table.state)).toEqual([]);
    expect(couldBe(table, everyone, 0, 1, 2)).toEqual(['ace queen king']);
  });
});

describe('chance', () => {
  test('picks a card of a zone blindly', () => {
    const table = lay({ deck: 'ace king queen' });
    table.chance = (limit, purpose) => (limit === 3 && purpose === 'pick' ? 1 : -1);
    expect(table.pick(deck)).toBe(cardOf(table, 'king'));
  });

  test('rolls a die from 1 to its sides, told with both', () => {
    const table = lay({});
    const events = listen(table);
    table.chance = (limit, purpose) => (purpose === 'roll' ? limit - 1 : -1);
    expect(table.roll(6)).toBe(6);
    table.chance = fixed(0);
    expect(table.roll(20)).toBe(1);
    expect(events).toEqual([
      { name: 'rolled', seat: -1, cards: [], faces: [], masks: [], n: [6, 6] },
      { name: 'rolled', seat: -1, cards: [], faces: [], masks: [], n: [1, 20] },
    ]);
  });

  test('is the generator’s where nothing else decides, one draw a roll', () => {
    const table = lay({});
    const twin = table.copy();
    const rolls = [table.roll(6), table.roll(6), table.roll(6)];
    expect([twin.roll(6), twin.roll(6), twin.roll(6)]).toEqual(rolls);
    expect(table.state.rng[3]).toBe(nth(lay({}).state.rng, 3) + 3);
    expect(rolls.every((roll) => roll >= 1 && roll <= 6)).toBe(true);
  });
});
