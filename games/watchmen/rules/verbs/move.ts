import { DECLINE_WORD, DONE, DONE_WORD, firstOf, type Table, type Verb } from '@masterplan/kernel';
import { doer, may, onBottomOf, onTopOf } from '@masterplan/kernel/words';
import type { SentenceOf } from '../../content/sentences.ts';
import { a, all, clause, exactly, meant, the, upTo, you } from '../../text/words.ts';
import { chosenSoFar, countChoice, endChoosing } from '../bindings.ts';
import { type Watchmen, word, zones } from '../board.ts';
import { isMeant } from '../cards.ts';
import { counted } from './destroy.ts';

type Said = SentenceOf<'move'>;

const words = {
  hand: word.toHand,
  deck: word.toDeck,
  'under-deck': word.underDeck,
  'line-up': word.toLineUp,
};
const told = {
  hand: 'to hand',
  deck: 'to deck',
  'under-deck': 'under deck',
  'line-up': 'to line-up',
} as const;
const zoneFrom = ({ from }: Said, seat: number): number =>
  from === 'hand' ? zones.hand(seat) : zones.discard(seat);

/** Cards go from a player's hand or discard pile to another place. */
export const move: Verb<Watchmen, Said> = {
  name: 'move',
  choices(lens, seat, frame, offers, said) {
    const zone = zoneFrom(said, seat);
    lens.distinct(zone, (card) => {
      if (isMeant(lens, card, said.which)) offers.yes(words[said.to], card);
    });
    if (said.how === undefined || offers.options.length === 0) return;
    offers.yes(chosenSoFar(frame) === 0 ? DECLINE_WORD : DONE_WORD);
  },
  forced: 'taken',
  run(table, frame, said, seat, option) {
    if (option === DONE) return endChoosing(frame);
    moveOne(table, seat, said, firstOf(option));
    if (countChoice(frame) < said.n && table.zone(zoneFrom(said, seat)).length > 0) table.repeat(frame);
    else endChoosing(frame);
  },
  say({ from, to, n, which, how }) {
    const count = how === 'up-to' ? counted(upTo, n) : n === 1 ? a : counted(exactly, n);
    const cards = meant(count, which);
    const deck = the('deck', { of: doer });
    const where = {
      hand: 'hand',
      deck: onTopOf(deck),
      'under-deck': onBottomOf(deck),
      'line-up': the('line-up'),
    } as const;
    const deed = clause('put', you, cards, { from, to: where[to] });
    return how === undefined ? deed : may(deed);
  },
};

function moveOne(table: Table<Watchmen>, seat: number, { to }: Said, card: number): void {
  const goals = {
    hand: zones.hand(seat),
    deck: zones.deck(seat),
    'under-deck': zones.deck(seat),
    'line-up': zones.lineUp(),
  };
  const sleeve = table.move(card, goals[to], to === 'under-deck' ? 'bottom' : 'top');
  table.tell(told[to], seat, [sleeve]);
}

export const takeAll: Verb<Watchmen, SentenceOf<'take-all'>> = {
  name: 'take-all',
  run(table, { you: seat }, { which }) {
    const cards = table.zone(zones.discard(seat)).filter((card) => isMeant(table, card, which));
    for (const card of cards) table.tell('to hand', seat, [table.move(card, zones.hand(seat))]);
  },
  say: ({ which }) => clause('put', you, meant(all, which), { from: 'discard', to: 'hand' }),
};
