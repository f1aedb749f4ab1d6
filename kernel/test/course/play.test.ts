import {
  candidates,
  open,
  openAsks,
  optionsOf,
  play,
  type Refusal,
  type Shape,
  type Table,
} from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { answer } from '../tiny/answer.ts';
import { duel } from '../tiny/duel.ts';
import { sealedPowers } from '../tiny/sealed-powers.ts';
import { ticTacToe } from '../tiny/tic-tac-toe.ts';

/** What playing this says; the table must stay as it was. */
function refusedAt<S extends Shape>(table: Table<S>, seat: number, key: string): Refusal | undefined {
  const before = JSON.stringify(table.state);
  const refusal = play(table, seat, key);
  expect(JSON.stringify(table.state)).toBe(before);
  return refusal;
}

const noughts = (...cells: number[]) => {
  const table = open(ticTacToe, { seats: 2, seed: '' });
  cells.forEach((cell, i) => {
    answer(table, i % 2, `mark ${cell}`);
  });
  return table;
};

describe('what is played', () => {
  test('is accepted where it is an option, and acts at once', () => {
    const table = noughts();
    expect(play(table, 0, 'mark 4')).toBeUndefined();
    expect(table.fields.cells[4]).toBe(1);
  });

  test('is refused once the game is over', () => {
    expect(refusedAt(noughts(0, 3, 1, 4, 2), 1, 'mark 8')).toEqual({ code: 'over' });
  });

  test.each([1, 2, -1, 0.5, Number.NaN])('is refused for seat %s, which is not asked', (seat) => {
    expect(refusedAt(noughts(), seat, 'mark 4')).toEqual({ code: 'not-your-ask' });
  });

  test.each(['mark 9', 'mark', 'MARK 4', '', 'mark 4 ', 'constructor'])(
    'is refused where it is no option: "%s"',
    (key) => {
      expect(refusedAt(noughts(), 0, key)).toEqual({ code: 'not-an-option' });
    },
  );

  test('is refused with the clause and its facts where the rules forbid it', () => {
    const table = noughts(0, 4);
    expect(refusedAt(table, 0, 'mark 4')).toEqual({
      code: 'refused',
      option: optionsOf(noughts().lens(0))[4]?.option,
      clause: 'taken',
      facts: [],
    });
    expect(refusedAt(table, 0, 'mark 9')).toEqual({ code: 'not-an-option' });
  });

  test('may be changed at a sealed ask until the last answer is in', () => {
    const table = open(sealedPowers, { seats: 2, seed: '' });
    expect(play(table, 1, 'seal 3')).toBeUndefined();
    expect(play(table, 1, 'seal 4')).toBeUndefined();
    expect(refusedAt(table, 1, 'seal 0')).toEqual({ code: 'not-an-option' });
  });

  test('may be a standing answer, also by a seat that is not asked', () => {
    const table = open(duel, { seats: 3, seed: '' });
    expect(play(table, 2, 'stand attack take')).toBeUndefined();
    for (const seat of [3, -1]) {
      expect(refusedAt(table, seat, 'stand attack take')).toEqual({ code: 'not-your-ask' });
    }
    expect(refusedAt(table, 2, 'stand attack flee')).toEqual({ code: 'not-your-ask' });
  });
});

describe('the asks open now', () => {
  test('are known to everybody: who, for what, sealed or not, ready or not', () => {
    const table = open(duel, { seats: 3, seed: '' });
    expect(openAsks(table.lens(3))).toEqual([{ seat: 0, name: 'attack', sealed: false, ready: false }]);
    answer(table, 0, 'strike');
    answer(table, 2, 'take it');
    const asks = [
      { seat: 1, name: 'defence', sealed: true, ready: false },
      { seat: 2, name: 'defence', sealed: true, ready: true },
    ];
    expect([0, 1, 2, 3].map((viewer) => openAsks(table.lens(viewer)))).toEqual([asks, asks, asks, asks]);
  });

  test('are none once the game is over', () => {
    const table = noughts(0, 3, 1, 4, 2);
    expect(openAsks(table.lens(2))).toEqual([]);
    expect(candidates(table.lens(0)).options).toEqual([]);
  });
});

describe('a viewer’s candidates', () => {
  test('are their own: what is possible, and what is not and why', () => {
    const { options, blocked } = candidates(noughts(4, 0).lens(0));
    expect(options).toHaveLength(7);
    expect(blocked.map(({ option, clause }) => [ticTacToe.keyOf(option), clause])).toEqual([
      ['mark 0', 'taken'],
      ['mark 4', 'taken'],
    ]);
  });

  test('are none for a seat that is not asked, and for the public', () => {
    const table = noughts();
    expect([1, 2].map((viewer) => candidates(table.lens(viewer)).options)).toEqual([[], []]);
    const asked = open(duel, { seats: 2, seed: '' });
    asked.state.asked = 0b111;
    expect(candidates(asked.lens(2)).options).toEqual([]);
  });

  test('come with their keys', () => {
    expect(optionsOf(noughts(4).lens(1)).map(({ key }) => key)).toEqual(
      [0, 1, 2, 3, 5, 6, 7, 8].map((cell) => `mark ${cell}`),
    );
    for (const { key, option } of optionsOf(noughts().lens(0))) expect(ticTacToe.keyOf(option)).toBe(key);
  });
});
