import { done, you } from '@masterplan/kernel/words';
import { clause, none } from '../../text/words.ts';
import { deedsOf } from '../deeds.ts';
import { condition } from './kit.ts';

/** You have taken part in Completing no Mission this Round. */
export const idle = condition(
  'idle',
  {},
  {
    holds: (reader, _said, seat) => deedsOf(reader, seat, 'completed').length === 0,
    say: () => done(clause('complete', you, none('mission'), { how: 'this-round' })),
  },
);
