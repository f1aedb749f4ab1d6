import { you } from '@masterplan/kernel/words';
import { clause, the } from '../../text/words.ts';
import { winByGoal } from '../ending.ts';
import { verb } from '../kit.ts';

/** Darkseid wins; what for stands under `if` (JL-18.2, JL-A95). */
export const win = verb(
  'win',
  {},
  {
    run: (table) => winByGoal(table),
    say: () => clause('win', you, the('game')),
  },
);
