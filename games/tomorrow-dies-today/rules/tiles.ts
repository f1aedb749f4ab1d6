import { NOT_ANY, nth, type Table } from '@masterplan/kernel';
import { type Agency, agencies } from '../content/kinds.ts';
import {
  agencyAt,
  alert,
  circle,
  HEADQUARTERS,
  PHASES,
  type Reader,
  RING,
  RING_OF,
  type Status,
  statuses,
  type Tomorrow,
  zones,
} from './board.ts';
import { allSeats, teamMask } from './order.ts';
import { agentOf, alertsAt, isAgentAt, lastingNow, statusAt, tileAt } from './questions.ts';
import { goHome } from './squads.ts';
import { haste } from './verbs/haste.ts';

/** The tile that a phase is about, for `send`: what it asks names that tile. A Base Tile is no card. */
export const about = (reader: Reader, place: number) => ({
  card: tileAt(reader, place) ?? NOT_ANY,
  kind: NOT_ANY,
  part: '',
});

export function setStatus({ fields }: Table<Tomorrow>, place: number, status: Status): void {
  fields.status[place] = statuses.indexOf(status);
}

export const addAlerts = ({ fields }: Table<Tomorrow>, place: number, n: number): void =>
  alert.add(fields.alert, place, 'alert', n);

/** A tile lies open and Active from now on (TD-5.8, TD-12.8). */
export function activate(table: Table<Tomorrow>, place: number): void {
  const { fields } = table;
  const tile = tileAt(table, place);
  if (tile !== undefined) table.show(tile);
  setStatus(table, place, 'active');
  fields.since[place] = ++fields.activated;
}

/** Whether an Agent can stand there: Inactive and missing tiles are skipped (TD-17.3). */
const isValid = (reader: Reader, place: number): boolean => {
  const status = statusAt(reader, place);
  return status === 'active' || status === 'completed';
};

/** The tile of a ring that became Active first; NOT_ANY where none is Active or Completed (TD-17.2). */
function oldestIn(reader: Reader, start: number): number {
  let first = NOT_ANY;
  for (let place = start; place < start + RING; place++) {
    if (!isValid(reader, place)) continue;
    if (first === NOT_ANY || nth(reader.fields.since, place) < nth(reader.fields.since, first)) first = place;
  }
  return first;
}

/** The tile that an Agent comes to next; its headquarters where there is none (TD-17.1 to TD-17.6). */
export const nextFor = (reader: Reader, agency: Agency): number =>
  nextFrom(reader, agency, agentOf(reader, agency));

function nextFrom(reader: Reader, agency: Agency, at: number): number {
  const start = RING_OF[agency];
  const first = oldestIn(reader, start);
  if (first === NOT_ANY) return HEADQUARTERS[agency];
  if (at === HEADQUARTERS[agency]) return first;
  return start + circle.next(at - start, (place) => isValid(reader, start + place));
}

/** Where an Agent will stand in the Phases to come, as the War Map is now; a hasty one passes over a tile (TD-C13). */
export function agentPath(reader: Reader, agency: Agency): number[] {
  const stride = lastingNow(reader).some(haste.is) ? 2 : 1;
  const path: number[] = [];
  let at = agentOf(reader, agency);
  for (let phase = reader.fields.phase; phase < PHASES; phase++) {
    for (let step = 0; step < stride; step++) at = nextFrom(reader, agency, at);
    path.push(at);
  }
  return path;
}

export function moveAgent(table: Table<Tomorrow>, agency: Agency, place: number): void {
  table.fields.agents[agencies.indexOf(agency)] = place;
  const tile = tileAt(table, place);
  table.tell('agent moved', NOT_ANY, tile === undefined ? [] : [tile], agencies.indexOf(agency));
}

/** An Agent whose tile is gone, or is Inactive now, advances without striking (TD-12.13, TD-A31, TD-A32). */
function advanceAgent(table: Table<Tomorrow>, place: number): void {
  const agency = agencyAt(place);
  moveAgent(table, agency, nextFor(table, agency));
}

/** Takes a tile off the War Map; what happens to what stands there depends on what replaces it. */
export function liftTile(table: Table<Tomorrow>, place: number, to: number): number {
  const tile = tileAt(table, place);
  if (tile === undefined) throw new Error(`no tile at ${place}`);
  addAlerts(table, place, -alertsAt(table, place));
  setStatus(table, place, 'empty');
  table.fields.completedIn[place] = NOT_ANY;
  const moved = table.move(tile, to);
  if (to === zones.worldDoomsday()) table.shuffle(to);
  return moved;
}

/** A space that stays empty: Squads go home, an Agent advances (TD-12.11 to TD-12.14). */
export function leaveEmpty(table: Table<Tomorrow>, place: number): void {
  for (const seat of allSeats(table)) goHome(table, seat, place);
  if (isAgentAt(table, place)) advanceAgent(table, place);
}

/** A tile comes onto the War Map: a Resource Mission Active, a Doomsday Mission face down (TD-12.8, TD-12.18). */
export function layTile(table: Table<Tomorrow>, card: number, place: number): void {
  table.move(card, zones.tile(place));
  if (agencyAt(place) === 'interpol') activate(table, place);
  else {
    setStatus(table, place, 'inactive');
    if (isAgentAt(table, place)) advanceAgent(table, place);
  }
}

/** Puts a tile into a Vault: its team sees it (TD-A6). */
export function storeTile(table: Table<Tomorrow>, card: number, seat: number, to: number): number {
  const moved = table.move(card, to);
  table.show(moved, teamMask(table, seat));
  return moved;
}
