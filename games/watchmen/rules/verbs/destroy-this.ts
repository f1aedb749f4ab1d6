import { clause, thisOne, you } from '../../text/words.ts';
import { destroy } from '../decks.ts';
import { verb } from '../kit.ts';

/** You destroy the card that says so. */
export const destroyThis = verb(
  'destroy-this',
  {},
  {
    run: (table, { you: seat, self }) => table.tell('destroyed', seat, [destroy(table, self)]),
    say: () => clause('destroy', you, thisOne('card')),
  },
);
