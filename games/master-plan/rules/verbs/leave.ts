import { you } from '@masterplan/kernel/words';
import { clause, thisOne } from '../../text/words.ts';
import { zones } from '../board.ts';
import { shedMarks } from '../fight.ts';
import { line, verb } from '../kit.ts';

const left = line('left', {
  en: ({ cards: [card] }) => `${card} leaves the fight.`,
  fr: ({ cards: [card] }) => `${card} quitte le combat.`,
});

/** The acting Super is discarded, by its own will and to nobody's credit (MP-B21). */
export const leave = verb(
  'leave',
  {},
  {
    brings: [left],
    run(table, frame, _said, seat) {
      shedMarks(table, frame.self);
      table.move(frame.self, zones.discard());
      table.tell(left, seat, [frame.self]);
    },
    say: () => clause('discard', you, thisOne('super')),
  },
);
