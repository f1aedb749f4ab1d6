import {
  everybody,
  HIDDEN,
  Lens,
  NONE,
  open,
  type Seen,
  type Shape,
  see,
  seeOwn,
  type Table,
} from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { answer } from '../tiny/answer.ts';
import { bare, cardOf, lay, zones } from '../tiny/bare.ts';
import { duel } from '../tiny/duel.ts';
import { sealedPowers } from '../tiny/sealed-powers.ts';
import { cast, take } from '../tiny/spells.ts';
import { ticTacToe } from '../tiny/tic-tac-toe.ts';

const everyone = 2;

/** Seat 0 holds ace and king, seat 1 looked at the king; the ten lies open. */
function laid() {
  const table = lay({ deck: 'queen', row: 'ten', squad: ['ace king', 'knave'] });
  table.show(cardOf(table, 'king'), 0b10);
  return table;
}

test('all but a viewer’s own part of a view is the same for everybody', () => {
  const table = open(duel, { seats: 3, seed: 'own' });
  answer(table, 0, 'strike');
  answer(table, 1, 'take it');
  const views = [0, 1, 2, 3].map((viewer) => see(duel, table.state, viewer));
  const common = ({ viewer: _viewer, sealed: _sealed, standing: _standing, face: _face, ...rest }: Seen) =>
    rest;
  for (const view of views) {
    const own = seeOwn(duel, table.state, view.viewer);
    expect({ ...common(view), ...own }).toEqual(view);
    expect(common(view)).toEqual(common(see(duel, table.state, 3)));
  }
  expect(new Set(views.map(({ sealed }) => sealed)).size).toBe(2);
});

describe('a lens', () => {
  test('shows the faces its viewer knows and no others', () => {
    const table = laid();
    const known = (viewer: number) =>
      ['queen', 'ten', 'ace', 'king', 'knave'].filter((id) => table.lens(viewer).knows(cardOf(table, id)));
    expect(known(0)).toEqual(['ten', 'ace', 'king']);
    expect(known(1)).toEqual(['ten', 'king', 'knave']);
    expect(known(everyone)).toEqual(['ten']);
    const king = cardOf(table, 'king');
    expect(table.lens(1).face(king)).toBe(1);
    expect(table.lens(1).kind(king)).toEqual({ id: 'king', side: 0, cost: 2 });
    expect(table.lens(everyone).face(king)).toBe(HIDDEN);
    expect(table.lens(everyone).kind(king)).toBeUndefined();
  });

  test('shows to all who knows a face, where cards are, and how many', () => {
    const table = laid();
    const lens = table.lens(everyone);
    expect(lens.knowers(cardOf(table, 'king'))).toBe(0b011);
    expect(lens.knowers(cardOf(table, 'ten'))).toBe(everybody(2));
    expect(lens.zone(zones.squad(0))).toEqual([2, 3]);
    expect([lens.size(zones.squad(0)), lens.size(zones.bag())]).toEqual([2, 0]);
    expect([lens.top(zones.squad(0)), lens.top(zones.bag())]).toEqual([
      lens.zone(zones.squad(0))[1],
      undefined,
    ]);
    expect([lens.at(1), lens.cards]).toEqual([zones.row(), 5]);
  });

  test('shows what is public of the course: seats, options, fields, frames, asks and the outcome', () => {
    const table = open(duel, { seats: 3, seed: 'lens' });
    answer(table, 0, 'strike');
    answer(table, 2, 'take it');
    const lens = table.lens(1);
    expect([lens.seats, lens.options, lens.fields]).toEqual([3, {}, { turn: 1, hits: [0, 0, 0] }]);
    expect(lens.stack.map(({ verb }) => verb)).toEqual(['attack', 'defence']);
    expect([lens.asked, lens.ready, lens.form, lens.outcome]).toEqual([0b110, 0b100, 'sealed', null]);
    table.end([2], 'done');
    expect(lens.outcome).toEqual({ winners: [2], reason: 'done' });
  });

  test('counts equal faces once, the first copy for all; each hidden card counts', () => {
    const table = lay({ hand: ['ace king ace king ace', ''] });
    const cards: [number, number][] = [];
    table.lens(0).distinct(zones.hand(0), (card, face) => cards.push([card, face]));
    expect(cards).toEqual([
      [0, 0],
      [1, 1],
    ]);
    const hidden: [number, number][] = [];
    table.lens(1).distinct(zones.hand(0), (card, face) => hidden.push([card, face]));
    expect(hidden).toEqual([0, 1, 2, 3, 4].map((card) => [card, HIDDEN]));
  });

  test('over a snapshot shows what it shows over the table', () => {
    const table = laid();
    const lens = new Lens(bare, see(bare, table.state, 1), 1);
    for (let card = 0; card < 5; card++) expect(lens.face(card)).toBe(table.lens(1).face(card));
  });

  test('over another viewer’s snapshot is refused', () => {
    const seen = see(bare, laid().state, 1);
    expect(() => new Lens(bare, seen, 0)).toThrow('a snapshot can only be read by its own viewer');
    expect(() => new Lens(bare, laid().state, 0)).not.toThrow();
  });
});

