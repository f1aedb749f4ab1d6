import { clause, each, exactly } from '../../text/words.ts';
import { isBase } from '../board.ts';
import { casualties } from '../casualties.ts';
import { verb } from '../kit.ts';
import { rivalsOf } from '../order.ts';
import { placeOf, squadsOf } from '../questions.ts';

/** Every Squad of a rival that is not at Base takes one damage; its owner picks whom it hits (TD-C9). */
export const plague = verb(
  'plague',
  {},
  {
    run(table, _frame, _said, seat) {
      for (const other of rivalsOf(table, seat).slice().reverse())
        for (const slot of squadsOf(table, other).slice().reverse())
          if (!isBase(placeOf(table, other, slot)))
            table.push(casualties, other, { damage: 1, slots: [slot] });
    },
    say: () => clause('suffer', each('squad', { adjectives: ['of-rivals-afield'] }), exactly(1, 'damage')),
  },
);
