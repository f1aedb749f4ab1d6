import { firstOf, type Verb } from '@masterplan/kernel';
import { number, you } from '@masterplan/kernel/words';
import type { SentenceOf } from '../../content/sentences.ts';
import { clause, supersMeant, the } from '../../text/words.ts';
import { type MasterPlan, renumbered, word } from '../board.ts';
import { offerSupers } from './candidates.ts';

/** A Super gets another Action Number, for acting and for claiming (MP-B16). */
export const changeNumber: Verb<MasterPlan, SentenceOf<'change-number'>> = {
  name: 'change-number',
  forced: 'taken',
  choices: (lens, _seat, frame, offers, { who }) => offerSupers(lens, frame, who, word.renumber, offers),
  run(table, frame, { to }, seat, option) {
    const card = firstOf(option);
    renumbered.drop(table.fields.renumbered, card);
    renumbered.add(table.fields.renumbered, card, to);
    table.tell('renumbered', seat, [frame.self, card], to);
  },
  say: ({ who, to }) =>
    clause('set', you, the('number', { of: supersMeant(who) }), {
      to: number(to),
      how: to === 0 ? 'lowest-number' : 'other-number',
    }),
};
