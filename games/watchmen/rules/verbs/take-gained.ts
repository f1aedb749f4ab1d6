import { DONE } from '@masterplan/kernel';
import { may } from '@masterplan/kernel/words';
import { clause, you } from '../../text/words.ts';
import { word, zones } from '../board.ts';
import { verb } from '../kit.ts';
import { offerThoseGained, oneOfThose, takenFromThose } from './those-gained.ts';

/** A card bought or gained this turn comes to the hand now; whoever waits may take a later one instead. */
export const takeGained = verb(
  'take-gained',
  {},
  {
    forced: 'taken',
    choices: (lens, seat, _frame, offers) => offerThoseGained(lens, seat, word.toHand, offers),
    run(table, _frame, _said, seat, option) {
      if (option === DONE) table.fields.toHand += 1;
      else table.tell('to hand', seat, [table.move(takenFromThose(table, option), zones.hand(seat))]);
    },
    say: () => may(clause('put', you, oneOfThose, { to: 'hand' })),
  },
);
