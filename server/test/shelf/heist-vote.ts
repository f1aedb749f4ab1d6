import { program } from '@masterplan/bots';
import { type Bot, type Game, nth } from '@masterplan/kernel';
import { heistVote } from '../../../kernel/test/tiny/heist-vote.ts';

type Vote = typeof heistVote extends Game<infer S> ? S : never;

/** Takes the last option: it declines every proposal. */
const contrary: Bot<Vote> = {
  name: 'contrary',
  choose: (_lens, options) => nth(options, options.length - 1),
};

export const shelved = program({ game: heistVote, bots: { contrary } });
