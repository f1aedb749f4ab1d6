import { clause, you } from '../../text/words.ts';
import { bindIt, forgetThem } from '../bindings.ts';
import { verb } from '../kit.ts';
import { deckOrMain, topCardOf, topPhrase } from './top-card.ts';

/** All see it. */
export const revealTop = verb(
  'reveal-top',
  { of: deckOrMain },
  {
    run(table, frame, { of }) {
      const top = topCardOf(table, frame.you, of);
      if (top === undefined) return forgetThem(frame);
      const card = table.show(top);
      table.tell('revealed', frame.you, [card]);
      bindIt(frame, card);
    },
    say: ({ of }) => clause('reveal', you, topPhrase(of)),
  },
);
