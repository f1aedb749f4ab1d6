import { fromContent, nth, type Sentence } from '@masterplan/kernel';
import {
  type Ability,
  abilities,
  type Crisis,
  families,
  type Hero,
  type Kind,
  type Level,
  type Power,
  type Score,
  type Tyrant,
  type Villain,
} from '../content/kinds.ts';
import {
  advancement,
  closedBelow,
  type JusticeLeague,
  overcome,
  places,
  REGIONS,
  type Reader,
  ready,
  VILLAIN_CARD,
  zones,
} from './board.ts';
import { raise } from './verbs/raise.ts';

/** A side that has so many VP wins at once (JL-1.8). */
export const POINTS_TO_WIN = 12;
export const MOST_WOUNDS = 3;
export const LAST_STAGE = 3;
/** Defeating Darkseid is worth so much (JL-2.31). */
export const POINTS_OF_A_VILLAIN = 2;

// Seats

/** Ω: how many heroes play (JL-2.20). */
export const omega = ({ seats }: { readonly seats: number }): number => seats - 1;

export const isHero = ({ fields }: Reader, seat: number): boolean => seat !== fields.darkseid;

/** By the number of seats and Darkseid's: made once, as they are asked for at every step. */
const teams = new Map<number, readonly number[]>();

/** The heroes' seats, in order. */
export function heroesOf({ seats, fields }: Reader): readonly number[] {
  const key = seats * seats + fields.darkseid;
  const known = teams.get(key);
  if (known !== undefined) return known;
  const team = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== fields.darkseid);
  teams.set(key, team);
  return team;
}

export const isDown = ({ fields }: Reader, seat: number): boolean => fields.down[seat] === true;
export const placeOf = ({ fields }: Reader, seat: number): number => nth(fields.at, seat);
export const levelOf = ({ fields }: Reader, seat: number): number => nth(fields.level, seat);

/** Heroes at a place who do not lie defeated. */
export const heroesAt = (reader: Reader, place: number): number[] =>
  heroesOf(reader).filter((seat) => placeOf(reader, seat) === place && !isDown(reader, seat));

export const readyOf = ({ fields }: Reader, seat: number, ability: Ability): number =>
  ready.get(fields.ready, seat, ability);

/** The sheet of a seat: a hero's, or Darkseid's. */
export function sheetOf(reader: Reader, seat: number): Hero | Tyrant {
  const kind = reader.kind(nth(reader.zone(zones.sheet(seat)), 0));
  if (kind?.type !== 'hero' && kind?.type !== 'tyrant') throw new Error(`seat ${seat} has no sheet`);
  return kind;
}

/** The next level of a seat's dial; undefined at its end (JL-A29). */
export const nextLevel = (reader: Reader, seat: number): Level | undefined =>
  sheetOf(reader, seat).dial[levelOf(reader, seat) - 1];

// Places

export const isRegion = (place: number): boolean => place >= 0 && place < REGIONS;

/** Whether a region is part of this game (JL-3.2 to JL-3.4, JL-A3). */
export const isOpen = ({ seats }: Sized, place: number): boolean => mapFor(seats).open.includes(place);

/** The open regions, in order. */
export const openRegions = ({ seats }: Sized): readonly number[] => mapFor(seats).open;

/** The open regions next to a place: none next to Apokolips and the Watchtower. */
export const neighbours = ({ seats }: Sized, place: number): readonly number[] =>
  nth(mapFor(seats).beside, place);

type Sized = Pick<Reader, 'seats'>;

/** The map as so many players use it. */
interface OpenMap {
  readonly open: readonly number[];
  readonly beside: readonly (readonly number[])[];
}

/** By the number of seats: made once, as they are asked for at every step. */
const maps: (OpenMap | undefined)[] = [];

function mapFor(seats: number): OpenMap {
  const known = maps[seats];
  if (known !== undefined) return known;
  const isClosed = (place: number) =>
    closedBelow.some(({ region, heroes }) => region === place && omega({ seats }) < heroes);
  const all = [...places.names.keys()];
  const isIn = (place: number) => isRegion(place) && !isClosed(place);
  const map = {
    open: all.filter(isIn),
    beside: all.map((place) => (isClosed(place) ? [] : places.neighbours(place).filter(isIn))),
  };
  maps[seats] = map;
  return map;
}

/** The regions within so many travel lines, without the start. */
export const within = (reader: Sized, from: number, far: number): number[] =>
  places.within(from, far, (place) => isOpen(reader, place));

// Cards

export function powerOf(reader: Reader, card: number): Power {
  const kind = reader.kind(card);
  if (kind?.type !== 'power') throw new Error(`card ${card} is not a power that this reader knows`);
  return kind;
}

export function crisisOf(reader: Reader, card: number): Crisis {
  const kind = reader.kind(card);
  if (kind?.type !== 'crisis') throw new Error(`card ${card} is not a crisis that this reader knows`);
  return kind;
}

/** The villain card of this game (JL-3.19). */
function villainOf(reader: Reader): Villain {
  const kind = reader.kind(nth(reader.zone(zones.villain()), 0));
  if (kind?.type !== 'villain') throw new Error('no villain card lies by the board');
  return kind;
}

/** What a crisis costs in a region (JL-3.31, JL-A8). */
export const costIn = ({ cost, discount }: Pick<Crisis, 'cost' | 'discount'>, region: number): number =>
  discount !== undefined && places.no(discount.in) === region ? Math.max(0, cost - discount.by) : cost;

/** The crisis of a region, hidden or revealed; undefined where there is none. */
export const tileAt = (reader: Reader, region: number): number | undefined =>
  isRegion(region) ? reader.zone(zones.tile(region))[0] : undefined;

