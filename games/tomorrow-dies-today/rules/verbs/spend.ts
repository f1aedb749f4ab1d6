import { DO_WORD, oneOf, type Sentence, whole } from '@masterplan/kernel';
import { you } from '@masterplan/kernel/words';
import { resources } from '../../content/kinds.ts';
import { amount, clause } from '../../text/words.ts';
import type { Reader } from '../board.ts';
import { spend as spendGood } from '../goods.ts';
import { verb } from '../kit.ts';
import { amountOf } from '../questions.ts';

/** Whether a seat has what the first of some sentences has it spend (TD-C3). */
export const canPayFor = (reader: Reader, seat: number, [first]: readonly Sentence[]): boolean =>
  !spend.is(first) || amountOf(reader, seat, first.good) >= first.n;

/** You spend so much of a Resource: all of it, or it is not done (TD-C3). */
export const spend = verb(
  'spend',
  { good: oneOf(...resources), n: whole(1, 4) },
  {
    forced: 'taken',
    choices(lens, seat, _frame, offers, { good, n }) {
      if (amountOf(lens, seat, good) >= n) offers.yes(DO_WORD);
    },
    run: (table, frame, { good, n }) => spendGood(table, frame.you, good, n),
    say: ({ good, n }) => clause('spend', you, amount(n, good)),
  },
);
