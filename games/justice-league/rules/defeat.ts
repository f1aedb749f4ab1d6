import { nth, type Table } from '@masterplan/kernel';
import { held, type JusticeLeague, plan, VILLAIN_CARD, zones } from './board.ts';
import { checkPoints } from './ending.ts';
import { isDown, MOST_WOUNDS, POINTS_OF_A_VILLAIN } from './questions.ts';
import { isGuarded } from './spells.ts';
import { gainXp, returnTokens } from './tokens.ts';

/** Wounds a hero; at three he is defeated, and what is more has no effect (JL-9.1, JL-9.7, JL-A55). */
export function wound(table: Table<JusticeLeague>, seat: number, n: number): void {
  if (isDown(table, seat) || n <= 0) return;
  if (isGuarded(table, seat)) {
    table.tell('guarded', seat);
    return;
  }
  const before = nth(table.fields.wounds, seat);
  const after = Math.min(MOST_WOUNDS, before + n);
  table.fields.wounds[seat] = after;
  table.tell('wounded', seat, [], after - before);
  if (after === MOST_WOUNDS) defeatHero(table, seat);
}

/** Darkseid gains a VP and an XP; what the hero has not begun is cancelled (JL-9.2 to JL-9.4, JL-A56). */
function defeatHero(table: Table<JusticeLeague>, seat: number): void {
  const { fields } = table;
  fields.down[seat] = true;
  fields.heroesDefeated += 1;
  gainXp(table, fields.darkseid, 1);
  table.tell('hero defeated', seat);
  cancelAll(table, seat);
  checkPoints(table);
}

/** All three abilities overcome: his powers are cancelled, the heroes gain 2 VP and their XP (JL-15.11 to JL-15.15). */
export function defeatDarkseid(table: Table<JusticeLeague>): void {
  const { fields } = table;
  fields.down[fields.darkseid] = true;
  fields.villainsDefeated += 1;
  returnTokens(table, VILLAIN_CARD);
  table.tell('darkseid defeated', fields.darkseid, [], POINTS_OF_A_VILLAIN);
  cancelAll(table, fields.darkseid);
  checkPoints(table);
}

/** A power that has not begun does not happen; it counts as played (JL-15.8, JL-15.9, JL-A22). */
export function cancel(table: Table<JusticeLeague>, card: number): void {
  const { seat } = plan.place(table.at(card));
  table.move(card, zones.played(seat));
  table.tell('cancelled', seat, [card]);
}

/** Every power of a seat that has not begun, or that waits in the middle. */
function cancelAll(table: Table<JusticeLeague>, seat: number): void {
  for (const card of table.zone(zones.laid(seat)).slice()) cancel(table, card);
  for (const card of table.zone(zones.played(seat))) held.drop(table.fields.held, card);
}

/** Whoever lay defeated gets up (JL-9.6, JL-15.13). */
export function recover({ fields }: Table<JusticeLeague>, seat: number): void {
  fields.wounds[seat] = 0;
  fields.down[seat] = false;
}
