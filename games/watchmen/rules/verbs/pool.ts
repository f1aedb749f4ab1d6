import { firstOf } from '@masterplan/kernel';
import { number } from '../../content/checks.ts';
import { clause, exactly, the, you } from '../../text/words.ts';
import { chosenSoFar, countChoice, endChoosing } from '../bindings.ts';
import { zones } from '../board.ts';
import { line, verb, word } from '../kit.ts';
import { noteForSender } from '../round.ts';

export const putInPool = word('pool {card}', {
  en: ({ card }) => `Put ${card} into the common pool`,
  fr: ({ card }) => `Mettre dans le pot commun : ${card}`,
});

const pooled = line('pooled', ['count'], {
  en: ({ who, count }) => `${who} puts ${count === 1 ? 'a card' : `${count} cards`} into the common pool.`,
  fr: ({ who, count }) => `${who} met ${count === 1 ? 'une carte' : `${count} cartes`} dans le pot commun.`,
});

/** You put so many cards of your hand in a common pool. Nobody sees what goes there. */
export const pool = verb(
  'pool',
  { n: number },
  {
    brings: [putInPool, pooled],
    choices(lens, seat, _frame, offers) {
      lens.distinct(zones.hand(seat), (card) => offers.yes(putInPool.no, card));
    },
    run(table, frame, { n }, seat, option) {
      table.move(firstOf(option), zones.pool());
      noteForSender(table, seat);
      if (countChoice(frame) < n && table.zone(zones.hand(seat)).length > 0) table.repeat(frame);
      else {
        table.tell(pooled, seat, [], chosenSoFar(frame));
        endChoosing(frame);
      }
    },
    say: ({ n }) => clause('put', you, exactly(n, 'card'), { from: 'hand', to: the('pool') }),
  },
);
