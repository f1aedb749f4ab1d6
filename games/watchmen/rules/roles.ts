import { NOT_ANY, nth, type Table } from '@masterplan/kernel';
import { type Reader, THE_STACK, type Watchmen, zones } from './board.ts';
import { isIn } from './cards.ts';

/** Whether a seat is a Loyal player: nobody is before all Loyalty cards lie open (R-14, W-7.16). */
export const isLoyal = (reader: Reader, seat: number): boolean =>
  reader.fields.revealed && reader.fields.mastermind !== seat && isIn(reader, seat);

/** How many Loyal players are left. */
export function loyalLeft(reader: Reader): number {
  let count = 0;
  for (let seat = 0; seat < reader.seats; seat++) if (isLoyal(reader, seat)) count += 1;
  return count;
}

/** All Loyalty cards are turned up, in one step. */
export function revealRoles(table: Table<Watchmen>): void {
  const { fields } = table;
  if (fields.revealed) return;
  fields.revealed = true;
  for (let seat = 0; seat < table.seats; seat++) {
    table.showAll(zones.loyalty(seat));
    const cards = table.zone(zones.loyalty(seat));
    table.tell('role', seat, cards);
    const card = cards[0];
    const kind = card === undefined ? undefined : table.kind(card);
    if (kind?.family === 'loyalty' && kind.side === 'mastermind') fields.mastermind = seat;
  }
}

/** The main deck has run out: the Secret Mastermind alone wins, or nobody. */
export function runOut(table: Table<Watchmen>): void {
  revealRoles(table);
  const { mastermind } = table.fields;
  if (mastermind === NOT_ANY) table.end([], 'nobody');
  else table.end([mastermind], 'ran-out');
}

/** The Loyal win as soon as nothing is left that they have to overcome (R-07 to R-12, W-6.32 to W-6.34). */
export function checkLoyalWin(table: Table<Watchmen>): void {
  const { fields } = table;
  const isLeft = (zone: number) => table.zone(zone).length > 0;
  if (isLeft(zones.challenge()) || isLeft(zones.challengeStack()) || isLeft(zones.plotInPlay())) return;
  const isVillainLeft = isLeft(zones.superVillains()) || fields.borrowed.includes(THE_STACK);
  if (fields.facingVillains && isVillainLeft) return;
  revealRoles(table);
  const winners: number[] = [];
  for (let seat = 0; seat < table.seats; seat++) {
    const sharesWin = isIn(table, seat) || table.state.options.edition === 'fr';
    if (seat !== fields.mastermind && sharesWin) winners.push(seat);
  }
  table.end(winners, 'challenges');
}

/** The Secret Mastermind wins when no Loyal player is left. */
export function checkLoyalLeft(table: Table<Watchmen>): void {
  const { mastermind } = table.fields;
  for (let seat = 0; seat < table.seats; seat++) if (seat !== mastermind && isIn(table, seat)) return;
  table.end(mastermind === NOT_ANY ? [] : [mastermind], mastermind === NOT_ANY ? 'nobody' : 'no-loyal');
}

/** The Secret Mastermind's Plot comes into play (W-7.10 to W-7.15). */
export function bringPlot(table: Table<Watchmen>, seat: number): void {
  table.fields.taskDone = true;
  revealRoles(table);
  const plot = table.move(nth(table.zone(zones.plot(seat)), 0), zones.plotInPlay());
  table.tell('plot', seat, [plot]);
}
