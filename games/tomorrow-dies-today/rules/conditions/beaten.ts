import { whole } from '@masterplan/kernel';
import { done, you } from '@masterplan/kernel/words';
import { clause, counted } from '../../text/words.ts';
import { deedsOf } from '../deeds.ts';
import { areTeamMates } from '../order.ts';
import { condition } from './kit.ts';

/** You had so many successes against rivals in Conflicts this Round. */
export const beaten = condition(
  'beaten',
  { least: whole(1, 4) },
  {
    holds: (reader, { least }, seat) =>
      deedsOf(reader, seat, 'beaten').filter(({ what }) => !areTeamMates(reader, seat, what)).length >= least,
    say: ({ least }) => done(clause('score', you, counted(least, 'success'), { how: 'against-a-rival' })),
  },
);
