import { NOT_ANY, nth, type Sentence } from '@masterplan/kernel';
import { faceless } from '../content/faceless.ts';
import {
  type Agency,
  type Attribute,
  agencies,
  attributes,
  facelessTypes,
  type Kind,
  type Mission,
  type NamedHenchman,
  type Piece,
  type Points,
  pieces,
  type Resource,
} from '../content/kinds.ts';
import {
  agencyAt,
  alert,
  BASES,
  baseOf,
  boosts,
  HEADQUARTERS,
  isBase,
  isHeadquarters,
  LOOSE,
  members,
  PHASES,
  type Reader,
  SQUADS,
  type Status,
  slotOf,
  statuses,
  vault,
  zones,
} from './board.ts';
import { inMask } from './masks.ts';
import { demand } from './verbs/demand.ts';
import { forbid } from './verbs/forbid.ts';
import { lieLow } from './verbs/lie-low.ts';
import { remote } from './verbs/remote.ts';
import { soften } from './verbs/soften.ts';
import { strengthen } from './verbs/strengthen.ts';

/** A Squad has at most so many members, and a player at most so many Henchmen on a tile (TD-14.6, TD-19.8). */
export const MOST_TOGETHER = 6;

// Vaults

export const amountOf = ({ fields }: Reader, seat: number, resource: Resource): number =>
  vault.get(fields.vault, seat, resource);
export const pointsOf = ({ fields }: Reader, seat: number): number => nth(fields.vp, seat);

export function henchmanOf(reader: Reader, seat: number): NamedHenchman {
  const kind = reader.kind(nth(reader.zone(zones.henchman(seat)), 0));
  if (kind?.type !== 'henchman') throw new Error(`seat ${seat} has no Named Henchman`);
  return kind;
}

// Squads

export const countOf = ({ fields }: Reader, seat: number, slot: number, piece: Piece): number =>
  members.get(fields.members, slotOf(seat, slot), piece);
export const sizeOf = ({ fields }: Reader, seat: number, slot: number): number =>
  members.total(fields.members, slotOf(seat, slot));

/** Where a Squad stands; Henchmen in none stand on their Base Tile. NOT_ANY where there is no such Squad. */
export const placeOf = ({ fields }: Reader, seat: number, slot: number): number =>
  slot === LOOSE ? baseOf(seat) : (fields.squadAt[seat * SQUADS + slot] ?? NOT_ANY);

/** The Squads that a seat has. */
export function squadsOf({ fields: { squadAt } }: Reader, seat: number): readonly number[] {
  let mask = 0;
  for (let slot = 0; slot < SQUADS; slot++) if (squadAt[seat * SQUADS + slot] !== NOT_ANY) mask |= 1 << slot;
  return inMask(mask);
}

/** The Squads of a seat that stand at a place, as a mask. */
function squadMask({ fields: { squadAt } }: Reader, seat: number, place: number): number {
  let mask = 0;
  for (let slot = 0; slot < SQUADS; slot++) if (squadAt[seat * SQUADS + slot] === place) mask |= 1 << slot;
  return mask;
}

export const squadsAt = (reader: Reader, seat: number, place: number): readonly number[] =>
  inMask(squadMask(reader, seat, place));
export const hasSquadAt = (reader: Reader, seat: number, place: number): boolean =>
  squadMask(reader, seat, place) !== 0;

/** All groups of a seat's Henchmen at a place: its Squads, and on its own Base Tile those in none (TD-22.5). */
export function groupsAt(reader: Reader, seat: number, place: number): readonly number[] {
  const isHome = place === baseOf(seat) && sizeOf(reader, seat, LOOSE) > 0;
  return inMask(squadMask(reader, seat, place) | (isHome ? 1 << LOOSE : 0));
}

/** A slot for a new Squad; NOT_ANY where the seat has all it may (TD-14.5). */
export function freeSlot(reader: Reader, seat: number): number {
  for (let slot = 0; slot < SQUADS; slot++) if (placeOf(reader, seat, slot) === NOT_ANY) return slot;
  return NOT_ANY;
}

