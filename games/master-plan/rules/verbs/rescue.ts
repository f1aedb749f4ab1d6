import { firstOf } from '@masterplan/kernel';
import { deed, er, you } from '@masterplan/kernel/words';
import { a, clause, hasBeen } from '../../text/words.ts';
import { fallen, zones } from '../board.ts';
import { line, verb, word } from '../kit.ts';
import { fits, sideOf } from '../supers.ts';

const bring = deed({
  en: { base: 'bring', participle: 'brought', particle: 'back' },
  fr: er('ramener', { il: 'ramène', ils: 'ramènent' }),
});

export const bringBack = word('rescue {card}', {
  en: ({ card }) => `Bring back ${card}`,
  fr: ({ card }) => `Ramener ${card}`,
});

const rescued = line('rescued', {
  en: ({ cards: [by, card] }) => `${by} brings back ${card}.`,
  fr: ({ cards: [by, card] }) => `${by} ramène ${card}.`,
});

/** A Super of yours that fell in this fight comes back (MP-B22). */
export const rescue = verb(
  'rescue',
  {},
  {
    brings: [bringBack, rescued],
    forced: 'taken',
    choices(lens, seat, _frame, offers) {
      const { fallen: list, here } = lens.fields;
      for (let row = 0; row < fallen.count(list); row++) {
        const card = fallen.card(list, row);
        if (fallen.owner(list, row) !== seat) offers.no(bringBack.no, card, 0, 'MP-B22');
        else if (fits(lens, sideOf(lens, card), seat, here)) offers.yes(bringBack.no, card);
        else offers.no(bringBack.no, card, 0, 'MP-5.16');
      }
    },
    run(table, frame, _said, seat, option) {
      const card = firstOf(option);
      fallen.drop(table.fields.fallen, card);
      table.move(card, zones.squad(seat, table.fields.here));
      table.tell(rescued, seat, [frame.self, card]);
    },
    say: () => clause(bring, you, a('super', { of: you, which: hasBeen('knock-out', 'in-this-fight') })),
  },
);
