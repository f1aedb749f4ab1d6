import { nth, type Table } from '@masterplan/kernel';
import { empty, type Watchmen, zones } from './board.ts';
import { REFILL, returnBorrowed } from './end-of-turn.ts';
import { checkLoyalLeft } from './roles.ts';

/** A Loyal player is destroyed, with all their cards, and is out of the game (W-9.2, W-9.3, R-72 to R-74). */
export function destroyPlayer(table: Table<Watchmen>, seat: number): void {
  const { fields } = table;
  fields.out[seat] = 1;
  table.tell('player destroyed', seat);
  returnBorrowed(table, seat);
  for (const zone of ['hand', 'deck', 'discard', 'inPlay', 'locations', 'underHero'] as const)
    empty(table, zones[zone](seat), zones.destroyed());
  empty(table, zones.plot(seat), zones.plotDeck());
  for (let i = fields.borrowed.length - 2; i >= 0; i -= 2) {
    if (fields.borrowed[i + 1] !== seat) continue;
    const [card = -1] = fields.borrowed.splice(i, 2);
    table.move(card, zones.destroyed());
  }
  checkLoyalLeft(table);
  if (!table.over && seat === fields.turn) endTurnAtOnce(table);
}

/** The turn ends without its first and second step. */
function endTurnAtOnce(table: Table<Watchmen>): void {
  const { stack } = table.state;
  const turn = nth(stack, 0);
  stack.length = 1;
  turn.at = 2 + REFILL;
}
