import { see } from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { bookFaults } from '../tiny/audit.ts';
import { bare, cardOf, couldBe, facesIn, lay, seenIn, zones } from '../tiny/bare.ts';

const deck = zones.deck();
const row = zones.row();
const hand0 = zones.hand(0);
const hand1 = zones.hand(1);
const squad0 = zones.squad(0);
const owner = 0;
const other = 1;
const everyone = 2;

/** The sleeves of a zone, for those who cannot look under them. */
const sleeves = (table: ReturnType<typeof lay>, zone: number): readonly number[] => table.zone(zone).slice();

describe('a card that leaves a hand unseen', () => {
  test('goes in the same sleeve whichever face is chosen, so the sleeve tells nothing', () => {
    const left = ['ace', 'king', 'queen'].map((id) => {
      const table = lay({ hand: ['ace king queen', ''] });
      const moved = table.move(cardOf(table, id), squad0);
      expect(facesIn(table, squad0)).toBe(id);
      return [moved, sleeves(table, hand0), JSON.stringify(see(bare, table.state, other))];
    });
    expect(left[0]).toEqual([2, [0, 1], left[1]?.[2]]);
    expect(left[1]).toEqual(left[2]);
  });

  test('could be to the others any card that was there; the owner knows which it is', () => {
    const table = lay({ hand: ['ace king queen', 'ten'] });
    const moved = table.move(cardOf(table, 'ace'), squad0);
    expect(couldBe(table, owner, moved)).toEqual(['ace']);
    expect(couldBe(table, everyone, moved)).toEqual(['ace', 'king', 'queen', 'ten']);
  });

  test('takes away the others’ knowledge of every card that was in the hand', () => {
    const table = lay({ hand: ['', ''], row: 'ace king' });
    table.move(0, hand0);
    table.move(1, hand0);
    expect(seenIn(table, everyone, hand0)).toBe('ace king');
    const sealed = table.move(cardOf(table, 'ace'), squad0);
    expect(seenIn(table, everyone, hand0)).toBe('?');
    expect(seenIn(table, owner, hand0)).toBe('king');
    expect(couldBe(table, other, sealed, ...sleeves(table, hand0))).toEqual(['ace king', 'king ace']);
    expect(couldBe(table, owner, sealed)).toEqual(['ace']);
  });

  test('to another hand is learned by its new owner alone', () => {
    const table = lay({ hand: ['ace king', 'queen'] });
    const stolen = table.move(cardOf(table, 'king'), hand1);
    expect([owner, other, everyone].map((v) => seenIn(table, v, hand1))).toEqual([
      '? king',
      'queen king',
      '? ?',
    ]);
    expect(couldBe(table, owner, stolen)).toEqual(['king']);
    expect(couldBe(table, everyone, stolen)).toEqual(['ace', 'king', 'queen']);
  });

  test('as the only card of its hand can be followed', () => {
    const table = lay({ hand: ['ace', ''], row: 'king' });
    table.move(cardOf(table, 'king'), hand1);
    table.move(cardOf(table, 'king'), deck);
    expect(seenIn(table, everyone, deck)).toBe('king');
    expect(table.state.nextLot).toBe(1);
  });

  test('out of a hand of one lot leaves no new lot', () => {
    const table = lay({ hand: ['ace king queen', ''] });
    table.move(cardOf(table, 'ace'), squad0);
    table.move(cardOf(table, 'king'), squad0);
    expect(table.state.lots).toHaveLength(1);
  });
});

describe('a card that leaves a hand openly', () => {
  test('is taken to be the copy that was already known', () => {
    const table = lay({ hand: ['ace king ace', ''] });
    const shown = table.show(2);
    expect(seenIn(table, everyone, hand0)).toBe('? ? ace');
    expect(table.move(0, row)).toBe(shown);
    expect(seenIn(table, everyone, hand0)).toBe('? ?');
    expect(facesIn(table, hand0)).toBe('ace king');
  });

  test('is itself where it is public already', () => {
    const table = lay({ row: 'ace ace', hand: ['king queen', ''] });
    table.move(0, hand0);
    table.move(1, hand0);
    expect(table.move(1, row)).toBe(1);
    expect(table.move(0, row)).toBe(0);
  });

  test('of another kind goes in the last sleeve that could be it; public ones stay', () => {
    const table = lay({ hand: ['ace king queen', ''] });
    const shown = table.show(cardOf(table, 'queen'));
    const played = table.move(cardOf(table, 'ace'), row);
    expect([shown, played]).toEqual([2, 1]);
    expect(facesIn(table, row)).toBe('ace');
    expect(seenIn(table, everyone, hand0)).toBe('? queen');
    expect(seenIn(table, owner, hand0)).toBe('king queen');
  });

  test('leaves the rest as unknown as before', () => {
    const table = lay({ hand: ['ace king queen', 'ten'] });
    table.move(cardOf(table, 'king'), row);
    expect(couldBe(table, everyone, ...sleeves(table, hand0))).toEqual([
      'ace queen',
      'ace ten',
      'queen ace',
      'queen ten',
      'ten ace',
      'ten queen',
    ]);
    expect(bookFaults(bare, table.state)).toEqual([]);
  });
});

