import { whole } from '@masterplan/kernel';
import { deed, er, you } from '@masterplan/kernel/words';
import { clause, exactly } from '../../text/words.ts';
import { lasting, verb } from '../kit.ts';

const ward = deed({ en: { base: 'parry', participle: 'parried' }, fr: er('parer') });

/** Your side parries more successes (TD-22.10, TD-C19). */
export const guard = verb(
  'guard',
  { by: whole(1, 2) },
  {
    ...lasting,
    say: ({ by }) => clause(ward, you, exactly(by, 'success'), { how: 'more-in-conflicts' }),
  },
);
