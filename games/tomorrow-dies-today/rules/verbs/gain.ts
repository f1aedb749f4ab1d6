import { oneOf, whole } from '@masterplan/kernel';
import { you } from '@masterplan/kernel/words';
import { goods } from '../../content/kinds.ts';
import { amount, clause } from '../../text/words.ts';
import { gain as gainGood } from '../goods.ts';
import { verb } from '../kit.ts';

/** You gain so much of a good. */
export const gain = verb(
  'gain',
  { good: oneOf(...goods), n: whole(1, 4) },
  {
    run: (table, frame, { good, n }) => gainGood(table, frame.you, good, n),
    say: ({ good, n }) => clause('gain', you, amount(n, good)),
  },
);
