import { DECLINE, DECLINE_WORD, type Frame, firstOf, NOT_ANY, nth, type Table } from '@masterplan/kernel';
import { pieces, type Resource, resources } from '../../content/kinds.ts';
import { type Reader, type Tomorrow, word } from '../board.ts';
import { note } from '../deeds.ts';
import { goodNo, hand } from '../goods.ts';
import { speakAll } from '../moments.ts';
import { areTeamMates } from '../order.ts';
import { amountOf, countOf, lastingOf, piecesIn, sizeOf } from '../questions.ts';
import { harm, sendHome } from '../squads.ts';
import { lock } from '../verbs/lock.ts';
import {
  blowsWhere,
  type Effect,
  effectNo,
  fighters,
  forceOf,
  hasEffect,
  isAt,
  my,
  offenceIn,
  type Part,
  stolenIn,
  waitingForEffect,
  waitingForHit,
} from './frame.ts';

const NAMED = pieces.indexOf('named');

/** How often a good is stolen from a seat. */
const theftsOf = (frame: Readonly<Frame>, seat: number, good: Resource): number =>
  blowsWhere(
    frame,
    (row) =>
      hasEffect(frame, row, 'steal') && my.blows.seat(frame, row) === seat && stolenIn(frame, row) === good,
  ).length;

/** Whether nobody can take Resources from a seat (TD-C19). */
const isLocked = (reader: Reader, seat: number): boolean => lastingOf(reader, seat).some(lock.is);

/** The effects open to a success that got through (TD-22.12 to TD-22.17, TD-A68, TD-A69). */
function effectsFor(reader: Reader, frame: Readonly<Frame>, row: number): Effect[] {
  const seat = my.blows.seat(frame, row);
  const slot = my.blows.slot(frame, row);
  const hits = blowsWhere(
    frame,
    (each) => hasEffect(frame, each, 'home', 'damage') && isAt(frame, each, seat, slot),
  );
  const open: Effect[] = [];
  if (sizeOf(reader, seat, slot) > hits.length) {
    open.push('home');
    if (offenceIn(frame, row) === 'combat') open.push('damage');
  }
  const stolen = stolenIn(frame, row);
  const isOpen = stolen !== undefined && amountOf(reader, seat, stolen) > theftsOf(frame, seat, stolen);
  if (isOpen && !isLocked(reader, seat)) open.push('steal');
  return open;
}

/** For each success left the attacker chooses an effect (TD-22.12, TD-A68). */
export const choosingEffects: Part = {
  run(table, frame) {
    const row = waitingForEffect(frame);
    if (row === NOT_ANY) return 'over';
    const open = effectsFor(table, frame, row);
    if (open.length > 1) {
      table.ask(my.blows.by(frame, row));
      return 'asks';
    }
    my.blows.set(frame, row, 'effect', effectNo(open[0] ?? 'lost'));
    return 'again';
  },
  choices(lens, _seat, frame, offers) {
    for (const effect of effectsFor(lens, frame, waitingForEffect(frame)))
      offers.yes(word.effect, effectNo(effect));
  },
  answer: (_table, frame, _seat, option) =>
    my.blows.set(frame, waitingForEffect(frame), 'effect', firstOf(option)),
};

/** The pieces of a Squad that no success has hit yet, each type once. */
const unhit = (reader: Reader, frame: Readonly<Frame>, seat: number, slot: number): number[] =>
  piecesIn(reader, seat, slot)
    .map((piece) => pieces.indexOf(piece))
    .filter((no) => {
      const hits = blowsWhere(
        frame,
        (row) => my.blows.piece(frame, row) === no && isAt(frame, row, seat, slot),
      );
      return countOf(reader, seat, slot, nth(pieces, no)) > hits.length;
    });

/** The defender picks who of the Squad is hit (TD-22.12, TD-A75). */
export const choosingHits: Part = {
  run(table, frame) {
    const row = waitingForHit(frame);
    if (row === NOT_ANY) return 'over';
    const seat = my.blows.seat(frame, row);
    const open = unhit(table, frame, seat, my.blows.slot(frame, row));
    if (open.length > 1) {
      table.ask(seat);
      return 'asks';
    }
    my.blows.set(frame, row, 'piece', nth(open, 0));
    return 'again';
  },
  choices(lens, seat, frame, offers) {
    const slot = my.blows.slot(frame, waitingForHit(frame));
    for (const piece of unhit(lens, frame, seat, slot)) offers.yes(word.lose, piece, slot);
  },
  answer: (_table, frame, _seat, option) =>
    my.blows.set(frame, waitingForHit(frame), 'piece', firstOf(option)),
};

/** The kinds of Resources that can be claimed for a Named Henchman who is sent home (TD-22.19). */
function claimable(reader: Reader, frame: Readonly<Frame>, row: number): number[] {
  if (my.blows.piece(frame, row) !== NAMED) return [];
  const seat = my.blows.seat(frame, row);
  if (isLocked(reader, seat)) return [];
  return [...resources.keys()].filter((no) => amountOf(reader, seat, nth(resources, no)) > 0);
}

