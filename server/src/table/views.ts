import type { OpenAsk, Seen } from '@masterplan/kernel';
import {
  type GonePush,
  type Mine,
  patchOf,
  type SeatClock,
  type SeenEntry,
  type TableFrame,
  type TableInfo,
  type Views as Wanted,
} from '../../wire/index.ts';

/** Somebody whose page shows the table. */
export interface Watcher {
  readonly player: string;
  send(frame: string): void;
}

/** What a viewer can be shown: the table, as its views need it. Each question is answered through that viewer's eyes. */
export interface Shown {
  readonly table: string;
  readonly seats: number;
  readonly version: number;
  info(): TableInfo;
  /** The seats a person holds. */
  seatsOf(player: string): readonly number[];
  /** Whether a person without a seat may look. */
  mayWatch(): boolean;
  /** Undefined before the deal. */
  see(viewer: number): Seen | undefined;
  entries(viewer: number, since: number): SeenEntry[];
  asks(): readonly OpenAsk[];
  mine(seat: number): Mine;
  clocks(): readonly SeatClock[] | undefined;
  /** What is printed on a kind, for a table with content of its own; undefined for others. */
  print(kind: number): unknown;
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
  mine: string;
  running: string;
  readonly kinds: Set<number>;
}

/** The parts of a frame, each as JSON or left out. */
type Parts = Readonly<Partial<Record<keyof TableFrame, string>>>;

const frameOf = (parts: Parts): string =>
  `{${Object.entries(parts)
    .map(([name, json]) => `"${name}":${json}`)
    .join(',')}}`;

/** Who looks at a table through whose eyes, and what they have been sent: from then on only what changed. */
export class Views {
  readonly #shown: Shown;
  readonly #views = new Map<number, View>();
  readonly #wanted = new Map<Watcher, Wanted>();

  constructor(shown: Shown) {
    this.#shown = shown;
  }

  get watchers(): Iterable<Watcher> {
    return this.#wanted.keys();
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
    const viewers = this.#viewersOf(watcher, wanted);
    for (const viewer of viewers) this.#enter(watcher, viewer, since);
    return viewers;
  }

  leave(watcher: Watcher): void {
    this.#wanted.delete(watcher);
    for (const view of this.#views.values()) this.#exit(watcher, view);
  }

  /** Sends everybody what has changed for them, and nothing where nothing has. */
  publish(): void {
    const info = JSON.stringify(this.#shown.info());
    for (const view of this.#views.values()) {
      const frame = this.#change(view, info);
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
      const gone: GonePush = { on: 'gone', table: this.#shown.table };
      watcher.send(JSON.stringify(gone));
    }
  }

  #viewersOf({ player }: Watcher, wanted: Wanted): readonly number[] {
    const { seats } = this.#shown;
    const own = this.#shown.seatsOf(player);
    if (own.length === 0) return this.#shown.mayWatch() ? [seats] : [];
    if (wanted === 'mine') return own;
    if (wanted === 'public') return [seats];
    const chosen = own.filter((seat) => wanted.includes(seat));
    return chosen.length > 0 ? chosen : [seats];
  }

  #enter(watcher: Watcher, viewer: number, since: number): void {
    const view = this.#views.get(viewer) ?? this.#open(viewer);
    const { seen } = view;
    const entries =
      seen === undefined
        ? []
        : this.#shown.entries(viewer, since).filter(({ version }) => version <= view.version);
    watcher.send(
      frameOf({
        ...this.#head(view),
        info: view.info,
        ...(seen === undefined ? {} : { seen: JSON.stringify(seen), entries: JSON.stringify(entries) }),
        ...this.#asking(view),
        ...this.#printed([...view.kinds, ...facesOf(entries)]),
        ...this.#clocks(),
      }),
    );
    view.watchers.add(watcher);
  }

  #open(viewer: number): View {
    const shown = this.#shown;
    const seen = shown.see(viewer);
    const view: View = {
      viewer,
      watchers: new Set(),
      seen,
      version: shown.version,
      info: JSON.stringify(shown.info()),
      asks: JSON.stringify(shown.asks()),
      mine: viewer < shown.seats && seen !== undefined ? JSON.stringify(shown.mine(viewer)) : '',
      running: runningOf(shown.clocks()),
      kinds: new Set(seen?.face.filter((face) => face >= 0)),
    };
    this.#views.set(viewer, view);
    return view;
  }

