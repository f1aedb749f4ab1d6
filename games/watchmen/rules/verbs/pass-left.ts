import { firstOf } from '@masterplan/kernel';
import { doer } from '@masterplan/kernel/words';
import { a, clause, the, you } from '../../text/words.ts';
import { bindIt } from '../bindings.ts';
import { zones } from '../board.ts';
import { nextIn } from '../cards.ts';
import { line, verb, word } from '../kit.ts';

export const pass = word('pass {card}', {
  en: ({ card }) => `Pass ${card} to the left`,
  fr: ({ card }) => `Passer à gauche : ${card}`,
});

const passed = line('passed', {
  en: ({ who, cards: [card], rival }) => `${who} passes ${card} to ${rival}.`,
  fr: ({ who, cards: [card], rival }) => `${who} passe ${card} à ${rival}.`,
});

/** A card of your hand goes to your left neighbour's discard pile. */
export const passLeft = verb(
  'pass-left',
  {},
  {
    brings: [pass, passed],
    choices(lens, seat, _frame, offers) {
      lens.distinct(zones.hand(seat), (card) => offers.yes(pass.no, card));
    },
    run(table, frame, _said, seat, option) {
      const left = nextIn(table, seat);
      const card = table.move(firstOf(option), zones.discard(left));
      table.tell(passed, seat, [card], left);
      bindIt(frame, card);
    },
    say: () =>
      clause('pass', you, a('card', { as: 'it' }), {
        from: 'hand',
        to: the('discard', { of: the('neighbour', { of: doer }) }),
      }),
  },
);