/** The slot in which the Named Henchman is. */
export function slotOfNamed(reader: Reader, seat: number): number {
  const list = reader.fields.members;
  for (let slot = 0; slot < SQUADS; slot++) if (members.at(list, slotOf(seat, slot), NAMED) > 0) return slot;
  return LOOSE;
}

const isAtHome = (reader: Reader, seat: number): boolean =>
  placeOf(reader, seat, slotOfNamed(reader, seat)) === baseOf(seat);

/** Whether a seat plots and builds: at home, unless a card lets it elsewhere (TD-12.1, TD-13.1). */
export const canPlot = (reader: Reader, seat: number): boolean =>
  isAtHome(reader, seat) || lastingOf(reader, seat).some(remote.is);

/** How many Henchmen a seat has at a place, in Squads or not. */
export function henchmenAt(reader: Reader, seat: number, place: number): number {
  let sum = 0;
  for (const slot of groupsAt(reader, seat, place)) sum += sizeOf(reader, seat, slot);
  return sum;
}

/** Who has Henchmen at a place. */
export function presentAt(reader: Reader, place: number): readonly number[] {
  let mask = 0;
  for (let seat = 0; seat < reader.seats; seat++)
    if (groupsAt(reader, seat, place).length > 0) mask |= 1 << seat;
  return inMask(mask);
}

export function withSquadsAt(reader: Reader, place: number): readonly number[] {
  let mask = 0;
  for (let seat = 0; seat < reader.seats; seat++) if (hasSquadAt(reader, seat, place)) mask |= 1 << seat;
  return inMask(mask);
}

/** The Squads of a seat at a place that are deployed in this Phase. */
export const actingAt = (reader: Reader, seat: number, place: number): readonly number[] =>
  inMask(squadMask(reader, seat, place) & nth(reader.fields.acting, seat));

/** The pieces of a slot, each type once. */
export function piecesIn(reader: Reader, seat: number, slot: number): Piece[] {
  const found: Piece[] = [];
  for (const piece of pieces) if (countOf(reader, seat, slot, piece) > 0) found.push(piece);
  return found;
}

// Attributes

/** What each type of Faceless Henchman has, by the number of its piece. */
const pointsOfType: readonly Points[] = facelessTypes.map((type) => faceless[type]);
const NAMED = pieces.indexOf('named');

/** What Squads of a seat have of an Attribute together. */
export function strengthOf(
  reader: Reader,
  seat: number,
  slots: readonly number[],
  attribute: Attribute,
): number {
  return strengthFrom(reader, seat, slots, attributes.indexOf(attribute), lastingOf(reader, seat));
}

/** What they have of every Attribute. */
export function strengthsOf(reader: Reader, seat: number, slots: readonly number[]): Points {
  const lasting = lastingOf(reader, seat);
  return [
    strengthFrom(reader, seat, slots, 0, lasting),
    strengthFrom(reader, seat, slots, 1, lasting),
    strengthFrom(reader, seat, slots, 2, lasting),
    strengthFrom(reader, seat, slots, 3, lasting),
  ];
}

/** What they have of the Attribute with this number; `lasting` is all that lasts for the seat. */
function strengthFrom(
  reader: Reader,
  seat: number,
  slots: readonly number[],
  no: number,
  lasting: readonly Sentence[],
): number {
  let sum = 0;
  for (const slot of slots) sum += strengthIn(reader, seat, slot, no, lasting);
  return sum;
}

