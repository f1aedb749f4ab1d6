import type { Lens } from '../knowledge/lens.ts';
import { NOT_ANY, number } from '../state/fields.ts';
import {
  ACCEPT,
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
  /** The window at which a seat may answer beforehand what others will propose: `always('accept', ACCEPT)` agrees to all of it. */
  readonly window?: string;
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
 * Several seats decide together. The seat with the pen proposes openly, part by part, or ends the agreement. Then the others
 * give sealed answers: accept; decline, which ends it; or change, which takes the pen and begins a proposal of their own.
 * Each decider has the pen at most once, and the number of parts is limited, so nobody can hold up a table. If they do not
 * agree, the fallback decides. Where the phase is begun for a seat, that seat has the pen first; otherwise the first decider
 * has. Parts can be taken back freely until the proposal is put to others.
 */
export const agreementMaker = <S extends Shape>(): AgreementMaker<S> => agreement;

function agreement<S extends Shape, D extends LocalsDeclared>(
  how: Agreement<S> & { readonly my: Locals<D> },
): PhaseWith<S, D>;
function agreement<S extends Shape>(how: Agreement<S>): Phase<S>;
function agreement<S extends Shape>(how: Agreement<S> & { readonly my?: AnyLocals }): Phase<S> {
  const { name, silence, window, my = agreeing } = how;
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
    window,
    proposer: (frame) => (agreeing.stage.of(frame) === 'count' ? frame.you : NOT_ANY),
    deciders: how.deciders.bind(how),
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

/** A proposal as everybody may know it: it is put together openly. */
export interface Proposal {
  /** The agreement it is made in. */
  readonly name: string;
  /** The seat that has the pen. */
  readonly by: number;
  /** `drafted`: parts are still added to it. `put forward`: the others answer it. */
  readonly stage: 'drafted' | 'put forward';
  readonly parts: readonly Option[];
  /** The seats that decide on it, the one with the pen among them, as a mask. */
  readonly deciders: number;
  readonly silence: Agreement<Shape>['silence'];
  /** The agreement's frame: what it remembers besides is read by its own locals. */
  readonly frame: Readonly<Frame>;
}

/** The proposal that the open ask is about; undefined where it is about something else. */
export function proposalIn<S extends Shape>(lens: Lens<S>): Proposal | undefined {
  const { game, stack, asked } = lens;
  const frame = stack[stack.length - 1];
  if (frame === undefined || asked === 0) return undefined;
  const { silence, deciders, my = agreeing } = game.phaseNamed[frame.verb] ?? {};
  if (silence === undefined || deciders === undefined) return undefined;
  return {
    ...{ name: frame.verb, by: frame.you, deciders: deciders(lens, frame), silence, frame },
    stage: agreeing.stage.of(frame) === 'propose' ? 'drafted' : 'put forward',
    parts: partsIn(frame, my),
  };
}

/**
 * What is answered for the viewer's seat where it says nothing to a proposal, or in another phase that says what silence means;
 * undefined where it is not asked about one. A proposal that is not put forward is given up.
 */
export function silentAnswer<S extends Shape>(lens: Lens<S>): Option | undefined {
  const { game, stack, asked, viewer, seats } = lens;
  const frame = stack[stack.length - 1];
  const isAsked = viewer < seats && ((asked >> viewer) & 1) === 1;
  if (frame === undefined || !isAsked) return undefined;
  const silence = game.phaseNamed[frame.verb]?.silence;
  if (silence === undefined) return undefined;
  return silence === 'accept' && proposalIn(lens)?.stage !== 'drafted' ? ACCEPT : DECLINE;
}

/** The first seat of a mask, from a seat on. */
function firstIn(mask: number, from: number, seats: number): number {
  for (let i = 0; i < seats; i++) {
    const seat = (from + i) % seats;
    if ((mask >> seat) & 1) return seat;
  }
  throw new Error('an agreement needs at least one seat to decide');
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
  if (others === 0) return;
  table.learned = true;
  table.askSealed(others);
}

function noteAnswer(frame: Frame, seat: number, option: Option): void {
  if (option === DECLINE) agreeing.declined.set(frame, agreeing.declined.of(frame) | (1 << seat));
  if (option === CHANGE) agreeing.changing.set(frame, agreeing.changing.of(frame) | (1 << seat));
}
