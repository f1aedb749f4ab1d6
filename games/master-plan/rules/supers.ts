import { type AttackType, attackTypes, type Side, type Super } from '../content/kinds.ts';
import { down, guarded, plan, type Reader, renumbered, zones } from './board.ts';

/** The Super a card is; the reader must know its face. */
export function superOf(reader: Reader, card: number): Super {
  const kind = reader.kind(card);
  if (kind?.type !== 'super') throw new Error(`card ${card} is not a Super that this reader knows`);
  return kind;
}

export const sideOf = (reader: Reader, card: number): Side => superOf(reader, card).side;

/** The Mastermind whose Squad or hand a card is in. */
export const ownerOf = (reader: Reader, card: number): number => plan.place(reader.at(card)).seat;

/** The Squad a Super is in; nobody where it is in none, as when it has left. */
export function squadOf(reader: Reader, card: number): readonly number[] {
  const zone = reader.at(card);
  return plan.place(zone).name === 'squad' ? reader.zone(zone) : [];
}

/** The side of a Squad, or undefined where there is none; the reader must know its cards (MP-5.15). */
export function squadSide(reader: Reader, seat: number, place: number): Side | undefined {
  const first = reader.zone(zones.squad(seat, place))[0];
  return first === undefined ? undefined : sideOf(reader, first);
}

/** Whether a Super of a side may join a seat's Squad at a place, or form one there (MP-5.14 to MP-5.16). */
export function fits(reader: Reader, side: Side, seat: number, place: number): boolean {
  const there = squadSide(reader, seat, place);
  return there === undefined || there === side;
}

/** The Action Number that counts now: printed, or as an Ability changed it (MP-B16). */
export const numberOf = (reader: Reader, card: number): number =>
  renumbered.get(reader.fields.renumbered, card) ?? superOf(reader, card).number;

/** Whether it has a Defense of a type, printed or gained (MP-6.14, MP-B18). */
export const defends = (reader: Reader, card: number, type: AttackType): boolean =>
  superOf(reader, card).defenses.includes(type) || isGuarded(reader, card, type);

function isGuarded({ fields }: Reader, card: number, type: AttackType): boolean {
  return guarded.find(fields.guarded, card, attackTypes.indexOf(type)) >= 0;
}

/** The Defenses that it has gained besides those printed. */
export function defensesGained(reader: Reader, card: number): readonly AttackType[] {
  const { defenses } = superOf(reader, card);
  return attackTypes.filter((type) => !defenses.includes(type) && isGuarded(reader, card, type));
}

/** Whether it can be attacked and chosen at all (MP-B15). */
export const isUp = (reader: Reader, card: number): boolean => !down.has(reader.fields.down, card);

/** How many places clockwise from the holder of Loser Lad a seat is; 0 is the holder. */
const turnsFromHolder = (reader: Reader, seat: number): number =>
  (seat - reader.fields.holder + reader.seats) % reader.seats;

/** Less than 0 where `a` acts before `b`, which has the same Action Number (MP-6.9, MP-A20). */
export const byActing = (reader: Reader, a: number, b: number): number =>
  tiedActing(reader, a, ownerOf(reader, a), b, ownerOf(reader, b));

function tiedActing(reader: Reader, a: number, ownerOfA: number, b: number, ownerOfB: number): number {
  const seats = turnsFromHolder(reader, ownerOfA) - turnsFromHolder(reader, ownerOfB);
  return seats !== 0 ? seats : superOf(reader, a).number - superOf(reader, b).number;
}

/** A Super and the Mastermind whose it is, or was when it was knocked out. */
export interface Owned {
  readonly card: number;
  readonly seat: number;
}

/** Less than 0 where one Super acts before another, by number, ties as `byActing` breaks them (MP-6.9, MP-A20). */
export const actsBefore = (reader: Reader, a: Owned, b: Owned): number =>
  numberOf(reader, a.card) - numberOf(reader, b.card) || tiedActing(reader, a.card, a.seat, b.card, b.seat);

/** Less than 0 where `a` claims before `b` (MP-7.1, MP-7.2, MP-A20). */
export function byClaiming(reader: Reader, a: number, b: number): number {
  const numbers = numberOf(reader, b) - numberOf(reader, a);
  if (numbers !== 0) return numbers;
  const seats = turnsFromHolder(reader, ownerOf(reader, a)) - turnsFromHolder(reader, ownerOf(reader, b));
  return seats !== 0 ? seats : superOf(reader, b).number - superOf(reader, a).number;
}
