import { firstOf, oneOf } from '@masterplan/kernel';
import { you } from '@masterplan/kernel/words';
import { clause } from '../../text/words.ts';
import { word } from '../board.ts';
import { verb } from '../kit.ts';
import { goTo, transportsFrom } from '../movement.ts';

/** Goes home, or to any region, without travel lines (JL-7.4 to JL-7.8). */
export const transport = verb(
  'transport',
  { by: oneOf('watchtower', 'apokolips') },
  {
    optional: true,
    choices(lens, seat, _frame, offers) {
      for (const place of transportsFrom(lens, seat)) offers.yes(word.go, place);
    },
    run: (table, _frame, _said, seat, option) => goTo(table, seat, firstOf(option)),
    say: ({ by }) =>
      clause('transport', you, undefined, {
        how: by === 'watchtower' ? 'to-or-from-watchtower' : 'to-region-or-apokolips',
      }),
  },
);
