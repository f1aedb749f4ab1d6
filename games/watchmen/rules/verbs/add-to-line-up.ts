import { number } from '../../content/checks.ts';
import { clause, the, topOf, you } from '../../text/words.ts';
import { addToLineUp as addOne } from '../end-of-turn.ts';
import { verb } from '../kit.ts';

/** Cards of the main deck come into the Line-Up, besides those that refill it. */
export const addToLineUp = verb(
  'add-to-line-up',
  { n: number },
  {
    run(table, _frame, { n }) {
      for (let i = 0; i < n; i++) if (!addOne(table)) return;
    },
    say: ({ n }) => clause('add', you, topOf(the('main-deck'), { count: n }), { to: the('line-up') }),
  },
);
