import {
  choice,
  type Frame,
  firstOf,
  locals,
  NOT_ANY,
  nth,
  number,
  type Table,
  wordOf,
} from '@masterplan/kernel';
import { fits } from '../content/filters.ts';
import { bindIt, performKind, performOngoing } from './bindings.ts';
import { gainedNow, type Watchmen, word, zones } from './board.ts';
import { cardOf, heroAtWork } from './cards.ts';
import { phase } from './kit.ts';
import { putGained } from './verbs/put-gained.ts';

/** What lets a gained card go on the deck: nothing, what it says itself, or an effect of the Super Hero, by its number. */
type By = 'nothing' | 'itself' | number;

const my = locals({
  card: number(NOT_ANY),
  by: choice('nothing', 'itself', 'hero'),
  /** The number of the Super Hero's effect. */
  effect: number(NOT_ANY),
});

/** A card becomes a seat's own and goes to its discard pile, unless an effect may send it elsewhere (B-3.7, RB-23). */
export function gain(
  table: Table<Watchmen>,
  seat: number,
  card: number,
  from: 'line-up' | 'elsewhere',
): void {
  const { fields } = table;
  const sleeve = table.move(card, zones.discard(seat));
  const { gained } = cardOf(table, sleeve).says;
  let by: By = gained.length > 0 && gained.some(putGained.is) ? 'itself' : 'nothing';
  if (seat === fields.turn) {
    gainedNow.add(fields.gained, sleeve);
    if (from === 'line-up') fields.fromLineUp += 1;
    const hero = setOffByGain(table, seat, sleeve);
    if (by === 'nothing') by = hero;
  }
  const hasOther = seat === fields.turn && (fields.toDeck > 0 || fields.toHand > 0);
  if (by === 'nothing' && !hasOther) return;
  if (typeof by === 'number') table.push(gainedPhase, seat, { card: sleeve, by: 'hero', effect: by });
  else table.push(gainedPhase, seat, { card: sleeve, by });
}

/** Does what a Super Hero does when its player gains such a card; says which effect lets it go on the deck. */
function setOffByGain(table: Table<Watchmen>, seat: number, card: number): By {
  const hero = heroAtWork(table, seat);
  let by: By = 'nothing';
  for (let i = 0; i < (hero?.ongoing.length ?? 0); i++) {
    const effect = hero?.ongoing[i];
    if (effect === undefined || !('gain' in effect.when)) continue;
    if (!fits(cardOf(table, card), effect.when.gain)) continue;
    if (effect.do.some(putGained.is)) by = i;
    else performHero(table, seat, i);
  }
  return by;
}

const performHero = (table: Table<Watchmen>, seat: number, i: number): Frame =>
  performOngoing(table, nth(table.zone(zones.superHero(seat)), 0), i, seat);

/** Its new owner says where a gained card goes. */
export const gainedPhase = phase({
  name: 'gained',
  my,
  begin(table, frame) {
    if (table.at(my.card.of(frame)) === zones.discard(frame.you)) table.ask(frame.you);
  },
  run: (table, frame) => table.done(frame),
  choices(lens, _seat, frame, offers) {
    const card = my.card.of(frame);
    offers.yes(word.leave, card);
    if (my.by.of(frame) !== 'nothing' || lens.fields.toDeck > 0) offers.yes(word.toDeck, card);
    if (lens.fields.toHand > 0) offers.yes(word.toHand, card);
  },
  answer(table, frame, seat, option) {
    const card = firstOf(option);
    if (wordOf(option) === word.toHand) {
      table.fields.toHand -= 1;
      table.tell('to hand', seat, [table.move(card, zones.hand(seat))]);
    } else if (wordOf(option) === word.toDeck) {
      putOnDeck(table, frame, card);
    }
  },
});

function putOnDeck(table: Table<Watchmen>, frame: Frame, card: number): void {
  const { you: seat } = frame;
  const by = my.by.of(frame);
  if (by === 'nothing') {
    table.fields.toDeck -= 1;
    table.tell('to deck', seat, [table.move(card, zones.deck(seat))]);
  } else if (by === 'itself') {
    bindIt(performKind(table, card, table.face(card), 'gained', seat), card);
  } else {
    bindIt(performHero(table, seat, my.effect.of(frame)), card);
  }
}

/** Gains up to so many Weaknesses, as far as there are any (B-5.6). */
export function gainWeaknesses(table: Table<Watchmen>, seat: number, n: number): void {
  for (let i = 0; i < n; i++) {
    const card = table.top(zones.weaknesses());
    if (card === undefined) return;
    table.tell('gained weakness', seat, [card]);
    gain(table, seat, card, 'elsewhere');
  }
}
