import type { Verb } from '@masterplan/kernel';
import { you } from '@masterplan/kernel/words';
import type { SentenceOf } from '../../content/sentences.ts';
import { clause, the } from '../../text/words.ts';
import type { MasterPlan } from '../board.ts';
import { placesElsewhere } from './candidates.ts';

/** You name the next Throwdown of this round in the holder's place (MP-B28). */
export const nameNext: Verb<MasterPlan, SentenceOf<'name-next'>> = {
  name: 'name-next',
  run(table, frame, _said, seat) {
    if (placesElsewhere(table).length === 0) return;
    table.fields.namer = seat;
    table.tell('will name', seat, [frame.self]);
  },
  say: () => clause('name', you, the('throwdown', { adjectives: ['next'] }), { how: 'instead-of-holder' }),
};
