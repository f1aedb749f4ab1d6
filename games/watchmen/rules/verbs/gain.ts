import { firstOf } from '@masterplan/kernel';
import { filter } from '../../content/checks.ts';
import { a, clause, meant, the, you } from '../../text/words.ts';
import { word, zones } from '../board.ts';
import { isMeant } from '../cards.ts';
import { gain as gainCard } from '../gaining.ts';
import { verb } from '../kit.ts';

/** One such card of the Line-Up. */
export const gain = verb(
  'gain',
  { which: filter },
  {
    forced: 'taken',
    choices(lens, _seat, _frame, offers, { which }) {
      for (const card of lens.zone(zones.lineUp())) {
        if (isMeant(lens, card, which)) offers.yes(word.gain, card);
      }
    },
    run(table, _frame, _said, seat, option) {
      table.tell('gained', seat, [firstOf(option)]);
      gainCard(table, seat, firstOf(option), 'line-up');
    },
    say: ({ which }) => clause('gain', you, meant(a, which, { in: the('line-up') })),
  },
);
