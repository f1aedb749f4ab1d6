import { firstOf, oneOf } from '@masterplan/kernel';
import { you } from '@masterplan/kernel/words';
import { clause, named } from '../../text/words.ts';
import { word } from '../board.ts';
import { verb } from '../kit.ts';
import { goTo, transportsFrom } from '../movement.ts';
import { isAnchored } from '../spells.ts';

/** Goes without travel lines: home and from home, or for Darkseid anywhere on Earth (JL-7.4 to JL-7.8). */
export const transport = verb(
  'transport',
  { by: oneOf('watchtower', 'apokolips') },
  {
    optional: true,
    choices(lens, seat, _frame, offers) {
      const why = seat === lens.fields.darkseid && isAnchored(lens) ? 'JL-C3' : undefined;
      for (const place of transportsFrom(lens, seat)) offers.verdict(word.go, place, 0, why);
    },
    run: (table, _frame, _said, seat, option) => goTo(table, seat, firstOf(option)),
    say: ({ by }) =>
      by === 'watchtower'
        ? clause('transport', you, undefined, { to: named('watchtower'), how: 'and-back' })
        : clause('transport', you, undefined, { how: 'or-home' }),
  },
);
