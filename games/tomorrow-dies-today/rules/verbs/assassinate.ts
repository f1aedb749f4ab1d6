import { firstOf, nth, secondOf } from '@masterplan/kernel';
import { facelessTypes } from '../../content/kinds.ts';
import { de } from '../../text/fr/de.ts';
import { a, banishing } from '../../text/words.ts';
import { LOOSE } from '../board.ts';
import { note } from '../deeds.ts';
import { verb, word } from '../kit.ts';
import { rivalsOf } from '../order.ts';
import { countOf, placeOf } from '../questions.ts';
import { harm } from '../squads.ts';

const TYPES = facelessTypes.length;

/** Whose, and a slot and a type as one number. */
export const strikeAt = word('assassinate {seat} {number}', {
  en: ({ seat, number }, voice) =>
    `${voice.pieceFirst(number % TYPES)} of ${seat} (${voice.squadHeading(Math.floor(number / TYPES))})`,
  fr: ({ seat, number }, voice) =>
    `${voice.pieceFirst(number % TYPES)} ${de(seat)} (${voice.squadHeading(Math.floor(number / TYPES))})`,
});

/** A Faceless Henchman of a rival, wherever it stands, goes to the World; you choose which (TD-C7). */
export const assassinate = verb(
  'assassinate',
  {},
  {
    brings: [strikeAt],
    choices(lens, seat, _frame, offers) {
      for (const other of rivalsOf(lens, seat))
        for (let slot = 0; slot <= LOOSE; slot++) {
          if (placeOf(lens, other, slot) < 0) continue;
          for (const [no, type] of facelessTypes.entries())
            if (countOf(lens, other, slot, type) > 0) offers.yes(strikeAt.no, other, slot * TYPES + no);
        }
    },
    run(table, _frame, _said, seat, option) {
      const [other, number] = [firstOf(option), secondOf(option)];
      harm(table, other, Math.floor(number / TYPES), nth(facelessTypes, number % TYPES));
      note(table, 'felled', seat, other);
    },
    say: () => banishing(a('henchman', { adjectives: ['faceless'], of: a('rival') })),
  },
);