export const hasCrisis = (reader: Reader, region: number): boolean => tileAt(reader, region) !== undefined;

/** The revealed crisis of a region; undefined where there is none. */
export function revealedAt(reader: Reader, region: number): Crisis | undefined {
  const tile = tileAt(reader, region);
  return tile !== undefined && reader.isPublic(tile) ? crisisOf(reader, tile) : undefined;
}

/** The stage of the crisis of a region (JL-10.16). */
export const stageOf = ({ fields }: Reader, region: number): number =>
  advancement.get(fields.advancement, region, 'stage');

/** What each kind says as long as it lies face up. */
const lasting = fromContent<JusticeLeague, readonly (readonly Sentence[])[]>((kinds) =>
  kinds.map((kind) => (kind.type === 'crisis' ? (kind.lasting ?? []) : [])),
);

/** What the revealed crisis of a region says as long as it lies there; nothing where there is none (JL-A10, JL-A89). */
export function lastingAt(reader: Reader, region: number): readonly Sentence[] {
  const tile = tileAt(reader, region);
  if (tile === undefined || !reader.isPublic(tile)) return NOTHING;
  return nth(lasting(reader.game), reader.face(tile));
}

const NOTHING: readonly never[] = [];

// Confronting

const printedScore = (score: Score, stage: number): number =>
  typeof score === 'number' ? score : score.rising + stage;

/** What is printed as abilities of a target: a crisis that the reader knows, or the villain card. */
export const targetKind = (reader: Reader, target: number): Crisis | Villain =>
  target === VILLAIN_CARD ? villainOf(reader) : crisisOf(reader, nth(reader.zone(zones.tile(target)), 0));

/**
 * The score of an ability of a crisis, or of Darkseid; undefined where it has none (JL-2.54, JL-10.15, JL-10.19, JL-15.4).
 * Revealed crises next to it may raise it.
 */
export function scoreOf(reader: Reader, target: number, ability: Ability): number | undefined {
  const kind = targetKind(reader, target);
  const printed = kind[ability];
  if (printed === undefined) return undefined;
  if (kind.type === 'villain') return printedScore(printed, 0) + levelOf(reader, reader.fields.darkseid);
  return printedScore(printed, stageOf(reader, target)) + raisedBy(reader, target, ability);
}

/** How much of a score is stage. */
export function stagedIn(reader: Reader, target: number, ability: Ability): number {
  const score = targetKind(reader, target)[ability];
  return target === VILLAIN_CARD || score === undefined || typeof score === 'number'
    ? 0
    : stageOf(reader, target);
}

/** What revealed crises add to a score: those next to it, or it says so itself for each of them. */
function raisedBy(reader: Reader, target: number, ability: Ability): number {
  let more = 0;
  for (const said of lastingAt(reader, target))
    if (raise.is(said) && said.of === 'itself') more += said.by * revealedNextTo(reader, target);
  for (const region of neighbours(reader, target))
    for (const said of lastingAt(reader, region))
      if (raise.is(said) && said.of === 'neighbours' && said.ability === ability) more += said.by;
  return more;
}

const revealedNextTo = (reader: Reader, region: number): number =>
  neighbours(reader, region).filter((other) => revealedAt(reader, other) !== undefined).length;

/** Whose XP token lies on an ability; undefined where it is not overcome. */
export function overcomeBy({ fields }: Reader, target: number, ability: Ability): number | undefined {
  const row = overcome.find(fields.overcome, target, abilities.indexOf(ability));
  return row < 0 ? undefined : overcome.hero(fields.overcome, row);
}

/** The abilities of a target that are still to be overcome. */
export function openAbilities(reader: Reader, target: number): Ability[] {
  const kind = targetKind(reader, target);
  return abilities.filter(
    (ability) => kind[ability] !== undefined && overcomeBy(reader, target, ability) === undefined,
  );
}

/** Whether heroes where Darkseid is may confront him (JL-15.1, JL-15.2, JL-A76, JL-A81). */
export function isConfrontable(reader: Reader): boolean {
  const { darkseid, exposed } = reader.fields;
  return !isDown(reader, darkseid) && (exposed || !hasCrisis(reader, placeOf(reader, darkseid)));
}

/** What a hero at a place could confront: the revealed crisis there, and Darkseid (JL-10.8, JL-15.1). */
export function targetsAt(reader: Reader, place: number): number[] {
  const targets = revealedAt(reader, place) === undefined ? [] : [place];
  if (placeOf(reader, reader.fields.darkseid) === place && isConfrontable(reader)) targets.push(VILLAIN_CARD);
  return targets.filter((target) => openAbilities(reader, target).length > 0);
}

/** How many crises of each type Darkseid has completed (JL-17.5). */
export const familiesCompleted = (reader: Reader): readonly number[] =>
  families.map(
    (family) =>
      reader.zone(zones.completed()).filter((card) => {
        const kind = reader.kind(card);
        return kind?.type === 'crisis' && kind.family === family;
      }).length,
  );

// Points

const costOf = (kind: Kind | undefined): number => (kind?.type === 'crisis' ? kind.cost : 0);

const pointsIn = (reader: Reader, zone: number): number => {
  let points = 0;
  for (const card of reader.zone(zone)) points += costOf(reader.kind(card));
  return points;
};

/** The heroes' VP together (JL-18.3). */
export const heroPoints = (reader: Reader): number =>
  pointsIn(reader, zones.thwarted()) + POINTS_OF_A_VILLAIN * reader.fields.villainsDefeated;

/** Darkseid's VP (JL-18.1, JL-A50). */
export const villainPoints = (reader: Reader): number =>
  pointsIn(reader, zones.completed()) + reader.fields.heroesDefeated;
