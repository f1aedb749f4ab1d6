import { firstOf, optional } from '@masterplan/kernel';
import { forEach } from '@masterplan/kernel/words';
import { number, per } from '../../content/checks.ts';
import { cards, clause, perPhrase, you } from '../../text/words.ts';
import { chosenSoFar, countChoice, endChoosing, note, noted } from '../bindings.ts';
import { zones } from '../board.ts';
import { times } from '../conditions.ts';
import { discardTo } from '../decks.ts';
import { verb, word } from '../kit.ts';

export const discardCard = word('discard {card}', {
  en: ({ card }) => `Discard ${card}`,
  fr: ({ card }) => `Défausser : ${card}`,
});

/** Discards from the hand, one card after the other. How many there are to be is counted before the first leaves. */
export const discard = verb(
  'discard',
  { n: number, per: optional(per) },
  {
    brings: [discardCard],
    choices(lens, seat, frame, offers, { per }) {
      if (chosenSoFar(frame) === 0 && times(lens, per, seat) === 0) return;
      lens.distinct(zones.hand(seat), (card) => offers.yes(discardCard.no, card));
    },
    run(table, frame, { n, per }, seat, option) {
      if (chosenSoFar(frame) === 0) note(frame, n * times(table, per, seat));
      table.tell('discarded', seat, [discardTo(table, seat, firstOf(option))]);
      const isMore = countChoice(frame) < noted(frame) && table.zone(zones.hand(seat)).length > 0;
      if (isMore) table.repeat(frame);
      else endChoosing(frame);
    },
    say({ n, per }) {
      const deed = clause('discard', you, cards(n));
      return per === undefined ? deed : forEach(perPhrase(per), deed);
    },
  },
);
