import type { Table } from '@masterplan/kernel';
import { type JusticeLeague, REGIONS, zones } from './rules/board.ts';
import { subjects } from './subjects.ts';

/** Who a seat plays; nobody knows before characters are dealt. */
function characterOf(table: Table<JusticeLeague>, seat: number): string {
  const [sheet] = table.zone(zones.sheet(seat));
  return sheet === undefined ? '?' : table.kind(sheet).id;
}

/** What the laboratory counts about a seat when the table opens: its side, and its character. */
const factors = {
  side: ({ fields }: Table<JusticeLeague>, seat: number): string => {
    if (fields.darkseid < 0) return '?';
    return fields.darkseid === seat ? 'darkseid' : 'heroes';
  },
  character: characterOf,
};

const lengths = { rounds: ({ fields }: Table<JusticeLeague>): number => fields.round };

const owned = [zones.hand, zones.laid, zones.played, zones.spent];

/** Which crises came to the map, and which powers that can be learned were learned. */
function uses(table: Table<JusticeLeague>): Record<string, boolean> {
  const met = new Set<string>();
  const meet = (zone: number) => {
    for (const card of table.zone(zone)) met.add(table.kind(card).id);
  };
  for (let region = 0; region < REGIONS; region++) meet(zones.tile(region));
  for (const zone of [zones.thwarted(), zones.completed()]) meet(zone);
  for (let seat = 0; seat < table.seats; seat++) for (const zone of owned) meet(zone(seat));
  return Object.fromEntries(
    table.game.kinds.flatMap((kind): [string, boolean][] => {
      const canBeMet = kind.type === 'crisis' || (kind.type === 'power' && kind.starts !== true);
      return canBeMet ? [[kind.id, met.has(kind.id)]] : [];
    }),
  );
}

/** All that is counted of a game. Whether it is within its bars is said in `statistics.ts`, so that a bar can be moved without playing anew. */
export const counting = { factors, lengths, uses, subjects };
