import type { Rng } from '../cards/chance.ts';
import type { AnyFields } from './fields.ts';
import type { Option } from './options.ts';

/** What differs from game to game: its fields and what is printed on its cards. */
export interface Shape {
  fields: AnyFields;
  kind: { readonly id: string };
}

/** Choices made for a table before it opens (edition, mode …). Public. */
export type TableOptions = Readonly<Record<string, string | number | boolean>>;

/**
 * An unfinished effect. It points to its sentence (`kind`, `part`, `at`) and holds bindings, never a copy of content.
 * Public: cards, seats and numbers; never a face that is not public, never an answer still secret.
 */
export interface Frame {
  verb: string;
  /** How far it has come; its verb says what the number means. */
  at: number;
  /** The seat it acts for, or -1. */
  you: number;
  /** The card it is the effect of, or -1. */
  self: number;
  /** For a list of sentences: the kind it is printed on, or -1. */
  kind: number;
  /** For a list of sentences: where on the kind it is printed (`play`, or `play.1.to` for a list within a sentence), else ''. */
  part: string;
  /**
   * For a list of sentences, how its last sentence went. 1: it was done. 0: it was declined or impossible. 2: what hangs on
   * it has begun. 3: it is asked once more.
   */
  did: number;
  /** Bindings and counters; the verb or the sentence's names say what each is. */
  n: number[];
}

/**
 * One act of mixing: a shuffle or an unseen choice. Those who did not see it know one thing only: what went in is
 * what came out. Everything here is public but the faces, which stand in `State.face` behind their masks.
 *
 * Slots are numbers into `face` and `mask`: below the number of cards they are the cards themselves; above they are the past
 * places of faces (a face as it lay before it was mixed), kept only as long as somebody could reason with them.
 */
export interface Lot {
  readonly no: number;
  /** Contents everybody knows, as kinds. */
  pool: number[];
  /** Contents that not everybody knows, as slots: they are outs of earlier lots. */
  ins: number[];
  /** Slots the contents are in now. `pool.length + ins.length === outs.length`. */
  outs: number[];
}

/**
 * A public fact about faces that are not public, read through an attribute of kinds (`by`):
 * `alike`: all slots have the same value · `sum`: the values add up to `n[0]` · `among`: each value is one of `n` ·
 * `some`: at least one value is one of `n` · `holds`: the game's predicate `by` is true of the faces in order.
 */
export interface Claim {
  readonly type: 'alike' | 'sum' | 'among' | 'some' | 'holds';
  readonly by: string;
  slots: number[];
  n: number[];
}

export interface Outcome {
  readonly winners: readonly number[];
  /** Why it ended: a word of the game, worded in its `text/`. */
  readonly reason: string;
}

/** What truth and views have in common: all that is public, and faces as far as they are known. */
export interface Position<S extends Shape = Shape> {
  readonly seats: number;
  readonly options: TableOptions;
  /** Slot to kind; `HIDDEN` in a view where the viewer does not know it. */
  face: number[];
  /** Slot to the mask of viewers who know its face. Public. */
  mask: number[];
  /** Slot to the lot it is an out of, or -1. */
  lotOf: number[];
  /** Slot to the number of claims made about it. */
  tied: number[];
  /** Card to its zone. */
  at: number[];
  zones: number[][];
  lots: Lot[];
  claims: Claim[];
  /** Slots free to be used again. */
  spare: number[];
  /** The number the next lot gets. */
  nextLot: number;
  stack: Frame[];
  /** Mask of seats with an open ask; all are asked by the frame on top. */
  asked: number;
  /** `sealed`: answers wait until the last is in. */
  form: 'open' | 'sealed';
  /** Mask of asked seats whose sealed answer is in. */
  ready: number;
  fields: S['fields'];
  outcome: Outcome | null;
}

/**
 * The truth of a table: plain JSON at every moment, also in the middle of an effect. The log is beside it, not in it.
 * All hidden information is in `face`, `rng`, `sealed` and `standing`; everything else is public by definition.
 */
export interface State<S extends Shape = Shape> extends Position<S> {
  readonly as: 'truth';
  rng: Rng;
  /** Seat to its sealed answer, or NONE. */
  sealed: Option[];
  /** Seat by seat, window by window: the number of the standing answer left there, or 0. */
  standing: number[];
}
