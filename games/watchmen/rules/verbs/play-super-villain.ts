import { inTurn, onTopOf } from '@masterplan/kernel/words';
import { again, clause, the, you } from '../../text/words.ts';
import { THE_STACK, zones } from '../board.ts';
import { verb } from '../kit.ts';
import { layInFront, play } from '../playing.ts';

/** The Super-Villain on top is played and goes back on top; its First Appearance does not happen (B-9.7, RB-15, RB-31). */
export const playSuperVillain = verb(
  'play-super-villain',
  {},
  {
    run(table, { you: seat }) {
      const top = table.top(zones.superVillains());
      if (top === undefined || !table.fields.villainUp) return;
      table.fields.villainUp = false;
      play(table, seat, layInFront(table, seat, top, THE_STACK), 'home', THE_STACK);
    },
    say: () =>
      inTurn(
        clause('play', you, the('super-villain', { adjectives: ['face-up'], as: 'it' })),
        clause('return', you, again('it'), { to: onTopOf(the('stack')) }),
      ),
  },
);
