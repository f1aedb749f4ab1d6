import { firstOf, type Verb } from '@masterplan/kernel';
import { you } from '@masterplan/kernel/words';
import type { SentenceOf } from '../../content/sentences.ts';
import { clause, supersMeant } from '../../text/words.ts';
import { type MasterPlan, word } from '../board.ts';
import { offerSupers } from './candidates.ts';

/** A Super goes to sleep: out of reach, but still here (MP-B15). */
export const turnDown: Verb<MasterPlan, SentenceOf<'turn-down'>> = {
  name: 'turn-down',
  forced: 'taken',
  choices: (lens, _seat, frame, offers, { who }) => offerSupers(lens, frame, who, word.turnDown, offers),
  run(table, frame, _said, seat, option) {
    table.fields.down.push(firstOf(option));
    table.tell('turned down', seat, [frame.self, firstOf(option)]);
  },
  say: ({ who }) => clause('put-to-sleep', you, supersMeant(who), { how: 'sleeps' }),
};
