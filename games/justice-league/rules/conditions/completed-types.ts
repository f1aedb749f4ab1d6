import { whole } from '@masterplan/kernel';
import { belongingTo, done, you } from '@masterplan/kernel/words';
import { families } from '../../content/kinds.ts';
import { clause, exactly, some } from '../../text/words.ts';
import { familiesCompleted } from '../questions.ts';
import { condition } from './kit.ts';

/** Darkseid has completed crises of so many types. */
export const completedTypes = condition(
  'completed-types',
  { n: whole(2, families.length) },
  {
    holds: (reader, { n }) => familiesCompleted(reader).filter((many) => many > 0).length >= n,
    say: ({ n }) =>
      done(
        clause(
          'complete',
          you,
          some('crisis', { which: belongingTo(exactly(n, 'type', { adjectives: ['different'] })) }),
        ),
      ),
  },
);
