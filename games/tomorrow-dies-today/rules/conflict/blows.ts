import { type Frame, firstOf, NOT_ANY, nth, secondOf, type Table, wordOf } from '@masterplan/kernel';
import { type Attribute, attributes } from '../../content/kinds.ts';
import { LOOSE, type Reader, type Tomorrow, word } from '../board.ts';
import { maskOf } from '../masks.ts';
import { groupsAt, lastingOf, strengthOf } from '../questions.ts';
import { guard } from '../verbs/guard.ts';
import {
  blowsWhere,
  effectNo,
  fighters,
  forceOf,
  hasEffect,
  heads,
  isAt,
  my,
  type Part,
  strikersAt,
} from './frame.ts';

/** One success for so many points (TD-22.8). */
const POINTS_A_SUCCESS = 2;

/** The successes of a force with the Squads or groups that count (TD-22.8, TD-22.23, TD-A67). */
function pointsOf(
  reader: Reader,
  frame: Readonly<Frame>,
  head: number,
  attribute: Attribute,
  counting: typeof groupsAt,
): number {
  let sum = 0;
  for (const seat of forceOf(reader, frame, head))
    sum += strengthOf(reader, seat, counting(reader, seat, my.place.of(frame)), attribute);
  return sum;
}

const successes = (points: number): number => Math.floor(points / POINTS_A_SUCCESS);

/** What cards let a force parry besides (TD-C19). */
const guardOf = (reader: Reader, frame: Readonly<Frame>, head: number): number =>
  forceOf(reader, frame, head)
    .flatMap((seat) => lastingOf(reader, seat))
    .reduce((sum, said) => (guard.is(said) ? sum + said.by : sum), 0);

const canStrike = (reader: Reader, frame: Readonly<Frame>, head: number): boolean =>
  forceOf(reader, frame, head).some((seat) => strikersAt(reader, seat, my.place.of(frame)).length > 0);

/** Every force chooses an Attribute to strike and another to defend with, secretly; they are shown together (TD-22.7, TD-A66). */
export const fighting: Part = {
  run(table, frame) {
    if (my.next.add(frame, 1) === 0) {
      table.askSealed(maskOf(heads(table, frame)));
      return 'asks';
    }
    countSuccesses(table, frame);
    return 'over';
  },
  choices(lens, seat, frame, offers) {
    const isStriking = canStrike(lens, frame, seat);
    const all = attributes.keys();
    if (!isStriking) for (const defence of all) offers.yes(word.defend, defence);
    else
      for (const offence of all)
        for (let defence = 0; defence < attributes.length; defence++)
          if (offence !== defence) offers.yes(word.fight, offence, defence);
  },
  answer(_table, frame, seat, option) {
    const isBoth = wordOf(option) === word.fight;
    if (isBoth) my.offence.set(frame, seat, firstOf(option));
    my.defence.set(frame, seat, isBoth ? secondOf(option) : firstOf(option));
  },
};

function countSuccesses(table: Table<Tomorrow>, frame: Frame): void {
  for (const head of heads(table, frame)) {
    const offence = my.offence.of(frame, head);
    const defence = my.defence.of(frame, head);
    const strikes =
      offence === NOT_ANY ? 0 : pointsOf(table, frame, head, nth(attributes, offence), strikersAt);
    const guards = pointsOf(table, frame, head, nth(attributes, defence), groupsAt);
    my.left.set(frame, head, successes(strikes));
    if (offence === NOT_ANY) table.tell('defends', head, [], defence, guards);
    else table.tell('fights', head, [], offence, strikes, defence, guards);
  }
}

/** What can be struck: the Squads of all who are not in the same force. */
const targetsOf = (reader: Reader, frame: Readonly<Frame>, head: number): { seat: number; slot: number }[] =>
  fighters(reader, frame)
    .filter((seat) => my.force.of(frame, seat) !== head)
    .flatMap((seat) => groupsAt(reader, seat, my.place.of(frame)).map((slot) => ({ seat, slot })));

