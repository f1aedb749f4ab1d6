import type { Option } from '../state/options.ts';
import type { Position, Shape } from '../state/state.ts';

/** The face, in a view, of a card that the viewer does not know. */
export const HIDDEN = -1;

/**
 * A table as one viewer knows it: the snapshot form of `see`, plain JSON for the wire and for workers. Carries known faces,
 * masks, lots, claims and frames: enough to imagine. Viewer number `seats` is the public.
 */
export interface Seen<S extends Shape = Shape> extends Position<S> {
  readonly as: 'seen';
  readonly viewer: number;
  /** The viewer's own sealed answer, or NONE. */
  readonly sealed: Option;
  /** The viewer's own standing answers, window by window. */
  readonly standing: readonly number[];
}
