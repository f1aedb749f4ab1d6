import type { OpenAsk, Seen } from '@masterplan/kernel';
import { markOf } from '@masterplan/kernel';
import {
  type GonePush,
  isPut,
  type Mine,
  patchInto,
  patchOf,
  type SeatClock,
  type SeenEntry,
  type TableFrame,
  type Views as Wanted,
} from '../../wire/index.ts';

/** Somebody whose page shows the table. */
export interface Watcher {
  readonly player: string;
  /** People whose talk they do not want to hear. */
  readonly muted: readonly string[];
  send(frame: string): void;
}

/** What a viewer can be shown: the table, as its views need it. Each question is answered through that viewer's eyes. */
export interface Shown {
  readonly table: string;
  readonly seats: number;
  readonly version: number;
  /** A `TableInfo`, as JSON; the very same text while nothing of it changes. */
  info(): string;
  /** The seats a person holds. */
  seatsOf(player: string): readonly number[];
  /** Whether a person without a seat may look. */
  mayWatch(player: string): boolean;
  /** Undefined before the deal. */
  see(viewer: number): Seen | undefined;
  entries(viewer: number, since: number): SeenEntry[];
  asks(): readonly OpenAsk[];
  mine(seat: number): Mine;
  clocks(): readonly SeatClock[] | undefined;
  /** Whether it is played with content of its own, which pages have to be told. */
  readonly hasPack: boolean;
  print(kind: number): unknown;
  /** Kinds that anybody may look up. */
  reference(): readonly number[];
}

/** One viewer's view, as everybody who looks through it has it now. */
interface View {
  readonly viewer: number;
  readonly watchers: Set<Watcher>;
  /** Everything below is what was last sent. */
  seen: Seen | undefined;
  version: number;
  info: string;
  asks: string;
  /** A mark of it. */
  mine: string;
  running: string;
  readonly kinds: Set<number>;
}

/** What is the same for every viewer, as JSON, made once for all of them. */
interface Everybody {
  readonly info: string;
  readonly asks: string;
  readonly clocks: Parts;
  /** Which clocks run, in short. */
  readonly running: string;
}

/** The parts of a frame, each as JSON or left out. */
type Parts = Readonly<Partial<Record<keyof TableFrame, string>>>;

function frameOf(parts: Parts): string {
  let frame = '';
  for (const [name, json] of Object.entries(parts)) frame += `${frame === '' ? '{' : ','}"${name}":${json}`;
  return `${frame}}`;
}

/** Who looks at a table through whose eyes, and what they have been sent: from then on only what changed. */
export class Views {
  readonly #shown: Shown;
  readonly #views = new Map<number, View>();
  readonly #wanted = new Map<Watcher, Wanted>();
  #news = 0;

  constructor(shown: Shown) {
    this.#shown = shown;
  }

  get watchers(): Iterable<Watcher> {
    return this.#wanted.keys();
  }

  /** Grows whenever somebody begins or ceases to watch. */
  get news(): number {
    return this.#news;
  }

  get isEmpty(): boolean {
    return this.#wanted.size === 0;
  }

  has(watcher: Watcher): boolean {
    return this.#wanted.has(watcher);
  }

  /** Begins to show the table, with all that happened after `since`. Returns whose views it shows. */
  join(watcher: Watcher, wanted: Wanted, since: number): readonly number[] {
    this.leave(watcher);
    this.#wanted.set(watcher, wanted);
    this.#news += 1;
    const viewers = this.#viewersOf(watcher, wanted);
    for (const viewer of viewers) this.#enter(watcher, viewer, since);
    return viewers;
  }

