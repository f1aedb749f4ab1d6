import { done, passive, when } from '@masterplan/kernel/words';
import { number } from '../../content/checks.ts';
import { clause, exactly, the, topOf } from '../../text/words.ts';
import { verb } from '../kit.ts';
import { drainDeck, drained } from './drain.ts';

/**
 * What an Attack destroys is counted; at `every` so many, `drain` cards of the main deck are destroyed, and the count begins
 * anew (W-9.8, P-4).
 */
export const tally = verb(
  'tally',
  { every: number, drain: number },
  {
    brings: [drained],
    run(table, _frame, { every, drain: n }) {
      const { fields } = table;
      fields.tally += 1;
      if (fields.tally < every) return;
      fields.tally = 0;
      drainDeck(table, n);
    },
    say: ({ every, drain: n }) =>
      when(
        done(passive(clause('destroy', exactly(every, 'card'), undefined, { how: 'this-way' }))),
        passive(clause('destroy', topOf(the('main-deck'), { count: n }), undefined, { how: 'counted-anew' })),
      ),
  },
);
