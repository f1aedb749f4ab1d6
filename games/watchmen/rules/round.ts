import {
  choice,
  EFFECT,
  type Frame,
  firstOf,
  locals,
  NOT_ANY,
  newest,
  nth,
  number,
  perSeat,
  rows,
  type Standing,
  type Table,
  wordOf,
} from '@masterplan/kernel';
import { bindThem, performKind } from './bindings.ts';
import { type Watchmen, word, zones } from './board.ts';
import { cardOf, isIn } from './cards.ts';
import { phase } from './kit.ts';

const my = locals({
  /** What goes round: an Attack, something without that label, or a First Appearance. */
  what: choice('attack', 'each', 'first'),
  /** The seats it would affect, as a mask; the seat it begins with; how many seats it has come to. */
  whom: number(),
  from: number(),
  come: number(),
  /** The card each seat defended with. */
  defended: perSeat(NOT_ANY),
  /** What `them` will mean in the list that sent it. */
  them: rows('card'),
});

/** What is sent round: the sentences of a card, in the name of a seat. */
interface Sent {
  readonly card: number;
  readonly kind: number;
  readonly you: number;
  /** Where on the kind they are printed. */
  readonly part: string;
}

/** Sends a card's sentences round the table, from a seat on (B-6.2, B-9.6). */
export function goRound(
  table: Table<Watchmen>,
  { card, kind, you, part }: Sent,
  how: { readonly what: 'attack' | 'each' | 'first'; readonly whom: number; readonly from: number },
): void {
  const frame = table.push(round, you, how);
  frame.self = card;
  frame.kind = kind;
  frame.part = part;
}

/** All who are attacked answer at once, sealed; then it goes round, player by player (RB-1, RB-2). */
export const round = phase({
  name: 'round',
  my,
  window: 'attack',
  begin(table, frame) {
    const whom = my.whom.of(frame);
    if (my.what.of(frame) !== 'each' && whom !== 0) table.askSealed(whom);
  },
  run(table, frame) {
    const whom = my.whom.of(frame);
    while (my.come.of(frame) < table.seats) {
      const seat = (my.from.of(frame) + my.come.add(frame, 1)) % table.seats;
      if ((whom >> seat) & 1 && isIn(table, seat)) return comeTo(table, frame, seat);
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
    my.defended.set(frame, seat, card);
    table.tell(by === 'show' ? 'defended by showing' : 'defended', seat, [card, frame.self]);
  },
});

/** It comes to a seat: a player who defended gets what the Defense gives; to anybody else it is done (B-6.4, B-6.5). */
function comeTo(table: Table<Watchmen>, frame: Frame, seat: number): void {
  const defense = my.defended.of(frame, seat);
  if (defense === NOT_ANY) table.perform(frame.self, frame.part, seat, frame.kind);
  else if (table.isPublic(defense)) performKind(table, defense, table.face(defense), 'bonus', seat);
}

/** Its results become `them` in the list that sent it, or in what follows a First Appearance. */
function finish(table: Table<Watchmen>, frame: Frame): void {
  const { sender } = table;
  table.done(frame);
  const next = isAppearance(frame)
    ? performKind(table, frame.self, frame.kind, 'after', table.fields.turn)
    : sender;
  if (next?.verb === EFFECT) bindThem(next, my.them.list(frame));
}

/** Whether what goes round is a First Appearance. */
export const isAppearance = (frame: Frame): boolean => my.what.of(frame) === 'first';

/** Adds something to `them` of the round that the current list is part of, if it is part of one. */
export function noteForSender({ stack }: Table<Watchmen>, what: number): void {
  for (let i = stack.length - 2; i >= 0; i--) {
    const frame = nth(stack, i);
    if (frame.verb === round.name) my.them.add(frame, what);
    if (frame.verb !== EFFECT) return;
  }
}

/** Whether a seat has defended against what goes round now. */
export function hasDefended(stack: readonly Frame[], seat: number): boolean {
  const frame = newest(stack, round);
  return frame !== undefined && my.defended.of(frame, seat) !== NOT_ANY;
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
