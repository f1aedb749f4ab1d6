import { firstOf, HIDDEN } from '@masterplan/kernel';
import { you } from '@masterplan/kernel/words';
import { a, clause } from '../../text/words.ts';
import { HEADQUARTERS, RING_OF, word } from '../board.ts';
import { line, verb } from '../kit.ts';
import { statusAt, tileAt } from '../questions.ts';

const scouted = line('scouted', ['space'], {
  en: ({ who, cards, space, event: { faces } }) =>
    faces.includes(HIDDEN)
      ? `${who} looks at the face-down Mission on space ${space}.`
      : `${who} looks at the face-down Mission on space ${space}: ${cards[0] ?? ''}.`,
  fr: ({ who, cards, space, event: { faces } }) =>
    faces.includes(HIDDEN)
      ? `${who} regarde la Mission face cachée de l’emplacement ${space}.`
      : `${who} regarde la Mission face cachée de l’emplacement ${space} : ${cards[0] ?? ''}.`,
});

/** You alone see a face-down Doomsday Mission on the War Map (TD-6.8, TD-C8). */
export const scout = verb(
  'scout',
  {},
  {
    brings: [scouted],
    choices(lens, _seat, _frame, offers) {
      for (let place = RING_OF.cia; place < HEADQUARTERS.cia; place++)
        if (statusAt(lens, place) === 'inactive') offers.yes(word.spot, place);
    },
    run(table, _frame, _said, seat, option) {
      const tile = tileAt(table, firstOf(option));
      if (tile !== undefined) table.tell(scouted, seat, [table.show(tile, 1 << seat)], firstOf(option));
    },
    say: () => clause('look-at', you, a('doomsday-mission', { adjectives: ['face-down'] })),
  },
);
