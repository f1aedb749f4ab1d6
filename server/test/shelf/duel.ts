import { program, randomBot as random } from '@masterplan/bots';
import type { Bots, Foresight, Game, Tour } from '@masterplan/kernel';
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
const bots: Bots<Duel> = {
  random: random(),
  easy: random(),
  'easy-bold': random(),
  'easy-sly': random(),
  'easy-careful': random(),
};

/** Who is hit less often is more likely to win; looked at when an attack is over. */
export const foresight: Foresight<Duel> = {
  sideOf: (_table, seat) => seat,
  features: ({ fields }, seat) => [fields.hits[seat] ?? 0],
  weights: [-1],
  isQuiet: ({ state }) => state.stack.length === 1,
};

export const shelved = program({ game: duel, tours: [armed], bots, foresight });
