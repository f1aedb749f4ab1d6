import { number } from '../../content/checks.ts';
import { cards, clause, you } from '../../text/words.ts';
import { verb } from '../kit.ts';

/** You draw so many more at the end of your turn. */
export const drawAtEnd = verb(
  'draw-at-end',
  { n: number },
  {
    run(table, _frame, { n }) {
      table.fields.drawAtEnd += n;
    },
    say: ({ n }) => clause('draw', you, cards(n), { how: 'end-of-your-turn' }),
  },
);
