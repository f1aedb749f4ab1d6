import { type Bot, type Game, nth } from '@masterplan/kernel';
import { expect, test } from 'vitest';
import { ticTacToe } from '../../kernel/test/tiny/tic-tac-toe.ts';
import { program, randomBot } from '../src/index.ts';

type Noughts = typeof ticTacToe extends Game<infer S> ? S : never;
const first: Bot<Noughts> = { name: 'first', choose: (_lens, options) => nth(options, 0) };

test('a game that has no bots of its own is played at random', () => {
  expect(program({ game: ticTacToe }).levels).toEqual(['random']);
});

test('people choose among the levels that a game names; all its bots unless it does', () => {
  const bots = { first, random: randomBot<Noughts>() };
  expect(program({ game: ticTacToe, bots }).levels).toEqual(['first', 'random']);
  expect(program({ game: ticTacToe, bots, levels: ['first'] }).levels).toEqual(['first']);
  expect(() => program({ game: ticTacToe, bots, levels: ['second'] })).toThrow('second');
});
