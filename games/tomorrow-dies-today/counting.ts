import type { Course, Table } from '@masterplan/kernel';
import { BASES, type Tomorrow, zones } from './rules/board.ts';
import { allSeats, teamOf } from './rules/order.ts';
import { statusAt } from './rules/questions.ts';

/** What the laboratory counts about a seat when the table opens: its team, how far that is from the Team Leader's, and the Named Henchman. */
const factors = {
  team: (table: Table<Tomorrow>, seat: number): string => String(teamOf(table, seat) + 1),
  place(table: Table<Tomorrow>, seat: number): string {
    const { teams, leader } = table.fields;
    return String(((teamOf(table, seat) - teamOf(table, leader) + teams) % teams) + 1);
  },
  henchman(table: Table<Tomorrow>, seat: number): string {
    const [card] = table.zone(zones.henchman(seat));
    return card === undefined ? '?' : table.kind(card).id;
  },
};

/** Rounds, and what a player decides, on average of all at the table; what is left standing asks nobody. */
const lengths = {
  rounds: ({ fields }: Table<Tomorrow>): number => fields.round,
  decisions: ({ seats }: Table<Tomorrow>, { decisions, standing }: Readonly<Course>): number =>
    Math.round((decisions - standing) / seats),
};

/** Which Missions are Completed at the end, which Gadgets were built, which objectives claimed, and which Global Events came. */
function uses(table: Table<Tomorrow>): Record<string, boolean> {
  const met = new Set<string>();
  const meet = (zone: number) => {
    for (const card of table.zone(zone)) met.add(table.kind(card).id);
  };
  for (let place = 0; place < BASES; place++)
    if (statusAt(table, place) === 'completed') meet(zones.tile(place));
  for (const zone of [zones.usedGadgets(), zones.event(), zones.pastEvents()]) meet(zone);
  for (const seat of allSeats(table))
    for (const zone of [zones.gadgets(seat), zones.claimed(seat)]) meet(zone);
  return Object.fromEntries(
    table.game.kinds.flatMap(({ type, id }): [string, boolean][] =>
      countable.includes(type) ? [[id, met.has(id)]] : [],
    ),
  );
}
const countable: readonly string[] = ['resource', 'doomsday', 'gadget', 'directive', 'job', 'event'];

/** All that is counted of a game. Whether it is within its bars is said in `statistics.ts`, so that a bar can be moved without playing anew. */
export const counting = { factors, lengths, uses };
