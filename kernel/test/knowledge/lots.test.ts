import type { Table } from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { bookFaults } from '../tiny/audit.ts';
import { type Bare, bare, couldBe, fixed, lay, zones } from '../tiny/bare.ts';
import { book, guesses } from '../tiny/book.ts';

const deck = zones.deck();
const seat0 = 0;
const seat1 = 1;
const everyone = 2;

/** Deck of cards 0, 1 and 3: an unknown two of ace, king and queen, shuffled together with the ten. Card 2 is the third. */
function twice(): Table<Bare> {
  const table = lay({ deck: 'ace king queen', row: 'ten' });
  table.move(2, zones.squad(1));
  table.move(3, deck);
  table.chance = fixed(2, 1);
  table.shuffle(deck);
  table.chance = undefined;
  return table;
}

/** Deck of cards 0 and 3: one of ace, king and queen, which seat 0 had seen, shuffled together with the ten. */
function oneOfThree(): Table<Bare> {
  const table = lay({ deck: 'ace king queen', row: 'ten' });
  table.move(3, deck);
  table.show(0, 0b001);
  table.move(1, zones.squad(0));
  table.move(2, zones.squad(1));
  table.shuffle(deck);
  return table;
}

describe('a lot', () => {
  test('is what was shuffled: any card could be any of them', () => {
    const table = lay({ deck: 'ace king queen' });
    expect(guesses(table, 0)).toEqual(['ace', 'king', 'queen']);
    expect(guesses(table, 0, 1, 2)).toHaveLength(6);
    expect(book(table)).toEqual({ lots: ['3+0>0 1 2'], claims: [] });
  });

  test('gives up each face that becomes public', () => {
    const table = lay({ deck: 'ace king queen' });
    table.show(1);
    expect(guesses(table, 0, 2)).toEqual(['ace queen', 'queen ace']);
    table.show(0);
    expect(guesses(table, 2)).toEqual(['queen']);
    expect(book(table).lots).toEqual(['1+0>2']);
    table.show(2);
    expect(book(table).lots).toEqual([]);
  });

  test('goes whole into the next: the book holds one lot of the contents of both', () => {
    const table = lay({ deck: 'ace king', squad: ['queen', ''] });
    table.shuffle(deck);
    table.move(2, deck);
    table.shuffle(deck);
    expect(book(table).lots).toEqual(['3+0>0 1 2']);
    expect(table.state.face).toHaveLength(3);
    expect(guesses(table, 0)).toEqual(['ace', 'king', 'queen']);
  });

  test('of which a part goes into the next is kept: the rest is still one of its contents', () => {
    const table = lay({ deck: 'ace king queen', row: 'ten' });
    table.move(3, deck);
    table.move(0, zones.squad(1));
    table.shuffle(deck);
    expect(guesses(table, 0)).toEqual(['ace', 'king', 'queen']);
    expect(guesses(table, 1)).toEqual(['ace', 'king', 'queen', 'ten']);
    expect(book(table).lots).toHaveLength(2);
    table.show(0);
    expect(guesses(table, 1, 2)).toHaveLength(6);
    expect(guesses(table, 1, 2).join(' ')).not.toContain(table.kind(0).id);
  });

  test('remembers who knew what went in: they know it is among what came out', () => {
    const table = lay({ deck: 'ace king queen' });
    table.show(0, 0b010);
    table.move(2, zones.squad(0));
    table.chance = fixed(0);
    table.shuffle(deck);
    expect(couldBe(table, seat1, 0, 1, 2)).toEqual([
      'ace king queen',
      'ace queen king',
      'king ace queen',
      'queen ace king',
    ]);
    expect(guesses(table, 2)).toEqual(['ace', 'king', 'queen']);
  });

  test('that has come out whole tells what went in, where that leaves no doubt', () => {
    const table = oneOfThree();
    expect(book(table).lots).toEqual(['3+0>1 2 4', '1+1>0 3']);
    table.show(0);
    table.show(3);
    expect(guesses(table, 1, 2)).toEqual(['king queen', 'queen king']);
    expect(book(table).lots).toEqual(['2+0>1 2']);
    expect(table.state.spare).toEqual([4]);
  });

  test('uses again the slots that are free', () => {
    const table = oneOfThree();
    table.showAll(deck);
    table.show(1, 0b010);
    table.move(1, deck);
    table.shuffle(deck);
    expect(table.state.face).toHaveLength(5);
    expect(table.state.spare).toEqual([]);
    expect(bookFaults(bare, table.state)).toEqual([]);
  });

  test('that has come out whole in two ways keeps the doubt', () => {
    const table = lay({ deck: 'ace king queen ten' });
    table.show(0, 0b001);
    table.show(1, 0b010);
    table.move(2, zones.squad(0));
    table.move(3, zones.squad(1));
    table.chance = fixed(0);
    table.shuffle(deck);
    table.showAll(deck);
    expect(couldBe(table, everyone, 2, 3)).toEqual(['queen ten', 'ten queen']);
    expect(book(table).lots).toEqual(['2+0>2 3']);
  });

  test('that is past together with those it went into leaves what it came out of, and no trail', () => {
    const table = lay({ hand: ['', ''], deck: 'ace king queen ten knave' });
    const hand = zones.hand(0);
    table.move(0, hand);
    table.move(1, hand);
    table.show(2, 0b001);
    table.move(2, hand);
    const row = () => table.move(table.top(hand) ?? 0, zones.row());
    row();
    table.move(3, hand);
    row();
    row();
    expect(guesses(table, 4)).toHaveLength(2);
    row();
    expect(guesses(table, 4)).toEqual(['knave']);
    expect(book(table).lots).toEqual(['1+0>4']);
  });

  test('settles the lots before it in turn, and frees each slot once', () => {
    const table = lay({ hand: ['king king', ''], deck: 'ace ace queen' });
    table.show(2);
    table.move(2, zones.hand(0), 'bottom');
    table.move(3, zones.squad(0));
    table.show(table.zone(zones.hand(0))[0] ?? -1);
    table.showAll(zones.squad(0));
    table.showAll(zones.hand(0));
    table.shuffle(deck);
    expect(bookFaults(bare, table.state)).toEqual([]);
    expect(guesses(table, ...table.zone(deck))).toEqual(['ace ace']);
  });

  test('goes whole into the next but is kept where somebody had looked: they still know what did not go in', () => {
    const table = twice();
    table.show(0, 0b01);
    table.chance = fixed(2, 1);
    table.shuffle(deck);
    expect(table.kind(0).id).toBe('ace');
    expect(couldBe(table, seat0, 2)).toEqual(['king', 'queen']);
    expect(couldBe(table, everyone, 2)).toEqual(['ace', 'king', 'queen']);
  });

  test('goes whole into the next but is kept where something was claimed of it', () => {
    const table = twice();
    table.claimAmong('cost', [0], [1]);
    table.shuffle(deck);
    expect(guesses(table, 2)).toEqual(['king', 'queen']);
  });

  test('that came out of another goes whole into the next where nobody knows a thing of it', () => {
    const table = twice();
    expect(book(table).lots).toEqual(['3+0>2 4 5', '1+2>0 1 3']);
    table.move(2, deck);
    table.move(0, zones.squad(0));
    table.move(0, deck);
    table.shuffle(deck);
    expect(bookFaults(bare, table.state)).toEqual([]);
    const other = twice();
    other.shuffle(deck);
    other.move(2, deck);
    other.shuffle(deck);
    expect(book(other).lots).toHaveLength(2);
    expect(guesses(other, 0)).toEqual(['ace', 'king', 'queen', 'ten']);
  });

  test('is made again where one of the mixed cards was known to somebody', () => {
    const table = lay({ deck: 'ace king' });
    table.show(0, 0b001);
    table.shuffle(deck);
    expect(couldBe(table, seat0, 0)).toEqual(['ace', 'king']);
  });
});
