import { whole } from '@masterplan/kernel';
import { clause, exactly, some } from '../../text/words.ts';
import { lasting, verb } from '../kit.ts';

/** Gadgets are built for less, down to nothing (TD-13.2, TD-C16). */
export const thrift = verb(
  'thrift',
  { by: whole(1, 2) },
  {
    ...lasting,
    say: ({ by }) => clause('cost', some('gadget'), exactly(by, 'data'), { how: 'less-to-build' }),
  },
);
