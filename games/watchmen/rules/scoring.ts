import { nth, type Table } from '@masterplan/kernel';
import { type Filter, fits } from '../content/filters.ts';
import { type Card, isCard } from '../content/kinds.ts';
import { borrowed, type Reader, type Watchmen, zones } from './board.ts';

const own = ['hand', 'deck', 'discard', 'inPlay', 'locations', 'underHero'] as const;

/** All that a seat owns lies open; the most victory points win, then the most Super-Villains (B-10.3, B-10.4, RB-25). */
export function finalCount(table: Table<Watchmen>, reason: 'main-deck' | 'super-villains'): void {
  const points: number[] = [];
  const villains: number[] = [];
  for (let seat = 0; seat < table.seats; seat++) for (const zone of own) table.showAll(zones[zone](seat));
  for (let seat = 0; seat < table.seats; seat++) {
    const owned = ownedBy(table, seat);
    points.push(pointsOf(owned));
    villains.push(owned.filter(({ type }) => type === 'super-villain').length);
    table.tell('scored', seat, [], nth(points, seat), nth(villains, seat));
  }
  const everyone = points.map((_, seat) => seat);
  const richest = best(everyone, points);
  const winners = best(richest, villains);
  table.end(winners, richest.length > 1 ? (winners.length > 1 ? 'shared' : 'tie-break') : reason);
}

/** All cards a seat owns, wherever they lie (B-5.8, RB-24). */
function ownedBy(reader: Reader, seat: number): Card[] {
  const owned: Card[] = [];
  for (let holder = 0; holder < reader.seats; holder++) {
    for (const zone of own) {
      for (const card of reader.zone(zones[zone](holder))) {
        const kind = reader.kind(card);
        const owner = borrowed.get(reader.fields.borrowed, card) ?? holder;
        if (owner === seat && isCard(kind)) owned.push(kind);
      }
    }
  }
  return owned;
}

/** The victory points of a deck (B-10.3). */
export const pointsOf = (deck: readonly Card[]): number =>
  deck.reduce((sum, card) => sum + card.vp + worthIn(deck, card), 0);

/** What a seat's cards are worth, as far as the reader knows them. */
export const pointsOwned = (reader: Reader, seat: number): number => pointsOf(ownedBy(reader, seat));

function worthIn(deck: readonly Card[], card: Card): number {
  const { worth } = card;
  if (worth === undefined) return 0;
  if ('each' in worth) return worth.vp * countIn(deck, worth.each);
  const others = countIn(deck, worth.others) - (fits(card, worth.others) ? 1 : 0);
  return others >= worth.least ? worth.vp : 0;
}

const countIn = (deck: readonly Card[], which: Filter): number =>
  deck.reduce((count, card) => count + (fits(card, which) ? 1 : 0), 0);

function best(seats: readonly number[], counts: readonly number[]): number[] {
  const most = Math.max(...seats.map((seat) => nth(counts, seat)));
  return seats.filter((seat) => counts[seat] === most);
}
