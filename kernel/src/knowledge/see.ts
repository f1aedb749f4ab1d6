import type { Game } from '../game/definition.ts';
import { copyAll, copyClaim, copyFrame, copyLot, copyZone } from '../state/copies.ts';
import { copyFields } from '../state/fields.ts';
import { nth } from '../state/lists.ts';
import { NONE } from '../state/options.ts';
import type { Shape, State } from '../state/state.ts';
import { HIDDEN, type Seen } from './seen.ts';

/** What of a view is its viewer's alone: all that is hidden from others. The rest is public, and the same in every view of a table. */
export type OwnSight = Pick<Seen, 'viewer' | 'sealed' | 'standing' | 'face'>;

export function seeOwn<S extends Shape>(game: Game<S>, state: State<S>, viewer: number): OwnSight {
  const bit = 1 << viewer;
  const face = state.face.slice();
  for (let slot = 0; slot < face.length; slot++) if ((nth(state.mask, slot) & bit) === 0) face[slot] = HIDDEN;
  const windows = game.windowNames.length;
  const own = viewer < state.seats;
  return {
    viewer,
    sealed: own ? nth(state.sealed, viewer) : NONE,
    standing: own ? state.standing.slice(viewer * windows, (viewer + 1) * windows) : [],
    face,
  };
}

/** The snapshot of a table for one viewer. Written out field by field: a field that is not named here never leaves. */
export function see<S extends Shape>(game: Game<S>, state: State<S>, viewer: number): Seen<S> {
  const { sealed, standing, face } = seeOwn(game, state, viewer);
  return {
    as: 'seen',
    viewer,
    sealed,
    standing,
    seats: state.seats,
    options: state.options,
    face,
    mask: state.mask.slice(),
    lotOf: state.lotOf.slice(),
    tied: state.tied.slice(),
    at: state.at.slice(),
    zones: copyAll(state.zones, copyZone),
    lots: copyAll(state.lots, copyLot),
    claims: copyAll(state.claims, copyClaim),
    spare: state.spare.slice(),
    nextLot: state.nextLot,
    stack: copyAll(state.stack, copyFrame),
    asked: state.asked,
    form: state.form,
    ready: state.ready,
    fields: copyFields(state.fields, game.lists),
    outcome: state.outcome,
  };
}
