import { clause, you } from '../../text/words.ts';
import { bindIt, forgetThem } from '../bindings.ts';
import { discardTo, topOfDeck } from '../decks.ts';
import { verb } from '../kit.ts';
import { noteForSender } from '../round.ts';
import { topPhrase } from './top-card.ts';

/** The top card of your deck goes to your discard pile; whoever sent an Attack round means it by `them`. */
export const discardTop = verb(
  'discard-top',
  {},
  {
    run(table, frame) {
      const top = topOfDeck(table, frame.you);
      if (top === undefined) return forgetThem(frame);
      const card = discardTo(table, frame.you, top);
      table.tell('discarded', frame.you, [card]);
      bindIt(frame, card);
      noteForSender(table, card);
    },
    say: () => clause('discard', you, topPhrase('deck')),
  },
);
