import { oneOf, whole } from '@masterplan/kernel';
import { you } from '@masterplan/kernel/words';
import { resources } from '../../content/kinds.ts';
import { amount, clause } from '../../text/words.ts';
import { vault } from '../board.ts';
import { goodNo } from '../goods.ts';
import { line, verb } from '../kit.ts';
import { amountOf } from '../questions.ts';

const lostGood = line('lost good', ['good', 'n'], {
  en: ({ who, good, n }, voice) => `${who} loses ${voice.amount(good, n)}.`,
  fr: ({ who, good, n }, voice) => `${who} perd ${voice.amount(good, n)}.`,
});

/** You lose so much of a Resource to the World, or as much as you have (TD-C3). */
export const lose = verb(
  'lose',
  { good: oneOf(...resources), n: whole(1, 4) },
  {
    brings: [lostGood],
    run(table, { you: seat }, { good, n }) {
      const lost = Math.min(n, amountOf(table, seat, good));
      if (lost === 0) return;
      vault.add(table.fields.vault, seat, good, -lost);
      table.tell(lostGood, seat, [], goodNo(good), lost);
    },
    say: ({ good, n }) => clause('lose', you, amount(n, good)),
  },
);
