import { you } from '@masterplan/kernel/words';
import { clause, thisOne } from '../../text/words.ts';
import { zones } from '../board.ts';
import { line, verb } from '../kit.ts';

const discardedGadget = line('discarded gadget', {
  en: ({ who, cards }) => `${who} discards ${cards[0] ?? ''}.`,
  fr: ({ who, cards }) => `${who} défausse ${cards[0] ?? ''}.`,
});

/** The Gadget that says so goes to the used ones. */
export const discardThis = verb(
  'discard-this',
  {},
  {
    brings: [discardedGadget],
    run(table, frame, _said, seat) {
      table.tell(discardedGadget, seat, [table.move(frame.self, zones.usedGadgets())]);
    },
    say: () => clause('discard', you, thisOne('gadget')),
  },
);
