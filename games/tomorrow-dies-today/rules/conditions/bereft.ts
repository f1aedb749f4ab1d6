import { whole } from '@masterplan/kernel';
import { done, you } from '@masterplan/kernel/words';
import { atLeast, clause } from '../../text/words.ts';
import { deedsOf, sumOf } from '../deeds.ts';
import { condition } from './kit.ts';

/** You lost so many Faceless Henchmen to the World in this Round. */
export const bereft = condition(
  'bereft',
  { least: whole(1, 4) },
  {
    holds: (reader, { least }, seat) => sumOf(deedsOf(reader, seat, 'lost')) >= least,
    say: ({ least }) => done(clause('lose', you, atLeast(least, 'henchman'), { how: 'in-one-round' })),
  },
);
