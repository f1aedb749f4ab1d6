import { firstOf, oneOf } from '@masterplan/kernel';
import { you } from '@masterplan/kernel/words';
import { a, clause, hereOf, nearOf, the } from '../../text/words.ts';
import { word } from '../board.ts';
import { reveal as turnUp } from '../crises.ts';
import { verb } from '../kit.ts';
import { hasCrisis, neighbours, placeOf, revealedAt } from '../questions.ts';

/** A hero turns up the crisis where he is, or one next to him too (JL-10.1, JL-10.2, JL-10.4). */
export const reveal = verb(
  'reveal',
  { where: oneOf('here', 'near') },
  {
    forced: 'taken',
    choices(lens, seat, _frame, offers, { where }) {
      const here = placeOf(lens, seat);
      for (const region of where === 'here' ? [here] : [here, ...neighbours(lens, here)])
        if (hasCrisis(lens, region) && revealedAt(lens, region) === undefined)
          offers.yes(word.crisisAt, region);
    },
    run: (table, _frame, _said, seat, option) => turnUp(table, firstOf(option), seat),
    say: ({ where }) =>
      clause(
        'reveal',
        you,
        where === 'here' ? the('crisis', { in: hereOf() }) : a('crisis', { in: nearOf() }),
      ),
  },
);
