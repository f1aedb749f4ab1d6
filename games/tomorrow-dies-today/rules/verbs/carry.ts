import { whole } from '@masterplan/kernel';
import { clause, exactly, squadWithYou } from '../../text/words.ts';
import { lasting, verb } from '../kit.ts';

/** A Squad or Travel Squad with the Named Henchman in it deploys for less (TD-20.9). */
export const carry = verb(
  'carry',
  { by: whole(1, 2) },
  {
    ...lasting,
    say: ({ by }) => clause('cost', squadWithYou, exactly(by, 'funding'), { how: 'less-to-deploy' }),
  },
);
