import { clause, each } from '../../text/words.ts';
import { bindThem } from '../bindings.ts';
import { isIn } from '../cards.ts';
import { topOfDeck } from '../decks.ts';
import { verb } from '../kit.ts';
import { topPhrase } from './top-card.ts';

/** Each foe turns up the top card of their deck (RB-4). */
export const revealTops = verb(
  'reveal-tops',
  {},
  {
    run(table, frame) {
      const tops: number[] = [];
      for (let i = 1; i < table.seats; i++) {
        const foe = (frame.you + i) % table.seats;
        if (!isIn(table, foe)) continue;
        const top = topOfDeck(table, foe);
        if (top === undefined) continue;
        const card = table.show(top);
        table.tell('revealed', foe, [card]);
        tops.push(card);
      }
      bindThem(frame, tops);
    },
    say: () => clause('reveal', each('foe'), topPhrase('deck')),
  },
);
