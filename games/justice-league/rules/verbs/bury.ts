import { firstOf } from '@masterplan/kernel';
import { onBottomOf, you } from '@masterplan/kernel/words';
import { a, clause, darkseid, the } from '../../text/words.ts';
import { zones } from '../board.ts';
import { line, verb, word } from '../kit.ts';

export const buryCrisis = word('bury {card}', {
  en: ({ card }) => `Put ${card} under the crisis deck`,
  fr: ({ card }) => `Mettre ${card} sous la pioche de crises`,
});

const buried = line('buried', {
  en: ({ who }) => `${who} puts one of Darkseid’s crises under the crisis deck.`,
  fr: ({ who }) => `${who} met une crise de Darkseid sous la pioche de crises.`,
});

/** A crisis of Darkseid's hand, which the hero has just seen, goes under the deck (JL-C4). */
export const bury = verb(
  'bury',
  {},
  {
    brings: [buryCrisis, buried],
    choices(lens, _seat, _frame, offers) {
      lens.distinct(zones.crises(lens.fields.darkseid), (card) => offers.yes(buryCrisis.no, card));
    },
    run(table, _frame, _said, seat, option) {
      table.tell(buried, seat, [table.move(firstOf(option), zones.crisisDeck(), 'bottom')]);
      // He saw them all, and so knows which are left.
      table.showAll(zones.crises(table.fields.darkseid), 1 << seat);
    },
    say: () =>
      clause('put', you, a('crisis'), {
        from: the('hand', { of: darkseid }),
        to: onBottomOf(the('crisis-deck')),
      }),
  },
);
