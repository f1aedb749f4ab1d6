import { DO_WORD, firstOf, oneOf, optional, whole } from '@masterplan/kernel';
import { doer, you } from '@masterplan/kernel/words';
import { a, clause, darkseid, measuring, the } from '../../text/words.ts';
import { word, zones } from '../board.ts';
import { cancel as cancelPower } from '../defeat.ts';
import { verb } from '../kit.ts';
import { powerOf } from '../questions.ts';

/** A power that has not begun does not happen: one of Darkseid's up to a number, or all of one's own (JL-C6, JL-A22). */
export const cancel = verb(
  'cancel',
  { whose: oneOf('darkseid', 'own'), most: optional(whole(1, 10)) },
  {
    forced: 'taken',
    choices(lens, seat, _frame, offers, { whose, most = Number.POSITIVE_INFINITY }) {
      if (whose === 'own') {
        if (lens.size(zones.laid(seat)) > 0) offers.yes(DO_WORD);
        return;
      }
      for (const card of lens.zone(zones.laid(lens.fields.darkseid)))
        offers.verdict(word.cancel, card, 0, powerOf(lens, card).number <= most ? undefined : 'JL-C6');
    },
    run(table, _frame, { whose }, seat, option) {
      if (whose === 'darkseid') return cancelPower(table, firstOf(option));
      for (const card of table.zone(zones.laid(seat)).slice()) cancelPower(table, card);
    },
    say: ({ whose, most }) =>
      whose === 'own'
        ? clause('cancel', you, the('power', { of: doer, adjectives: ['waiting'] }))
        : clause(
            'cancel',
            you,
            a('power', {
              of: darkseid,
              adjectives: ['waiting'],
              which: most === undefined ? [] : measuring('number', most, 'or-less'),
            }),
          ),
  },
);
