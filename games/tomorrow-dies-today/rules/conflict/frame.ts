import {
  choice,
  type Frame,
  type Lens,
  locals,
  NOT_ANY,
  nth,
  number,
  type Offers,
  type Option,
  perSeat,
  rows,
  type Table,
} from '@masterplan/kernel';
import { type Attribute, attributes, type Resource } from '../../content/kinds.ts';
import type { Reader, Tomorrow } from '../board.ts';
import { inMask } from '../masks.ts';
import { inOrder } from '../order.ts';
import { actingAt, isVillainy, squadsAt } from '../questions.ts';

/** The parts of a Conflict, in their order; `consent` is asked in between, by `join`. */
export const stages = [
  'name',
  'enter',
  'join',
  'consent',
  'fight',
  'strike',
  'parry',
  'effect',
  'hit',
  'claim',
] as const;
export type Stage = (typeof stages)[number];

/** What a part of a Conflict asks and does. */
export interface Part {
  /** Asks somebody; or does something, after which it runs `again`; or is `over`. */
  run(this: void, table: Table<Tomorrow>, frame: Frame): 'asks' | 'again' | 'over';
  choices(this: void, lens: Lens<Tomorrow>, seat: number, frame: Frame, offers: Offers): void;
  answer(this: void, table: Table<Tomorrow>, frame: Frame, seat: number, option: Option): void;
}

/** What a success does: nothing yet, parried, sends one home, damages, steals, or is lost. */
const effects = ['none', 'parried', 'home', 'damage', 'steal', 'lost'] as const;
export type Effect = (typeof effects)[number];
export const effectNo = (effect: Effect): number => effects.indexOf(effect);
export const effectNamed = (no: number): Effect => nth(effects, no);

export const my = locals({
  stage: choice(...stages),
  place: number(),
  attacker: number(),
  /** Who comes next in a part, as a place in the turn order; whom somebody would join. */
  next: number(),
  joined: number(NOT_ANY),
  /** The head of the force each seat is in; NOT_ANY for who stays out. */
  force: perSeat(NOT_ANY),
  /** Who came in later, and may join any side. */
  entered: perSeat(),
  offence: perSeat(NOT_ANY),
  defence: perSeat(NOT_ANY),
  /** Successes that a head has still to assign, then those it has still to parry. */
  left: perSeat(),
  blows: rows('by', 'seat', 'slot', 'effect', 'piece', 'claim'),
});

// Who is in it

/** The seats that fit, in turn order. */
function seatsWhere(reader: Reader, fits: (seat: number) => boolean): number[] {
  let mask = 0;
  for (let seat = 0; seat < reader.seats; seat++) if (fits(seat)) mask |= 1 << seat;
  return inOrder(reader, inMask(mask));
}

export const fighters = (reader: Reader, frame: Readonly<Frame>): number[] =>
  seatsWhere(reader, (seat) => my.force.of(frame, seat) !== NOT_ANY);
export const heads = (reader: Reader, frame: Readonly<Frame>): number[] =>
  seatsWhere(reader, (seat) => my.force.of(frame, seat) === seat);
export const forceOf = (reader: Reader, frame: Readonly<Frame>, head: number): number[] =>
  seatsWhere(reader, (seat) => my.force.of(frame, seat) === head);

/** The Squads with which a seat strikes at a place: those deployed there in a Phase, all there in the other Stages (TD-A63, TD-A67). */
export const strikersAt = (reader: Reader, seat: number, place: number): readonly number[] =>
  isVillainy(reader) ? actingAt(reader, seat, place) : squadsAt(reader, seat, place);

/** Goes to the next seat of the turn order that fits, and asks it. */
export function askNext(
  table: Table<Tomorrow>,
  frame: Frame,
  fits: (seat: number) => boolean,
): 'asks' | 'over' {
  while (my.next.of(frame) < table.seats) {
    const seat = nth(table.fields.order, my.next.add(frame, 1));
    if (!fits(seat)) continue;
    table.ask(seat);
    return 'asks';
  }
  return 'over';
}

// Successes

/** The rows of blows that fit. */
export function blowsWhere(frame: Readonly<Frame>, fits: (row: number) => boolean): number[] {
  const found: number[] = [];
  for (let row = 0; row < my.blows.count(frame); row++) if (fits(row)) found.push(row);
  return found;
}
export const hasEffect = (frame: Readonly<Frame>, row: number, ...which: readonly Effect[]): boolean =>
  which.includes(effectNamed(my.blows.effect(frame, row)));

/** Whether a blow was meant for a Squad. */
export const isAt = (frame: Readonly<Frame>, row: number, seat: number, slot: number): boolean =>
  my.blows.seat(frame, row) === seat && my.blows.slot(frame, row) === slot;

/** The first success that waits for an effect, or for a Henchman to hit; NOT_ANY where none does. */
const firstBlow = (frame: Readonly<Frame>, fits: (row: number) => boolean): number =>
  blowsWhere(frame, fits)[0] ?? NOT_ANY;
export const waitingForEffect = (frame: Readonly<Frame>): number =>
  firstBlow(frame, (row) => hasEffect(frame, row, 'none'));
export const waitingForHit = (frame: Readonly<Frame>): number =>
  firstBlow(
    frame,
    (row) => hasEffect(frame, row, 'home', 'damage') && my.blows.piece(frame, row) === NOT_ANY,
  );

/** What each Attribute steals (TD-22.15 to TD-22.17). */
export const stolenBy: Readonly<Record<Attribute, Resource | undefined>> = {
  combat: undefined,
  stealth: 'funding',
  cunning: 'espionage',
  diplomacy: 'corruption',
};

/** The Attribute that a success was struck with; undefined where there is none. */
export function offenceIn(frame: Readonly<Frame>, row: number): Attribute | undefined {
  const offence = row < 0 ? NOT_ANY : my.offence.of(frame, my.blows.by(frame, row));
  return offence === NOT_ANY ? undefined : nth(attributes, offence);
}

/** What a success can steal. */
export function stolenIn(frame: Readonly<Frame>, row: number): Resource | undefined {
  const offence = offenceIn(frame, row);
  return offence === undefined ? undefined : stolenBy[offence];
}
