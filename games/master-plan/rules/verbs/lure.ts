import { firstOf, type Verb } from '@masterplan/kernel';
import { you } from '@masterplan/kernel/words';
import type { SentenceOf } from '../../content/sentences.ts';
import { all, clause, supersMeant } from '../../text/words.ts';
import { type MasterPlan, word } from '../board.ts';
import { offerSupers } from './candidates.ts';

/** A Super draws Attacks: foes that can knock it out must (MP-B19). */
export const lure: Verb<MasterPlan, SentenceOf<'lure'>> = {
  name: 'lure',
  forced: 'taken',
  choices: (lens, _seat, frame, offers, { to }) => offerSupers(lens, frame, to, word.lure, offers),
  run(table, frame, _said, seat, option) {
    table.fields.lures.push(firstOf(option));
    table.tell('lured', seat, [frame.self, firstOf(option)]);
  },
  say: ({ to }) => clause('attract', you, all('attack'), { to: supersMeant(to), how: 'must-be-hit' }),
};
