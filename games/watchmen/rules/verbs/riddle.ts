import { may } from '@masterplan/kernel/words';
import { number } from '../../content/checks.ts';
import { clause, powerOf, the, topOf, you } from '../../text/words.ts';
import { verb } from '../kit.ts';

/** This turn you may pay so much, any number of times, for the top card of the main deck. */
export const riddle = verb(
  'riddle',
  { cost: number },
  {
    run(table, _frame, { cost }) {
      table.fields.riddle = cost;
    },
    say: ({ cost }) =>
      may(
        clause('pay', you, powerOf(cost), {
          how: 'any-number-of-times',
          purpose: clause('gain', you, topOf(the('main-deck'))),
        }),
      ),
  },
);
