import { copyFields } from './fields.ts';
import type { Claim, Frame, Lot, Position, Shape, State } from './state.ts';

// Copies are written out field by field: a copy then has the same shape in memory as its original, and nothing is spent on looking for what to copy.

export const copyFrame = (frame: Frame): Frame => ({
  verb: frame.verb,
  at: frame.at,
  you: frame.you,
  self: frame.self,
  kind: frame.kind,
  part: frame.part,
  did: frame.did,
  n: frame.n.slice(),
});

export const copyLot = (lot: Lot): Lot => ({
  no: lot.no,
  pool: lot.pool.slice(),
  ins: lot.ins.slice(),
  outs: lot.outs.slice(),
});

export const copyClaim = (claim: Claim): Claim => ({
  type: claim.type,
  by: claim.by,
  slots: claim.slots.slice(),
  n: claim.n.slice(),
});

export function copyAll<T>(list: readonly T[], copy: (entry: T) => T): T[] {
  const copies: T[] = [];
  for (const entry of list) copies.push(copy(entry));
  return copies;
}

export const copyZone = (zone: readonly number[]): number[] => (zone.length === 0 ? [] : zone.slice());

/** The parts of the truth that a view lacks. */
type Hidden = Pick<State, 'face' | 'rng' | 'sealed' | 'standing'>;

/**
 * A new truth: its public part is copied from `from`, its hidden part is given. It shares nothing with `from` that can
 * change. `lists` are the names of the game's fields that are lists.
 */
export const copyTruth = <S extends Shape>(
  from: Position<S>,
  hidden: Hidden,
  lists: readonly string[],
): State<S> =>
  truthOf(from, hidden, lists, {
    lotOf: from.lotOf.slice(),
    tied: from.tied.slice(),
    lots: copyAll(from.lots, copyLot),
    claims: copyAll(from.claims, copyClaim),
    spare: from.spare.slice(),
  });

/** The same for a table that keeps no book: what is in the book does not change there, and is shared with `from`, which must not change either. */
export const copyPlayed = <S extends Shape>(
  from: Position<S>,
  hidden: Hidden,
  lists: readonly string[],
): State<S> => truthOf(from, hidden, lists, from);

/** What the book is written in. */
type Book = Pick<State, 'lotOf' | 'tied' | 'lots' | 'claims' | 'spare'>;

function truthOf<S extends Shape>(
  from: Position<S>,
  { rng, sealed, standing, face }: Hidden,
  lists: readonly string[],
  { lotOf, tied, lots, claims, spare }: Book,
): State<S> {
  return {
    as: 'truth',
    rng,
    sealed,
    standing,
    seats: from.seats,
    options: from.options,
    face,
    mask: from.mask.slice(),
    lotOf,
    tied,
    at: from.at.slice(),
    zones: copyAll(from.zones, copyZone),
    lots,
    claims,
    spare,
    nextLot: from.nextLot,
    stack: copyAll(from.stack, copyFrame),
    asked: from.asked,
    form: from.form,
    ready: from.ready,
    fields: copyFields(from.fields, lists),
    outcome: from.outcome,
  };
}
