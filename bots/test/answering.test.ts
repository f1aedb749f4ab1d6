import { type Bot, firstOf, type Game, nth, Offers, open } from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { heistVote } from '../../kernel/test/tiny/heist-vote.ts';
import { answering, botsOf, Driver } from '../src/index.ts';

type Vote = typeof heistVote extends Game<infer S> ? S : never;

/** Takes the last option: it would decline, and proposes nothing. */
const last: Bot<Vote> = { name: 'last', choose: (_lens, options) => nth(options, options.length - 1) };

/** Wants the haul for itself, and has no opinion where seat 0 gets it. */
const greedy = answering(last, (lens, { parts: [part = 0] }) =>
  firstOf(part) === 0 ? undefined : firstOf(part) === lens.viewer ? 1 : 0,
);

/** What a bot at seat 2 answers where seat 0 proposes that somebody gets the haul. */
function answered(bot: Bot<Vote>, whom: number, silence: 'accept' | 'decline' = 'accept'): string {
  const award = heistVote.phaseNamed.award;
  if (award === undefined) throw new Error('nothing to agree on');
  const game = { ...heistVote, phaseNamed: { ...heistVote.phaseNamed, award: { ...award, silence } } };
  const table = open(game, { seats: 3, seed: 'vote' });
  table.take(0, nth(table.list(0, new Offers()).options, whom));
  const { options } = table.list(2, new Offers());
  return game.keyOf(bot.choose(table.lens(2), options, [1, 2, 3, 4], []));
}

describe('a bot that answers by the plain rule', () => {
  test('accepts what is worth more to it than the fallback, and declines the rest', () => {
    expect(answered(greedy, 2)).toBe('accept');
    expect(answered(greedy, 1)).toBe('decline');
  });

  test('answers as silence would where it has no opinion', () => {
    expect(answered(greedy, 0, 'accept')).toBe('accept');
    expect(answered(greedy, 0, 'decline')).toBe('decline');
    expect(answered(answering(last), 1, 'accept')).toBe('accept');
  });

  test('chooses everything else as it did', () => {
    const table = open(heistVote, { seats: 3, seed: 'vote' });
    const { options } = table.list(0, new Offers());
    expect(heistVote.keyOf(greedy.choose(table.lens(0), options, [1, 2, 3, 4], []))).toBe('decline');
    expect(greedy).not.toHaveProperty('speak');
    const talker = answering<Vote>({ ...last, speak: () => ({ say: 'accuse', seat: 1 }), heeds: () => true });
    expect(talker.speak?.(table.lens(0), 0, [1, 2, 3, 4], [])).toEqual({ say: 'accuse', seat: 1 });
    expect(talker.heeds?.(heistVote, { name: 'told', n: [] })).toBe(true);
  });

  test('is what plays a game that has no bots of its own: it has no opinion', () => {
    const { random } = botsOf<Vote>({});
    if (random === undefined) throw new Error('nobody plays');
    expect([0, 1, 2].map((whom) => answered(random, whom, 'decline'))).toEqual(Array(3).fill('decline'));
    const table = open(heistVote, { seats: 3, seed: 'vote' });
    new Driver([random, random, random], 'any').finish(table);
    expect(table.over).toBe(true);
  });
});
