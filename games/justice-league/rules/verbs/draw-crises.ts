import { oneOf } from '@masterplan/kernel';
import { forEach, you } from '@masterplan/kernel/words';
import { a, clause, counted, eachInTheGame } from '../../text/words.ts';
import { drawCrises as draw } from '../crises.ts';
import { verb } from '../kit.ts';
import { omega } from '../questions.ts';

/** Darkseid draws crises (JL-16.1). */
export const drawCrises = verb(
  'draw-crises',
  { n: oneOf<1 | 2 | 3 | 'heroes'>(1, 2, 3, 'heroes') },
  {
    run: (table, _frame, { n }) => draw(table, n === 'heroes' ? omega(table) : n),
    say: ({ n }) =>
      n === 'heroes'
        ? forEach(eachInTheGame, clause('draw', you, a('crisis')))
        : clause('draw', you, counted(n, 'crisis')),
  },
);
