import { DO_WORD, oneOf } from '@masterplan/kernel';
import { again, clause, you } from '../../text/words.ts';
import { itIn } from '../bindings.ts';
import { zones } from '../board.ts';
import { destroy, discardTo } from '../decks.ts';
import { verb } from '../kit.ts';

/** The card named before goes there. */
export const putIt = verb(
  'put-it',
  { to: oneOf('hand', 'discard', 'destroyed') },
  {
    forced: 'taken',
    choices(_lens, _seat, frame, offers) {
      if (itIn(frame) !== undefined) offers.yes(DO_WORD);
    },
    run(table, frame, { to }) {
      const it = itIn(frame);
      if (it === undefined) return;
      if (to === 'destroyed') table.tell('destroyed', frame.you, [destroy(table, it)]);
      else if (to === 'discard') table.tell('discarded', frame.you, [discardTo(table, frame.you, it)]);
      else table.tell('to hand', frame.you, [table.move(it, zones.hand(frame.you))]);
    },
    say({ to }) {
      if (to === 'hand') return clause('put', you, again('it'), { to: 'hand' });
      return clause(to === 'discard' ? 'discard' : 'destroy', you, again('it'));
    },
  },
);
