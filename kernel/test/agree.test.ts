import { agreementMaker, bind, NOT_ANY, open, partsIn, proposerOf, steps } from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { answer, asksOf, keysOf } from './tiny/answer.ts';
import { heistVote } from './tiny/heist-vote.ts';

const vote = (rolls: readonly number[] = []) => {
  const left = rolls.slice();
  return open(heistVote, { seats: 3, seed: 'vote', chance: () => left.shift() ?? -1 });
};

describe('an agreement', () => {
  test('has one seat propose, or end it', () => {
    const table = vote();
    expect(asksOf(table)).toEqual(['0 award']);
    expect(keysOf(table, 0)).toEqual(['give it to 0', 'give it to 1', 'give it to 2', 'decline']);
    expect(keysOf(table, 1)).toEqual([]);
  });

  test('then all the others accept, change or decline at once, sealed, the proposal being public', () => {
    const table = vote();
    answer(table, 0, 'give it to 2');
    expect(asksOf(table)).toEqual(['1 award sealed', '2 award sealed']);
    expect([1, 2].map((seat) => keysOf(table, seat))).toEqual([
      ['accept', 'change', 'decline'],
      ['accept', 'change', 'decline'],
    ]);
    const frame = table.lens(3).stack.at(-1);
    expect(frame && partsIn(frame).map(table.game.keyOf)).toEqual(['give it to 2']);
  });

  test('lets everybody know whose proposal it is, once it is made', () => {
    const table = vote();
    expect(proposerOf(table.lens(3))).toBe(NOT_ANY);
    answer(table, 0, 'give it to 2');
    expect(proposerOf(table.lens(3))).toBe(0);
    answer(table, 1, 'change');
    answer(table, 2, 'accept');
    expect(proposerOf(table.lens(3))).toBe(NOT_ANY);
  });

  test('is carried out where all accept', () => {
    const table = vote();
    answer(table, 0, 'give it to 2');
    answer(table, 2, 'accept');
    expect(table.fields.owner).toBe(-1);
    answer(table, 1, 'accept');
    expect(table.state.outcome).toEqual({ winners: [2], reason: 'awarded' });
  });

  test.each([
    ['one declines', 'accept', 'decline'],
    ['the other declines', 'decline', 'accept'],
    ['both decline', 'decline', 'decline'],
    ['one declines what the other would change', 'change', 'decline'],
  ])('falls to the rule’s own fallback where %s: here a die', (_who, first, second) => {
    const table = vote([4]);
    answer(table, 0, 'give it to 2');
    answer(table, 1, first);
    answer(table, 2, second);
    expect(table.state.outcome).toEqual({ winners: [1], reason: 'awarded' });
  });

  test('ends with the seat that has the pen and proposes nothing', () => {
    const table = vote([4]);
    answer(table, 0, 'decline');
    expect(table.state.outcome).toEqual({ winners: [1], reason: 'awarded' });
  });

  test('goes on with the proposal of whoever changes it, the first from the pen on', () => {
    const table = vote();
    answer(table, 0, 'give it to 0');
    answer(table, 1, 'change');
    answer(table, 2, 'change');
    expect(asksOf(table)).toEqual(['1 award']);
    answer(table, 1, 'give it to 1');
    expect(keysOf(table, 0)).toEqual(['accept', 'decline']);
    expect(keysOf(table, 2)).toEqual(['accept', 'change', 'decline']);
    answer(table, 0, 'accept');
    answer(table, 2, 'change');
    answer(table, 2, 'give it to 2');
    expect([0, 1].map((seat) => keysOf(table, seat))).toEqual([
      ['accept', 'decline'],
      ['accept', 'decline'],
    ]);
    answer(table, 0, 'accept');
    answer(table, 1, 'accept');
    expect(table.state.outcome).toEqual({ winners: [2], reason: 'awarded' });
  });

  test('lets a seat change its mind until the last has answered', () => {
    const table = vote();
    answer(table, 0, 'give it to 1');
    answer(table, 2, 'decline', 'accept');
    answer(table, 1, 'accept');
    expect(table.fields.owner).toBe(1);
  });

  test('survives JSON between proposal and consent', () => {
    const table = vote();
    answer(table, 0, 'give it to 1');
    answer(table, 2, 'accept');
    const read = JSON.parse(JSON.stringify(table.state));
    expect(read).toEqual(table.state);
  });

  test('of one seat alone is agreed with the proposal', () => {
    interface Alone {
      fields: { owner: number };
      kind: { id: string };
    }
    const award = agreementMaker<Alone>()({
      ...{ name: 'award', silence: 'accept', deciders: () => 0b100, isWhole: () => true },
      proposals: (_lens, _seat, _frame, offers) => offers.yes(0, 2),
      agreed: (table) => table.end([0], 'agreed'),
      fallback: (table) => table.end([], 'fell back'),
    });
    const alone = bind({ ...heistVote, id: 'alone', course: steps('game', [award]), also: [] }, []);
    const table = open(alone, { seats: 3, seed: '' });
    expect(asksOf(table)).toEqual(['2 award']);
    answer(table, 2, 'give it to 2');
    expect(table.state.outcome).toEqual({ winners: [0], reason: 'agreed' });
  });

  test('says what silence means', () => {
    expect(heistVote.phaseNamed.award?.silence).toBe('accept');
  });
});
