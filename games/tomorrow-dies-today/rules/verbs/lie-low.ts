import { clause, exactly, some } from '../../text/words.ts';
import { lasting, verb } from '../kit.ts';

/** Where you have a Squad an Agent counts a High Alert token less: for damage, and for paying it off (TD-17.9, TD-17.14, TD-C18). */
export const lieLow = verb(
  'lie-low',
  {},
  {
    ...lasting,
    say: () => clause('count', some('agent'), exactly(1, 'alert'), { how: 'less-where-you-are' }),
  },
);
