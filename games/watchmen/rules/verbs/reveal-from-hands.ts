import { a, clause, each } from '../../text/words.ts';
import { bindThem } from '../bindings.ts';
import { zones } from '../board.ts';
import { isIn } from '../cards.ts';
import { verb } from '../kit.ts';

/** Each foe turns up a card of their hand, at random. */
export const revealFromHands = verb(
  'reveal-from-hands',
  {},
  {
    run(table, frame) {
      const shown: number[] = [];
      for (let i = 1; i < table.seats; i++) {
        const foe = (frame.you + i) % table.seats;
        if (!isIn(table, foe)) continue;
        if (table.zone(zones.hand(foe)).length === 0) continue;
        const card = table.show(table.pick(zones.hand(foe)));
        table.tell('revealed', foe, [card]);
        shown.push(card);
      }
      bindThem(frame, shown);
    },
    say: () =>
      clause('reveal', each('foe'), a('card', { adjectives: ['random'], as: 'it' }), { from: 'hand' }),
  },
);
