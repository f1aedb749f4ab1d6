import { thereIs } from '@masterplan/kernel/words';
import { a, player, the } from '../../text/words.ts';
import { bindings } from '../board.ts';
import { placeOf, revealedAt } from '../questions.ts';
import { condition } from './kit.ts';

/** You have moved by this card, and a revealed crisis lies where you are now (JL-5.12, JL-A25). */
export const arrivedAtRevealed = condition(
  'arrived-at-revealed',
  {},
  {
    holds: (reader, _said, frame) =>
      bindings.moved.of(frame) && revealedAt(reader, placeOf(reader, frame.you)) !== undefined,
    say: () =>
      thereIs(
        a('crisis', { adjectives: ['revealed'], in: the('region', { adjectives: ['new'], of: player }) }),
      ),
  },
);