  leave(watcher: Watcher): void {
    if (this.#wanted.delete(watcher)) this.#news += 1;
    for (const view of this.#views.values()) this.#exit(watcher, view);
  }

  /** Sends everybody what has changed for them, and nothing where nothing has. */
  publish(): void {
    if (this.#views.size === 0) return;
    const everybody = this.#forEverybody();
    for (const view of this.#views.values()) {
      const frame = this.#change(view, everybody);
      if (frame !== undefined) for (const watcher of view.watchers) watcher.send(frame);
    }
  }

  /** After seats have changed hands: everybody looks through their own eyes again. */
  reseat(): void {
    for (const [watcher, wanted] of this.#wanted) {
      const viewers = this.#viewersOf(watcher, wanted);
      for (const view of this.#views.values()) if (!viewers.includes(view.viewer)) this.#exit(watcher, view);
      for (const viewer of viewers)
        if (!this.#views.get(viewer)?.watchers.has(watcher)) this.#enter(watcher, viewer, -1);
      if (viewers.length > 0) continue;
      this.#wanted.delete(watcher);
      this.#news += 1;
      const gone: GonePush = { on: 'gone', table: this.#shown.table };
      watcher.send(JSON.stringify(gone));
    }
  }

  #viewersOf({ player }: Watcher, wanted: Wanted): readonly number[] {
    const { seats } = this.#shown;
    const own = this.#shown.seatsOf(player);
    if (own.length === 0) return this.#shown.mayWatch(player) ? [seats] : [];
    if (wanted === 'mine') return own;
    if (wanted === 'public') return [seats];
    const chosen = own.filter((seat) => wanted.includes(seat));
    return chosen.length > 0 ? chosen : [seats];
  }

  #enter(watcher: Watcher, viewer: number, since: number): void {
    const everybody = this.#forEverybody();
    const view = this.#views.get(viewer) ?? this.#open(viewer, everybody);
    const { seen } = view;
    const entries = seen === undefined ? [] : this.#shown.entries(viewer, since);
    const mine = this.#mine(view);
    watcher.send(
      frameOf({
        ...this.#head(view),
        info: everybody.info,
        ...(seen === undefined ? {} : { seen: JSON.stringify(seen), entries: JSON.stringify(entries) }),
        ...(seen === undefined ? {} : { asks: everybody.asks }),
        ...(mine === '' ? {} : { mine }),
        ...this.#printed([...view.kinds, ...facesOf(entries)]),
        ...everybody.clocks,
      }),
    );
    view.watchers.add(watcher);
  }

  #open(viewer: number, { info, asks, running }: Everybody): View {
    const view: View = {
      ...{ viewer, watchers: new Set(), seen: this.#shown.see(viewer), version: this.#shown.version },
      ...{ info, asks, mine: '', running, kinds: new Set() },
    };
    view.mine = markOf(this.#mine(view));
    if (this.#shown.hasPack) for (const face of this.#printedTo(view)) view.kinds.add(face);
    this.#views.set(viewer, view);
    return view;
  }

  #exit(watcher: Watcher, view: View): void {
    view.watchers.delete(watcher);
    if (view.watchers.size === 0) this.#views.delete(view.viewer);
  }

  #forEverybody(): Everybody {
    const clocks = this.#shown.clocks();
    return {
      info: this.#shown.info(),
      asks: JSON.stringify(this.#shown.asks()),
      clocks: clocks === undefined ? {} : { clocks: JSON.stringify(clocks) },
      running: clocks?.map(({ running }) => (running ? 1 : 0)).join('') ?? '',
    };
  }

  /** A seat's own part, as JSON; '' where there is none. */
  #mine({ viewer, seen }: View): string {
    return viewer < this.#shown.seats && seen !== undefined ? JSON.stringify(this.#shown.mine(viewer)) : '';
  }

  #change(view: View, everybody: Everybody): string | undefined {
    const parts: Parts = {
      ...(this.#isNew(view, 'info', everybody.info) ? { info: everybody.info } : {}),
      ...this.#changedSeen(view),
      ...this.#changedAsks(view, everybody.asks),
    };
    const isSame = Object.keys(parts).length === 0 && everybody.running === view.running;
    view.version = this.#shown.version;
    view.running = everybody.running;
    return isSame ? undefined : frameOf({ ...this.#head(view), ...parts, ...everybody.clocks });
  }

  /** Whether a part differs from what was last sent; if so it counts as sent now. */
  #isNew(view: View, part: 'info' | 'asks' | 'mine', json: string): boolean {
    const mark = part === 'mine' ? markOf(json) : json;
    if (view[part] === mark) return false;
    view[part] = mark;
    return true;
  }

  #changedSeen(view: View): Parts {
    const before = view.seen;
    const seen = this.#shown.see(view.viewer);
    if (seen === undefined) return {};
    const entries = this.#shown.entries(view.viewer, before === undefined ? -1 : view.version);
    const news = entries.length > 0 ? { entries: JSON.stringify(entries) } : {};
    const printed = this.#newlyPrinted(view, seen, entries);
    if (before === undefined) {
      view.seen = seen;
      return { seen: JSON.stringify(seen), ...news, ...printed };
    }
    const change = patchOf(before, seen);
    if (change === undefined) return { ...news, ...printed };
    const json = JSON.stringify(change);
    // The view that is kept changes in place: a new one for each choice would fill the memory with old ones.
    if (isPut(change)) view.seen = seen;
    else patchInto(before, change);
    return { change: json, ...news, ...printed };
  }

  #changedAsks(view: View, asks: string): Parts {
    if (view.seen === undefined) return {};
    const mine = this.#mine(view);
    return {
      ...(this.#isNew(view, 'asks', asks) ? { asks } : {}),
      ...(this.#isNew(view, 'mine', mine) && mine !== '' ? { mine } : {}),
    };
  }

  #head({ viewer, version }: View): Parts {
    const { table } = this.#shown;
    return { on: '"table"', table: JSON.stringify(table), viewer: String(viewer), version: String(version) };
  }

  /** Kinds whose print a viewer of a pack may have: those anybody may look up, and faces that are known. */
  #printedTo({ seen }: View): number[] {
    if (seen === undefined) return [];
    return [...this.#shown.reference(), ...seen.face.filter((face) => face >= 0)];
  }

  #newlyPrinted(view: View, seen: Seen, entries: readonly SeenEntry[]): Parts {
    if (!this.#shown.hasPack) return {};
    const known = view.seen === undefined ? this.#shown.reference() : [];
    const fresh = [...known, ...seen.face, ...facesOf(entries)].filter(
      (face) => face >= 0 && !view.kinds.has(face),
    );
    for (const face of fresh) view.kinds.add(face);
    return this.#printed(fresh);
  }

  #printed(faces: readonly number[]): Parts {
    if (!this.#shown.hasPack || faces.length === 0) return {};
    const kinds = [...new Set(faces)].sort((a, b) => a - b).map((face) => [face, this.#shown.print(face)]);
    return { kinds: JSON.stringify(Object.fromEntries(kinds)) };
  }
}

const facesOf = (entries: readonly SeenEntry[]): number[] =>
  entries.flatMap(({ events }) => events.flatMap(({ faces }) => faces.filter((face) => face >= 0)));
