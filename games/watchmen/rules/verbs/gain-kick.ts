import { firstOf } from '@masterplan/kernel';
import { both } from '@masterplan/kernel/words';
import { a, again, clause, you } from '../../text/words.ts';
import { gainedNow, word, zones } from '../board.ts';
import { verb } from '../kit.ts';

/** A Kick goes from its stack straight to the hand. */
export const gainKick = verb(
  'gain-kick',
  {},
  {
    choices(lens, _seat, _frame, offers) {
      const top = lens.top(zones.kicks());
      if (top !== undefined) offers.yes(word.gain, top);
    },
    run(table, _frame, _said, seat, option) {
      const card = table.move(firstOf(option), zones.hand(seat));
      gainedNow.add(table.fields.gained, card);
      table.tell('to hand', seat, [card]);
    },
    say: () =>
      both(clause('gain', you, a('kick', { as: 'it' })), clause('put', you, again('it'), { to: 'hand' })),
  },
);
