import { whole } from '@masterplan/kernel';
import { you } from '@masterplan/kernel/words';
import { a, clause, exactly } from '../../text/words.ts';
import { drawCrises as draw } from '../crises.ts';
import { verb } from '../kit.ts';

/** Darkseid draws crises (JL-16.1). */
export const drawCrises = verb(
  'draw-crises',
  { n: whole(1, 6) },
  {
    run: (table, _frame, { n }) => draw(table, n),
    say: ({ n }) => clause('draw', you, n === 1 ? a('crisis') : exactly(n, 'crisis')),
  },
);
