import { oneOf, optional, whole } from '@masterplan/kernel';
import { done, you } from '@masterplan/kernel/words';
import { goods } from '../../content/kinds.ts';
import { atLeast, clause, counted, exactly } from '../../text/words.ts';
import { deedsOf, sumOf } from '../deeds.ts';
import { goodNo } from '../goods.ts';
import { condition } from './kit.ts';

/** You Collected so many Spoils this Round, perhaps of one good (TD-21.16). */
export const collected = condition(
  'collected',
  { least: whole(1, 6), good: optional(oneOf(...goods)) },
  {
    holds: (reader, { good, least }, seat) =>
      sumOf(
        deedsOf(reader, seat, 'collected').filter(({ what }) => good === undefined || what === goodNo(good)),
      ) >= least,
    say: ({ good, least }) =>
      done(
        good === undefined
          ? clause('collect', you, counted(least, 'spoil'))
          : clause('collect', you, least === 1 ? exactly(1, good) : atLeast(least, good), {
              how: least === 1 ? 'as-a-spoil' : 'as-spoils',
            }),
      ),
  },
);
