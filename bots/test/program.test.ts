import { type Bot, type Game, nth } from '@masterplan/kernel';
import { expect, test } from 'vitest';
import { ticTacToe } from '../../kernel/test/tiny/tic-tac-toe.ts';
import { program, randomBot } from '../src/index.ts';

type Noughts = typeof ticTacToe extends Game<infer S> ? S : never;
const first: Bot<Noughts> = { name: 'first', choose: (_lens, options) => nth(options, 0) };

test('a game that has no bots of its own is played at random', () => {
  expect(program({ game: ticTacToe }).levels).toEqual(['random']);
});

test('a temperament is chosen beside the level, where the level has them all', () => {
  const last: Bot<Noughts> = { name: 'last', choose: (_lens, options) => nth(options, options.length - 1) };
  const bots = { first, 'first-bold': last, 'first-sly': first, 'first-careful': first, random: first };
  const shelved = program({ game: ticTacToe, bots: { ...bots, 'random-bold': last } });
  expect(shelved.levels).toEqual(['first', 'random', 'random-bold']);
  expect(shelved.tempered).toEqual(['first']);
  const sitting = shelved.open({ seats: 2, options: {}, seed: 'x' });
  if ('faults' in sitting) throw new Error('not opened');
  const ask = { seen: sitting.see(0), seed: 'x' };
  const keys = sitting.mine(0).options.map(({ key }) => key);
  expect(shelved.answer({ ...ask, level: 'first' })).toBe(keys[0]);
  expect(shelved.answer({ ...ask, level: 'first', temper: 'bold' })).toBe(keys.at(-1));
  expect(shelved.answer({ ...ask, level: 'first', temper: 'sly' })).toBe(keys[0]);
  expect(shelved.answer({ ...ask, level: 'random', temper: 'sly' })).toBe(keys[0]);
});

test('people choose among the levels that a game names; all its bots unless it does', () => {
  const bots = { first, random: randomBot<Noughts>() };
  expect(program({ game: ticTacToe, bots }).levels).toEqual(['first', 'random']);
  expect(program({ game: ticTacToe, bots, levels: ['first'] }).levels).toEqual(['first']);
  expect(() => program({ game: ticTacToe, bots, levels: ['second'] })).toThrow('second');
});
