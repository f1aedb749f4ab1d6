import { firstOf } from '@masterplan/kernel';
import { you } from '@masterplan/kernel/words';
import { a, clause } from '../../text/words.ts';
import { HEADQUARTERS, RING_OF, word } from '../board.ts';
import { verb } from '../kit.ts';
import { revealTile } from '../plotting.ts';
import { statusAt } from '../questions.ts';

/** An Inactive Doomsday Mission becomes Active, as if revealed in Plotting (TD-12.15, TD-12.16). */
export const revealMission = verb(
  'reveal-mission',
  {},
  {
    choices(lens, _seat, _frame, offers) {
      for (let place = RING_OF.cia; place < HEADQUARTERS.cia; place++)
        if (statusAt(lens, place) === 'inactive') offers.yes(word.spot, place);
    },
    run: (table, _frame, _said, seat, option) => revealTile(table, seat, firstOf(option)),
    say: () => clause('reveal', you, a('doomsday-mission', { adjectives: ['face-down'] })),
  },
);
