import { done, you } from '@masterplan/kernel/words';
import { clause, none } from '../../text/words.ts';
import { deedsOf } from '../deeds.ts';
import { condition } from './kit.ts';

/** You lost no Faceless Henchman to the World in this Round. */
export const unhurt = condition(
  'unhurt',
  {},
  {
    holds: (reader, _said, seat) => deedsOf(reader, seat, 'lost').length === 0,
    say: () => done(clause('lose', you, none('henchman'))),
  },
);
