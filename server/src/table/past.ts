import type { Sitting } from '@masterplan/bots';
import { nth } from '@masterplan/kernel';
import { type Patch, patched, patchOf } from '../../wire/index.ts';
import type { EntryRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { startOf } from './dealing.ts';
import type { LiveTable } from './live.ts';
import { replay } from './resume.ts';

/** So many views are kept as one and what changed in each that follows. */
const TOGETHER = 32;
/** Most reels that are kept; those that were looked at longest ago go. */
const KEPT = 100;
/** For so many milliseconds at most a reel is wound on, then others have as much time. */
const SLICE = 4;

const sleep = (millis: number): Promise<void> => new Promise((wake) => setTimeout(wake, millis));

/** Views of versions that follow each other. */
interface Strip {
  /** The first of them, as JSON. */
  readonly first: string;
  /** The others, each as what changed from the one before; undefined where nothing did. */
  readonly changes: (Patch | undefined)[];
}

/** What one viewer saw at each earlier version of a table. It is played again for that once, and wound on as the table goes on. */
class Reel {
  readonly #viewer: number;
  readonly #sitting: Sitting;
  readonly #first: number;
  readonly #strips: Strip[] = [];
  /** How many views are on the reel, and the last of them. */
  #length = 0;
  #last: unknown;
  /** How many entries of the log have been played. */
  #played = 0;

  /** `sitting` is a table of its own, just dealt. */
  constructor(sitting: Sitting, viewer: number) {
    this.#viewer = viewer;
    this.#sitting = sitting;
    this.#first = sitting.version;
  }

  /** Versions before this one are on the reel. */
  get end(): number {
    return this.#first + this.#length;
  }

  /** The version of the log it has been wound to. */
  get played(): number {
    return this.#played;
  }

  /** Plays the next entry of the log. A view is final when something is heard after it. */
  wind(entry: EntryRow): void {
    const { version } = this.#sitting;
    const before = this.#sitting.see(this.#viewer);
    replay(this.#sitting, entry);
    this.#played = entry.version;
    if (this.#sitting.version === version) return;
    if (this.#length % TOGETHER === 0) this.#strips.push({ first: JSON.stringify(before), changes: [] });
    else this.#strips.at(-1)?.changes.push(patchOf(this.#last, before));
    this.#last = before;
    this.#length += 1;
  }

  /** Undefined before the first version, and for those it has not been wound to. */
  at(version: number): unknown {
    const place = version - this.#first;
    if (place < 0 || place >= this.#length) return undefined;
    const { first, changes } = nth(this.#strips, Math.floor(place / TOGETHER));
    const seen: unknown = JSON.parse(first);
    return changes
      .slice(0, place % TOGETHER)
      .reduce((before: unknown, change) => (change === undefined ? before : patched(before, change)), seen);
  }
}

/**
 * Stepping back through tables that are being played. However many people do so, a table is played again once for each viewer,
 * outside its turn and in slices: nobody who plays waits for it for longer than one of them.
 */
export class Past {
  readonly #store: Store;
  readonly #reels = new Map<string, Reel>();
  #winding: Promise<unknown> = Promise.resolve();

  constructor(store: Store) {
    this.#store = store;
  }

  /** What the viewer saw at a version, or sees now where that is still to come; undefined where there is no such version. */
  async seen(table: LiveTable, viewer: number, version: number): Promise<unknown> {
    const { sitting } = table;
    if (sitting === undefined) return undefined;
    if (version >= sitting.version) return sitting.see(viewer);
    const name = `${table.facts.id} ${viewer}`;
    const reel = this.#reels.get(name) ?? opened(table, viewer);
    if (reel === undefined) return undefined;
    this.#reels.delete(name);
    this.#reels.set(name, reel);
    for (const [oldest] of this.#reels) if (this.#reels.size > KEPT) this.#reels.delete(oldest);
    try {
      if (version >= reel.end) await this.#wind(reel, table.facts.id, version);
    } catch (fault) {
      this.#reels.delete(name);
      throw fault;
    }
    return reel.at(version);
  }

  /** One reel after another. */
  #wind(reel: Reel, table: string, version: number): Promise<void> {
    const wound = this.#winding.then(async () => {
      if (version < reel.end) return;
      let from = performance.now();
      for (const entry of await this.#store.entriesAfter(table, reel.played)) {
        reel.wind(entry);
        const spent = performance.now() - from;
        if (spent < SLICE) continue;
        await sleep(spent);
        from = performance.now();
      }
    });
    this.#winding = wound.catch(() => undefined);
    return wound;
  }
}

/** A reel with nothing on it; undefined where the table's rules cannot deal it again. */
function opened({ rules, facts }: LiveTable, viewer: number): Reel | undefined {
  const sitting = rules?.shelved.open(startOf(facts));
  return sitting === undefined || 'faults' in sitting ? undefined : new Reel(sitting, viewer);
}
