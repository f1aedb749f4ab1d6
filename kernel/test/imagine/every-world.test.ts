import { everyWorld, imagine, imaginer, open, type Seen, see, type Table } from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { bookFaults } from '../tiny/audit.ts';
import { type Bare, bare, cardOf, couldBe, lay, zones } from '../tiny/bare.ts';
import { duel } from '../tiny/duel.ts';

const everyone = 2;
const deck = zones.deck();

/** All the ways the faces lay in so many worlds dealt at random, in order. */
function dealt(table: Table<Bare>, viewer: number, worlds: number): string[] {
  const prepared = imaginer(bare, see(bare, table.state, viewer));
  const found = new Set<string>();
  for (let i = 0; i < worlds; i++) {
    const world = prepared.next(`world ${i}`);
    const faces = world.state.at.map((_, card) => world.kind(card).id).join(' ');
    if (!found.has(faces)) expect(bookFaults(bare, world.state)).toEqual([]);
    found.add(faces);
  }
  return [...found].sort();
}

/** Worlds dealt at random are all the worlds there are and no others. */
function expectSame(table: Table<Bare>, viewer: number): void {
  const all = couldBe(table, viewer, ...table.state.at.keys());
  expect(dealt(table, viewer, 40 * all.length)).toEqual(all);
}

describe('worlds dealt at random are all there are and no others', () => {
  test('with nothing claimed', () => {
    const table = lay({ deck: 'ace king', squad: ['queen', 'ace'] });
    for (const viewer of [0, 1, everyone]) expectSame(table, viewer);
    expect(couldBe(table, everyone, 0)).toEqual(['ace', 'king', 'queen']);
  });

  test.each<[string, (table: Table<Bare>) => void]>([
    ['alike', (t) => t.claimAlike('side', 1, 0)],
    ['alike, three of them', (t) => [1, 4].map((card) => t.claimAlike('side', card, 0))],
    ['a total of two', (t) => t.claimSum('cost', [1, 2], 5)],
    ['a total of three', (t) => t.claimSum('cost', [1, 2, 3], 9)],
    ['each among', (t) => t.claimAmong('cost', [1, 2], [1, 2, 3])],
    ['some', (t) => t.claimSome('cost', [1, 2], [3, 5])],
    ['a predicate', (t) => t.claimHolds('rising', [0, 1, 3])],
    [
      'several at once',
      (t) => {
        t.claimSum('cost', [1, 2], 5);
        t.claimAlike('side', 1, 0);
        t.claimAmong('kind', [3], [3, 4]);
      },
    ],
    [
      'several about one card',
      (t) => {
        t.claimAmong('cost', [0], [1, 2, 3]);
        t.claimSome('cost', [0, 4], [5]);
        t.claimHolds('at-least', [0, 4], 6);
      },
    ],
    [
      'a limit and a total that leave few',
      (t) => {
        t.claimAmong('cost', [0, 1], [1, 2]);
        t.claimSum('cost', [2, 3, 4], 12);
      },
    ],
  ])('with a claim: %s', (_what, claim) => {
    const table = lay({ deck: 'ace king queen knave ten' });
    claim(table);
    expectSame(table, everyone);
    table.show(1, 0b01);
    expectSame(table, 0);
  });

  test('with lots that came out of lots', () => {
    const table = lay({ deck: 'ace king queen knave', row: 'ten' });
    table.move(cardOf(table, 'ten'), deck);
    table.show(0, 0b01);
    table.move(1, zones.squad(0));
    table.shuffle(deck);
    table.move(2, zones.squad(1));
    table.shuffle(deck);
    for (const viewer of [0, 1, everyone]) expectSame(table, viewer);
  });

  test('with a claim across lots', () => {
    const table = lay({ deck: 'ace king queen knave ten' });
    table.claimAlike('side', 1, 0);
    table.move(0, zones.squad(0));
    table.show(3, 0b10);
    table.shuffle(deck);
    for (const viewer of [0, 1, everyone]) expectSame(table, viewer);
  });

  test('with what came out known before what went in', () => {
    const table = lay({ hand: ['ace king queen', ''], deck: 'knave ten' });
    table.move(cardOf(table, 'ace'), zones.squad(0));
    table.move(3, zones.hand(0));
    table.move(cardOf(table, 'king'), zones.squad(1));
    table.show(table.zone(zones.squad(0))[0] ?? -1, 0b10);
    for (const viewer of [0, 1, everyone]) expectSame(table, viewer);
  });

  test('about as often each', () => {
    const table = lay({ deck: 'ace king queen' });
    const prepared = imaginer(bare, see(bare, table.state, everyone));
    const counts = new Map<string, number>();
    for (let i = 0; i < 1200; i++) {
      const faces = prepared.next(`${i}`).state.face.join();
      counts.set(faces, (counts.get(faces) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 200)).toBeLessThan(60);
  });

  test('values of cards that are alike come as often as there are ways to deal them', () => {
    const table = lay({ deck: 'ace king ten queen knave' });
    table.claimAlike('side', 1, 0);
    const prepared = imaginer(bare, see(bare, table.state, everyone));
    let side0 = 0;
    for (let i = 0; i < 1200; i++) if (prepared.next(`${i}`).kind(0).side === 0) side0 += 1;
    expect(Math.abs(side0 - 900)).toBeLessThan(60);
  });
});

describe('where worlds are hard to find', () => {
  test('every solution is tried in turn, and a world is found all the same', () => {
    const table = lay({ deck: 'ace king queen knave ten ace king queen knave' });
    table.claimHolds('rising', [0, 1, 2, 3, 4]);
    const prepared = imaginer(bare, see(bare, table.state, everyone));
    for (let i = 0; i < 5; i++) {
      const world = prepared.next(`${i}`);
      expect([0, 1, 2, 3, 4].map((card) => world.kind(card).cost)).toEqual([1, 2, 3, 4, 5]);
      expect(bookFaults(bare, world.state)).toEqual([]);
    }
    expect(prepared.next('x', 'dropped').book).toBe('dropped');
  });

  test('that none fits is our fault, said with the view', () => {
    const table = lay({ deck: 'ace king queen' });
    table.state.claims.push({ type: 'among', by: 'cost', slots: [0], n: [9] });
    table.state.tied[0] = 1;
    const seen = see(bare, table.state, everyone);
    expect(() => imagine(bare, seen, 'x')).toThrow(
      `bare: no world fits what viewer 2 sees: ${JSON.stringify(seen)}`,
    );
    expect([...everyWorld(bare, seen)]).toEqual([]);
  });

  test('that a predicate the game does not have holds is true in no world', () => {
    const table = lay({ deck: 'ace king' });
    table.claimHolds('odd', [0]);
    expect(() => imagine(bare, see(bare, table.state, everyone), 'x')).toThrow('no world fits');
  });

  test('that an asked seat has no option in any world is our fault', () => {
    const table = open(duel, { seats: 2, seed: '' });
    table.state.asked = 0b10;
    table.state.stack.push({ verb: 'odd', at: 0, you: -1, self: -1, kind: -1, part: '', did: 0, n: [] });
    const silent = { ...duel, phaseNamed: { odd: { name: 'odd', run: () => {} } } };
    expect(() => imagine(silent, see(duel, table.state, 0), 'x')).toThrow('no world fits');
  });

  test('a hidden face that came out of nowhere is our fault', () => {
    const table = lay({ deck: 'ace king' });
    const seen: Seen<Bare> = { ...see(bare, table.state, everyone), lotOf: [-1, 0] };
    expect(() => imaginer(bare, seen)).toThrow('bare: nothing is known of where slot 0 came from');
  });
});
