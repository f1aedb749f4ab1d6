import { firstOf, nth } from '@masterplan/kernel';
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

const pooled = line('pooled', {
  en: ({ who, event }) => {
    const n = nth(event.n, 0);
    return `${who} puts ${n === 1 ? 'a card' : `${n} cards`} into the common pool.`;
  },
  fr: ({ who, event }) => {
    const n = nth(event.n, 0);
    return `${who} met ${n === 1 ? 'une carte' : `${n} cartes`} dans le pot commun.`;
  },
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
