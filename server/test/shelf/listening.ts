import { program, randomBot } from '@masterplan/bots';
import type { Bot } from '@masterplan/kernel';
import { bind, type Game } from '@masterplan/kernel';
import { ticTacToe } from '../../../kernel/test/tiny/tic-tac-toe.ts';

type ShapeOf<G> = G extends Game<infer S> ? S : never;
type Noughts = ShapeOf<typeof ticTacToe>;

const random = randomBot<Noughts>();

/** Says whom it was told good of, and nothing where it was not: it repeats the last of what everybody heard. */
const parrot: Bot<Noughts> = {
  name: 'parrot',
  choose: (lens, options, chance, account) => random.choose(lens, options, chance, account),
  heeds: (_game, { name }) => name === 'marked',
  speak: (_lens, _chosen, _random, account) => account.findLast((entry) => 'said' in entry)?.said,
};

/** Tic-tac-toe with a bot that listens. */
export const shelved = program({ game: bind({ ...ticTacToe, id: 'listening' }, []), bots: { parrot } });
