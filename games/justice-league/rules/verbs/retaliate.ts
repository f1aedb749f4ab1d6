import { whole } from '@masterplan/kernel';
import { deed, er } from '@masterplan/kernel/words';
import { a, clause, counted, that } from '../../text/words.ts';
import { verb } from '../kit.ts';

const fail = deed({
  en: { base: 'fail', participle: 'failed', after: 'to overcome one of its abilities' },
  fr: er('échouer', { after: 'contre une de ses capacités' }),
});

/** Lasting: a failed attempt at this crisis wounds every hero who made it (JL-C15). */
export const retaliate = verb(
  'retaliate',
  { n: whole(1, 2) },
  {
    without: ['may', 'if', 'ifDone', 'otherwise'],
    run: () => undefined,
    say: ({ n }) => clause('suffer', a('hero', { which: that(fail) }), counted(n, 'wound')),
  },
);
