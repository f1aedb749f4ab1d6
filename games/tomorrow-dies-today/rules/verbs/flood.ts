import { you } from '@masterplan/kernel/words';
import { a, clause, each } from '../../text/words.ts';
import { RING, RING_OF } from '../board.ts';
import { verb } from '../kit.ts';
import { alertsAt, statusAt, tileAt } from '../questions.ts';
import { addAlerts } from '../tiles.ts';

/** Every Completed Resource Mission has one Spoil more, which is a High Alert token (TD-23.5, TD-C14). */
export const flood = verb(
  'flood',
  {},
  {
    run(table, _frame, _said, seat) {
      for (let place = RING_OF.interpol; place < RING_OF.interpol + RING; place++) {
        const tile = tileAt(table, place);
        if (tile === undefined || statusAt(table, place) !== 'completed') continue;
        addAlerts(table, place, 1);
        table.tell('alert', seat, [tile], alertsAt(table, place));
      }
    },
    say: () =>
      clause('put', you, a('spoil'), { to: each('resource-mission', { adjectives: ['completed'] }) }),
  },
);
