import { firstOf } from '@masterplan/kernel';
import { you } from '@masterplan/kernel/words';
import { de } from '../../text/fr/de.ts';
import { a, clause, the } from '../../text/words.ts';
import { plan, zones } from '../board.ts';
import { line, verb, word } from '../kit.ts';

export const credit = word('take credit for {card}', {
  en: ({ card, owner }) => `Take credit for ${card} (${owner}’s KO pile)`,
  fr: ({ card, owner }) => `S’attribuer ${card} (pile de K.-O. ${de(owner)})`,
});

const tookCredit = line('took credit', ['rival'], {
  en: ({ who, cards: [, card], rival }) => `${who} takes the credit for ${card} from ${rival}.`,
  fr: ({ who, cards: [, card], rival }) => `${who} s’attribue ${card} aux dépens ${de(rival)}.`,
});

/** A Super goes from a rival's KO pile into yours (MP-B23). */
export const takeCredit = verb(
  'take-credit',
  {},
  {
    brings: [credit, tookCredit],
    forced: 'taken',
    choices(lens, seat, _frame, offers) {
      for (let rival = 0; rival < lens.seats; rival++) {
        if (rival === seat) continue;
        for (const card of lens.zone(zones.koPile(rival))) offers.yes(credit.no, card);
      }
    },
    run(table, frame, _said, seat, option) {
      const card = firstOf(option);
      const rival = plan.place(table.at(card)).seat;
      table.move(card, zones.koPile(seat));
      table.tell(tookCredit, seat, [frame.self, card], rival);
    },
    say: () =>
      clause('move', you, a('super'), {
        from: the('ko-pile', { of: a('rival') }),
        how: 'to-yours',
      }),
  },
);