function strengthIn(
  reader: Reader,
  seat: number,
  slot: number,
  no: number,
  lasting: readonly Sentence[],
): number {
  const { members: list, boosts: more } = reader.fields;
  const where = slotOf(seat, slot);
  let sum = 0;
  for (let type = 0; type < NAMED; type++)
    sum += members.at(list, where, type) * nth(nth(pointsOfType, type), no);
  const isWithNamed = members.at(list, where, NAMED) > 0;
  if (isWithNamed) sum += nth(henchmanOf(reader, seat).has, no);
  if (slot === LOOSE) return sum;
  for (let row = 0; row < boosts.count(more); row++)
    if (boosts.squad(more, row) === seat * SQUADS + slot && boosts.attribute(more, row) === no)
      sum += boosts.by(more, row);
  for (const said of lasting)
    if (strengthen.is(said) && said.attribute === attributes[no])
      if (isStrengthened(reader, seat, slot, said)) sum += said.by;
  return Math.max(0, sum);
}

/** A small Squad has at most so many members. */
const SMALL = 3;

const isStrengthened = (
  reader: Reader,
  seat: number,
  slot: number,
  { who, where }: Pick<ReturnType<typeof strengthen>, 'who' | 'where'>,
): boolean =>
  (who === 'your squad'
    ? countOf(reader, seat, slot, 'named') > 0
    : who === 'every squad' || sizeOf(reader, seat, slot) <= SMALL) &&
  (where === undefined || isHeadquarters(placeOf(reader, seat, slot)));

// What lasts

/** All sentences that last for a seat: of its Named Henchman, its Gadgets and the Global Event. */
export function lastingOf(reader: Reader, seat: number): readonly Sentence[] {
  const own = lastingIn(reader, zones.gadgets(seat), lastingIn(reader, zones.henchman(seat), NOTHING));
  return lastingIn(reader, zones.event(), own);
}

/** Adds those of a zone's cards to others. Mostly there are none, and no list is made. */
function lastingIn(reader: Reader, zone: number, others: readonly Sentence[]): readonly Sentence[] {
  let found = others;
  for (const card of reader.zone(zone)) {
    const said = lastingOn(reader.kind(card));
    if (said.length > 0) found = found.length === 0 ? said : [...found, ...said];
  }
  return found;
}
const NOTHING: readonly Sentence[] = [];

const lastingOn = (kind: Kind | undefined): readonly Sentence[] =>
  kind !== undefined && 'lasting' in kind ? (kind.lasting ?? NOTHING) : NOTHING;

/** All sentences that last on the Global Event. */
export const lastingNow = (reader: Reader): readonly Sentence[] => {
  const [event] = reader.zone(zones.event());
  return event === undefined ? [] : lastingOn(reader.kind(event));
};

/** Whether the Global Event forbids something (TD-C20). */
export const isForbidden = (reader: Reader, what: 'building' | 'conflicts'): boolean =>
  lastingNow(reader).some((said) => forbid.is(said) && said.what === what);

// Tiles

export const statusAt = ({ fields }: Reader, place: number): Status =>
  nth(statuses, fields.status[place] ?? 0);
export const tileAt = (reader: Reader, place: number): number | undefined =>
  place < BASES ? reader.zone(zones.tile(place))[0] : undefined;

/** The mission at a place, where it lies open. */
export function missionAt(reader: Reader, place: number): Mission | undefined {
  const tile = tileAt(reader, place);
  if (tile === undefined || statusAt(reader, place) === 'inactive') return undefined;
  const kind = reader.kind(tile);
  return kind?.type === 'resource' || kind?.type === 'doomsday' || kind?.type === 'headquarters'
    ? kind
    : undefined;
}

/** The places that have a tile, headquarters among them. */
export function tiled(reader: Reader): number[] {
  const found: number[] = [];
  for (let place = 0; place < BASES; place++) if (tileAt(reader, place) !== undefined) found.push(place);
  return found;
}

export const alertsAt = ({ fields }: Reader, place: number): number =>
  alert.get(fields.alert, place, 'alert');

/** Where an agency's Agent is. */
export const agentOf = ({ fields }: Reader, agency: Agency): number =>
  nth(fields.agents, agencies.indexOf(agency));
export const isAgentAt = (reader: Reader, place: number): boolean =>
  !isBase(place) && agentOf(reader, agencyAt(place)) === place;
