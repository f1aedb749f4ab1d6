import { firstOf, type Verb } from '@masterplan/kernel';
import { deal, withVerbs } from '@masterplan/kernel/testkit';
import { expect, test } from 'vitest';
import { power } from '../../content/sentences.ts';
import { watchmen } from '../../index.ts';
import { type Watchmen, word, zones } from '../../rules/board.ts';
import { a, clause, you } from '../../text/words.ts';
import { plain, playing, turn } from '../tables.ts';

/** Takes a card of the Line-Up that costs as much as it says; with one such card, that one. */
const snatch: Verb<Watchmen, { readonly do: 'snatch'; readonly cost: number }> = {
  name: 'snatch',
  forced: 'taken',
  choices(lens, _seat, _frame, offers, { cost }) {
    for (const card of lens.zone(zones.lineUp())) {
      const kind = lens.kind(card);
      if (kind?.family === 'card' && kind.cost === cost) offers.yes(word.gain, card);
    }
  },
  run: (table, _frame, _said, seat, option) => void table.move(firstOf(option), zones.hand(seat)),
  say: () => clause('gain', you, a('card')),
};

const game = withVerbs(watchmen, snatch);
const thief = (cost: number) =>
  plain('thief', 2, {
    play: [{ do: 'snatch', cost }, power(1)],
  });
const lineUp = [plain('cheap', 1), plain('dear', 5), plain('dearer', 5)];

const dealt = (cost: number, more: { readonly forced?: 'asked' } = {}) =>
  deal(game, {
    seats: 2,
    zones: { hand: { 0: [thief(cost)] }, lineUp },
    fields: { turns: 1 },
    stack: [{ phase: 'turn', you: 0 }],
    ...more,
  }).answer(0, 'play thief');

test('a verb made up for a test is asked, carried out and worded like any other', () => {
  const table = dealt(5);
  expect(table.options(0)).toHaveLength(2);
  expect(table.answer(0, 'gain dearer').zone('hand', 0)).toEqual(['dearer']);
  expect(table.fields.power).toBe(1);
  expect(table.printed('thief')).toContain('Gain a card. +1 Power.');
  expect(table.forced).toEqual([]);
});

test('the rest of such a stand-in is checked as ever, and other tables do not know the verb', () => {
  expect(() => deal(game, { seats: 2, zones: { lineUp: [plain('odd', -4)] }, stack: ['turn'] })).toThrow(
    'odd.cost',
  );
  expect(() => turn({ hand: [thief(1)] })).toThrow('not-one-of');
});

test('what is taken without asking is listed, and told where an answer fits nothing', () => {
  const table = dealt(1);
  expect(table.zone('hand', 0)).toEqual(['cheap']);
  expect(table.forced).toEqual(['Ann: gain cheap']);
  expect(() => table.answer(0, 'gain cheap')).toThrow('taken without asking: Ann: gain cheap');
});

test('a test can have it asked instead', () => {
  const table = dealt(1, { forced: 'asked' });
  expect(table.options(0)).toEqual(['Gain cheap']);
  expect(table.answer(0, 'gain cheap').zone('hand', 0)).toEqual(['cheap']);
});

test('an answer is not forced, what follows from it may be', () => {
  const hand = ['kick', 'clayface', 'mera'];
  const table = playing(turn({ hand }), 'kick', 'mera', 'clayface');
  expect(table.forced).toEqual([]);
  table.answer(0, 'play again kick');
  expect(table.forced).toEqual([]);
  expect(playing(turn({ hand: ['kick', 'clayface'] }), 'kick', 'clayface').forced).toEqual([
    'Ann: play again kick',
  ]);
});
