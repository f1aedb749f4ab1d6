import type { Sitting } from '@masterplan/bots';
import type { OwnSight, Seen } from '@masterplan/kernel';
import { type PatchTree, patchInto, treePatch } from '../../wire/index.ts';

/** What is public, and so the same in every view of a table. */
type Common = Omit<Seen, keyof OwnSight>;

/** A view of a table as it was last sent, in two parts. Viewers who were sent the same share the common one. */
export interface Sight {
  readonly own: OwnSight;
  common: Common;
}

/** The whole view, as JSON. */
export const seenText = ({ own, common }: Sight): string => JSON.stringify({ ...common, ...own });

/**
 * One look at a table for all its viewers: what is public is read, compared and written down once. None of them may be left out, since
 * they share what they were sent.
 */
export class Look {
  readonly #common: Common;
  /** What every view has in common that was looked at: one object, so that it is compared once the next time. */
  #kept: Common | undefined;
  /** What has changed since each common part that a view had, as the entries of a patch. */
  readonly #changes = new Map<Common, string>();

  constructor(sitting: Sitting, seats: number) {
    const {
      viewer: _viewer,
      sealed: _sealed,
      standing: _standing,
      face: _face,
      ...common
    } = sitting.see(seats);
    this.#common = common;
  }

  /** A view that has been sent nothing so far. */
  first(own: OwnSight): Sight {
    this.#kept ??= this.#common;
    return { own, common: this.#kept };
  }

  /** What has changed in a view, as the JSON of a patch; undefined where nothing has. From now on it counts as sent. */
  change(sight: Sight, own: OwnSight): string | undefined {
    const entries = [this.#commonChange(sight), entriesInto(sight.own, own)].filter((part) => part !== '');
    return entries.length === 0 ? undefined : `{${entries.join(',')}}`;
  }

  #commonChange(sight: Sight): string {
    const { common } = sight;
    this.#kept ??= common;
    sight.common = this.#kept;
    const known = this.#changes.get(common);
    if (known !== undefined) return known;
    const entries =
      common === this.#kept ? entriesInto(common, this.#common) : entriesOf(treePatch(common, this.#common));
    this.#changes.set(common, entries);
    return entries;
  }
}

/** The entries of a patch, as JSON; '' where there are none. */
const entriesOf = (patch: PatchTree | undefined): string =>
  patch === undefined ? '' : JSON.stringify(patch).slice(1, -1);

/**
 * The entries of the patch that makes `now` out of `before`, which changes in place: a new object for each choice would fill the
 * memory with old ones.
 */
function entriesInto<Part extends OwnSight | Common>(before: Part, now: Part): string {
  const patch = treePatch(before, now);
  const entries = entriesOf(patch);
  if (patch !== undefined) patchInto(before, patch);
  return entries;
}
