import { NOT_ANY, nth, type Table } from '@masterplan/kernel';
import { type Faceless, type Piece, pieces } from '../content/kinds.ts';
import {
  baseOf,
  boosts,
  isBase,
  LOOSE,
  members,
  type Reader,
  SQUADS,
  slotOf,
  type Tomorrow,
  vault,
} from './board.ts';
import { note } from './deeds.ts';
import {
  countOf,
  freeSlot,
  henchmenAt,
  lastingOf,
  MOST_TOGETHER,
  piecesIn,
  placeOf,
  sizeOf,
  squadsAt,
} from './questions.ts';
import { saveFace } from './verbs/save-face.ts';

const setPlace = ({ fields }: Table<Tomorrow>, seat: number, slot: number, place: number): void => {
  fields.squadAt[seat * SQUADS + slot] = place;
};

/** Moves pieces from one slot of a seat to another. A Squad that is emptied is disbanded (TD-14.8). */
export function transfer(
  table: Table<Tomorrow>,
  seat: number,
  from: number,
  to: number,
  piece: Piece,
  n = 1,
): void {
  const { fields } = table;
  members.add(fields.members, slotOf(seat, from), piece, -n);
  members.add(fields.members, slotOf(seat, to), piece, n);
  endIfEmpty(table, seat, from);
}

/** A Squad without members is disbanded (TD-14.8). */
export function endIfEmpty(table: Table<Tomorrow>, seat: number, slot: number): void {
  if (slot === LOOSE || sizeOf(table, seat, slot) > 0) return;
  const { fields } = table;
  setPlace(table, seat, slot, NOT_ANY);
  fields.funded[seat] = nth(fields.funded, seat) & ~(1 << slot);
  fields.acting[seat] = nth(fields.acting, seat) & ~(1 << slot);
  boosts.drop(fields.boosts, seat * SQUADS + slot);
}

/** A new Squad stands at a place; somebody must join it at once. */
export const form = (table: Table<Tomorrow>, seat: number, slot: number, place: number): void =>
  setPlace(table, seat, slot, place);

/** A Squad goes somewhere as it is (TD-A41a). */
export const send = (table: Table<Tomorrow>, seat: number, slot: number, place: number): void =>
  setPlace(table, seat, slot, place);

/** All members of a Squad stand on the Base Tile, in no Squad (TD-14.3). */
export function disband(table: Table<Tomorrow>, seat: number, slot: number): void {
  for (const piece of piecesIn(table, seat, slot))
    transfer(table, seat, slot, LOOSE, piece, countOf(table, seat, slot, piece));
}

/** A Squad joins another on its tile, and brings along what a card has added to it (TD-14.7, TD-C4). */
export function combine(table: Table<Tomorrow>, seat: number, from: number, into: number): void {
  const more = table.fields.boosts;
  for (let row = 0; row < boosts.count(more); row++)
    if (boosts.squad(more, row) === seat * SQUADS + from)
      boosts.set(more, row, 'squad', seat * SQUADS + into);
  for (const piece of piecesIn(table, seat, from))
    transfer(table, seat, from, into, piece, countOf(table, seat, from, piece));
  table.tell('combined', seat, [], from, into);
}

/** Sends a member home: to the own Base Tile, out of the Squad (TD-A74). */
export function sendHome(table: Table<Tomorrow>, seat: number, slot: number, piece: Piece): void {
  if (slot !== LOOSE) transfer(table, seat, slot, LOOSE, piece);
  table.tell('sent home', seat, [], pieces.indexOf(piece));
}

/** One damage: a Faceless Henchman goes to the World, the Named one home (TD-17.16, TD-22.18). */
export function harm(table: Table<Tomorrow>, seat: number, slot: number, piece: Piece): void {
  if (piece === 'named') {
    sendHome(table, seat, slot, piece);
    return;
  }
  members.add(table.fields.members, slotOf(seat, slot), piece, -1);
  endIfEmpty(table, seat, slot);
  note(table, 'lost', seat);
  table.tell('fell', seat, [], pieces.indexOf(piece));
}

/** What a Named Henchman loses whom an Agent, a Sweep or an event sends home: all Infamy (TD-17.17, TD-30.14, TD-A70). */
export function loseInfamy(table: Table<Tomorrow>, seat: number): void {
  const n = vault.get(table.fields.vault, seat, 'infamy');
  if (n === 0 || lastingOf(table, seat).some(saveFace.is)) return;
  vault.add(table.fields.vault, seat, 'infamy', -n);
  table.tell('lost infamy', seat, [], n);
}

/** The Squads at a place that has no tile any more go home (TD-12.12). */
export function goHome(table: Table<Tomorrow>, seat: number, place: number): void {
  for (const slot of squadsAt(table, seat, place)) send(table, seat, slot, baseOf(seat));
}

/** Where recruits can go: own Squads with room, a new one, or home (TD-23.13, TD-A62). */
export function roomFor(reader: Reader, seat: number, place: number): number[] {
  if (isBase(place) || henchmenAt(reader, seat, place) >= MOST_TOGETHER) return [];
  const slots = squadsAt(reader, seat, place).filter((slot) => sizeOf(reader, seat, slot) < MOST_TOGETHER);
  const free = freeSlot(reader, seat);
  return free === NOT_ANY ? slots : [...slots, free];
}

/** A Faceless Henchman joins a Squad of a seat at a place, or forms a new one there. */
export function enlist(
  table: Table<Tomorrow>,
  seat: number,
  slot: number,
  type: Faceless,
  place: number,
): void {
  const isNew = placeOf(table, seat, slot) === NOT_ANY;
  if (isNew) form(table, seat, slot, place);
  members.add(table.fields.members, slotOf(seat, slot), type, 1);
  table.tell('enlisted', seat, [], pieces.indexOf(type), slot);
}
