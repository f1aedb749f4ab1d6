import type { Lens } from '../knowledge/lens.ts';
import { NOT_ANY, number } from '../state/fields.ts';
import {
  ACCEPT_WORD,
  CHANGE,
  CHANGE_WORD,
  DECLINE,
  DECLINE_WORD,
  DONE,
  type Offers,
  type Option,
} from '../state/options.ts';
import { rows } from '../state/rows.ts';
import type { Frame, Shape } from '../state/state.ts';
import type { Reads } from './choose-several.ts';
import { type AnyLocals, choice, type Locals, type LocalsDeclared, locals } from './locals.ts';
import type { Phase, PhaseWith } from './phase.ts';
import type { Table } from './table.ts';

/** The state of an agreement: what comes next, which seats have held the pen, which declined, and which want a change. */
export const agreeing = locals({
  stage: choice('begin', 'propose', 'consent', 'count'),
  had: number(),
  declined: number(),
  changing: number(),
});

/** How several seats decide together. */
export interface Agreement<S extends Shape> {
  readonly name: string;
  /** The seats that decide, as a mask, from public facts. */
  deciders(view: Reads<S>, frame: Frame): number;
  /** What the seat holding the pen may add to these parts. Offering `done` lets it put the proposal forward as it is. */
  proposals(lens: Lens<S>, seat: number, frame: Frame, offers: Offers, parts: readonly Option[]): void;
  /** Whether these parts are complete, so that they are put forward at once. */
  isWhole(view: Reads<S>, parts: readonly Option[]): boolean;
  /** Everything that was agreed on happens at once. `frame.you` is whose proposal it was. */
  agreed(table: Table<S>, frame: Frame, parts: readonly Option[]): void;
  /** What happens where they do not agree: a die, an even split, nothing. */
  fallback(table: Table<S>, frame: Frame): void;
  /** The answer given for a seat whose time runs out, where the table has a clock. */
  readonly silence: 'accept' | 'decline';
}

/**
 * Returns the maker of one game's agreements. Anything else an agreement remembers is declared after `agreeing`: `locals({
 * other: number() }, agreeing)`.
 */
export interface AgreementMaker<S extends Shape> {
  <D extends LocalsDeclared>(how: Agreement<S> & { readonly my: Locals<D> }): PhaseWith<S, D>;
  (how: Agreement<S>): Phase<S>;
}

/**
 * Several seats decide together. Who has the pen proposes, part by part, openly, or ends it. Then the others answer, sealed: accept;
 * decline, which ends it; or change, which takes the pen and begins a proposal of one's own. Each decider has the pen once, and parts are
 * bounded, so nobody can hold up a table; where they do not agree the fallback decides. Begun for a seat, that seat has the pen
 * first; else the first that decides.
 */
export const agreementMaker = <S extends Shape>(): AgreementMaker<S> => agreement;

function agreement<S extends Shape, D extends LocalsDeclared>(
  how: Agreement<S> & { readonly my: Locals<D> },
): PhaseWith<S, D>;
function agreement<S extends Shape>(how: Agreement<S>): Phase<S>;
function agreement<S extends Shape>(how: Agreement<S> & { readonly my?: AnyLocals }): Phase<S> {
  const { name, silence, my = agreeing } = how;
  const { parts } = locals({ parts: rows('option') }, my);
  const end = (table: Table<S>, frame: Frame): void => {
    table.done(frame);
    how.fallback(table, frame);
  };
  const begin = (table: Table<S>, frame: Frame): void => {
    const deciders = how.deciders(table, frame);
    givePen(frame, firstIn(deciders, Math.max(frame.you, 0), table.seats));
    parts.clear(frame);
  };
  const count = (table: Table<S>, frame: Frame): void => {
    const changing = agreeing.changing.of(frame);
    if (agreeing.declined.of(frame) !== 0) {
      end(table, frame);
    } else if (changing !== 0) {
      parts.clear(frame);
      givePen(frame, firstIn(changing, frame.you, table.seats));
    } else {
      table.done(frame);
      how.agreed(table, frame, parts.list(frame));
    }
  };
  return {
    name,
    my,
    silence,
    proposer: (frame) => (agreeing.stage.of(frame) === 'count' ? frame.you : NOT_ANY),
    run(table, frame) {
      switch (agreeing.stage.of(frame)) {
        case 'begin':
          return begin(table, frame);
        case 'propose':
          return table.ask(frame.you);
        case 'consent':
          return askOthers(table, frame, how.deciders(table, frame));
        case 'count':
          return count(table, frame);
      }
    },
    choices(lens, seat, frame, offers) {
      if (agreeing.stage.of(frame) === 'propose') {
        how.proposals(lens, seat, frame, offers, parts.list(frame));
      } else {
        offers.yes(ACCEPT_WORD);
        if (!hasHadPen(frame, seat)) offers.yes(CHANGE_WORD);
      }
      offers.yes(DECLINE_WORD);
    },
    answer(table, frame, seat, option) {
      if (agreeing.stage.of(frame) !== 'propose') return noteAnswer(frame, seat, option);
      if (option === DECLINE) return end(table, frame);
      if (option !== DONE) parts.add(frame, option);
      if (option === DONE || how.isWhole(table, parts.list(frame))) agreeing.stage.set(frame, 'consent');
    },
  };
}

/** The parts of the proposal that a frame of an agreement holds: public. */
export const partsIn = (frame: Readonly<Frame>, my: AnyLocals = agreeing): readonly Option[] =>
  locals({ parts: rows('option') }, my).parts.list(frame);

/** The first seat of a mask, from a seat on. */
function firstIn(mask: number, from: number, seats: number): number {
  for (let i = 0; i < seats; i++) {
    const seat = (from + i) % seats;
    if ((mask >> seat) & 1) return seat;
  }
  throw new Error('somebody must decide');
}

function givePen(frame: Frame, seat: number): void {
  frame.you = seat;
  agreeing.had.set(frame, agreeing.had.of(frame) | (1 << seat));
  agreeing.changing.set(frame, 0);
  agreeing.stage.set(frame, 'propose');
}

const hasHadPen = (frame: Readonly<Frame>, seat: number): boolean =>
  ((agreeing.had.of(frame) >> seat) & 1) === 1;

function askOthers<S extends Shape>(table: Table<S>, frame: Frame, deciders: number): void {
  agreeing.stage.set(frame, 'count');
  const others = deciders & ~(1 << frame.you);
  if (others !== 0) table.askSealed(others);
}

function noteAnswer(frame: Frame, seat: number, option: Option): void {
  if (option === DECLINE) agreeing.declined.set(frame, agreeing.declined.of(frame) | (1 << seat));
  if (option === CHANGE) agreeing.changing.set(frame, agreeing.changing.of(frame) | (1 << seat));
}
