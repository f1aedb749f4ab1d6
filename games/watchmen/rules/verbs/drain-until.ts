import { NOT_ANY } from '@masterplan/kernel';
import { until } from '@masterplan/kernel/words';
import { filter } from '../../content/checks.ts';
import { a, clause, meant, some, the, you } from '../../text/words.ts';
import { zones } from '../board.ts';
import { isMeant } from '../cards.ts';
import { destroy } from '../decks.ts';
import { verb } from '../kit.ts';
import { drained } from './drain.ts';

/** Cards of the main deck are destroyed, openly, until such a card has been, or none is left (P-5). */
export const drainUntil = verb(
  'drain-until',
  { which: filter },
  {
    brings: [drained],
    run(table, _frame, { which }) {
      for (let top = table.top(zones.mainDeck()); top !== undefined; top = table.top(zones.mainDeck())) {
        const card = destroy(table, top);
        table.tell(drained, NOT_ANY, [card]);
        if (isMeant(table, card, which)) return;
      }
    },
    say: ({ which }) =>
      until(
        clause('destroy', you, some('card'), { from: the('main-deck') }),
        clause('destroy', you, meant(a, which)),
      ),
  },
);
