import { NOT_ANY, number } from '../state/fields.ts';
import { nth } from '../state/lists.ts';
import { rows } from '../state/rows.ts';
import type { Frame, Shape } from '../state/state.ts';
import { locals } from './locals.ts';
import { newest, type Phase } from './phase.ts';
import type { Table } from './table.ts';

/** Whose turn comes when, and what a turn is. */
interface Acting<S extends Shape> {
  /**
   * Puts the cards that wait into `found`, from public facts. It is called again before every act: a card that is added
   * joins, one that is cancelled is gone, a changed number counts at once.
   */
  waiting(table: Table<S>, found: number[]): void;
  number(table: Table<S>, card: number): number;
  act(table: Table<S>, card: number): void;
}

/** Cards act by number; several may have the same. A card whose number has passed never acts. */
export interface ByNumber<S extends Shape> extends Acting<S> {
  /** Which of several cards with the same number goes first; undefined if it began a phase that will call `goFirst`. */
  first(table: Table<S>, cards: readonly number[]): number | undefined;
}

/**
 * Cards act by number, without ties. A card that comes to stand before some that have already acted still acts: it is next.
 */
export interface InOrder<S extends Shape> extends Acting<S> {
  /** Less than 0 where `a` acts before `b`, which has the same number. */
  before(table: Table<S>, a: number, b: number): number;
  /** The field that holds who has acted, where others read it. */
  acted(table: Table<S>): number[];
}

/** Cards in the order of their numbers, and what others may ask about them. */
export interface Queue<S extends Shape> {
  readonly phase: Phase<S>;
  /** Puts a card before others of the same number. */
  goFirst(table: Table<S>, card: number): void;
  /** Has a card that began wait once more: when its number comes up again, it acts again. */
  putBack(table: Table<S>, card: number): void;
  /** The number whose turn it is; NOT_ANY where the phase is not at work or nothing has acted yet. */
  now(stack: readonly Frame[]): number;
}

const cards = rows('card');
const my = locals({ now: number(NOT_ANY), next: number(NOT_ANY), acted: cards });

/** Cards act in the order of their numbers, each once; a card whose number has passed never acts. No queue is kept. */
export function byNumber<S extends Shape>(name: string, how: ByNumber<S>): Queue<S> {
  const waiting: number[] = [];
  const due: number[] = [];
  const phase: Phase<S> = {
    name,
    my,
    run(table, frame) {
      findDue(table, frame);
      if (due.length === 0) return table.done(frame);
      const next = due.length === 1 ? nth(due, 0) : first(table, frame);
      if (next === undefined) return;
      my.next.set(frame, NOT_ANY);
      my.acted.add(frame, next);
      how.act(table, next);
    },
  };

  function findDue(table: Table<S>, frame: Frame): void {
    cards.clear(waiting);
    how.waiting(table, waiting);
    cards.clear(due);
    let least = Number.POSITIVE_INFINITY;
    for (const card of waiting) {
      const no = how.number(table, card);
      if (no < my.now.of(frame) || no > least || my.acted.has(frame, card)) continue;
      if (no < least) cards.clear(due);
      least = no;
      due.push(card);
    }
    if (due.length > 0) my.now.set(frame, least);
  }

  function first(table: Table<S>, frame: Frame): number | undefined {
    const chosen = my.next.of(frame);
    return due.includes(chosen) ? chosen : how.first(table, due.slice());
  }

  function atWork(table: Table<S>): Frame {
    const frame = newest(table.stack, phase);
    if (frame === undefined) throw new Error(`"${name}" is not at work`);
    return frame;
  }

  return {
    phase,
    goFirst: (table, card) => my.next.set(atWork(table), card),
    putBack: (table, card) => my.acted.drop(atWork(table), card),
    now(stack) {
      const frame = newest(stack, phase);
      return frame === undefined ? NOT_ANY : my.now.of(frame);
    },
  };
}

/** Cards act in an order without ties, each once. */
export function inOrder<S extends Shape>(name: string, how: InOrder<S>): Phase<S> {
  const waiting: number[] = [];
  return {
    name,
    run(table, frame) {
      cards.clear(waiting);
      how.waiting(table, waiting);
      const done = how.acted(table);
      let next = NOT_ANY;
      let least = Number.POSITIVE_INFINITY;
      for (const card of waiting) {
        if (cards.has(done, card)) continue;
        const no = how.number(table, card);
        const isFirst = no === least ? how.before(table, card, next) < 0 : no < least;
        if (!isFirst) continue;
        next = card;
        least = no;
      }
      if (next === NOT_ANY) return table.done(frame);
      cards.add(done, next);
      how.act(table, next);
    },
  };
}
