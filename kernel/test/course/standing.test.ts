import { open, standingOptions } from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { answer, asksOf } from '../tiny/answer.ts';
import { duel } from '../tiny/duel.ts';
import { cast, gain, strike, take } from '../tiny/spells.ts';
import { ticTacToe } from '../tiny/tic-tac-toe.ts';

/** A duel of three: seat 0 strikes first. */
const duelOf = () => open(duel, { seats: 3, seed: 'duel' });

describe('standing answers', () => {
  test('can be left by any seat at any time, one for each window, and taken back', () => {
    const table = duelOf();
    expect(standingOptions(table.lens(2))).toEqual([
      { key: 'stand attack ask', window: 0, answer: 0 },
      { key: 'stand attack take', window: 0, answer: 1 },
      { key: 'stand attack cheapest', window: 0, answer: 2 },
      { key: 'stand attack take-the-first', window: 0, answer: 3 },
    ]);
    answer(table, 2, 'stand attack take');
    expect(table.state.standing).toEqual([0, 0, 1]);
    answer(table, 2, 'stand attack cheapest');
    expect(table.state.standing).toEqual([0, 0, 2]);
    answer(table, 2, 'stand attack ask');
    expect(table.state.standing).toEqual([0, 0, 0]);
    expect(asksOf(table)).toEqual(['0 attack']);
  });

  test('are none where the game has no windows', () => {
    expect(standingOptions(open(ticTacToe, { seats: 2, seed: '' }).lens(0))).toEqual([]);
  });

  test('answer at once when their window opens; the others are asked', () => {
    const table = duelOf();
    answer(table, 2, 'stand attack take');
    answer(table, 0, 'strike');
    expect(asksOf(table)).toEqual(['1 defence sealed', '2 defence ready']);
    answer(table, 1, 'take it');
    expect(table.fields.hits).toEqual([0, 1, 1]);
  });

  test('of all who are asked let the game go on without asking', () => {
    const table = duelOf();
    answer(table, 1, 'stand attack take');
    answer(table, 2, 'stand attack take');
    table.learned = false;
    answer(table, 0, 'strike');
    expect(table.fields.hits).toEqual([0, 1, 1]);
    expect(asksOf(table)).toEqual(['1 attack']);
    expect(table.learned).toBe(true);
  });

  test('choose from what their seat holds: here seat 1 has a Shield and seat 0 none', () => {
    const table = open(duel, { seats: 2, seed: '', chance: (limit) => limit - 1 });
    for (const seat of [0, 1]) answer(table, seat, 'stand attack cheapest');
    answer(table, 0, 'strike');
    expect(table.fields.hits).toEqual([0, 0]);
    expect(table.zone(duel.layout.find('discard')).map((card) => table.kind(card).shield)).toEqual([1]);
    answer(table, 1, 'strike');
    expect(table.fields.hits).toEqual([1, 0]);
  });

  test('may be changed while they wait', () => {
    const table = duelOf();
    answer(table, 2, 'stand attack take');
    answer(table, 0, 'strike');
    expect(asksOf(table)).toEqual(['1 defence sealed', '2 defence ready']);
    answer(table, 2, 'stand attack ask');
    expect(asksOf(table)).toEqual(['1 defence sealed', '2 defence ready']);
    answer(table, 2, 'take it');
    expect(asksOf(table)).toEqual(['1 defence sealed', '2 defence ready']);
  });

  test('that public facts rule out leave their seat asked', () => {
    const table = duelOf();
    answer(table, 2, 'stand attack take-the-first');
    answer(table, 0, 'strike');
    answer(table, 1, 'take it');
    expect(table.fields.hits).toEqual([0, 1, 1]);
    answer(table, 1, 'strike');
    expect(asksOf(table)).toEqual(['0 defence sealed', '2 defence sealed']);
  });

  test('are kept apart by window and seat', () => {
    const table = cast({ cast: [take, strike(0b11)], gems: 1 });
    answer(table, 1, 'stand ambush never', 'stand strike suffer');
    expect(table.state.standing).toEqual([0, 0, 1, 1]);
    answer(table, 0, 'take gem 1');
    expect(asksOf(table)).toEqual(['0 struck sealed', '1 struck ready']);
  });

  test('may go by public facts about their seat', () => {
    const table = cast({ cast: [take, gain(-1), strike(0b11)], gems: 1 });
    answer(table, 0, 'stand strike block-when-poor');
    answer(table, 1, 'stand strike block-when-poor');
    answer(table, 0, 'take gem 1');
    expect(asksOf(table)).toEqual(['0 struck ready', '1 struck sealed']);
    answer(table, 1, 'block');
    expect(table.fields.points).toEqual([-2, -1]);
  });

  test('by themselves neither answer nor teach anything', () => {
    const table = duelOf();
    answer(table, 0, 'strike');
    table.learned = false;
    answer(table, 1, 'stand attack take');
    expect(asksOf(table)).toEqual(['1 defence sealed', '2 defence sealed']);
    expect(table.learned).toBe(false);
  });
});
