import { DECLINE_WORD, firstOf } from '@masterplan/kernel';
import { may } from '@masterplan/kernel/words';
import { filter } from '../../content/checks.ts';
import { a, clause, meant, you } from '../../text/words.ts';
import { zones } from '../board.ts';
import { isMeant } from '../cards.ts';
import { verb, word } from '../kit.ts';

const show = word('show {card}', {
  en: ({ card }) => `Reveal ${card}`,
  fr: ({ card }) => `Révéler : ${card}`,
});

/** You may show such a card of your hand. Whether there is one is known to you alone: all with a hand are asked. */
export const mayShow = verb(
  'may-show',
  { which: filter },
  {
    brings: [show],
    choices(lens, seat, _frame, offers, { which }) {
      if (lens.size(zones.hand(seat)) === 0) return;
      lens.distinct(zones.hand(seat), (card) => {
        if (isMeant(lens, card, which)) offers.yes(show.no, card);
      });
      offers.yes(DECLINE_WORD);
    },
    run: (table, _frame, _said, seat, option) => table.tell('revealed', seat, [table.show(firstOf(option))]),
    say: ({ which }) => may(clause('reveal', you, meant(a, which), { from: 'hand' })),
  },
);