/** Whether the Agent at a mission interferes in this Phase (TD-17.10, TD-17.13, TD-A50). */
export const interferes = (reader: Reader, place: number): boolean =>
  !isHeadquarters(place) &&
  isAgentAt(reader, place) &&
  reader.fields.paidOff[agencies.indexOf(agencyAt(place))] !== 1;

/** What an Agent that comes to a place asks for, and the damage that it deals (TD-17.9, TD-17.14). */
export const dangerAt = (reader: Reader, place: number): number => {
  const full = alertsAt(reader, HEADQUARTERS[agencyAt(place)]) + alertsAt(reader, place);
  const isEased = withSquadsAt(reader, place).some((seat) => lastingOf(reader, seat).some(lieLow.is));
  return isEased ? Math.max(0, full - 1) : full;
};

/** At least one Squad or an Agent is there (TD-12.20). */
export const isOccupied = (reader: Reader, place: number): boolean =>
  isAgentAt(reader, place) || withSquadsAt(reader, place).length > 0;

/** What Completing the mission at a place, or Generating there, asks of a seat (TD-24.3, TD-24.8, TD-23.14). */
export function needsAt(reader: Reader, place: number): Points {
  const kind = missionAt(reader, place);
  if (kind === undefined) return [0, 0, 0, 0];
  if (kind.type === 'headquarters') return times(kind.needs, alertsAt(reader, place));
  const isCompleted = statusAt(reader, place) === 'completed';
  const own = kind.type === 'resource' && isCompleted ? kind.completed : kind.needs;
  const asked = atLeastNone(plus(own, demandedAt(reader, place)));
  return interferes(reader, place) ? plus(asked, agencyNeeds(reader, place)) : asked;
}

const none: Points = [0, 0, 0, 0];
const times = ([a, b, c, d]: Points, n: number): Points => [a * n, b * n, c * n, d * n];
const atLeastNone = (points: Points): Points =>
  points[3] < 0 ? [points[0], points[1], points[2], 0] : points;
const plus = (one: Points, two: Points): Points =>
  two === none ? one : [one[0] + two[0], one[1] + two[1], one[2] + two[2], one[3] + two[3]];

function agencyNeeds(reader: Reader, place: number): Points {
  const kind = missionAt(reader, HEADQUARTERS[agencyAt(place)]);
  return kind?.type === 'headquarters' ? kind.needs : none;
}

/** What a Global Event asks for besides; it takes no more than there is. */
function demandedAt(reader: Reader, place: number): Points {
  const ring = missionAt(reader, place)?.type;
  const lasting = lastingNow(reader);
  if (lasting.length === 0) return none;
  const found = lasting.flatMap((said): Points[] => {
    if (soften.is(said)) return ring === 'doomsday' ? [[0, 0, 0, -said.by]] : [];
    if (!demand.is(said) || said.ring !== ring) return [];
    const by = attributes.map((attribute) => (said.of === 'every' || said.of === attribute ? said.by : 0));
    return [[nth(by, 0), nth(by, 1), nth(by, 2), nth(by, 3)]];
  });
  return found.reduce(plus, none);
}

/** Squads of some seats. */
export interface Force {
  readonly seat: number;
  readonly slots: readonly number[];
}

/** Whether Squads together meet or beat what is asked for. */
export function meets(reader: Reader, forces: readonly Force[], needs: Points): boolean {
  for (let no = 0; no < attributes.length; no++) {
    const need = nth(needs, no);
    let sum = 0;
    for (const { seat, slots } of forces)
      if (sum < need) sum += strengthOf(reader, seat, slots, nth(attributes, no));
    if (sum < need) return false;
  }
  return true;
}

export const hasAffinity = (reader: Reader, seat: number, place: number): boolean => {
  const kind = missionAt(reader, place);
  return (
    kind !== undefined && kind.type !== 'headquarters' && henchmanOf(reader, seat).affinity === kind.mission
  );
};

/** Whether it is a Phase of Villainy. */
export const isVillainy = ({ fields: { phase } }: Reader): boolean => phase >= 1 && phase <= PHASES;
