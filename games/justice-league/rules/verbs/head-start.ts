import { deed, er } from '@masterplan/kernel/words';
import { clause, some } from '../../text/words.ts';
import { verb } from '../kit.ts';

const begin = deed({
  en: { base: 'begin', participle: 'begun', after: 'at stage 1' },
  fr: er('commencer', { after: 'au stade 1' }),
});

/** Lasting: what Darkseid plays next to this crisis has an advancement token from the start (JL-C16). */
export const headStart = verb(
  'head-start',
  {},
  {
    without: ['may', 'if', 'ifDone', 'otherwise'],
    run: () => undefined,
    say: () => clause(begin, some('crisis', { adjectives: ['played-next-to-it'] })),
  },
);
