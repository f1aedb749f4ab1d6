import { type LogEntry, nth, seeEvent } from '@masterplan/kernel';
import type { Beginning, Heard, Maker, SeenEntry } from './contract.ts';

/** An entry of the log, as far as it is heard. */
export interface Note {
  readonly entry: LogEntry;
  readonly version: number;
  readonly heard: Heard;
  /** An answer to a sealed ask: whose it was is nobody's business. */
  readonly sealed: boolean;
  readonly by: Maker;
}

/** What happened at a table, as each viewer may be told it; first what was told when it began. */
export class Notes {
  readonly #told: Beginning['told'];
  readonly #notes: Note[] = [];

  constructor(told: Beginning['told']) {
    this.#told = told;
  }

  get length(): number {
    return this.#notes.length;
  }

  add(note: Note): void {
    this.#notes.push(note);
  }

  /** What the viewer saw happen after a version, oldest first. */
  seenBy(viewer: number, since: number): SeenEntry[] {
    const entries: SeenEntry[] = [];
    for (let i = this.#notes.length - 1; i >= 0; i--) {
      const note = nth(this.#notes, i);
      if (note.version <= since) return entries.reverse();
      if (note.heard !== 'silent') entries.push(seenEntry(note, viewer));
    }
    return [...this.#before(viewer).filter(({ version }) => version > since), ...entries.reverse()];
  }

  #before(viewer: number): readonly SeenEntry[] {
    if (this.#told === undefined) return [];
    return viewer === this.#told.seat ? this.#told.own : this.#told.all;
  }
}

/** An answer to a sealed ask is told without its seat to all others, so that nobody learns who was last. */
function seenEntry({ entry, version, sealed, by }: Note, viewer: number): SeenEntry {
  const isHidden = sealed && entry.seat !== viewer;
  const events = entry.events.map((event) => seeEvent(event, viewer));
  const seat = isHidden ? -1 : entry.seat;
  if (by === 'default') return { version, did: entry.did, seat, events, by: 'default' };
  if (by === 'cover' && !isHidden) return { version, did: entry.did, seat, events, by: 'bot' };
  return { version, did: entry.did, seat, events };
}
