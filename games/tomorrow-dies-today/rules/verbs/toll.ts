import { whole } from '@masterplan/kernel';
import { clause, exactly, some } from '../../text/words.ts';
import { lasting, verb } from '../kit.ts';

/** On Global Events: every Squad of four or more costs more to deploy (TD-14.10, TD-C17). */
export const toll = verb(
  'toll',
  { by: whole(1, 2) },
  {
    ...lasting,
    say: ({ by }) =>
      clause('cost', some('squad', { adjectives: ['of-four-or-more'] }), exactly(by, 'funding'), {
        how: 'more-to-deploy',
      }),
  },
);
