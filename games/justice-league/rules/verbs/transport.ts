import { DECLINE_WORD, firstOf, oneOf } from '@masterplan/kernel';
import { you } from '@masterplan/kernel/words';
import { clause, named } from '../../text/words.ts';
import { word } from '../board.ts';
import { verb } from '../kit.ts';
import { goTo, homeOf, transportsFrom } from '../movement.ts';
import { isDown, placeOf } from '../questions.ts';
import { isAnchored } from '../spells.ts';

/**
 * Goes without travel lines: home and from home, or for Darkseid anywhere on Earth (JL-7.4 to JL-7.8). Only at home can one stay, unless
 * the card says "may" (JL-A43); whoever lies defeated has been brought home and stays there (JL-9.6).
 */
export const transport = verb(
  'transport',
  { by: oneOf('watchtower', 'apokolips') },
  {
    forced: 'taken',
    choices(lens, seat, _frame, offers, { by }) {
      if (isDown(lens, seat)) return;
      const why = seat === lens.fields.darkseid && isAnchored(lens) ? 'JL-C3' : undefined;
      for (const place of transportsFrom(lens, seat)) offers.verdict(word.go, place, 0, why);
      if (by === 'watchtower' && placeOf(lens, seat) === homeOf(lens, seat)) offers.yes(DECLINE_WORD);
    },
    run: (table, _frame, _said, seat, option) => goTo(table, seat, firstOf(option)),
    say: ({ by }) =>
      by === 'watchtower'
        ? clause('transport', you, undefined, { to: named('watchtower'), how: 'and-back' })
        : clause('transport', you, undefined, { how: 'or-home' }),
  },
);
