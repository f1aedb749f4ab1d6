import { firstOf } from '@masterplan/kernel';
import { may, you } from '@masterplan/kernel/words';
import { another, clause } from '../../text/words.ts';
import { verb } from '../kit.ts';
import { layAnother, offerAnother } from '../powers.ts';

/** Another power joins those that wait for their number (JL-5.8). */
export const playAnother = verb(
  'play-another',
  {},
  {
    optional: true,
    without: ['may'],
    choices: (lens, seat, _frame, offers) => offerAnother(lens, seat, offers),
    run: (table, _frame, _said, seat, option) => layAnother(table, seat, firstOf(option)),
    say: () => may(clause('play', you, another('power'))),
  },
);
