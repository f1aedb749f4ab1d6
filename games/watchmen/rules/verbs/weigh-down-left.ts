import { doer, onTopOf } from '@masterplan/kernel/words';
import { a, clause, the, you } from '../../text/words.ts';
import { zones } from '../board.ts';
import { nextIn } from '../cards.ts';
import { verb } from '../kit.ts';
import { hasDefended } from '../round.ts';

/** A Weakness goes on top of your left neighbour's deck. One who has defended gets the card, but no Weakness (RB-13). */
export const weighDownLeft = verb(
  'weigh-down-left',
  {},
  {
    run(table, { you: seat }) {
      const left = nextIn(table, seat);
      const weakness = table.top(zones.weaknesses());
      if (weakness === undefined || hasDefended(table.stack, left)) return;
      table.tell('gained weakness', left, [table.move(weakness, zones.deck(left))]);
    },
    say: () =>
      clause('put', the('neighbour', { of: you }), a('weakness'), { to: onTopOf(the('deck', { of: doer })) }),
  },
);
