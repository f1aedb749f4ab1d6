import { oneOf } from '@masterplan/kernel';
import { deed } from '@masterplan/kernel/words';
import { abilities } from '../../content/kinds.ts';
import { clause, the } from '../../text/words.ts';
import { verb } from '../kit.ts';

const comeFirst = deed({
  en: { base: 'have', third: 'has', participle: 'had', after: 'to be overcome before its other abilities' },
  fr: {
    infinitive: 'devoir',
    il: 'doit',
    ils: 'doivent',
    vous: 'devez',
    participle: 'dû',
    after: 'être surmontée avant ses autres capacités',
  },
});

/** Lasting: one ability of this crisis has to be overcome before the others can be tried (JL-C15). */
export const vanguard = verb(
  'vanguard',
  { ability: oneOf(...abilities) },
  {
    without: ['may', 'if', 'ifDone', 'otherwise'],
    run: () => undefined,
    say: ({ ability }) => clause(comeFirst, the(ability, { adjectives: ['of-this-crisis'] })),
  },
);
