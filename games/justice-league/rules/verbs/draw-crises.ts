import { whole } from '@masterplan/kernel';
import { you } from '@masterplan/kernel/words';
import { clause, counted } from '../../text/words.ts';
import { drawCrises as draw } from '../crises.ts';
import { verb } from '../kit.ts';

/** Darkseid draws crises (JL-16.1). */
export const drawCrises = verb(
  'draw-crises',
  { n: whole(1, 6) },
  {
    run: (table, _frame, { n }) => draw(table, n),
    say: ({ n }) => clause('draw', you, counted(n, 'crisis')),
  },
);