/** Successes are assigned to enemy Squads, in turn order and openly (TD-22.9). */
export const striking: Part = {
  run(table, frame) {
    const head = heads(table, frame).find((seat) => my.left.of(frame, seat) > 0);
    if (head === undefined) return 'over';
    const targets = targetsOf(table, frame, head);
    const [only] = targets;
    if (targets.length > 1) {
      table.ask(head);
      return 'asks';
    }
    if (only === undefined) my.left.set(frame, head, 0);
    else assign(frame, head, only.seat, only.slot);
    return 'again';
  },
  choices(lens, head, frame, offers) {
    for (const { seat, slot } of targetsOf(lens, frame, head)) offers.yes(word.strike, seat, slot);
  },
  answer: (_table, frame, seat, option) => assign(frame, seat, firstOf(option), secondOf(option)),
};

function assign(frame: Frame, head: number, seat: number, slot: number): void {
  my.blows.add(frame, head, seat, slot, effectNo('none'), NOT_ANY, NOT_ANY);
  my.left.set(frame, head, my.left.of(frame, head) - 1);
}

/** The successes against a force that nobody has parried. */
const against = (frame: Readonly<Frame>, head: number): number[] =>
  blowsWhere(
    frame,
    (row) => hasEffect(frame, row, 'none') && my.force.of(frame, my.blows.seat(frame, row)) === head,
  );

const areAlike = (frame: Readonly<Frame>, one: number, two: number): boolean =>
  my.blows.by(frame, one) === my.blows.by(frame, two) &&
  isAt(frame, one, my.blows.seat(frame, two), my.blows.slot(frame, two));

/** Of those, one for each attacker and target: the others are alike. */
const distinctBlows = (frame: Readonly<Frame>, head: number): number[] =>
  against(frame, head).filter(
    (row, i, all) => !all.slice(0, i).some((earlier) => areAlike(frame, row, earlier)),
  );

/** Which Squad a parried blow was meant for is written as one number. */
export const SLOT_STEP = LOOSE + 1;
const targetNo = (frame: Readonly<Frame>, row: number): number =>
  my.blows.slot(frame, row) + SLOT_STEP * my.blows.seat(frame, row);

/** Each force parries as many successes as it has itself, and chooses which (TD-22.10, TD-22.11). */
export const parrying: Part = {
  run(table, frame) {
    for (const head of heads(table, frame).slice(my.next.of(frame))) {
      if (my.entered.of(frame, head) < PARRYING) {
        const defence = nth(attributes, my.defence.of(frame, head));
        const own = successes(pointsOf(table, frame, head, defence, groupsAt));
        my.left.set(frame, head, own + guardOf(table, frame, head));
        my.entered.set(frame, head, PARRYING);
      }
      if (hasToChoose(frame, head)) {
        table.ask(head);
        return 'asks';
      }
      my.next.add(frame, 1);
    }
    return 'over';
  },
  choices(_lens, head, frame, offers) {
    for (const row of distinctBlows(frame, head))
      offers.yes(word.parry, my.blows.by(frame, row), targetNo(frame, row));
  },
  answer(_table, frame, head, option) {
    const parried = distinctBlows(frame, head).find(
      (row) => my.blows.by(frame, row) === firstOf(option) && targetNo(frame, row) === secondOf(option),
    );
    if (parried !== undefined) my.blows.set(frame, parried, 'effect', effectNo('parried'));
    my.left.set(frame, head, my.left.of(frame, head) - 1);
  },
};
/** `entered` of a head that has counted what it can parry. */
const PARRYING = 2;

/** Where all can be parried, or all are alike, there is nothing to choose: they are parried at once. */
function hasToChoose(frame: Frame, head: number): boolean {
  const blows = against(frame, head);
  const left = my.left.of(frame, head);
  if (left === 0 || blows.length === 0) return false;
  if (left < blows.length && distinctBlows(frame, head).length > 1) return true;
  for (const row of blows.slice(0, left)) my.blows.set(frame, row, 'effect', effectNo('parried'));
  my.left.set(frame, head, 0);
  return false;
}
