import type { Option } from '../state/options.ts';

/** A decision for which there was something better, as far as its seat could know then. */
export interface TurningPoint {
  /** The moment of the record at which it was made: as many choices had been made before. */
  readonly moment: number;
  readonly seat: number;
  readonly chosen: Option;
  readonly better: Option;
  /** How much more often the other would have won, 0 to 1, and how far that may be off, as a standard error. */
  readonly gain: number;
  readonly error: number;
}

/** A finished game looked back at, decision by decision. Nothing is looked at before it is asked for: each takes a while. */
export interface Review {
  /** How many decisions there were; what was forced is none. */
  readonly decisions: number;
  /** What came of one of them, counted from 0; undefined where nothing was clearly better. The same each time. */
  look(no: number): TurningPoint | undefined;
}
