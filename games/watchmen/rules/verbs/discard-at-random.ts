import type { Table } from '@masterplan/kernel';
import { a, clause, you } from '../../text/words.ts';
import { type Watchmen, zones } from '../board.ts';
import { discardTo } from '../decks.ts';
import { verb } from '../kit.ts';

export const discardAtRandom = verb(
  'discard-at-random',
  {},
  {
    run: (table, { you: seat }) => discardOneAtRandom(table, seat),
    say: () => clause('discard', you, a('card', { adjectives: ['random'] })),
  },
);

export function discardOneAtRandom(table: Table<Watchmen>, seat: number): void {
  if (table.zone(zones.hand(seat)).length === 0) return;
  table.tell('discarded', seat, [discardTo(table, seat, table.pick(zones.hand(seat)))]);
}
