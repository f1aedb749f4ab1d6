import { deed, er } from '@masterplan/kernel/words';
import { clause, some, the } from '../../text/words.ts';
import { verb } from '../kit.ts';

const roll = deed({ en: { base: 'roll', participle: 'rolled' }, fr: er('lancer') });

/** Lasting: against this crisis heroes roll as if Darkseid were there (JL-13.1, JL-C15). */
export const menace = verb(
  'menace',
  {},
  {
    without: ['may', 'if', 'ifDone', 'otherwise'],
    run: () => undefined,
    say: () => clause(roll, some('hero'), the('die'), { how: 'as-if-present' }),
  },
);
