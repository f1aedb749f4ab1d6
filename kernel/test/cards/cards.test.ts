import { everybody } from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { cardOf, facesIn, fixed, lay, listen, seenIn, zones } from '../tiny/bare.ts';

const deck = zones.deck();
const row = zones.row();
const seat0 = 0;
const seat1 = 1;
const everyone = 2;
const all = everybody(2);

describe('making a card', () => {
  test('puts it openly on top of a zone, with the next number', () => {
    const table = lay({});
    expect([table.create(1, row), table.create(0, row)]).toEqual([0, 1]);
    expect(facesIn(table, row)).toBe('king ace');
    expect([table.at(1), table.isPublic(1), table.face(1)]).toEqual([row, true, 0]);
  });

  test('is refused once faces were mixed and left a trace', () => {
    const table = lay({ deck: 'ace king', hand: ['queen'] });
    table.show(table.zone(deck)[0] ?? -1, 0b1);
    table.shuffle(deck);
    expect(() => table.create(0, deck)).toThrow('all cards must be made before any are mixed');
  });
});

test('a table has as many cards as an option can name, and no more', () => {
  const table = lay({});
  for (let card = 0; card < 4096; card++) table.create(0, deck);
  expect(() => table.create(0, deck)).toThrow(new RangeError('a table has at most 4096 cards'));
});

describe('a card that moves', () => {
  test('lies on top of its new zone, or under it', () => {
    const table = lay({ deck: 'ace king queen', row: 'ten' });
    expect(table.move(cardOf(table, 'king'), row)).toBe(1);
    table.move(cardOf(table, 'queen'), row, 'bottom');
    expect(facesIn(table, row)).toBe('queen ten king');
    expect(facesIn(table, deck)).toBe('ace');
    expect([table.at(0), table.at(1), table.at(2)]).toEqual([deck, row, row]);
  });

  test('is known from then on to whoever looks into the new zone, and to those who knew it', () => {
    const table = lay({ deck: 'ace king', squad: ['queen', ''] });
    expect(seenIn(table, seat0, zones.squad(0))).toBe('queen');
    expect(seenIn(table, seat1, zones.squad(0))).toBe('?');
    table.move(cardOf(table, 'queen'), zones.squad(1));
    expect([seat0, seat1, everyone].map((v) => seenIn(table, v, zones.squad(1)))).toEqual([
      'queen',
      'queen',
      '?',
    ]);
    table.move(cardOf(table, 'queen'), deck);
    expect([seat0, seat1, everyone].map((v) => seenIn(table, v, deck))).toEqual([
      '? ? queen',
      '? ? queen',
      '? ? ?',
    ]);
    table.move(cardOf(table, 'queen'), row);
    expect(table.isPublic(cardOf(table, 'queen'))).toBe(true);
    expect(table.isPublic(cardOf(table, 'ace'))).toBe(false);
  });

  test('is told with its face, its mask, where it came from and where it went', () => {
    const table = lay({ deck: 'ace king' });
    const events = listen(table);
    table.move(1, zones.squad(0));
    expect(events).toEqual([
      { name: 'moved', seat: -1, cards: [1], faces: [1], masks: [0b001], n: [deck, zones.squad(0)] },
    ]);
  });
});

describe('a card that is shown', () => {
  test('is known where it lies to everybody, or to some', () => {
    const table = lay({ deck: 'ace king queen' });
    const events = listen(table);
    expect(table.show(cardOf(table, 'king'))).toBe(1);
    table.show(cardOf(table, 'queen'), 0b10);
    expect([seat0, seat1, everyone].map((v) => seenIn(table, v, deck))).toEqual([
      '? king ?',
      '? king queen',
      '? king ?',
    ]);
    expect(events).toEqual([
      { name: 'shown', seat: -1, cards: [1], faces: [1], masks: [all], n: [] },
      { name: 'shown', seat: -1, cards: [2], faces: [2], masks: [0b10], n: [] },
    ]);
  });

  test('with all of its zone is told once, and an empty zone not at all', () => {
    const table = lay({ deck: 'ace king' });
    const events = listen(table);
    table.showAll(deck);
    table.showAll(row);
    expect(seenIn(table, everyone, deck)).toBe('ace king');
    expect(events).toEqual([
      { name: 'shown', seat: -1, cards: [0, 1], faces: [0, 1], masks: [all, all], n: [] },
    ]);
  });

  test('with all of its zone to some leaves the others as they were', () => {
    const table = lay({ deck: 'ace king' });
    table.showAll(deck, 0b01);
    expect([seat0, seat1].map((v) => seenIn(table, v, deck))).toEqual(['ace king', '? ?']);
  });
});

