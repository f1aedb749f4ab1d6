import type { Verb } from '@masterplan/kernel';
import { you } from '@masterplan/kernel/words';
import type { SentenceOf } from '../../content/sentences.ts';
import { clause, thisOne } from '../../text/words.ts';
import { type MasterPlan, zones } from '../board.ts';
import { shedMarks } from '../fight.ts';

/** The acting Super is discarded, by its own will and to nobody's credit (MP-B21). */
export const leave: Verb<MasterPlan, SentenceOf<'leave'>> = {
  name: 'leave',
  run(table, frame, _said, seat) {
    shedMarks(table, frame.self);
    table.move(frame.self, zones.discard());
    table.tell('left', seat, [frame.self]);
  },
  say: () => clause('discard', you, thisOne('super')),
};