describe('a card shown in a hand', () => {
  test('is in the last doubtful sleeve, whichever it is', () => {
    const shown = ['ace', 'king', 'queen'].map((id) => {
      const table = lay({ hand: ['ace king queen', ''] });
      const sleeve = table.show(cardOf(table, id));
      expect(table.kind(sleeve).id).toBe(id);
      return sleeve;
    });
    expect(shown).toEqual([2, 2, 2]);
  });

  test('to one other seat is known to that seat, until another card leaves unseen', () => {
    const table = lay({ hand: ['ace king queen', ''] });
    const shown = table.show(cardOf(table, 'king'), 0b010);
    expect(couldBe(table, other, shown)).toEqual(['king']);
    expect(couldBe(table, everyone, shown)).toEqual(['ace', 'king', 'queen']);
    const sealed = table.move(cardOf(table, 'ace'), squad0);
    expect(couldBe(table, other, sealed)).toEqual(['ace', 'king', 'queen']);
    expect(couldBe(table, other, ...sleeves(table, hand0)).length).toBe(6);
  });

  test('once more is the same sleeve', () => {
    const table = lay({ hand: ['ace king', ''] });
    const shown = table.show(cardOf(table, 'ace'));
    expect(table.show(cardOf(table, 'ace'))).toBe(shown);
  });
});

describe('a whole hand shown', () => {
  test('is known to all, and says nothing of how it lay', () => {
    const table = lay({ hand: ['ace king', 'queen'], deck: 'ten' });
    table.show(cardOf(table, 'ace'), 0b010);
    table.showAll(hand0);
    expect(seenIn(table, everyone, hand0)).toBe(facesIn(table, hand0));
    expect(couldBe(table, everyone, cardOf(table, 'queen'))).toEqual(['queen', 'ten']);
    expect(bookFaults(bare, table.state)).toEqual([]);
  });

  test('of which one is public already mixes the others only', () => {
    const table = lay({ hand: ['ace king queen', ''], deck: 'ten' });
    table.show(cardOf(table, 'queen'));
    const before = table.state.nextLot;
    table.showAll(hand0, 0b010);
    expect(seenIn(table, other, hand0)).toBe(facesIn(table, hand0));
    expect(seenIn(table, everyone, hand0)).toBe('? ? queen');
    expect(table.state.nextLot).toBe(before);
  });

  test('of one card has nothing to mix', () => {
    const table = lay({ hand: ['ace', ''], deck: 'king' });
    table.claimAmong('cost', [1], [1, 2]);
    table.showAll(hand0, 0b010);
    expect(table.state.nextLot).toBe(1);
    expect(couldBe(table, other, 1)).toEqual(['ace']);
  });

  test('whose places are kept is not mixed: who had seen one card still knows where it lies', () => {
    const table = lay({ deck: 'ace king queen' });
    table.show(0, 0b010);
    table.showAll(deck, 0b100);
    expect(seenIn(table, other, deck)).toBe('ace ? ?');
  });

  test('whose sleeves differ to somebody mixes them first', () => {
    const table = lay({ deck: 'ace king queen' });
    table.show(0, 0b010);
    table.move(0, hand0);
    table.move(1, hand0);
    expect(seenIn(table, other, hand0)).toBe('ace ?');
    table.showAll(hand0, 0b100);
    expect(seenIn(table, other, hand0)).toBe('? ?');
    expect(couldBe(table, other, 0, 1)).toEqual(['ace king', 'ace queen', 'king ace', 'queen ace']);
  });
});

describe('a bag into which nobody looks', () => {
  test('gives out one card of those that are in it, the others not followed', () => {
    const table = lay({ bag: 'ace king queen' });
    table.show(0);
    table.move(cardOf(table, 'ace'), row);
    table.move(cardOf(table, 'ace'), zones.bag());
    expect(seenIn(table, everyone, zones.bag())).toBe('? ? ace');
    const drawn = table.move(cardOf(table, 'king'), squad0);
    expect(seenIn(table, owner, squad0)).toBe('king');
    expect(couldBe(table, other, drawn)).toEqual(['ace', 'king', 'queen']);
    expect(couldBe(table, owner, ...sleeves(table, zones.bag()))).toEqual(['ace queen', 'queen ace']);
  });
});

describe('a heap all may look through', () => {
  test('has nothing to hide: what was taken out is known to all', () => {
    const table = lay({ heap: 'ace king queen' });
    const taken = table.move(cardOf(table, 'king'), squad0);
    expect(couldBe(table, everyone, taken)).toEqual(['king']);
    expect(seenIn(table, everyone, zones.heap())).toBe(facesIn(table, zones.heap()));
    expect(bookFaults(bare, table.state)).toEqual([]);
  });
});

describe('a hand of known cards and one that is not', () => {
  /** Seat 0 has a card out of the deck, and two that everybody has seen; each round it seals one of these, and shows it. */
  const afterRounds = (rounds: number) => {
    const table = lay({ deck: 'knave queen', hand: ['ten', ''], row: 'ace king' });
    for (const id of ['ace', 'king']) table.move(cardOf(table, id), hand0);
    for (let round = 0; round < rounds; round++) {
      const sealed = table.move(cardOf(table, round % 2 === 0 ? 'ace' : 'king'), squad0);
      table.show(sealed);
      table.move(sealed, hand0);
    }
    return table;
  };

  test('can be sealed from and shown again and again, and the book does not grow', () => {
    const counts = [2, 20].map((rounds) => afterRounds(rounds).state.lots.length);
    expect(counts[1]).toBe(counts[0]);
  });

  test('is known as before: what nobody has seen is one of those that came out of the deck', () => {
    const table = afterRounds(5);
    expect(bookFaults(bare, table.state)).toEqual([]);
    const sealed = table.move(cardOf(table, 'ten'), squad0);
    expect(couldBe(table, everyone, sealed)).toEqual(['ace', 'king', 'knave', 'queen', 'ten']);
    table.show(table.move(cardOf(table, 'king'), row));
    expect(couldBe(table, everyone, sealed)).toEqual(['ace', 'knave', 'queen', 'ten']);
    table.show(sealed);
    expect(couldBe(table, everyone, ...table.zone(hand0))).toEqual(['ace']);
    expect(bookFaults(bare, table.state)).toEqual([]);
  });
});
