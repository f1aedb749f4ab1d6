import { type Frame, firstOf, nth, type Phase, type Standing, type Table, wordOf } from '@masterplan/kernel';
import { bindThem, performKind } from './bindings.ts';
import { NOT_ANY, type Watchmen, word, zones } from './board.ts';
import { cardOf, isIn } from './cards.ts';

/** What goes round the table: an Attack, something without that label, or a First Appearance. */
export const ATTACK = 0;
export const EACH = 1;
export const APPEARANCE = 2;

/**
 * The numbers of a frame of `round`: what goes round, the mask of those it would affect, the seat it begins with, how many
 * it has come to; then one number a seat, the card it defended with; then the cards that `them` will mean.
 */
const WHAT = 0;
const WHOM = 1;
const FROM = 2;
const COME = 3;
const DEFENDED = 4;

const parts = ['attack', 'each', 'first'] as const;

/** Whether what goes round in a frame of `round` is a First Appearance. */
export const isAppearance = ({ n }: Frame): boolean => n[WHAT] === APPEARANCE;

/** Sends a card's sentences round the table, from a seat on (B-6.2, B-9.6). */
export function goRound(
  table: Table<Watchmen>,
  card: number,
  kind: number,
  you: number,
  what: number,
  whom: number,
  from: number,
): void {
  table.push('round', you, what, whom, from, 0);
  const frame = nth(table.state.stack, table.state.stack.length - 1);
  frame.self = card;
  frame.kind = kind;
  for (let seat = 0; seat < table.seats; seat++) frame.n.push(NOT_ANY);
}

/** All who are attacked answer at once, sealed; then it goes round, player by player (RB-1, RB-2). */
export const round: Phase<Watchmen> = {
  name: 'round',
  window: 'attack',
  run(table, frame) {
    if (frame.at === 0) {
      frame.at = 1;
      const whom = nth(frame.n, WHOM);
      if (frame.n[WHAT] !== EACH && whom !== 0) return table.askSealed(whom);
    }
    while (nth(frame.n, COME) < table.seats) {
      const seat = (nth(frame.n, FROM) + nth(frame.n, COME)) % table.seats;
      frame.n[COME] = nth(frame.n, COME) + 1;
      if (((nth(frame.n, WHOM) >> seat) & 1) === 1 && isIn(table, seat)) return comeTo(table, frame, seat);
    }
    finish(table, frame);
  },
  choices(lens, seat, _frame, offers) {
    offers.yes(word.take);
    const hand = lens.zone(zones.hand(seat));
    for (let i = 0; i < hand.length; i++) {
      if (lens.isRepeated(hand, i)) continue;
      const card = nth(hand, i);
      if (cardOf(lens, card).defense !== undefined) offers.yes(word.defend, card);
      else offers.no(word.defend, card, 0, 'B-6.3');
    }
  },
  answer(table, frame, seat, option) {
    if (wordOf(option) === word.take) return;
    const by = cardOf(table, firstOf(option)).defense;
    const card =
      by === 'show' ? table.show(firstOf(option)) : table.move(firstOf(option), zones.discard(seat));
    frame.n[DEFENDED + seat] = card;
    table.tell(by === 'show' ? 'defended by showing' : 'defended', seat, [card, frame.self]);
  },
};

/** A player who defended gets what the Defense gives; to another it is done (B-6.4, B-6.5). */
function comeTo(table: Table<Watchmen>, frame: Frame, seat: number): void {
  const defense = nth(frame.n, DEFENDED + seat);
  if (defense === NOT_ANY) performKind(table, frame.self, frame.kind, nth(parts, nth(frame.n, WHAT)), seat);
  else if (table.isPublic(defense)) performKind(table, defense, table.face(defense), 'bonus', seat);
}

/** What came of it is meant by `them` in the list that sent it, or in what follows a First Appearance. */
function finish(table: Table<Watchmen>, frame: Frame): void {
  const { stack } = table.state;
  table.done(frame);
  if (isAppearance(frame)) performKind(table, frame.self, frame.kind, 'after', table.fields.turn);
  const list = stack[stack.length - 1];
  if (list !== undefined) bindThem(list, frame.n.slice(DEFENDED + table.seats));
}

/** Notes a card for the list that sent this round the table, where something goes round. */
export function noteForSender(table: Table<Watchmen>, card: number): void {
  const { stack } = table.state;
  const frame = stack[stack.length - 2];
  if (frame?.verb === 'round') frame.n.push(card);
}

/** Whether a seat has defended against what goes round now. */
export function hasDefended(stack: readonly Frame[], seat: number): boolean {
  for (let i = stack.length - 1; i >= 0; i--) {
    const frame = nth(stack, i);
    if (frame.verb === 'round') return frame.n[DEFENDED + seat] !== NOT_ANY;
  }
  return false;
}

/** Answers that may be left beforehand (RB-26). */
export const standing: readonly Standing<Watchmen>[] = [
  { name: 'take', applies: () => true, choose: (_lens, _seat, _frame, options) => nth(options, 0) },
  {
    name: 'cheapest',
    applies: () => true,
    choose(lens, _seat, _frame, options) {
      let cheapest = nth(options, 0);
      let least = Number.POSITIVE_INFINITY;
      for (const option of options) {
        if (wordOf(option) !== word.defend) continue;
        const { cost } = cardOf(lens, firstOf(option));
        if (cost >= least) continue;
        least = cost;
        cheapest = option;
      }
      return cheapest;
    },
  },
];
