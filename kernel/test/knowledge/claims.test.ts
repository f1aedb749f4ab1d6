import { describe, expect, test } from 'vitest';
import { bookFaults } from '../tiny/audit.ts';
import { bare, lay, zones } from '../tiny/bare.ts';
import { book, guesses } from '../tiny/book.ts';

const _deck = zones.deck();

describe('a claim', () => {
  test('alike: all are of one side, whichever', () => {
    const table = lay({ deck: 'ace king queen knave' });
    table.claimAlike('side', 1, 0);
    expect(guesses(table, 0, 1)).toEqual(['ace king', 'king ace', 'knave queen', 'queen knave']);
  });

  test('sum: the values add up', () => {
    const table = lay({ deck: 'ace king queen knave' });
    table.claimSum('cost', [0, 3], 5);
    expect(guesses(table, 0, 3)).toEqual(['ace knave', 'king queen', 'knave ace', 'queen king']);
  });

  test('among: each is one of these', () => {
    const table = lay({ deck: 'ace king queen knave' });
    table.claimAmong('kind', [0, 1], [0, 1, 3]);
    expect(guesses(table, 0)).toEqual(['ace', 'king', 'knave']);
    expect(guesses(table, 0, 1).every((pair) => !pair.includes('queen'))).toBe(true);
  });

  test('some: at least one is one of these', () => {
    const table = lay({ deck: 'ace king queen knave' });
    table.claimSome('kind', [0, 1], [0]);
    expect(guesses(table, 0, 1)).toEqual([
      'ace king',
      'ace knave',
      'ace queen',
      'king ace',
      'knave ace',
      'queen ace',
    ]);
  });

  test('holds: the game’s predicate is true of the cards in order, with its numbers', () => {
    const table = lay({ deck: 'ace king queen' });
    table.claimHolds('rising', [0, 1]);
    expect(guesses(table, 0, 1)).toEqual(['ace king', 'ace queen', 'king queen']);
    const other = lay({ deck: 'ace king queen' });
    other.claimHolds('at-least', [0, 1], 5);
    expect(guesses(other, 0, 1)).toEqual(['king queen', 'queen king']);
  });

  test('about no card says nothing', () => {
    const table = lay({ deck: 'ace king' });
    table.claimAmong('cost', [], [1]);
    expect(book(table).claims).toEqual([]);
  });

  test('by an attribute the game does not have is our fault', () => {
    const table = lay({ row: 'ace' });
    expect(() => table.claimSum('colour', [0], 1)).toThrow(new RangeError('no attribute "colour"'));
  });

  test('keeps its own lists: what is done later to the caller’s does not change it', () => {
    const table = lay({ deck: 'ace king queen' });
    const cards = [0, 1];
    const values = [1, 2];
    table.claimAmong('cost', cards, values);
    table.claimSome('cost', cards, values);
    table.claimSum('cost', cards, 3);
    table.claimHolds('rising', cards);
    cards.push(2);
    values.push(3);
    expect(book(table).claims).toEqual([
      'among cost 0 1: 1 2',
      'some cost 0 1: 1 2',
      'sum cost 0 1: 3',
      'holds rising 0 1: ',
    ]);
  });
});

describe('a claim of being alike grows by a card', () => {
  test('instead of being made anew', () => {
    const table = lay({ deck: 'ace king ten queen knave' });
    table.claimAlike('side', 1, 0);
    table.claimAlike('side', 2, 1);
    expect(book(table).claims).toEqual(['alike side 0 1 2: ']);
    expect(guesses(table, 0, 1, 2)).toHaveLength(6);
  });

  test('and does not grow by one it names already', () => {
    const table = lay({ deck: 'ace king ten queen' });
    table.claimAlike('side', 1, 0);
    table.claimAlike('side', 0, 1);
    expect(book(table).claims).toEqual(['alike side 0 1: ']);
  });

  test('also where the value itself is public', () => {
    const table = lay({ deck: 'ace king ten queen' });
    table.claimAmong('side', [0], [0]);
    table.claimAlike('side', 1, 0);
    expect(book(table).claims).toEqual(['among side 0 1: 0']);
    expect(guesses(table, 1)).toEqual(['ace', 'king', 'ten']);
  });

  test('but not one that leaves two values open, nor one of another attribute, nor another sort', () => {
    const table = lay({ deck: 'ace ace ten queen' });
    table.claimAmong('side', [0], [0, 1]);
    table.claimAlike('cost', 1, 0);
    table.claimSome('side', [0], [0]);
    table.claimAlike('side', 2, 0);
    expect(book(table).claims.at(-1)).toBe('alike side 0 2: ');
  });

  test('but is made of the value where the other card is public', () => {
    const table = lay({ deck: 'ace king queen', row: 'ten' });
    table.claimAlike('side', 0, 3);
    expect(book(table).claims).toEqual(['among side 0: 0']);
    expect(guesses(table, 0)).toEqual(['ace', 'king']);
  });

  test('but settles the other where the card itself is public', () => {
    const table = lay({ deck: 'ace king queen', row: 'ten' });
    table.claimAlike('side', 1, 0);
    table.claimAlike('side', 3, 0);
    expect(book(table).claims).toEqual(['alike side 0 1: ', 'among side 0: 0']);
    expect(guesses(table, 0, 1)).toEqual(['ace king', 'king ace']);
  });
});

describe('a claim about cards of which some are public already', () => {
  test('is made of the others', () => {
    const table = lay({ deck: 'ace king queen', row: 'ten' });
    table.claimSum('cost', [3, 0], 6);
    expect(book(table).claims).toEqual(['sum cost 0: 1']);
    expect(guesses(table, 0)).toEqual(['ace']);
  });

  test('is not made where it says nothing of the others', () => {
    const table = lay({ deck: 'ace king', row: 'ten knave' });
    table.claimSome('cost', [2, 0, 3], [5]);
    table.claimAmong('cost', [2, 3], [4, 5]);
    expect(book(table).claims).toEqual([]);
    expect(table.state.tied).toEqual([0, 0, 0, 0]);
  });

  test('is kept whole where it is the game’s predicate', () => {
    const table = lay({ deck: 'ace queen', row: 'king' });
    table.claimHolds('rising', [0, 2]);
    expect(book(table).claims).toEqual(['holds rising 0 2: ']);
    expect(guesses(table, 0)).toEqual(['ace']);
  });
});

test('a claim that grows takes the place of what was claimed of some of its cards', () => {
  const table = lay({ deck: 'ten knave', squad: ['ace king queen', ''] });
  const [a = 0, b = 0, c = 0] = table.zone(zones.squad(0));
  table.growHolds('rising', [a, b]);
  table.growHolds('rising', [a, b, c]);
  expect(book(table).claims).toEqual([`holds rising ${a} ${b} ${c}: `]);
  table.growHolds('rising', [b, c]);
  expect(book(table).claims.length).toBe(2);
  expect(bookFaults(bare, table.state)).toEqual([]);
});
