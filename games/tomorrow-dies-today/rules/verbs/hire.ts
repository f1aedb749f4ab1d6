import { firstOf, nth } from '@masterplan/kernel';
import { deed, er, you } from '@masterplan/kernel/words';
import { facelessTypes } from '../../content/kinds.ts';
import { a, clause } from '../../text/words.ts';
import { word } from '../board.ts';
import { gain } from '../goods.ts';
import { verb } from '../kit.ts';

const recruit = deed({ en: { base: 'recruit', participle: 'recruited' }, fr: er('recruter') });

/** A Faceless Henchman of a type of your choice comes to your Base Tile. */
export const hire = verb(
  'hire',
  {},
  {
    choices(_lens, _seat, _frame, offers) {
      for (let type = 0; type < facelessTypes.length; type++) offers.yes(word.hire, type);
    },
    run: (table, _frame, _said, seat, option) => gain(table, seat, nth(facelessTypes, firstOf(option)), 1),
    say: () => clause(recruit, you, a('henchman', { adjectives: ['of-any-type'] })),
  },
);
