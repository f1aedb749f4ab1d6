import { again, clause, you } from '../../text/words.ts';
import { itIn } from '../bindings.ts';
import { zones } from '../board.ts';
import { noteDraw } from '../decks.ts';
import { verb } from '../kit.ts';

/** The card that was revealed is drawn: that is a draw like any other. */
export const drawIt = verb(
  'draw-it',
  {},
  {
    run(table, frame) {
      const it = itIn(frame);
      if (it === undefined) return;
      const card = table.move(it, zones.hand(frame.you));
      table.tell('to hand', frame.you, [card]);
      noteDraw(table, frame.you);
    },
    say: () => clause('draw', you, again('it')),
  },
);
