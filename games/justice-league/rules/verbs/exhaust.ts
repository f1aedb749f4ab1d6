import { deed, er, passive } from '@masterplan/kernel/words';
import { clause, some } from '../../text/words.ts';
import { verb } from '../kit.ts';

const wearOut = deed({ en: { base: 'spend', participle: 'spent' }, fr: er('épuiser') });

/** Lasting: powers that heroes begin in the region of this crisis are spent, whatever their icon (JL-C18). */
export const exhaust = verb(
  'exhaust',
  {},
  {
    without: ['may', 'if', 'ifDone', 'otherwise'],
    run: () => undefined,
    say: () => passive(clause(wearOut, some('power', { adjectives: ['used-here'] }))),
  },
);
