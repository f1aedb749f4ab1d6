import { nth, type Table } from '@masterplan/kernel';
import type { Reader, Tomorrow } from './board.ts';
import { inMask, maskOf } from './masks.ts';

/** At so many seats there are three teams unless said; six may form two or three (TD-A2). */
export function teamsOf(seats: number, options: Readonly<Record<string, unknown>>): number {
  if (seats === 3) return 3;
  return seats === 6 && options.teams === 3 ? 3 : 2;
}

/** Teams sit alternately. */
export const teamOf = ({ fields }: Reader, seat: number): number => seat % fields.teams;
export const areTeamMates = (reader: Reader, a: number, b: number): boolean =>
  a !== b && teamOf(reader, a) === teamOf(reader, b);

/** The players of other teams (TD-C1). */
export const rivalsOf = (reader: Reader, seat: number): readonly number[] =>
  inMask(((1 << reader.seats) - 1) & ~teamMask(reader, seat));

export const seatsOf = (reader: Reader, team: number): readonly number[] => inMask(maskOfTeam(reader, team));

export const allSeats = ({ seats }: { readonly seats: number }): readonly number[] =>
  inMask((1 << seats) - 1);

function maskOfTeam({ seats, fields }: Reader, team: number): number {
  let mask = 0;
  for (let seat = team; seat < seats; seat += fields.teams) mask |= 1 << seat;
  return mask;
}

/** Everybody of a seat's team, as a mask of viewers. */
export const teamMask = (reader: Reader, seat: number): number => maskOfTeam(reader, teamOf(reader, seat));

/** The person next in line on a team, behind its latest Team Leader (TD-27.15, TD-A17). */
function nextInLine(reader: Reader, team: number, latest: number): number {
  const line = seatsOf(reader, team);
  return nth(line, (line.indexOf(latest) + 1) % line.length);
}

/** Who leads next: the next team's next person. */
function nextLeader(reader: Reader): number {
  const team = (teamOf(reader, reader.fields.leader) + 1) % reader.fields.teams;
  return nextInLine(reader, team, nth(reader.fields.led, team));
}

/** The order of a Round: the Team Leader, then whoever will lead next, and so on (TD-8.15, TD-A17). */
export function settleOrder(table: Table<Tomorrow>): void {
  const { fields, seats } = table;
  const led = fields.led.slice();
  const order: number[] = [];
  for (let seat = fields.leader; order.length < seats; ) {
    order.push(seat);
    led[teamOf(table, seat)] = seat;
    const team = (teamOf(table, seat) + 1) % fields.teams;
    seat = nextInLine(table, team, nth(led, team));
  }
  fields.order.length = 0;
  for (const seat of order) fields.order.push(seat);
}

/** Some seats in the turn order of this Round. */
export function inOrder({ fields: { order } }: Reader, seats: readonly number[]): number[] {
  const mask = maskOf(seats);
  const found: number[] = [];
  for (let i = 0; i < order.length; i++) if ((mask >> nth(order, i)) & 1) found.push(nth(order, i));
  return found;
}

/** A seat gains the Team Leader token; who holds it keeps it a Round longer (TD-3.4, TD-3.5). */
export function lead(table: Table<Tomorrow>, seat: number): void {
  const { fields } = table;
  if (fields.leader === seat) {
    fields.kept += 1;
    table.tell('keeps the lead', seat);
    return;
  }
  fields.leader = seat;
  fields.kept = 0;
  fields.led[teamOf(table, seat)] = seat;
  table.tell('leads', seat);
}

/** At the end of a Round the token goes to the next team (TD-27.15, TD-A19). */
export function passToken(table: Table<Tomorrow>): void {
  const { fields } = table;
  if (fields.kept > 0) {
    fields.kept -= 1;
    table.tell('keeps the lead', fields.leader);
  } else lead(table, nextLeader(table));
}
