import {
  everyWorld,
  HIDDEN,
  imagine,
  imaginer,
  Lens,
  NONE,
  open,
  optionsOf,
  type Seen,
  see,
  type Table,
} from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { answer } from './tiny/answer.ts';
import { bookFaults } from './tiny/audit.ts';
import { type Bare, bare, cardOf, couldBe, lay, zones } from './tiny/bare.ts';
import { duel } from './tiny/duel.ts';
import { sealedPowers } from './tiny/sealed-powers.ts';
import { cast, take } from './tiny/spells.ts';
import { bigSquads } from './tiny/squads.ts';
import { thieves } from './tiny/thieves.ts';

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

describe('an imagined world', () => {
  test('is a true table: it plays on', () => {
    const table = open(thieves, { seats: 2, seed: 'dream' });
    const world = imagine(thieves, see(thieves, table.state, 0), 'x');
    expect(world.state.as).toBe('truth');
    expect(world.state.face).not.toContain(HIDDEN);
    answer(world, 0, 'shuffle');
    answer(world, 1, 'steal');
    expect(world.book).toBe('kept');
  });

  test('looks to the viewer exactly like what they see', () => {
    const table = open(thieves, { seats: 2, seed: 'dream' });
    answer(table, 0, 'peek');
    answer(table, 1, 'draw');
    for (const viewer of [0, 1, 2]) {
      const seen = see(thieves, table.state, viewer);
      expect(see(thieves, imagine(thieves, seen, 'x').state, viewer)).toEqual(seen);
    }
  });

  test('is the same for equal seeds; a view read from JSON does as well', () => {
    const seen = see(thieves, open(thieves, { seats: 2, seed: 'dream' }).state, 2);
    const prepared = imaginer(thieves, seen);
    const first = JSON.stringify(prepared.next('x').state);
    expect(JSON.stringify(prepared.next('x').state)).toBe(first);
    expect(JSON.stringify(imagine(thieves, JSON.parse(JSON.stringify(seen)), 'x').state)).toBe(first);
    const worlds = new Set(Array.from({ length: 400 }, (_, i) => prepared.next(`${i}`).state.face.join()));
    expect(worlds.size).toBe(24);
  });

  test('shares nothing that can change with the view it came of', () => {
    const seen = see(thieves, open(thieves, { seats: 2, seed: 'dream' }).state, 0);
    const before = JSON.stringify(seen);
    const prepared = imaginer(thieves, seen);
    const world = prepared.next('x');
    answer(world, 0, 'shuffle');
    answer(world, 1, 'draw');
    expect(JSON.stringify(seen)).toBe(before);
    expect(see(thieves, prepared.next('y').state, 0)).toEqual(seen);
  });

  test('has a generator of its own, which follows from the seed', () => {
    const table = open(thieves, { seats: 2, seed: 'dream' });
    const seen = see(thieves, table.state, 0);
    expect(imagine(thieves, seen, 'x').state.rng).not.toEqual(table.state.rng);
    expect(imagine(thieves, seen, 'x').state.rng).not.toEqual(imagine(thieves, seen, 'y').state.rng);
    expect(imagine(thieves, seen, 'x').state.rng).toHaveLength(4);
  });

  test('can have its book dropped', () => {
    const seen = see(thieves, open(thieves, { seats: 2, seed: 'dream' }).state, 0);
    expect(imaginer(thieves, seen).next('x', 'dropped').book).toBe('dropped');
  });

  test('keeps the viewer’s own sealed answer and draws the others’ anew', () => {
    const table = open(sealedPowers, { seats: 2, seed: '' });
    answer(table, 0, 'seal 1');
    const own = see(sealedPowers, table.state, 0);
    expect(imagine(sealedPowers, own, 'x').state.sealed).toEqual([own.sealed, NONE]);
    const other = see(sealedPowers, table.state, 1);
    const drawn = new Set(
      Array.from({ length: 40 }, (_, i) =>
        imagine(sealedPowers, other, `${i}`).state.sealed.map((option) => option),
      ),
    );
    const keys = new Set([...drawn].map(([first = NONE]) => sealedPowers.keyOf(first)));
    expect([...keys].sort()).toEqual(['seal 0', 'seal 1', 'seal 2']);
    expect([...drawn].every(([, second]) => second === NONE)).toBe(true);
  });

  test('keeps the viewer’s own standing answers and forgets the others’', () => {
    const table = open(duel, { seats: 3, seed: '' });
    answer(table, 1, 'stand attack cheapest');
    answer(table, 2, 'stand attack take');
    const standing = [0, 1, 2, 3].map(
      (viewer) => imagine(duel, see(duel, table.state, viewer), '').state.standing,
    );
    expect(standing).toEqual([
      [0, 0, 0],
      [0, 2, 0],
      [0, 0, 1],
      [0, 0, 0],
    ]);
  });

  test('keeps them window by window', () => {
    const table = cast({ cast: [take], gems: 1 });
    answer(table, 1, 'stand strike suffer');
    expect(imagine(table.game, see(table.game, table.state, 1), '').state.standing).toEqual([0, 0, 0, 1]);
  });

  test('gives every seat that is asked an option: an open ask claims that', () => {
    const table = open(bigSquads, { seats: 2, seed: 'squads' });
    while (table.state.stack.at(-1)?.verb === 'deploy') {
      const seat = 31 - Math.clz32(table.state.asked);
      const seen = see(bigSquads, table.state, 1 - seat);
      for (let i = 0; i < 20; i++) {
        const world = imagine(bigSquads, seen, `${i}`);
        expect(optionsOf(world.lens(seat)).length).toBeGreaterThan(0);
      }
      for (const world of everyWorld(bigSquads, seen)) {
        expect(optionsOf(world.lens(seat)).length).toBeGreaterThan(0);
      }
      answer(table, seat, optionsOf(table.lens(seat))[0]?.key ?? '');
    }
  });
});

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

test('every world there is is handed out once for each way the faces can lie', () => {
  const table = lay({ deck: 'ace king ace', squad: ['queen', ''] });
  const worlds = [...everyWorld(bare, see(bare, table.state, 0))];
  expect(worlds.every(({ book }) => book === 'kept')).toBe(true);
  expect(worlds.map((world) => world.state.face.join(' ')).toSorted()).toEqual([
    '0 0 1 2',
    '0 1 0 2',
    '1 0 0 2',
  ]);
});

test('a lens over an imagined table shows what a lens over the real one shows', () => {
  const table = lay({ deck: 'ace king', squad: ['queen', ''] });
  const seen = see(bare, table.state, 0);
  const world = imagine(bare, seen, 'x');
  const lenses = [table.lens(0), world.lens(0), new Lens(bare, seen, 0)];
  expect(lenses.map((lens) => [0, 1, 2].map((card) => lens.face(card)))).toEqual([
    [HIDDEN, HIDDEN, 2],
    [HIDDEN, HIDDEN, 2],
    [HIDDEN, HIDDEN, 2],
  ]);
});
