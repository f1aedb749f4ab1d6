import { missing } from './lists.ts';

/**
 * A zone is a place for cards.
 * `kept`: places in it are public (decks, rows, tiles), so a sleeve can be followed through it.
 * `free`: a hand, or a stack its owner may look through and reorder; nobody else can follow a card in it.
 */
export type Order = 'kept' | 'free';

/** Who can look at the cards of a zone. */
export type SeenBy = 'all' | 'owner' | 'nobody';

export interface ZoneForm {
  readonly order: Order;
  readonly seenBy: SeenBy;
  /** `seat`: every seat has its own. Otherwise the table has one. */
  readonly per?: 'seat';
  /** How many of them there are (a Squad at each of four places). One unless said. */
  readonly times?: number;
}

type ZonesDeclared = Readonly<Record<string, ZoneForm>>;

/** Finds a zone's number: `zones.deck()`, `zones.loot(place)`, `zones.hand(seat)`, `zones.squad(seat, place)`. */
export type ZoneFinder<Form extends ZoneForm> = Form extends { per: 'seat' }
  ? Form extends { times: number }
    ? (seat: number, which: number) => number
    : (seat: number) => number
  : Form extends { times: number }
    ? (which: number) => number
    : () => number;

export type ZoneFinders<D extends ZonesDeclared> = { readonly [Name in keyof D]: ZoneFinder<D[Name]> };

type AnyFinder = (a?: number, b?: number) => number;

/** What a zone number stands for. */
export interface ZonePlace {
  readonly name: string;
  /** The owner, or -1 where the zone is the table's. */
  readonly seat: number;
  readonly which: number;
}

/**
 * All zones of a game. Zones of the table come first, then those of seat 0, of seat 1 and so on, so that a zone's number
 * does not depend on how many seats play.
 */
export interface Layout {
  readonly count: (seats: number) => number;
  /** Who looks into each zone, as a mask of viewers, for a table of `seats`. */
  readonly sight: (seats: number) => number[];
  readonly free: (zone: number) => boolean;
  readonly place: (zone: number) => ZonePlace;
  /** The number of the zone with this name; throws where there is none. */
  readonly find: (name: string, seat?: number, which?: number) => number;
}

/** Everybody, spectators too. Viewer number `seats` is the public. */
export const everybody = (seats: number): number => (1 << (seats + 1)) - 1;

/** The most seats a table can have: with the public they must fit into a mask. */
const MOST_SEATS = 29;

/** A declared zone, or row of zones: where its numbers begin among the table's, or among each seat's. */
interface Room {
  readonly name: string;
  readonly form: ZoneForm;
  readonly offset: number;
}

/** The rooms in the order they are declared, and how many zones the table has and each seat has. */
function roomsOf(declared: ZonesDeclared): { rooms: Room[]; shared: number; stride: number } {
  const rooms: Room[] = [];
  const counts = { table: 0, seat: 0 };
  for (const [name, form] of Object.entries(declared)) {
    const owner = form.per ?? 'table';
    rooms.push({ name, form, offset: counts[owner] });
    counts[owner] += form.times ?? 1;
  }
  return { rooms, shared: counts.table, stride: counts.seat };
}

/** A zone, looked up by its number. */
interface KnownZone {
  readonly place: ZonePlace;
  readonly form: ZoneForm;
}

/** Every zone of a table with the most seats, by number. */
function everyZone(rooms: readonly Room[], shared: number, stride: number): KnownZone[] {
  const zones: KnownZone[] = [];
  for (let seat = -1; seat < MOST_SEATS; seat++) {
    for (const { name, form, offset } of rooms) {
      if ((form.per === 'seat') !== seat >= 0) continue;
      const first = seat < 0 ? offset : shared + seat * stride + offset;
      for (let which = 0; which < (form.times ?? 1); which++) {
        zones[first + which] = { place: { name, seat, which }, form };
      }
    }
  }
  return zones;
}

function sightOf({ place, form }: KnownZone, seats: number): number {
  if (form.seenBy === 'all') return everybody(seats);
  return form.seenBy === 'owner' ? 1 << place.seat : 0;
}

/** Lays out a game's zones: returns facts about them by number, and their numbers by name. */
export function layout<const D extends ZonesDeclared>(declared: D): { layout: Layout; zones: ZoneFinders<D> };
export function layout(declared: ZonesDeclared): { layout: Layout; zones: Record<string, AnyFinder> } {
  const { rooms, shared, stride } = roomsOf(declared);
  const known = everyZone(rooms, shared, stride);
  // Made in one go: an object that grows name by name is slow to read
  const finderOf = ({ form, offset }: Room): AnyFinder =>
    form.per === 'seat'
      ? (seat = 0, which = 0) => shared + seat * stride + offset + which
      : (which = 0) => offset + which;
  const plan: Layout = {
    count: (seats) => shared + seats * stride,
    sight: (seats) => known.slice(0, shared + seats * stride).map((zone) => sightOf(zone, seats)),
    free: (zone) => (known[zone] ?? missing(known, zone)).form.order === 'free',
    place: (zone) => (known[zone] ?? missing(known, zone)).place,
    find: (name, seat = 0, which = 0) => {
      const room = rooms.find((r) => r.name === name);
      if (room === undefined) throw new RangeError(`no zone named "${name}"`);
      return (room.form.per === 'seat' ? shared + seat * stride : 0) + room.offset + which;
    },
  };
  return { layout: plan, zones: Object.fromEntries(rooms.map((room) => [room.name, finderOf(room)])) };
}
