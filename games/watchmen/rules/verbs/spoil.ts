import { firstOf } from '@masterplan/kernel';
import { a, clause, you } from '../../text/words.ts';
import { word, zones } from '../board.ts';
import { destroyContribution } from '../challenges.ts';
import { verb } from '../kit.ts';

/** A card that lies beside the Challenge is destroyed: what it answered is asked for again (P-21). */
export const spoil = verb(
  'spoil',
  {},
  {
    choices(lens, _seat, _frame, offers) {
      lens.distinct(zones.contributed(), (card) => offers.yes(word.destroy, card));
    },
    forced: 'taken',
    run: (table, _frame, _said, seat, option) =>
      table.tell('destroyed', seat, [destroyContribution(table, firstOf(option))]),
    say: () => clause('destroy', you, a('card', { adjectives: ['contributed'] })),
  },
);
