import { nth, type Table } from '@masterplan/kernel';
import { baseOf, isBase, type Tomorrow } from './board.ts';
import { note } from './deeds.ts';
import { goalOf } from './deployment.ts';
import { inMask } from './masks.ts';
import { sizeOf, tileAt } from './questions.ts';
import { send } from './squads.ts';

/** Deploy: all who are paid for go to their marker (TD-19.1). */
export function deploy(table: Table<Tomorrow>): void {
  const { fields } = table;
  for (const seat of fields.order) {
    const squads = nth(fields.funded, seat);
    fields.acting[seat] = squads;
    if (squads === 0) continue;
    const goal = goalOf(table, seat);
    let n = 0;
    for (const slot of inMask(squads)) {
      send(table, seat, slot, goal);
      n += sizeOf(table, seat, slot);
    }
    note(table, 'deployed', seat, goal, n);
    const tile = tileAt(table, goal);
    table.tell('deployed', seat, tile === undefined ? [] : [tile], n, isBase(goal) ? goal - baseOf(0) : -1);
  }
}
