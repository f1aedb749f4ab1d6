import { nth, type Table } from '@masterplan/kernel';
import { empty, type MasterPlan, zones } from './board.ts';

/** Deals out the Super deck evenly; cards left over are put aside unseen (MP-4.2, MP-4.3, MP-A7). */
export function recruit(table: Table<MasterPlan>): void {
  const { seats } = table;
  const deck = table.zone(zones.superDeck());
  const dealt = deck.length - (deck.length % seats);
  for (let i = 0; i < dealt; i++) table.move(nth(deck, deck.length - 1), zones.hand(i % seats));
  empty(table, zones.superDeck(), zones.aside());
}