/** Who sends a Named Henchman home may take all of one Resource; kinds are chosen before anything moves (TD-22.19, TD-A70, TD-A71). */
export const claiming: Part = {
  run(table, frame) {
    for (; my.next.of(frame) < my.blows.count(frame); my.next.add(frame, 1)) {
      const row = my.next.of(frame);
      if (claimable(table, frame, row).length === 0) continue;
      table.ask(my.blows.by(frame, row));
      return 'asks';
    }
    return 'over';
  },
  choices(lens, _seat, frame, offers) {
    for (const no of claimable(lens, frame, my.next.of(frame))) offers.yes(word.claim, no);
    offers.yes(DECLINE_WORD);
  },
  answer(_table, frame, _seat, option) {
    const row = my.next.add(frame, 1);
    if (option !== DECLINE) my.blows.set(frame, row, 'claim', firstOf(option));
  },
};

/** All effects happen at once, with the amounts held before any of them (TD-22.20, TD-A71). */
export function settle(table: Table<Tomorrow>, frame: Frame): void {
  table.done(frame);
  const rowsOf = (...which: readonly Effect[]) => blowsWhere(frame, (row) => hasEffect(frame, row, ...which));
  const through = rowsOf('home', 'damage', 'steal', 'lost');
  for (const row of through) note(table, 'beaten', my.blows.by(frame, row), my.blows.seat(frame, row));
  if (through.length === 0) table.tell('stand-off', my.attacker.of(frame));
  const claims = rowsOf('home', 'damage').flatMap((row) => claimsOf(table, frame, row));
  for (const [row, thief] of thievesIn(table, frame, rowsOf('steal'))) steal(table, frame, row, thief);
  for (const row of rowsOf('home', 'damage')) strikeDown(table, frame, row);
  for (const claim of claims) takeFrom(table, claim);
  speakOf(table, frame, through);
}

/** What somebody takes from somebody. */
interface Taking {
  readonly victim: number;
  readonly thief: number;
  readonly good: Resource;
  readonly n: number;
}

function takeFrom(table: Table<Tomorrow>, { victim, thief, good, n }: Taking): void {
  hand(table, victim, thief, good, n);
  note(table, 'stole', thief, victim, n);
  table.tell('stole', thief, [], victim, goodNo(good), n);
}

/** Who has what each theft brings: what a joint force steals goes round its members (TD-A72). */
function thievesIn(reader: Reader, frame: Readonly<Frame>, thefts: readonly number[]): [number, number][] {
  return thefts.map((row, i) => {
    const head = my.blows.by(frame, row);
    const earlier = thefts.slice(0, i).filter((each) => my.blows.by(frame, each) === head).length;
    const force = forceOf(reader, frame, head);
    return [row, nth(force, earlier % force.length)];
  });
}

function steal(table: Table<Tomorrow>, frame: Frame, row: number, thief: number): void {
  const good = stolenIn(frame, row);
  if (good !== undefined) takeFrom(table, { victim: my.blows.seat(frame, row), thief, good, n: 1 });
}

/** What a claim comes to: all that is not stolen, shared evenly in a joint force; what does not divide stays (TD-22.19, TD-A72). */
function claimsOf(reader: Reader, frame: Readonly<Frame>, row: number): Taking[] {
  const no = my.blows.claim(frame, row);
  if (no === NOT_ANY) return [];
  const victim = my.blows.seat(frame, row);
  const good = nth(resources, no);
  const force = forceOf(reader, frame, my.blows.by(frame, row));
  const left = amountOf(reader, victim, good) - theftsOf(frame, victim, good);
  const n = Math.floor(left / force.length);
  return n === 0 ? [] : force.map((thief) => ({ victim, thief, good, n }));
}

function strikeDown(table: Table<Tomorrow>, frame: Frame, row: number): void {
  const seat = my.blows.seat(frame, row);
  const piece = nth(pieces, my.blows.piece(frame, row));
  const isDamage = hasEffect(frame, row, 'damage');
  if (isDamage) harm(table, seat, my.blows.slot(frame, row), piece);
  else sendHome(table, seat, my.blows.slot(frame, row), piece);
  if (piece === 'named') note(table, 'routed', my.blows.by(frame, row), seat);
  else if (isDamage) note(table, 'felled', my.blows.by(frame, row), seat);
}

/**
 * The cards of all who fought a rival speak: the attacker's of the first rival on another side, the others' of the attacker. The
 * attacker's speak first, so they are begun last (TD-C2).
 */
function speakOf(table: Table<Tomorrow>, frame: Frame, through: readonly number[]): void {
  const attacker = my.attacker.of(frame);
  const others = fighters(table, frame).filter((seat) => seat !== attacker);
  for (const seat of others.toReversed()) speakTo(table, frame, through, { seat, rival: attacker });
  const isAgainst = (seat: number) =>
    !areTeamMates(table, attacker, seat) && my.force.of(frame, seat) !== my.force.of(frame, attacker);
  const rival = others.find(isAgainst);
  if (rival !== undefined) speakTo(table, frame, through, { seat: attacker, rival });
}

function speakTo(
  table: Table<Tomorrow>,
  frame: Frame,
  through: readonly number[],
  { seat, rival }: { readonly seat: number; readonly rival: number },
): void {
  if (areTeamMates(table, seat, rival)) return;
  const successes = through.filter(
    (row) => my.blows.by(frame, row) === seat && my.blows.seat(frame, row) === rival,
  ).length;
  speakAll(table, 'conflict', [seat], { place: my.place.of(frame), rival, successes });
}
