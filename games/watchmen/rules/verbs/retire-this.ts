import { onBottomOf } from '@masterplan/kernel/words';
import { again, at, clause, the, thisOne, you } from '../../text/words.ts';
import { retiring } from '../board.ts';
import { verb } from '../kit.ts';

/** At the end of the turn this card goes under its owner's deck, before the new hand is drawn. */
export const retireThis = verb(
  'retire-this',
  {},
  {
    run(table, { self }) {
      retiring.add(table.fields.retiring, self);
    },
    say: () =>
      at(
        'end-of-turn',
        clause('put', you, thisOne('card', { as: 'this' }), {
          to: onBottomOf(the('deck', { of: the('owner', { of: again('this') }) })),
        }),
      ),
  },
);
