import type { Table } from '@masterplan/kernel';
import type { Tomorrow } from './board.ts';

/** Lays cards from a deck open; an empty deck gives none. */
export function turnUp(table: Table<Tomorrow>, deck: number, to: number, n: number): void {
  for (let i = 0; i < n; i++) {
    const card = table.top(deck);
    if (card !== undefined) table.move(card, to);
  }
}
