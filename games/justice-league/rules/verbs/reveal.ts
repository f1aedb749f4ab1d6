import { you } from '@masterplan/kernel/words';
import { clause, the } from '../../text/words.ts';
import { reveal as turnUp } from '../crises.ts';
import { verb } from '../kit.ts';
import { hasCrisis, placeOf, revealedAt } from '../questions.ts';

/** A hero turns up the crisis where he is (JL-10.1, JL-10.2, JL-10.4). */
export const reveal = verb(
  'reveal',
  {},
  {
    run(table, _frame, _said, seat) {
      const place = placeOf(table, seat);
      if (hasCrisis(table, place) && revealedAt(table, place) === undefined) turnUp(table, place, seat);
    },
    say: () => clause('reveal', you, the('crisis', { in: the('region', { of: you }) })),
  },
);
