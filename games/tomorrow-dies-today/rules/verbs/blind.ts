import { deed, doer, er } from '@masterplan/kernel/words';
import { agencies } from '../../content/kinds.ts';
import { clause, each, the } from '../../text/words.ts';
import { HEADQUARTERS } from '../board.ts';
import { verb } from '../kit.ts';
import { moveAgent } from '../tiles.ts';

const goBack = deed({
  en: { base: 'return', participle: 'returned', object: 'to' },
  fr: er('regagner'),
});

/** Both Agents go to their headquarters, and leave again as at the start (TD-17.2, TD-C13). */
export const blind = verb(
  'blind',
  {},
  {
    run(table) {
      for (const agency of agencies) moveAgent(table, agency, HEADQUARTERS[agency]);
    },
    say: () => clause(goBack, each('agent'), the('headquarters', { of: doer })),
  },
);
