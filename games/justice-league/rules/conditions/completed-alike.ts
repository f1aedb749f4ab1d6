import { whole } from '@masterplan/kernel';
import { done, you } from '@masterplan/kernel/words';
import { atLeast, clause } from '../../text/words.ts';
import { familiesCompleted } from '../questions.ts';
import { condition } from './kit.ts';

/** Darkseid has completed so many crises of one type. */
export const completedAlike = condition(
  'completed-alike',
  { n: whole(2, 6) },
  {
    holds: (reader, { n }) => familiesCompleted(reader).some((many) => many >= n),
    say: ({ n }) => done(clause('complete', you, atLeast(n, 'crisis', { adjectives: ['of-one-type'] }))),
  },
);
