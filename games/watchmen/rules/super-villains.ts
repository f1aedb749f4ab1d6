import type { Table } from '@masterplan/kernel';
import { performKind } from './bindings.ts';
import { type Reader, type Watchmen, zones } from './board.ts';
import { allIn, costOf } from './cards.ts';
import { gain } from './gaining.ts';
import { checkLoyalWin } from './roles.ts';
import { goRound } from './round.ts';

/** What the Super-Villain costs now. */
export const villainCost = (reader: Reader, card: number): number =>
  Math.max(0, costOf(reader, card) - reader.fields.discount);

/** Pays for the Super-Villain on top: what its First Appearance did is over (B-9.1, B-9.2). */
export function defeat(table: Table<Watchmen>, seat: number, card: number): void {
  const { fields } = table;
  fields.power -= villainCost(table, card);
  fields.villainUp = false;
  table.tell('defeated', seat, [card]);
  const face = table.face(card);
  gain(table, seat, card, 'elsewhere');
  performKind(table, card, face, 'defeated', seat);
  if (fields.facingVillains) checkLoyalWin(table);
}

/** Turns up the next Super-Villain, and its First Appearance goes round (B-4.4, B-9.4 to B-9.6). */
export function turnUp(table: Table<Watchmen>, seat: number): void {
  const top = table.top(zones.superVillains());
  if (top === undefined) return;
  const card = table.show(top);
  table.fields.villainUp = true;
  table.tell('appeared', seat, [card]);
  goRound(
    table,
    { card, kind: table.face(card), you: seat, part: 'first' },
    { what: 'first', whom: allIn(table), from: seat },
  );
}
