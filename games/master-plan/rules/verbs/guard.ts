import { firstOf, type Verb } from '@masterplan/kernel';
import { you } from '@masterplan/kernel/words';
import { attackTypes } from '../../content/kinds.ts';
import type { SentenceOf } from '../../content/sentences.ts';
import { a, clause, some, supersMeant } from '../../text/words.ts';
import { guarded, type MasterPlan, word } from '../board.ts';
import { offerSupers } from './candidates.ts';

/** A Super gains Defenses (MP-B18). */
export const guard: Verb<MasterPlan, SentenceOf<'guard'>> = {
  name: 'guard',
  forced: 'taken',
  choices: (lens, _seat, frame, offers, { who }) => offerSupers(lens, frame, who, word.guard, offers),
  run(table, frame, { against }, seat, option) {
    for (const type of against) guarded.add(table.fields.guarded, firstOf(option), attackTypes.indexOf(type));
    table.tell(
      'guarded',
      seat,
      [frame.self, firstOf(option)],
      ...against.map((type) => attackTypes.indexOf(type)),
    );
  },
  say: ({ who, against }) =>
    clause('give', you, (against.length === 1 ? a : some)('defense', { adjectives: against }), {
      to: supersMeant(who),
    }),
};
