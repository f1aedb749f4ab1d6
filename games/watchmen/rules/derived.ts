import type { Table } from '@masterplan/kernel';
import { NOT_ANY, type Watchmen, zones } from './board.ts';
import { challengeIn } from './challenges.ts';
import { GOES_ON } from './turn.ts';

/** The fields that follow from what lies on the table, in a position that is written out. */
export function derived(table: Table<Watchmen>): Partial<Watchmen['fields']> {
  const villain = table.top(zones.superVillains());
  return {
    ...turnIn(table),
    ...rolesIn(table),
    watchmen: table.state.options.mode === 'watchmen' ? 1 : 0,
    blank: challengeIn(table)?.blanks ? 1 : 0,
    villainUp: villain !== undefined && table.isPublic(villain) ? 1 : 0,
    ...(table.zone(zones.plotInPlay()).length > 0 ? { taskDone: 1 } : {}),
  };
}

/** Whose turn it is, while that player chooses. */
function turnIn({ state }: Table<Watchmen>): Partial<Watchmen['fields']> {
  const frame = state.stack.find(({ verb }) => verb === 'turn');
  return frame?.at === GOES_ON ? { turn: frame.you } : {};
}

/** Whether the Loyalty cards lie open, and whose is the Secret Mastermind's. */
function rolesIn(table: Table<Watchmen>): Partial<Watchmen['fields']> {
  let mastermind = NOT_ANY;
  let open = 0;
  for (let seat = 0; seat < table.seats; seat++) {
    for (const card of table.zone(zones.loyalty(seat))) {
      if (!table.isPublic(card)) return { revealed: 0, mastermind: NOT_ANY };
      const kind = table.kind(card);
      open = 1;
      if (kind.family === 'loyalty' && kind.side === 'mastermind') mastermind = seat;
    }
  }
  return { revealed: open, mastermind };
}