describe('a snapshot', () => {
  /** The snapshots of all viewers, the public last. */
  const views = <S extends Shape>(table: Table<S>): Seen<S>[] =>
    Array.from({ length: table.seats + 1 }, (_, viewer) => see(table.game, table.state, viewer));

  test('holds the faces its viewer knows; the rest is hidden', () => {
    const table = laid();
    expect(views(table).map(({ face }) => face)).toEqual([
      [HIDDEN, 4, 0, 1, HIDDEN],
      [HIDDEN, 4, HIDDEN, 1, 3],
      [HIDDEN, 4, HIDDEN, HIDDEN, HIDDEN],
    ]);
  });

  test('names its viewer, and holds nothing of the generator', () => {
    const table = laid();
    for (const [viewer, seen] of views(table).entries()) {
      expect(seen.viewer).toBe(viewer);
      expect(Object.keys(seen).sort()).toEqual([
        'as',
        'asked',
        'at',
        'claims',
        'face',
        'fields',
        'form',
        'lotOf',
        'lots',
        'mask',
        'nextLot',
        'options',
        'outcome',
        'ready',
        'sealed',
        'seats',
        'spare',
        'stack',
        'standing',
        'tied',
        'viewer',
        'zones',
      ]);
    }
    expect(JSON.stringify(views(table))).not.toContain(`${table.state.rng[0]}`);
  });

  test('is the same whatever the others’ sealed answers are; each sees its own', () => {
    const tables = ['seal 0', 'seal 1', 'seal 2'].map((key) => {
      const table = open(sealedPowers, { seats: 2, seed: 'sealed' });
      answer(table, 0, key);
      return table;
    });
    const others = tables.map((table) => JSON.stringify(views(table).slice(1)));
    expect(new Set(others).size).toBe(1);
    expect(new Set(tables.map((table) => see(table.game, table.state, 0).sealed)).size).toBe(3);
    expect(
      see(sealedPowers, tables[0]?.state ?? open(sealedPowers, { seats: 2, seed: '' }).state, 2).sealed,
    ).toBe(NONE);
  });

  test('holds the viewer’s own standing answers alone', () => {
    const table = open(duel, { seats: 3, seed: 'standing' });
    answer(table, 1, 'stand attack cheapest');
    expect(views(table).map(({ standing }) => standing)).toEqual([[0], [2], [0], []]);
    const spell = cast({ cast: [take], gems: 1 });
    answer(spell, 1, 'stand strike suffer');
    expect(views(spell).map(({ standing }) => standing)).toEqual([[0, 0], [0, 1], []]);
  });

  test('is plain JSON and shares nothing that can change with the table', () => {
    const table = laid();
    table.claimSum('cost', [0, 2], 4);
    const seen = see(bare, table.state, 1);
    const before = JSON.stringify(seen);
    expect(JSON.parse(before)).toEqual(seen);
    table.move(0, zones.row());
    table.shuffle(zones.squad(0));
    table.push(bare.course);
    table.state.stack[0]?.n.push(7);
    expect(JSON.stringify(seen)).toBe(before);
  });

  test('of a game without cards is the whole table', () => {
    const table = open(ticTacToe, { seats: 2, seed: '' });
    const seen = see(ticTacToe, table.state, 2);
    expect(seen).toMatchObject({
      as: 'seen',
      viewer: 2,
      face: [],
      fields: table.fields,
      asked: 1,
      standing: [],
    });
  });

  test('shows to nobody a face the shuffle hid, however often it was seen before', () => {
    const table = laid();
    table.move(cardOf(table, 'ten'), zones.deck());
    table.shuffle(zones.deck());
    for (const { face } of views(table)) expect([face[0], face[1]]).toEqual([HIDDEN, HIDDEN]);
  });
});
