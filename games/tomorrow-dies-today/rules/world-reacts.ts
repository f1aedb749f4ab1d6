import type { Table } from '@masterplan/kernel';
import type { Tomorrow } from './board.ts';
import { revealEvent } from './events.ts';
import { scoring } from './scoring.ts';

/** The World Reacts: the clock goes down by one (TD-28.1). */
export const worldReacts = (table: Table<Tomorrow>): void => moveClock(table, 1);

/** Moves the clock. At 0 the game is scored; a new Global Event comes if an even number was touched, one at most (TD-28.2, TD-28.3, TD-A104, TD-A105). */
export function moveClock(table: Table<Tomorrow>, steps: number): void {
  const { fields } = table;
  const before = fields.clock;
  fields.clock = Math.max(0, before - steps);
  table.tell('clock', -1, [], fields.clock);
  if (fields.clock === 0) scoring(table);
  else if (steps > 1 || fields.clock % 2 === 0) revealEvent(table);
}
