import { you } from '@masterplan/kernel/words';
import { clause, exactly, the } from '../../text/words.ts';
import { lasting, verb } from '../kit.ts';

/** A Squad of four or five deploys for the price of three (TD-14.10, TD-C17). */
export const pack = verb(
  'pack',
  {},
  {
    ...lasting,
    say: () =>
      clause(
        'cost',
        the('squad', { of: you, many: true, adjectives: ['of-four-or-five'] }),
        exactly(1, 'funding'),
        { how: 'to-deploy' },
      ),
  },
);
