import { bind, joint, NONE, open, proposalOf, steps } from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { answer, asksOf, keysOf } from './tiny/answer.ts';
import { heistVote } from './tiny/heist-vote.ts';

const vote = (rolls: readonly number[] = []) => {
  const left = rolls.slice();
  return open(heistVote, { seats: 3, seed: 'vote', chance: () => left.shift() ?? -1 });
};

describe('a joint ask', () => {
  test('has one seat propose', () => {
    const table = vote();
    expect(asksOf(table)).toEqual(['0 award']);
    expect(keysOf(table, 0)).toEqual(['give it to 0', 'give it to 1', 'give it to 2']);
    expect(keysOf(table, 1)).toEqual([]);
  });

  test('then all the others accept or decline at once, sealed, the proposal being public', () => {
    const table = vote();
    answer(table, 0, 'give it to 2');
    expect(asksOf(table)).toEqual(['1 award sealed', '2 award sealed']);
    expect([1, 2].map((seat) => keysOf(table, seat))).toEqual([
      ['accept', 'decline'],
      ['accept', 'decline'],
    ]);
    const frame = table.lens(3).stack.at(-1);
    expect(frame && table.game.keyOf(proposalOf(frame))).toBe('give it to 2');
  });

  test('is carried out where nobody declines', () => {
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
  ])('falls to the rule’s own fallback where %s: here a die', (_who, first, second) => {
    const table = vote([4]);
    answer(table, 0, 'give it to 2');
    answer(table, 1, first);
    answer(table, 2, second);
    expect(table.state.outcome).toEqual({ winners: [1], reason: 'awarded' });
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
    const award = joint<{ fields: { owner: number }; kind: { id: string } }>({
      name: 'award',
      deciders: () => 0b001,
      proposals: (_lens, _seat, _frame, offers) => offers.yes(0, 2),
      agreed: (table) => table.end([0], 'agreed'),
      fallback: (table) => table.end([], 'fell back'),
    });
    const course = steps<{ fields: { owner: number }; kind: { id: string } }>('game', [
      (table) => void table.push(award, 0),
    ]);
    const alone = bind({ ...heistVote, id: 'alone', course, also: [award] }, []);
    const table = open(alone, { seats: 3, seed: '' });
    answer(table, 0, 'give it to 2');
    expect(table.state.outcome).toEqual({ winners: [0], reason: 'agreed' });
  });

  test('that has no proposal yet holds none', () => {
    const [, frame] = vote().state.stack;
    expect(frame && proposalOf(frame)).toBe(NONE);
  });
});
