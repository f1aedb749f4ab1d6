import { oneOf, optional } from '@masterplan/kernel';
import { number as so } from '@masterplan/kernel/words';
import { number } from '../../content/checks.ts';
import { clause, some } from '../../text/words.ts';
import { verb } from '../kit.ts';

/** Super-Villains, or the Challenges in their place, cost you less this turn; or Challenges alone. */
export const discount = verb(
  'discount',
  { n: number, of: optional(oneOf('challenges')) },
  {
    run(table, _frame, { n, of }) {
      if (of === undefined || table.fields.watchmen) table.fields.discount += n;
    },
    say: ({ n, of }) =>
      clause('cost', some(of === undefined ? 'super-villain' : 'challenge'), so(n), {
        how: 'less-this-turn',
      }),
  },
);
