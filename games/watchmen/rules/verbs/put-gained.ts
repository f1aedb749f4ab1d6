import { oneOf } from '@masterplan/kernel';
import { doer, may, onTopOf } from '@masterplan/kernel/words';
import { again, clause, the, you } from '../../text/words.ts';
import { itIn } from '../bindings.ts';
import { zones } from '../board.ts';
import { verb } from '../kit.ts';

/**
 * The card just bought or gained goes on the deck: only under `gained` and in Ongoing effects. Whether it does is chosen before:
 * see `gaining.ts`.
 */
export const putGained = verb(
  'put-gained',
  { to: oneOf('deck') },
  {
    run(table, frame) {
      const it = itIn(frame);
      if (it !== undefined) table.tell('to deck', frame.you, [table.move(it, zones.deck(frame.you))]);
    },
    say: () => may(clause('put', you, again('it'), { to: onTopOf(the('deck', { of: doer })) })),
  },
);
