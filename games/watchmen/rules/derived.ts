import { NOT_ANY, newest, type Table } from '@masterplan/kernel';
import { type Watchmen, zones } from './board.ts';
import { challengeIn } from './challenges.ts';
import { turn } from './turn.ts';

/** The fields that follow from what lies on the table, in a position that is written out. */
export function derived(table: Table<Watchmen>): Partial<Watchmen['fields']> {
  const villain = table.top(zones.superVillains());
  return {
    ...turnIn(table),
    ...rolesIn(table),
    watchmen: table.state.options.mode === 'watchmen',
    blank: challengeIn(table)?.blanks ?? false,
    villainUp: villain !== undefined && table.isPublic(villain),
    ...(table.zone(zones.plotInPlay()).length > 0 ? { taskDone: true } : {}),
  };
}

/** Whose turn it is, while that player chooses. */
function turnIn({ stack }: Table<Watchmen>): Partial<Watchmen['fields']> {
  const frame = newest(stack, turn);
  return frame === undefined ? {} : { turn: frame.you };
}

/** Whether the Loyalty cards lie open, and whose is the Secret Mastermind's. */
function rolesIn(table: Table<Watchmen>): Partial<Watchmen['fields']> {
  let mastermind = NOT_ANY;
  let open = false;
  for (let seat = 0; seat < table.seats; seat++) {
    for (const card of table.zone(zones.loyalty(seat))) {
      if (!table.isPublic(card)) return { revealed: false, mastermind: NOT_ANY };
      const kind = table.kind(card);
      open = true;
      if (kind.family === 'loyalty' && kind.side === 'mastermind') mastermind = seat;
    }
  }
  return { revealed: open, mastermind };
}
