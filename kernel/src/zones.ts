import { nth } from './nth.ts';

/**
 * A zone is a place for cards.
 * `kept`: places in it are public (decks, rows, tiles), so a sleeve can be followed through it.
 * `free`: a hand, or a stack its owner may look through and reorder; nobody else can follow a card in it.
 */
export type Order = 'kept' | 'free';

/** Who knows the faces of the cards in a zone, by being able to look. */
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

export function layout<const D extends ZonesDeclared>(
  declared: D,
): { layout: Layout; zones: ZoneFinders<D> } {
  const rooms: { name: string; form: ZoneForm; offset: number }[] = [];
  const strides = { table: 0, seat: 0 };
  for (const [name, form] of Object.entries(declared)) {
    const owner = form.per ?? 'table';
    rooms.push({ name, form, offset: strides[owner] });
    strides[owner] += form.times ?? 1;
  }
  const shared = strides.table;
  const stride = strides.seat;
  const roomAt = (own: boolean, offset: number) => {
    const room = rooms.find(
      (r) => (r.form.per === 'seat') === own && offset >= r.offset && offset < r.offset + (r.form.times ?? 1),
    );
    if (room === undefined) throw new RangeError(`no zone at offset ${offset}`);
    return room;
  };
  const known = Array.from({ length: shared + stride }, (_, i) =>
    roomAt(i >= shared, i < shared ? i : i - shared),
  );
  const shapeOf = (zone: number) => nth(known, zone < shared ? zone : shared + ((zone - shared) % stride));
  const seatOf = (zone: number) => (zone < shared ? -1 : Math.floor((zone - shared) / stride));
  const free = known.map((room) => room.form.order === 'free');
  const finders: Record<string, (a?: number, b?: number) => number> = {};
  for (const { name, form, offset } of rooms) {
    if (form.per === 'seat') finders[name] = (seat = 0, which = 0) => shared + seat * stride + offset + which;
    else finders[name] = (which = 0) => offset + which;
  }
  const place = (zone: number): ZonePlace => {
    const seat = seatOf(zone);
    const room = shapeOf(zone);
    return { name: room.name, seat, which: (seat < 0 ? zone : (zone - shared) % stride) - room.offset };
  };
  const sightOf = (zone: number, seats: number): number => {
    const { seenBy } = shapeOf(zone).form;
    if (seenBy === 'all') return everybody(seats);
    return seenBy === 'owner' ? 1 << seatOf(zone) : 0;
  };
  const plan: Layout = {
    count: (seats) => shared + seats * stride,
    sight: (seats) => Array.from({ length: shared + seats * stride }, (_, zone) => sightOf(zone, seats)),
    free: (zone) => nth(free, zone < shared ? zone : shared + ((zone - shared) % stride)),
    place,
    find: (name, seat = 0, which = 0) => {
      const room = rooms.find((r) => r.name === name);
      if (room === undefined) throw new RangeError(`no zone named "${name}"`);
      return (room.form.per === 'seat' ? shared + seat * stride : 0) + room.offset + which;
    },
  };
  return { layout: plan, zones: finders as ZoneFinders<D> };
}
