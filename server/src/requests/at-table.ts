import { no, ok, type Result } from '../result.ts';
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

/** Where somebody wants to do something, and what they have to be there: anybody who may look, who holds the seat, or the host. */
interface Where {
  readonly id: string;
  readonly seat?: number;
}
type Who = 'anybody' | 'holder' | 'host';

/** Does something at a table, in its turn, where the table and the seat exist and the person may. */
export async function atTable<T>(
  desk: Desk,
  session: Known,
  where: Where,
  who: Who,
  work: (here: Here) => Promise<Result<T>>,
): Promise<Result<T>> {
  const found = await tableAt(desk, session, where.id);
  if ('error' in found) return found;
  const { ok: table } = found;
  return table.inTurn(async () => {
    const here = hereAt(table, session.person.id, where, who);
    return 'error' in here ? here : work(here.ok);
  });
}

/** Looks at something of a table, where the person may; changes nothing, and so neither waits for others nor has them wait. */
export async function lookAt<T>(
  desk: Desk,
  session: Known,
  where: Where,
  who: Who,
  look: (here: Here) => Promise<Result<T>>,
): Promise<Result<T>> {
  const found = await tableAt(desk, session, where.id);
  if ('error' in found) return found;
  const here = hereAt(found.ok, session.person.id, where, who);
  return 'error' in here ? here : look(here.ok);
}

/** The table of that name; one that has to be opened counts for who asks. */
async function tableAt(
  { tables, limiter }: Desk,
  { address }: Known,
  id: string,
): Promise<Result<LiveTable>> {
  const wait = tables.isInMemory(id) ? undefined : limiter.draw('openingHere', address);
  if (wait !== undefined) return no('too-many', { seconds: wait });
  const table = await tables.find(id);
  return table === undefined ? no('no-table') : ok(table);
}

function hereAt(table: LiveTable, player: string, { seat = 0 }: Where, who: Who): Result<Here> {
  const isSeated = table.seatsOf(player).length > 0;
  if (!isSeated && !table.mayWatch(player)) return no('no-spectators');
  const holder = table.facts.holders[seat];
  if (holder === undefined) return no('no-seat');
  if (who === 'holder' && holder.player !== player) return no('not-your-seat');
  if (who === 'host' && table.facts.host !== player) return no('not-host');
  return ok({ table, seat, holder, player });
}
