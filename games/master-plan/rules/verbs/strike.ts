import { firstOf, oneOf } from '@masterplan/kernel';
import { without, you } from '@masterplan/kernel/words';
import { attackTypes } from '../../content/kinds.ts';
import { a, clause, supersMeant } from '../../text/words.ts';
import { knockOut, offerTargets } from '../fight.ts';
import { verb } from '../kit.ts';
import { sideOf } from '../supers.ts';

/** One more knock-out (MP-B20). */
export const strike = verb(
  'strike',
  { with: oneOf(...attackTypes, 'anything') },
  {
    forced: 'taken',
    choices: (lens, _seat, frame, offers, { with: type }) =>
      offerTargets(lens, sideOf(lens, frame.self), type, offers),
    run: (table, frame, _said, seat, option) => knockOut(table, firstOf(option), seat, frame.self),
    say: ({ with: type }) =>
      type === 'anything'
        ? clause('knock-out', you, supersMeant('foe'), { how: 'whatever-defenses' })
        : clause(
            'knock-out',
            you,
            a('super', { adjectives: ['opposing'], which: without(a('defense', { adjectives: [type] })) }),
          ),
  },
);