  #exit(watcher: Watcher, view: View): void {
    view.watchers.delete(watcher);
    if (view.watchers.size === 0) this.#views.delete(view.viewer);
  }

  #change(view: View, info: string): string | undefined {
    const shown = this.#shown;
    const parts: Parts = {
      ...this.#changedInfo(view, info),
      ...this.#changedSeen(view),
      ...this.#changedAsks(view),
    };
    const running = runningOf(shown.clocks());
    const isSame = Object.keys(parts).length === 0 && running === view.running;
    view.version = shown.version;
    view.running = running;
    return isSame ? undefined : frameOf({ ...this.#head(view), ...parts, ...this.#clocks() });
  }

  #changedInfo(view: View, info: string): Parts {
    if (view.info === info) return {};
    view.info = info;
    return { info };
  }

  #changedSeen(view: View): Parts {
    const before = view.seen;
    const seen = this.#shown.see(view.viewer);
    if (seen === undefined) return {};
    view.seen = seen;
    const entries = this.#shown.entries(view.viewer, before === undefined ? -1 : view.version);
    const isNews = entries.length > 0;
    const change = before === undefined ? undefined : patchOf(before, seen);
    return {
      ...(before === undefined ? { seen: JSON.stringify(seen) } : {}),
      ...(change === undefined ? {} : { change: JSON.stringify(change) }),
      ...(isNews ? { entries: JSON.stringify(entries) } : {}),
      ...this.#newlyPrinted(view, [...seen.face, ...facesOf(entries)]),
    };
  }

  #changedAsks(view: View): Parts {
    if (view.seen === undefined) return {};
    const asks = JSON.stringify(this.#shown.asks());
    const mine = view.viewer < this.#shown.seats ? JSON.stringify(this.#shown.mine(view.viewer)) : '';
    const parts: Parts = {
      ...(asks === view.asks ? {} : { asks }),
      ...(mine === view.mine ? {} : { mine }),
    };
    view.asks = asks;
    view.mine = mine;
    return parts;
  }

  #head({ viewer, version }: View): Parts {
    const { table } = this.#shown;
    return { on: '"table"', table: JSON.stringify(table), viewer: String(viewer), version: String(version) };
  }

  #asking({ seen, asks, mine }: View): Parts {
    if (seen === undefined) return {};
    return mine === '' ? { asks } : { asks, mine };
  }

  #clocks(): Parts {
    const clocks = this.#shown.clocks();
    return clocks === undefined ? {} : { clocks: JSON.stringify(clocks) };
  }

  #newlyPrinted(view: View, faces: readonly number[]): Parts {
    const fresh = faces.filter((face) => face >= 0 && !view.kinds.has(face));
    for (const face of fresh) view.kinds.add(face);
    return fresh.length === 0 ? {} : this.#printed(fresh);
  }

  #printed(faces: readonly number[]): Parts {
    const prints: [number, unknown][] = [...new Set(faces)]
      .sort((a, b) => a - b)
      .map((face) => [face, this.#shown.print(face)]);
    if (prints.length === 0 || prints[0]?.[1] === undefined) return {};
    return { kinds: JSON.stringify(Object.fromEntries(prints)) };
  }
}

const runningOf = (clocks: readonly SeatClock[] | undefined): string =>
  clocks?.map(({ running }) => (running ? 1 : 0)).join('') ?? '';

const facesOf = (entries: readonly SeenEntry[]): number[] =>
  entries.flatMap(({ events }) => events.flatMap(({ faces }) => faces.filter((face) => face >= 0)));
