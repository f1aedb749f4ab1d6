import { type Checked, DECLINE_WORD, DONE, DONE_WORD, firstOf, oneOf, optional } from '@masterplan/kernel';
import { doer, may, onBottomOf, onTopOf } from '@masterplan/kernel/words';
import { filter, number } from '../../content/checks.ts';
import { a, clause, counted, exactly, meant, the, upTo, you } from '../../text/words.ts';
import { chosenSoFar, countChoice, endChoosing } from '../bindings.ts';
import { word as shared, zones } from '../board.ts';
import { isMeant } from '../cards.ts';
import { line, verb, word } from '../kit.ts';

export const underDeck = word('under deck {card}', {
  en: ({ card }) => `Put ${card} on the bottom of your deck`,
  fr: ({ card }) => `Mettre sous votre deck : ${card}`,
});

export const toLineUp = word('to line-up {card}', {
  en: ({ card }) => `Put ${card} into the Line-Up`,
  fr: ({ card }) => `Mettre dans la Réserve : ${card}`,
});

const wentUnderDeck = line('under deck', {
  en: ({ who, cards: [card] }) => `${who} puts ${card} on the bottom of their deck.`,
  fr: ({ who, cards: [card] }) => `${who} met ${card} sous son deck.`,
});

const wentToLineUp = line('to line-up', {
  en: ({ who, cards: [card] }) => `${who} puts ${card} into the Line-Up.`,
  fr: ({ who, cards: [card] }) => `${who} met ${card} dans la Réserve.`,
});

const from = oneOf('hand', 'discard');
const to = oneOf('hand', 'deck', 'under-deck', 'line-up');

const wordFor = (goal: Checked<typeof to>): number => {
  switch (goal) {
    case 'hand':
      return shared.toHand;
    case 'deck':
      return shared.toDeck;
    case 'under-deck':
      return underDeck.no;
    case 'line-up':
      return toLineUp.no;
  }
};
const told = {
  hand: 'to hand',
  deck: 'to deck',
  'under-deck': wentUnderDeck,
  'line-up': wentToLineUp,
} as const;

const zoneFrom = (place: Checked<typeof from>, seat: number): number =>
  place === 'hand' ? zones.hand(seat) : zones.discard(seat);

/** Cards go from your discard pile, or from your hand where it lies open, to another place. */
export const move = verb(
  'move',
  { from, to, n: number, which: optional(filter), how: optional(oneOf('up-to')) },
  {
    brings: [underDeck, toLineUp, wentUnderDeck, wentToLineUp],
    choices(lens, seat, frame, offers, { from, to, which, how }) {
      const word = wordFor(to);
      lens.distinct(zoneFrom(from, seat), (card) => {
        if (isMeant(lens, card, which)) offers.yes(word, card);
      });
      if (how === undefined || offers.count === 0) return;
      offers.yes(chosenSoFar(frame) === 0 ? DECLINE_WORD : DONE_WORD);
    },
    forced: 'taken',
    run(table, frame, { from, to, n }, seat, option) {
      if (option === DONE) return endChoosing(frame);
      const zone = to === 'hand' ? zones.hand(seat) : to === 'line-up' ? zones.lineUp() : zones.deck(seat);
      const sleeve = table.move(firstOf(option), zone, to === 'under-deck' ? 'bottom' : 'top');
      table.tell(told[to], seat, [sleeve]);
      if (countChoice(frame) < n && table.zone(zoneFrom(from, seat)).length > 0) table.repeat(frame);
      else endChoosing(frame);
    },
    say({ from, to, n, which, how }) {
      const count = how === 'up-to' ? counted(upTo, n) : n === 1 ? a : counted(exactly, n);
      const deck = the('deck', { of: doer });
      const where = {
        hand: 'hand',
        deck: onTopOf(deck),
        'under-deck': onBottomOf(deck),
        'line-up': the('line-up'),
      } as const;
      const deed = clause('put', you, meant(count, which), { from, to: where[to] });
      return how === undefined ? deed : may(deed);
    },
  },
);
