import { firstOf, HIDDEN, nth, type Told } from '@masterplan/kernel';
import { a, clause, the, you } from '../../text/words.ts';
import { zones } from '../board.ts';
import { isIn } from '../cards.ts';
import { line, verb, word } from '../kit.ts';

export const lookAtPlayer = word('look at loyalty of player {seat}', {
  en: ({ seat }) => `Look at ${seat}’s Loyalty card`,
  fr: ({ seat }) => `Regarder la carte Loyauté : ${seat}`,
});

const isSeen = ({ event: { faces } }: Told): boolean => faces[0] !== HIDDEN;

const looked = line('looked at loyalty', ['rival'], {
  en: (told) =>
    isSeen(told)
      ? `${told.who} looks at ${told.rival}’s Loyalty card: ${told.cards[0]}.`
      : `${told.who} looks at ${told.rival}’s Loyalty card.`,
  fr: (told) =>
    isSeen(told)
      ? `${told.who} regarde la carte Loyauté (${told.rival}) : ${told.cards[0]}.`
      : `${told.who} regarde une carte Loyauté : ${told.rival}.`,
});

/** You alone see which side another player is on; nothing is to be seen once all roles lie open (P-20). */
export const lookAtLoyalty = verb(
  'look-at-loyalty',
  {},
  {
    brings: [lookAtPlayer, looked],
    choices(lens, seat, _frame, offers) {
      if (lens.fields.revealed) return;
      for (let other = 0; other < lens.seats; other++)
        if (other !== seat && isIn(lens, other) && lens.size(zones.loyalty(other)) > 0)
          offers.yes(lookAtPlayer.no, other);
    },
    forced: 'taken',
    run(table, _frame, _said, seat, option) {
      const other = firstOf(option);
      const card = table.show(nth(table.zone(zones.loyalty(other)), 0), 1 << seat);
      table.tell(looked, seat, [card], other);
    },
    say: () => clause('look-at', you, the('loyalty', { of: a('foe') })),
  },
);
