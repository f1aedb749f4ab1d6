import { cannot, you } from '@masterplan/kernel/words';
import { clause, some } from '../../text/words.ts';
import { lasting, verb } from '../kit.ts';

/** In Conflicts nobody steals from you, and nobody claims a Resource for your Named Henchman (TD-22.15 to TD-22.19, TD-C19). */
export const lock = verb(
  'lock',
  {},
  {
    ...lasting,
    say: () => cannot(clause('steal', some('rival'), some('resource'), { from: you, how: 'in-conflicts' })),
  },
);
