import { no, type Result } from '../result.ts';
import type { Holder } from '../table/facts.ts';
import type { LiveTable } from '../table/live.ts';
import type { Desk, Known } from './session.ts';

/** Where a request happens: the table, the seat in question and who holds it, and who asks. */
export interface Here {
  readonly table: LiveTable;
  readonly seat: number;
  readonly holder: Holder;
  readonly player: string;
}

/**
 * Does something at a table, in its turn, where the table and the seat exist and the person may: anybody who may look, who
 * holds the seat, or the host.
 */
export async function atTable<T>(
  desk: Desk,
  session: Known,
  where: { readonly id: string; readonly seat?: number },
  who: 'anybody' | 'holder' | 'host',
  work: (here: Here) => Promise<Result<T>>,
): Promise<Result<T>> {
  const table = await desk.tables.find(where.id);
  if (table === undefined) return no('no-table');
  const player = session.person.id;
  return table.inTurn(async () => {
    const isSeated = table.seatsOf(player).length > 0;
    if (!isSeated && !table.mayWatch(player)) return no('no-spectators');
    const { seat = 0 } = where;
    const holder = table.facts.holders[seat];
    if (holder === undefined) return no('no-seat');
    if (who === 'holder' && holder.player !== player) return no('not-your-seat');
    if (who === 'host' && table.facts.host !== player) return no('not-host');
    return work({ table, seat, holder, player });
  });
}
