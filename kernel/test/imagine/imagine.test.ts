import { everyWorld, HIDDEN, imagine, imaginer, Lens, NONE, open, optionsOf, see } from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { answer } from '../tiny/answer.ts';
import { bare, lay, zones } from '../tiny/bare.ts';
import { duel } from '../tiny/duel.ts';
import { sealedPowers } from '../tiny/sealed-powers.ts';
import { cast, take } from '../tiny/spells.ts';
import { bigSquads } from '../tiny/squads.ts';
import { thieves } from '../tiny/thieves.ts';

const _deck = zones.deck();

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
