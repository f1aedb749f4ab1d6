import { DONE, oneOf } from '@masterplan/kernel';
import { doer, may, onTopOf } from '@masterplan/kernel/words';
import { clause, the, you } from '../../text/words.ts';
import { word, zones } from '../board.ts';
import { verb } from '../kit.ts';
import { offerThoseGained, oneOfThose, takenFromThose } from './those-gained.ts';

/** A card bought or gained this turn goes on the deck now; whoever waits may send a later one instead. */
export const sendGained = verb(
  'send-gained',
  { to: oneOf('deck') },
  {
    forced: 'taken',
    choices: (lens, seat, _frame, offers) => offerThoseGained(lens, seat, word.toDeck, offers),
    run(table, _frame, _said, seat, option) {
      if (option === DONE) table.fields.toDeck += 1;
      else table.tell('to deck', seat, [table.move(takenFromThose(table, option), zones.deck(seat))]);
    },
    say: () => may(clause('put', you, oneOfThose, { to: onTopOf(the('deck', { of: doer })) })),
  },
);
