import { you } from '@masterplan/kernel/words';
import { clause, the } from '../../text/words.ts';
import { verb } from '../kit.ts';
import { lead as giveLead } from '../order.ts';

/** You gain the Team Leader token; the turn order of this Round stays (TD-3.4, TD-3.5, TD-C11). */
export const lead = verb(
  'lead',
  {},
  {
    run: (table, _frame, _said, seat) => giveLead(table, seat),
    say: () => clause('take', you, the('leader-token')),
  },
);