test('the top of a zone is its last card; an empty zone has none', () => {
  const table = lay({ deck: 'ace king' });
  expect(table.top(deck)).toBe(cardOf(table, 'king'));
  expect(table.top(row)).toBeUndefined();
});

test('a game tells what it likes: cards with the faces and masks they have now', () => {
  const table = lay({ deck: 'ace', squad: ['king', ''] });
  const events = listen(table);
  table.tell('boasted', 1, [1], 4, 5);
  table.tell('sighed', 0);
  expect(events).toEqual([
    { name: 'boasted', seat: 1, cards: [1], faces: [1], masks: [0b001], n: [4, 5] },
    { name: 'sighed', seat: 0, cards: [], faces: [], masks: [], n: [] },
  ]);
});

test('what was told stays as it was, whatever becomes of the lists it was told with', () => {
  const table = lay({ row: 'ace king' });
  const events = listen(table);
  const cards = [0];
  table.tell('boasted', 0, cards);
  cards.push(1);
  table.showAll(row);
  table.move(1, deck);
  expect(events.map((event) => event.cards)).toEqual([[0], [0, 1], [1]]);
});

test('with no listener nothing is told', () => {
  const table = lay({ deck: 'ace king', squad: ['queen', ''] });
  table.move(0, row);
  table.show(1);
  table.tell('sighed', 0);
  expect(table.events).toBeUndefined();
});

describe('somebody learned something', () => {
  type Deed = (table: ReturnType<typeof lay>) => void;
  test.each<[string, boolean, Deed]>([
    ['a card moves to where somebody sees it', true, (t) => t.move(0, zones.squad(0))],
    ['a card moves to where nobody sees it', false, (t) => t.move(cardOf(t, 'knave'), deck)],
    ['a card moves among those who know it', false, (t) => t.move(cardOf(t, 'knave'), zones.hand(0))],
    ['a card is shown', true, (t) => t.show(0)],
    ['a card is shown to those who know it', false, (t) => t.show(cardOf(t, 'knave'), 0b01)],
    ['a zone is shown', true, (t) => t.showAll(deck, 0b01)],
    ['a deck is shuffled', true, (t) => t.shuffle(deck)],
    ['nothing is there to shuffle', false, (t) => t.shuffle(zones.bag())],
    ['a die is rolled', true, (t) => t.roll(6)],
    ['a card is picked blindly', true, (t) => t.pick(deck)],
    ['a card is said to be like another', true, (t) => t.claimAlike('side', 0, 1)],
    ['a total is said', true, (t) => t.claimSum('cost', [0, 1], 3)],
    ['a limit is said', true, (t) => t.claimAmong('cost', [0], [1, 2])],
    ['one of several is said', true, (t) => t.claimSome('cost', [0, 1], [1])],
    ['a predicate is said', true, (t) => t.claimHolds('rising', [0, 1])],
    ['something is told', false, (t) => t.tell('sighed', 0)],
  ])('%s: %s', (_what, learned, deed) => {
    const table = lay({ deck: 'ace king', squad: ['knave', ''] });
    deed(table);
    expect(table.learned).toBe(learned);
  });

  test('also where the book is dropped', () => {
    const table = lay({ deck: 'ace king', book: 'dropped' });
    table.claimAlike('side', 0, 1);
    expect(table.learned).toBe(true);
  });
});

describe('a table whose book is dropped', () => {
  test('moves, shows and shuffles as any other, and writes no lots and no claims', () => {
    const table = lay({ deck: 'ace king queen', squad: ['knave ten', ''], book: 'dropped' });
    expect(seenIn(table, seat1, zones.squad(0))).toBe('? ?');
    expect(seenIn(table, seat0, zones.squad(0))).toBe('knave ten');
    table.show(0);
    table.show(1);
    table.chance = fixed(1, 0);
    table.shuffle(deck);
    expect(facesIn(table, deck)).toBe('queen ace king');
    expect(seenIn(table, everyone, deck)).toBe('? ? ?');
    table.claimAlike('side', 0, 1);
    table.claimSum('cost', [0, 1], 4);
    expect([table.state.lots, table.state.claims]).toEqual([[], []]);
  });

  test('has cards chosen out of a hand leave as they are', () => {
    const table = lay({ hand: ['ace king queen', ''], book: 'dropped' });
    expect(table.move(0, row)).toBe(0);
    table.show(1, 0b10);
    table.showAll(zones.hand(0), 0b100);
    expect(facesIn(table, zones.hand(0))).toBe('king queen');
    expect(seenIn(table, seat1, zones.hand(0))).toBe('king ?');
    expect(table.state.lots).toEqual([]);
  });
});
