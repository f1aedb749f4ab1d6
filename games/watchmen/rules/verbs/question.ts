import { firstOf } from '@masterplan/kernel';
import { doer } from '@masterplan/kernel/words';
import { a, clause, the } from '../../text/words.ts';
import { zones } from '../board.ts';
import { isIn } from '../cards.ts';
import { verb, word } from '../kit.ts';

export const questionPlayer = word('question player {seat}', {
  en: ({ seat }) => `Question ${seat}, who reveals their hand`,
  fr: ({ seat }) => `Interroger ${seat}, qui révèle sa main`,
});

/** Another player shows their hand to all: anybody who holds a card (P-18). */
export const question = verb(
  'question',
  {},
  {
    brings: [questionPlayer],
    choices(lens, seat, _frame, offers) {
      for (let other = 0; other < lens.seats; other++)
        if (other !== seat && isIn(lens, other) && lens.size(zones.hand(other)) > 0)
          offers.yes(questionPlayer.no, other);
    },
    forced: 'taken',
    run(table, _frame, _said, _seat, option) {
      const hand = zones.hand(firstOf(option));
      table.showAll(hand);
      table.tell('revealed', firstOf(option), table.zone(hand));
    },
    say: () => clause('reveal', a('foe', { adjectives: ['chosen'] }), the('hand', { of: doer })),
  },
);
