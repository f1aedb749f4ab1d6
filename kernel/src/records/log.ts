import { type GameEvent, hearsay, type SeenEvent, seeEvent } from '../cards/events.ts';
import { nth } from '../state/lists.ts';

/**
 * How far something is heard. `loud`: something happened. `quiet`: a sealed answer is in, others see the seat ready.
 * `silent`: a sealed answer was changed or a standing one left; others must not notice, so versions do not grow.
 */
export type Heard = 'loud' | 'quiet' | 'silent';

/** Who made a choice: who holds the seat, the bot that covers for them, or nobody because that bot crashed. */
export type Maker = 'holder' | 'cover' | 'default';

/** One entry of a table's log: nothing is ever taken out of it, an undo is an entry too. */
export interface LogEntry {
  /** Grows with every entry that can be heard of. */
  readonly version: number;
  readonly did: 'open' | 'choose' | 'undo';
  readonly seat: number;
  readonly events: readonly GameEvent[];
  readonly heard: Heard;
  /** It answers a sealed ask: whose answer it is, is nobody's business. */
  readonly sealed: boolean;
  readonly by: Maker;
}

/** An entry of the log as one viewer saw it. */
export interface SeenEntry {
  readonly version: number;
  readonly did: LogEntry['did'];
  /** -1 where it is nobody's (the deal), and where others must not know whose it is. */
  readonly seat: number;
  readonly events: readonly SeenEvent[];
  /** Made for the seat: by the bot that covers it, or (`default`) because that bot crashed. */
  readonly by?: 'bot' | 'default';
}

/** What happened before a table began, as one seat saw it and as everybody did. */
export interface ToldBefore {
  readonly seat: number;
  readonly own: readonly SeenEntry[];
  readonly all: readonly SeenEntry[];
}

/** What happened at a table, as each viewer may be told it. */
export class Log {
  readonly #entries: LogEntry[] = [];
  readonly #told: ToldBefore | undefined;
  readonly #hearsay = new Map<number, LogEntry[]>();

  constructor(told?: ToldBefore) {
    this.#told = told;
  }

  get entries(): readonly LogEntry[] {
    return this.#entries;
  }

  get last(): LogEntry {
    return nth(this.#entries, this.#entries.length - 1);
  }

  /** The version since which nothing loud has happened. */
  get loudSince(): number {
    return this.#entries.findLast(({ heard }) => heard === 'loud')?.version ?? this.last.version;
  }

  add(entry: Omit<LogEntry, 'version'>): void {
    this.#entries.push({ version: this.last.version + (entry.heard === 'silent' ? 0 : 1), ...entry });
  }

  /** Begins with these entries in place of its own. */
  begin(...entries: readonly LogEntry[]): void {
    this.#entries.splice(0, this.#entries.length, ...entries);
  }

  /** What the viewer saw happen after a version, oldest first; -1 for all of it. */
  seenBy(viewer: number, since: number): SeenEntry[] {
    const seen: SeenEntry[] = [];
    for (let i = this.#entries.length - 1; i >= 0; i--) {
      const entry = nth(this.#entries, i);
      if (entry.version <= since) return seen.reverse();
      if (entry.heard !== 'silent') seen.push(seenEntry(entry, viewer));
    }
    return [...this.#before(viewer).filter(({ version }) => version > since), ...seen.reverse()];
  }

  /** The log as `viewer` can tell it to others. Kept, because a bot imagines many worlds from one moment. */
  heardBy(viewer: number): readonly LogEntry[] {
    const heard = this.#hearsay.get(viewer) ?? [];
    this.#hearsay.set(viewer, heard);
    for (const entry of this.#entries.slice(heard.length))
      heard.push({ ...entry, events: entry.events.map((event) => hearsay(event, viewer)) });
    return heard;
  }

  #before(viewer: number): readonly SeenEntry[] {
    if (this.#told === undefined) return [];
    return viewer === this.#told.seat ? this.#told.own : this.#told.all;
  }
}

/** An answer to a sealed ask is told without its seat to all others, so that nobody learns who was last. */
function seenEntry({ version, did, seat, events, sealed, by }: LogEntry, viewer: number): SeenEntry {
  const isHidden = sealed && seat !== viewer;
  const seen = {
    ...{ version, did, seat: isHidden ? -1 : seat },
    events: events.map((event) => seeEvent(event, viewer)),
  };
  if (by === 'default') return { ...seen, by: 'default' };
  return by === 'cover' && !isHidden ? { ...seen, by: 'bot' } : seen;
}
