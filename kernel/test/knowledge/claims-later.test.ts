import type { Table } from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { bookFaults } from '../tiny/audit.ts';
import { type Bare, bare, couldBe, fixed, lay, zones } from '../tiny/bare.ts';
import { book, guesses } from '../tiny/book.ts';

const deck = zones.deck();
const everyone = 2;

/** Two lots: two of squad 0 (king, knave), and the deck (ace, ten, queen). */
function twoLots(): Table<Bare> {
  const table = lay({ row: 'ace ten queen', squad: ['king knave', ''] });
  for (const card of [0, 1, 2]) table.move(card, deck);
  table.chance = fixed(2, 1);
  table.shuffle(deck);
  table.chance = undefined;
  return table;
}

describe('a claim about a card that becomes public', () => {
  test('alike becomes the value of the others', () => {
    const table = lay({ deck: 'ace king queen knave' });
    table.claimAlike('side', 1, 0);
    table.show(0);
    expect(book(table).claims).toEqual(['among side 1: 0']);
    expect(guesses(table, 1)).toEqual(['king']);
  });

  test('sum becomes the rest of the total', () => {
    const table = lay({ deck: 'ace king queen knave' });
    table.claimSum('cost', [0, 1, 2], 6);
    table.show(1);
    expect(book(table).claims).toEqual(['sum cost 0 2: 4']);
    expect(guesses(table, 0, 2)).toEqual(['ace queen', 'queen ace']);
  });

  test('among goes on about the others', () => {
    const table = lay({ deck: 'ace king queen knave' });
    table.claimAmong('cost', [0, 1], [1, 2]);
    table.show(1);
    expect(book(table).claims).toEqual(['among cost 0: 1 2']);
  });

  test('some goes on about the others, or is fulfilled', () => {
    const table = lay({ deck: 'ace king queen knave' });
    table.claimSome('cost', [0, 1, 2], [1]);
    table.show(1);
    expect(book(table).claims).toEqual(['some cost 0 2: 1']);
    table.show(0);
    expect(book(table).claims).toEqual([]);
    expect(table.state.tied).toEqual([0, 0, 0, 0]);
  });

  test('holds stays as it is', () => {
    const table = lay({ deck: 'ace king queen knave' });
    table.claimHolds('rising', [0, 1]);
    table.show(1);
    expect(book(table).claims).toEqual(['holds rising 0 1: ']);
    expect(guesses(table, 0)).toEqual(['ace']);
  });

  test('is gone once no card is left in it', () => {
    const table = lay({ deck: 'ace king queen' });
    table.claimAmong('cost', [0], [1, 2]);
    table.show(0);
    expect(book(table).claims).toEqual([]);
  });

  test('leaves other claims alone', () => {
    const table = lay({ deck: 'ace king queen knave' });
    table.claimAmong('cost', [2], [3, 4]);
    table.claimAmong('cost', [0], [1, 2]);
    table.show(0);
    expect(book(table).claims).toEqual(['among cost 2: 3 4']);
  });
});

describe('a claim about a card that is mixed away', () => {
  test('stays true of the face it was made of', () => {
    const table = lay({ deck: 'ace king queen', squad: ['ten', ''] });
    table.claimAmong('cost', [0], [1]);
    table.move(2, zones.squad(0));
    table.chance = fixed(0);
    table.shuffle(deck);
    expect(guesses(table, 0, 1).every((pair) => pair.includes('ace'))).toBe(true);
    expect(couldBe(table, everyone, 2)).toEqual(['king', 'queen', 'ten']);
    expect(table.state.tied.slice(0, 4)).toEqual([0, 0, 0, 0]);
  });

  test('binds it to cards that were not mixed', () => {
    const table = lay({ deck: 'ace king queen knave', squad: ['', ''] });
    table.claimAlike('side', 1, 0);
    table.move(0, zones.squad(0));
    table.shuffle(deck);
    expect(guesses(table, 0)).toEqual(['ace', 'king', 'knave', 'queen']);
    table.show(0);
    expect(guesses(table, 1, 2, 3).every((rest) => rest.includes('king'))).toBe(true);
  });

  test('is forgotten where all it tells of went whole into the shuffle', () => {
    const table = lay({ deck: 'ace king queen knave' });
    table.claimAlike('side', 1, 0);
    table.shuffle(deck);
    expect(book(table)).toEqual({ lots: ['4+0>0 1 2 3'], claims: [] });
    expect(table.state.tied).toEqual([0, 0, 0, 0]);
    expect(guesses(table, 0, 1)).toHaveLength(12);
  });

  test('is kept where it ties the whole that went in to a card outside', () => {
    const table = twoLots();
    table.claimAlike('side', 1, 0);
    table.claimAlike('side', 3, 0);
    expect(guesses(table, 3)).toEqual(['king']);
    table.shuffle(deck);
    expect(guesses(table, 3)).toEqual(['king']);
    expect(guesses(table, 0)).toEqual(['ace', 'queen', 'ten']);
  });

  test('is kept where it is about others, and does not keep lots apart that it does not tell of', () => {
    const table = twoLots();
    table.claimAmong('cost', [3], [2]);
    table.shuffle(deck);
    expect(book(table)).toEqual({ lots: ['2+0>3 4', '3+0>0 1 2'], claims: ['among cost 3: 2'] });
    table.move(0, zones.squad(1));
    table.shuffle(deck);
    expect(guesses(table, 3)).toEqual(['king']);
  });

  test('is forgotten, too, where the others it names are public', () => {
    const table = lay({ deck: 'ace queen ten', row: 'king' });
    table.claimHolds('rising', [0, 3]);
    table.shuffle(deck);
    expect(book(table)).toEqual({ lots: ['3+0>0 1 2'], claims: [] });
    expect(table.state.tied).toEqual([0, 0, 0, 0]);
  });

  test('frees the past places only it told of when it is forgotten', () => {
    const table = lay({ deck: 'ace queen ten', row: 'king knave' });
    table.claimHolds('rising', [0, 3]);
    for (const card of [3, 4]) table.move(card, zones.squad(1));
    table.shuffle(zones.squad(1));
    expect(book(table).claims).toEqual(['holds rising 0 5: ']);
    table.shuffle(deck);
    expect(book(table).claims).toEqual([]);
    expect(table.state.spare).toEqual([5]);
  });

  test('about a public card stays with the face', () => {
    const table = lay({ deck: 'ace queen ten', row: 'king' });
    table.claimHolds('rising', [0, 3]);
    table.move(3, deck);
    table.move(0, zones.squad(0));
    table.shuffle(deck);
    expect(guesses(table, 0)).toEqual(['ace']);
    expect(bookFaults(bare, table.state)).toEqual([]);
  });
});
