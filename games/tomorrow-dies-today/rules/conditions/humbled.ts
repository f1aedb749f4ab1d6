import { done, you } from '@masterplan/kernel/words';
import { a, clause, the } from '../../text/words.ts';
import { hasDone } from '../deeds.ts';
import { rivalsOf } from '../order.ts';
import { condition } from './kit.ts';

/** A rival sent your Named Henchman home in a Conflict of this Round. */
export const humbled = condition(
  'humbled',
  {},
  {
    holds: (reader, _said, seat) =>
      rivalsOf(reader, seat).some((other) => hasDone(reader, other, 'routed', seat)),
    say: () => done(clause('send', a('rival'), the('named-henchman', { of: you }), { how: 'home' })),
  },
);
