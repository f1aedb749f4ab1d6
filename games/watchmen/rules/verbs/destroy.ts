import {
  DECLINE_WORD,
  DONE,
  DONE_WORD,
  firstOf,
  type Lens,
  type Offers,
  type Verb,
} from '@masterplan/kernel';
import { may } from '@masterplan/kernel/words';
import type { Place, SentenceOf } from '../../content/sentences.ts';
import { a, anyNumberOf, clause, exactly, meant, the, upTo, you } from '../../text/words.ts';
import { chosenSoFar, countChoice, endChoosing } from '../bindings.ts';
import { type Watchmen, word, zones } from '../board.ts';
import { isMeant } from '../cards.ts';
import * as decks from '../decks.ts';

type Said = SentenceOf<'destroy'>;

const zoneOf = (place: Place, seat: number): number => {
  if (place === 'line-up') return zones.lineUp();
  return place === 'hand' ? zones.hand(seat) : zones.discard(seat);
};

/** Destroys cards, one after the other: so many, up to so many, exactly so many or none, any number. */
export const destroy: Verb<Watchmen, Said> = {
  name: 'destroy',
  choices(lens, seat, frame, offers, said) {
    const chosen = chosenSoFar(frame);
    if (said.how === 'all-or-none' && chosen === 0 && !hasEnough(lens, seat, said)) return;
    offerFrom(lens, seat, offers, said);
    if (said.how === undefined && said.n !== 'any') return;
    if (offers.options.length === 0) return;
    if (chosen === 0) offers.yes(DECLINE_WORD);
    else if (said.how !== 'all-or-none') offers.yes(DONE_WORD);
  },
  run(table, frame, said, seat, option) {
    if (option === DONE) return endChoosing(frame);
    table.tell('destroyed', seat, [decks.destroy(table, firstOf(option))]);
    const isMore = countChoice(frame) < (said.n === 'any' ? Number.POSITIVE_INFINITY : said.n);
    if (isMore && isAnyLeft(table, seat, said)) table.repeat(frame);
    else endChoosing(frame);
  },
  say({ from, n, which, how }) {
    const places = from.map((place) => (place === 'line-up' ? the('line-up') : place));
    if (n === 'any')
      return may(clause('destroy', you, meant(anyNumberOf, which, { in: places, as: 'them' })));
    const count = how === 'up-to' ? counted(upTo, n) : n === 1 ? a : counted(exactly, n);
    const deed = clause('destroy', you, meant(count, which, { in: places }));
    return how === undefined ? deed : may(deed);
  },
};

export const counted =
  (count: typeof upTo, n: number) =>
  (...[noun, details]: Parameters<typeof a>) =>
    count(n, noun, details);

function offerFrom(lens: Lens<Watchmen>, seat: number, offers: Offers, { from, which }: Said): void {
  for (const place of from) {
    lens.distinct(zoneOf(place, seat), (card) => {
      if (isMeant(lens, card, which)) offers.yes(word.destroy, card);
    });
  }
}

interface Sizes {
  zone(zone: number): readonly number[];
}

/** Whether there are as many cards as must be destroyed; only the number of cards is looked at. */
const hasEnough = (reader: Sizes, seat: number, { from, n }: Said): boolean =>
  n === 'any' || from.reduce((sum, place) => sum + reader.zone(zoneOf(place, seat)).length, 0) >= n;

const isAnyLeft = (reader: Sizes, seat: number, { from }: Said): boolean =>
  from.some((place) => reader.zone(zoneOf(place, seat)).length > 0);
