import type { Table } from '@masterplan/kernel';
import { borrowed, empty, type Watchmen, zones } from './board.ts';
import { lineUp, returnBorrowed, WHOLE_TURN } from './end-of-turn.ts';
import { line } from './kit.ts';
import { checkLoyalLeft } from './roles.ts';

export const playerDestroyed = line('player destroyed', {
  en: ({ who }) => `${who} is destroyed and out of the game.`,
  fr: ({ who }) => `${who} est hors de la partie : joueur détruit.`,
});

/** A Loyal player is destroyed, with all their cards, and is out of the game (W-9.2, W-9.3, R-72 to R-74). */
export function destroyPlayer(table: Table<Watchmen>, seat: number): void {
  const { fields } = table;
  fields.out[seat] = true;
  table.tell(playerDestroyed, seat);
  returnBorrowed(table, seat);
  for (const zone of ['hand', 'deck', 'discard', 'inPlay', 'locations', 'underHero'] as const)
    empty(table, zones[zone](seat), zones.destroyed());
  empty(table, zones.plot(seat), zones.plotDeck());
  for (let row = borrowed.count(fields.borrowed) - 1; row >= 0; row--) {
    if (borrowed.owner(fields.borrowed, row) !== seat) continue;
    const card = borrowed.card(fields.borrowed, row);
    borrowed.remove(fields.borrowed, row);
    table.move(card, zones.destroyed());
  }
  checkLoyalLeft(table);
  if (!table.over && seat === fields.turn) endTurnAtOnce(table);
}

/** The turn ends without its first and second step. */
function endTurnAtOnce(table: Table<Watchmen>): void {
  const seat = table.cut(WHOLE_TURN).you;
  table.push(lineUp, seat);
}
