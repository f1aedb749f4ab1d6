import { firstOf, oneOf, secondOf } from '@masterplan/kernel';
import { deed, er, you } from '@masterplan/kernel/words';
import { a, clause, supersMeant } from '../../text/words.ts';
import { zones } from '../board.ts';
import { line, verb, word } from '../kit.ts';
import { isUp, ownerOf, sideOf, squadSide } from '../supers.ts';
import { yoursInReach } from './candidates.ts';

const barter = deed({
  en: { base: 'trade', participle: 'traded', with: 'for' },
  fr: er('troquer', { with: 'contre' }),
});

export const tradeFor = word('trade {card} for {card}', {
  en: ({ card, other, otherOwner }) => `Trade ${card} for ${other} (${otherOwner})`,
  fr: ({ card, other, otherOwner }) => `Troquer ${card} contre ${other} (${otherOwner})`,
});

const traded = line('traded', ['rival'], {
  en: ({ who, cards: [card, other], rival }) => `${who} trades ${card} for ${other} (${rival}).`,
  fr: ({ who, cards: [card, other], rival }) => `${who} troque ${card} contre ${other} (${rival}).`,
});

/** A Super of yours and a rival's of the same camp change Masterminds (MP-B14). */
export const trade = verb(
  'trade',
  { who: oneOf('this', 'yours here') },
  {
    brings: [tradeFor, traded],
    choices(lens, seat, frame, offers, { who }) {
      const { here } = lens.fields;
      for (const card of yoursInReach(lens, frame, who)) {
        for (let rival = 0; rival < lens.seats; rival++) {
          if (rival === seat || squadSide(lens, rival, here) !== sideOf(lens, card)) continue;
          for (const other of lens.zone(zones.squad(rival, here))) {
            offers.verdict(tradeFor.no, card, other, isUp(lens, other) ? undefined : 'MP-B15');
          }
        }
      }
    },
    run(table, _frame, _said, seat, option) {
      const { here } = table.fields;
      const rival = ownerOf(table, secondOf(option));
      table.move(firstOf(option), zones.squad(rival, here));
      table.move(secondOf(option), zones.squad(seat, here));
      table.tell(traded, seat, [firstOf(option), secondOf(option)], rival);
    },
    say: ({ who }) =>
      clause(barter, you, supersMeant(who), { with: a('super', { adjectives: ['allied', 'of-a-rival'] }) }),
  },
);
