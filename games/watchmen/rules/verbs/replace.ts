import { deed, er } from '@masterplan/kernel/words';
import { again, clause, you } from '../../text/words.ts';
import { noted } from '../bindings.ts';
import { addToLineUp } from '../end-of-turn.ts';
import { verb } from '../kit.ts';

const fillIn = deed({ en: { base: 'replace', participle: 'replaced' }, fr: er('remplacer') });

/** As many cards come into the Line-Up as the sentence before destroyed there. */
export const replace = verb(
  'replace',
  {},
  {
    run(table, frame) {
      for (let i = noted(frame); i > 0; i--) if (!addToLineUp(table)) return;
    },
    say: () => clause(fillIn, you, again('them')),
  },
);
