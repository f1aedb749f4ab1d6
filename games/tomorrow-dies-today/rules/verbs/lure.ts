import { firstOf } from '@masterplan/kernel';
import { you } from '@masterplan/kernel/words';
import { agencies } from '../../content/kinds.ts';
import { a, another, clause } from '../../text/words.ts';
import { agencyAt, RING, RING_OF } from '../board.ts';
import { verb, word } from '../kit.ts';
import { isAgentAt, statusAt } from '../questions.ts';
import { moveAgent } from '../tiles.ts';

export const lureTo = word('lure to {place}', {
  en: ({ place }) => `The Agent goes to ${place}`,
  fr: ({ place }) => `L’Agent se déplace : ${place}`,
});

/** An Agent goes to a tile of its ring on which it can stand; it does not strike there (TD-17.3, TD-C13). */
export const lure = verb(
  'lure',
  {},
  {
    brings: [lureTo],
    choices(lens, _seat, _frame, offers) {
      for (const agency of agencies)
        for (let place = RING_OF[agency]; place < RING_OF[agency] + RING; place++)
          if (['active', 'completed'].includes(statusAt(lens, place)) && !isAgentAt(lens, place))
            offers.yes(lureTo.no, place);
    },
    run: (table, _frame, _said, _seat, option) =>
      moveAgent(table, agencyAt(firstOf(option)), firstOf(option)),
    say: () => clause('move', you, a('agent'), { to: another('tile', { adjectives: ['of-its-ring'] }) }),
  },
);
