import { randomBot as random } from '@masterplan/bots';
import type { Tour } from '@masterplan/kernel';
import { duel } from '../../../kernel/test/tiny/duel.ts';
import { shelve } from '../../src/rules/shelve.ts';

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

export const shelved = shelve({ game: duel, tours: [armed] }, { bots: { random: random(), easy: random() } });
