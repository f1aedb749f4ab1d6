import { firstOf, oneOf, optional } from '@masterplan/kernel';
import { without, you } from '@masterplan/kernel/words';
import { attackTypes } from '../../content/kinds.ts';
import { a, clause } from '../../text/words.ts';
import { knockOut, offerTargets } from '../fight.ts';
import { verb } from '../kit.ts';
import { sideOf, squadOf } from '../supers.ts';

/** One more knock-out (MP-B20), of anybody or only of a Squad larger than one's own (MP-B35). */
export const strike = verb(
  'strike',
  { with: oneOf(...attackTypes, 'anything'), of: optional(oneOf('larger-squad')) },
  {
    forced: 'taken',
    choices: (lens, _seat, frame, offers, { with: type, of }) =>
      offerTargets(lens, sideOf(lens, frame.self), type, offers, {
        largerThan: of === undefined ? 0 : squadOf(lens, frame.self).length,
      }),
    run: (table, frame, _said, seat, option) => knockOut(table, firstOf(option), seat, frame.self),
    say({ with: type, of }) {
      const adjectives =
        of === undefined ? (['opposing'] as const) : (['opposing', 'of-larger-squad'] as const);
      return type === 'anything'
        ? clause('knock-out', you, a('super', { adjectives }), { how: 'whatever-defenses' })
        : clause(
            'knock-out',
            you,
            a('super', { adjectives, which: without(a('defense', { adjectives: [type] })) }),
          );
    },
  },
);
