import { type Frame, NOT_ANY, type Table } from '@masterplan/kernel';
import { isBase, type Reader, SQUADS, type Tomorrow } from '../board.ts';
import { note } from '../deeds.ts';
import { phase } from '../kit.ts';
import { groupsAt, isForbidden, isVillainy, placeOf } from '../questions.ts';
import { about } from '../tiles.ts';
import { fighting, parrying, striking } from './blows.ts';
import { choosingEffects, choosingHits, claiming, settle } from './effects.ts';
import {
  effectNamed,
  my,
  type Part,
  type Stage,
  stages,
  strikersAt,
  waitingForEffect,
  waitingForHit,
} from './frame.ts';
import { consenting, entering, joining, naming } from './sides.ts';

export { SLOT_STEP } from './blows.ts';
export { effectNamed, stolenIn, strikersAt } from './frame.ts';

const parts: Readonly<Record<Stage, Part>> = {
  name: naming,
  enter: entering,
  join: joining,
  consent: consenting,
  fight: fighting,
  strike: striking,
  parry: parrying,
  effect: choosingEffects,
  hit: choosingHits,
  claim: claiming,
};

/** Where a seat may attack another now, each tile once (TD-22.1, TD-22.2, TD-A63, TD-A64). */
export function attackPlaces(reader: Reader, seat: number, other: number): readonly number[] {
  if (reader.fields.attacked[seat]) return NOWHERE;
  let found = NOWHERE;
  for (let slot = 0; slot < SQUADS; slot++) {
    const place = placeOf(reader, seat, slot);
    if (place === NOT_ANY || found.includes(place) || (isBase(place) && !isVillainy(reader))) continue;
    if (groupsAt(reader, other, place).length > 0 && strikersAt(reader, seat, place).includes(slot))
      found = [...found, place];
  }
  return found.length > 0 && isForbidden(reader, 'conflicts') ? NOWHERE : found;
}
const NOWHERE: readonly number[] = [];

/** The first of these; NOT_ANY where it may not. */
export const attackPlace = (reader: Reader, seat: number, other: number): number =>
  attackPlaces(reader, seat, other)[0] ?? NOT_ANY;

export function beginConflict(table: Table<Tomorrow>, seat: number, other: number, place: number): void {
  table.fields.attacked[seat] = true;
  const frame = table.send(conflict, about(table, place), seat, { place, attacker: seat });
  my.force.set(frame, seat, seat);
  my.force.set(frame, other, other);
  note(table, 'attacked', seat, other);
  table.tell('attacks', seat, frame.self < 0 ? [] : [frame.self], other);
}

/**
 * A Conflict: who is in it, then both Attributes, chosen secretly and shown together; successes are assigned, parried and given effects;
 * everything happens at once at the end (TD-22.5 to TD-22.27, TD-A65 to TD-A75).
 */
export const conflict = phase({
  name: 'conflict',
  my,
  run(table, frame) {
    while (table.goesOn(frame)) {
      const stage = my.stage.of(frame);
      if (parts[stage].run(table, frame) === 'over') goOn(table, frame, stage);
    }
  },
  choices: (lens, seat, frame, offers) => parts[my.stage.of(frame)].choices(lens, seat, frame, offers),
  answer: (table, frame, seat, option) => parts[my.stage.of(frame)].answer(table, frame, seat, option),
});

/** The next part begins; `join` alone asks for consent, so nothing leads there from here. */
function goOn(table: Table<Tomorrow>, frame: Frame, stage: Stage): void {
  my.next.set(frame, 0);
  const next = stage === 'join' ? 'fight' : stages[stages.indexOf(stage) + 1];
  if (next === undefined) settle(table, frame);
  else my.stage.set(frame, next);
}

/** What is told and shown of a Conflict: all of it is open. `offence` and `defence` are the numbers of Attributes, NOT_ANY until they are shown. */
export const conflictIn = (frame: Readonly<Frame>) => ({
  stage: my.stage.of(frame),
  place: my.place.of(frame),
  attacker: my.attacker.of(frame),
  head: (seat: number) => my.force.of(frame, seat),
  offence: (seat: number) => my.offence.of(frame, seat),
  defence: (seat: number) => my.defence.of(frame, seat),
  blows: my.blows.count(frame),
  isIn: (seat: number) => my.force.of(frame, seat) !== NOT_ANY,
  joined: my.joined.of(frame),
  left: (seat: number) => my.left.of(frame, seat),
  blow: my.stage.of(frame) === 'effect' ? waitingForEffect(frame) : waitingForHit(frame),
  victim: (row: number) => my.blows.seat(frame, row),
  target: (row: number) => my.blows.slot(frame, row),
  /** From whom a Resource is claimed now. */
  claimed: () => my.blows.seat(frame, my.next.of(frame)),
  by: (row: number) => my.blows.by(frame, row),
  effect: (row: number) => effectNamed(my.blows.effect(frame, row)),
});
