import { firstOf } from '@masterplan/kernel';
import { inTurn, naming } from '@masterplan/kernel/words';
import { filter } from '../../content/checks.ts';
import { a, again, clause, meant, the, you } from '../../text/words.ts';
import { THE_LINE_UP, word, zones } from '../board.ts';
import { isMeant } from '../cards.ts';
import { verb } from '../kit.ts';
import { layInFront, play } from '../playing.ts';

/** A card of the Line-Up is played and goes back at the end of the turn. */
export const borrow = verb(
  'borrow',
  { which: filter },
  {
    forced: 'taken',
    choices(lens, _seat, _frame, offers, { which }) {
      for (const card of lens.zone(zones.lineUp()))
        if (isMeant(lens, card, which)) offers.yes(word.play, card);
    },
    run: (table, _frame, _said, seat, option) =>
      play(table, seat, layInFront(table, seat, firstOf(option), THE_LINE_UP)),
    say: ({ which }) =>
      inTurn(
        clause('play', you, naming('it', meant(a, which)), { from: the('line-up') }),
        clause('return', you, again('it'), { to: the('line-up'), how: 'end-of-turn' }),
      ),
  },
);
