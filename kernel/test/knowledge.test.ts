import type { Table } from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { bookFaults } from './tiny/audit.ts';
import { type Bare, bare, couldBe, fixed, lay, zones } from './tiny/bare.ts';

const deck = zones.deck();
const seat0 = 0;
const seat1 = 1;
const everyone = 2;

/** What everybody could think of these cards. */
const guesses = (table: Table<Bare>, ...cards: number[]): string[] => couldBe(table, everyone, ...cards);

/** The book of a table: lots as `contents known + contents unknown > where they are`, and claims. */
function book(table: Table<Bare>): { lots: string[]; claims: string[] } {
  expect(bookFaults(bare, table.state)).toEqual([]);
  return {
    lots: table.state.lots.map(
      ({ pool, ins, outs }) => `${pool.length}+${ins.length}>${outs.toSorted((a, b) => a - b).join(' ')}`,
    ),
    claims: table.state.claims.map(
      ({ type, by, slots, n }) => `${type} ${by} ${slots.join(' ')}: ${n.join(' ')}`,
    ),
  };
}

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

/** Two lots: two of squad 0 (king, knave), and the deck (ace, ten, queen). */
function twoLots(): Table<Bare> {
  const table = lay({ row: 'ace ten queen', squad: ['king knave', ''] });
  for (const card of [0, 1, 2]) table.move(card, deck);
  table.chance = fixed(2, 1);
  table.shuffle(deck);
  table.chance = undefined;
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
    const table = lay({ deck: 'ace king queen', row: 'ten' });
    table.move(3, deck);
    table.show(0, 0b001);
    table.move(1, zones.squad(0));
    table.move(2, zones.squad(1));
    table.shuffle(deck);
    expect(book(table).lots).toEqual(['3+0>1 2 4', '1+1>0 3']);
    table.show(0);
    table.show(3);
    expect(guesses(table, 1, 2)).toEqual(['king queen', 'queen king']);
    expect(book(table).lots).toEqual(['2+0>1 2']);
    expect(table.state.spare).toEqual([4]);
  });

  test('uses again the slots that are free', () => {
    const table = lay({ deck: 'ace king queen', row: 'ten' });
    table.move(3, deck);
    table.show(0, 0b001);
    table.move(1, zones.squad(0));
    table.move(2, zones.squad(1));
    table.shuffle(deck);
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
