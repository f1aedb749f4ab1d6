import { firstOf } from '@masterplan/kernel';
import { a, banishing } from '../../text/words.ts';
import { HEADQUARTERS, isHeadquarters, RING_OF, word, zones } from '../board.ts';
import { verb } from '../kit.ts';
import { statusAt, tileAt } from '../questions.ts';
import { leaveEmpty, liftTile } from '../tiles.ts';

/** A Mission that lies open goes to the World, and its space stays empty (TD-12.11 to TD-12.14, TD-C10). */
export const raze = verb(
  'raze',
  {},
  {
    choices(lens, _seat, _frame, offers) {
      for (let place = 1; place < HEADQUARTERS.cia; place++)
        if (!isHeadquarters(place) && ['active', 'completed'].includes(statusAt(lens, place)))
          offers.yes(word.spot, place);
    },
    run(table, _frame, _said, seat, option) {
      const place = firstOf(option);
      const tile = tileAt(table, place);
      if (tile === undefined) return;
      table.tell('removed', seat, [tile]);
      liftTile(table, place, place < RING_OF.cia ? zones.worldResource() : zones.worldDoomsday());
      leaveEmpty(table, place);
    },
    say: () => banishing(a('mission', { adjectives: ['face-up'] })),
  },
);
