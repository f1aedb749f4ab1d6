import { program, randomBot as random } from '@masterplan/bots';
import type { Bots, Game, Tour } from '@masterplan/kernel';
import { duel } from '../../../kernel/test/tiny/duel.ts';

/** Two Shields in hand, and about to strike. */
const armed: Tour = {
  id: 'armed',
  seat: 1,
  position: {
    seats: 2,
    zones: { hand: { 0: ['card-2', 'card-3'], 1: ['card-0', 'card-1'] }, deck: ['card-4'] },
    fields: { turn: 1 },
    stack: ['attack'],
  },
};

type Duel = typeof duel extends Game<infer S> ? S : never;
const bots: Bots<Duel> = { random: random(), easy: random() };

export const shelved = program({ game: duel, tours: [armed], bots });
