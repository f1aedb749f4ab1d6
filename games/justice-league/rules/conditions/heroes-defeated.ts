import { whole } from '@masterplan/kernel';
import { done, you } from '@masterplan/kernel/words';
import { clause, some } from '../../text/words.ts';
import { condition } from './kit.ts';

const TIMES = ['once', 'twice', 'three-times', 'four-times', 'five-times'] as const;

/** Heroes have been defeated so many times, the same one or different ones. */
export const heroesDefeated = condition(
  'heroes-defeated',
  { n: whole(1, TIMES.length) },
  {
    holds: ({ fields }, { n }) => fields.heroesDefeated >= n,
    say: ({ n }) => done(clause('defeat', you, some('hero'), { how: TIMES[n - 1] ?? 'five-times' })),
  },
);
