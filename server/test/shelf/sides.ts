import { program, randomBot } from '@masterplan/bots';
import type { Bot } from '@masterplan/kernel';
import { type Game, nth } from '@masterplan/kernel';
import { duel } from '../../../kernel/test/tiny/duel.ts';

type ShapeOf<G> = G extends Game<infer S> ? S : never;
type Duel = ShapeOf<typeof duel>;

/** A duel of two sides, seats 0 and 2 against 1, who may talk among themselves; whoever was hit is out. Its bots always talk. */
const game: typeof duel = {
  ...duel,
  id: 'sides',
  sides: (seats) => Array.from({ length: seats }, (_, seat) => seat % 2),
  talk: ['table', 'team'],
  isOut: (view, seat) => nth(view.fields.hits, seat) > 0,
};

const random = randomBot<Duel>();

const talker: Bot<Duel> = {
  name: 'talker',
  choose: (lens, options, chance, account) => random.choose(lens, options, chance, account),
  speak: () => ({ say: 'accuse', seat: 0 }),
};

export const shelved = program({ game, bots: { talker } });
