import { sentences } from '@masterplan/kernel';
import { asSoonAs } from '@masterplan/kernel/words';
import { condition } from '../../content/checks.ts';
import { conditionClause } from '../../text/conditions.ts';
import { waiting } from '../board.ts';
import { holds } from '../conditions.ts';
import { verb } from '../kit.ts';

/** As soon as it is so this turn, now or later, something happens, once (RB-7). */
export const once = verb(
  'once',
  { condition, to: sentences },
  {
    run(table, frame, { condition }) {
      if (holds(table, condition, frame))
        table.perform(frame.self, table.listIn(frame, 'to'), frame.you, frame.kind);
      else waiting.add(table.fields.waiting, frame.self, frame.kind);
    },
    say({ condition, to }, says) {
      const [later] = says(to);
      return later === undefined ? [] : asSoonAs(conditionClause(condition), later);
    },
  },
);
