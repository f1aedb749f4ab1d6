import { NOT_ANY, nth, type Offers, type Table } from '@masterplan/kernel';
import type { AttackType, Side } from '../content/kinds.ts';
import {
  down,
  fallen,
  guarded,
  lures,
  type MasterPlan,
  type Reader,
  renumbered,
  word,
  zones,
} from './board.ts';
import { byClaiming, defends, isUp, ownerOf, sideOf, squadOf, squadSide } from './supers.ts';

/** Whether both camps have Supers here (MP-6.5, MP-6.7, MP-6.21). */
export function bothCampsStand(reader: Reader): boolean {
  const { here } = reader.fields;
  let first: Side | undefined;
  for (let seat = 0; seat < reader.seats; seat++) {
    const side = squadSide(reader, seat, here);
    if (side === undefined) continue;
    if (first !== undefined && side !== first) return true;
    first = side;
  }
  return false;
}

/** Puts the Supers here that can act into `found`; those that are asleep cannot (MP-A21, MP-B8, MP-B15). */
export function readyToAct(reader: Reader, found: number[]): void {
  for (let seat = 0; seat < reader.seats; seat++) {
    for (const card of reader.zone(zones.squad(seat, reader.fields.here)))
      if (isUp(reader, card)) found.push(card);
  }
}

/** Everybody who is here, in the order of claiming (MP-7.1, MP-7.2, MP-7.4). */
export function claimants(reader: Reader): number[] {
  const line: number[] = [];
  for (let seat = 0; seat < reader.seats; seat++) {
    for (const card of reader.zone(zones.squad(seat, reader.fields.here))) lineUp(reader, line, card);
  }
  return line;
}

/** Puts a Super into the line of those who claim, behind all that claim before it. */
function lineUp(reader: Reader, line: number[], card: number): void {
  let place = line.length;
  for (; place > 0 && byClaiming(reader, card, nth(line, place - 1)) < 0; place--) {
    line[place] = nth(line, place - 1);
  }
  line[place] = card;
}

/** Who can be meant at all: Supers of Squads with more than so many. */
interface Aim {
  readonly largerThan: number;
}

const ANYBODY: Aim = { largerThan: 0 };

/** What keeps a foe from being knocked out: the clause, or undefined where nothing does. Decoys are not looked at. */
function safety(
  reader: Reader,
  foe: number,
  type: AttackType | 'anything',
  { largerThan }: Aim,
): string | undefined {
  if (!isUp(reader, foe)) return 'MP-B15';
  if (squadOf(reader, foe).length <= largerThan) return 'MP-B35';
  return type !== 'anything' && defends(reader, foe, type) ? 'MP-6.14' : undefined;
}

/** Whether a Super that draws Attacks can be knocked out: then nobody else can (MP-B19). */
function isDecoyed(reader: Reader, attacker: Side, type: AttackType | 'anything', aim: Aim): boolean {
  for (const decoy of reader.fields.lures) {
    if (sideOf(reader, decoy) !== attacker && safety(reader, decoy, type, aim) === undefined) return true;
  }
  return false;
}

/** The one foe that a Super of a side can knock out here; `several` if it has a choice (MP-6.13, MP-6.15, MP-B19). */
export function onlyTarget(
  reader: Reader,
  attacker: Side,
  type: AttackType | 'anything',
): number | 'nobody' | 'several' {
  const { fields } = reader;
  const { here } = fields;
  const decoyed = isDecoyed(reader, attacker, type, ANYBODY);
  let only = NOT_ANY;
  for (let seat = 0; seat < reader.seats; seat++) {
    if (squadSide(reader, seat, here) === attacker) continue;
    for (const foe of reader.zone(zones.squad(seat, here))) {
      if ((decoyed && !lures.has(fields.lures, foe)) || safety(reader, foe, type, ANYBODY) !== undefined)
        continue;
      if (only !== NOT_ANY) return 'several';
      only = foe;
    }
  }
  return only === NOT_ANY ? 'nobody' : only;
}

/** Offers everybody here: whom the Super can knock out, and why not the others. */
export function offerTargets(
  lens: Reader,
  attacker: Side,
  type: AttackType | 'anything',
  offers: Offers,
  aim: Aim = ANYBODY,
): void {
  const { here } = lens.fields;
  const decoyed = isDecoyed(lens, attacker, type, aim);
  for (let seat = 0; seat < lens.seats; seat++) {
    const isFriend = squadSide(lens, seat, here) === attacker;
    for (const card of lens.zone(zones.squad(seat, here))) {
      const unless = isFriend ? 'MP-6.15' : safety(lens, card, type, aim);
      const decoys = decoyed && !lures.has(lens.fields.lures, card) ? 'MP-B19' : undefined;
      offers.verdict(word.knockOut, card, 0, unless ?? decoys);
    }
  }
}

/** Puts a Super into a seat's KO pile (MP-6.16, MP-6.19). `by` is the Super that did it. */
export function knockOut(table: Table<MasterPlan>, card: number, seat: number, by: number): void {
  const owner = ownerOf(table, card);
  fallen.add(table.fields.fallen, card, owner);
  shedMarks(table, card);
  table.move(card, zones.koPile(seat));
  table.tell('knocked out', seat, [by, card], owner);
}

/** What Abilities did to a Super ends when it leaves this Throwdown (MP-B17). */
export function shedMarks(table: Table<MasterPlan>, card: number): void {
  const { fields } = table;
  down.drop(fields.down, card);
  lures.drop(fields.lures, card);
  renumbered.drop(fields.renumbered, card);
  guarded.drop(fields.guarded, card);
}

/** Nothing of a fight outlasts it. */
export function forgetFight(table: Table<MasterPlan>): void {
  const { fields } = table;
  fields.acted = [];
  fields.down = [];
  fields.lures = [];
  fields.renumbered = [];
  fields.guarded = [];
  fields.fallen = [];
  fields.here = NOT_ANY;
}

/** The Throwdown card at a place. */
export const throwdownAt = (reader: Reader, place: number): number =>
  nth(reader.zone(zones.throwdown(place)), 0);
