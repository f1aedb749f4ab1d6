import { markOf, type OwnSight } from '@masterplan/kernel';
import type { GonePush, SeenEntry, TableFrame, Views as Wanted } from '../../wire/index.ts';
import type { People } from '../people/people.ts';
import { Info, mineOf } from './info.ts';
import type { LiveTable } from './live.ts';
import { Look, type Sight, seenText } from './sight.ts';

/** Somebody whose page shows the table. */
export interface Watcher {
  readonly player: string;
  /** People whose talk they do not want to hear. */
  readonly muted: readonly string[];
  send(frame: string): void;
}

/** One viewer's view, as everybody who looks through it has it now. */
interface View {
  readonly viewer: number;
  readonly watchers: Set<Watcher>;
  /** Everything below is what was last sent. */
  seen: Sight | undefined;
  version: number;
  info: string;
  asks: string;
  /** A mark of it. */
  mine: string;
  running: string;
  readonly kinds: Set<number>;
}

/** What the rules tell one viewer. */
interface Told {
  /** Undefined where there is no game to be seen. */
  readonly own: OwnSight | undefined;
  readonly entries: readonly SeenEntry[];
  /** A seat's own part, as JSON; '' where there is none. */
  readonly mine: string;
  /** Kinds whose print has not been sent to this view, and their prints. */
  readonly fresh: readonly number[];
  readonly printed: Parts;
}

/** What is the same for every viewer, as JSON, made once for all of them. */
interface Everybody {
  readonly look: Look | undefined;
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
  readonly #table: LiveTable;
  readonly #info: Info;
  readonly #views = new Map<number, View>();
  readonly #wanted = new Map<Watcher, Wanted>();
  #news = 0;

  constructor(table: LiveTable, people: People) {
    this.#table = table;
    this.#info = new Info(table, people);
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
    // The rules are asked everything first: where they fail, nobody has been sent anything.
    const all = Array.from(this.#views.values(), (view) => ({ view, told: this.#told(view) }));
    for (const { view, told } of all) {
      const frame = this.#change(view, told, everybody);
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
      const gone: GonePush = { on: 'gone', table: this.#table.facts.id };
      watcher.send(JSON.stringify(gone));
    }
  }

  #viewersOf({ player }: Watcher, wanted: Wanted): readonly number[] {
    const { seats } = this.#table.facts;
    const own = this.#table.seatsOf(player);
    if (own.length === 0) return this.#table.mayWatch(player) ? [seats] : [];
    if (wanted === 'mine') return own;
    if (wanted === 'public') return [seats];
    const chosen = own.filter((seat) => wanted.includes(seat));
    return chosen.length > 0 ? chosen : [seats];
  }

  #enter(watcher: Watcher, viewer: number, since: number): void {
    const everybody = this.#forEverybody();
    const view = this.#views.get(viewer) ?? this.#open(viewer, everybody);
    const { seen } = view;
    const entries = seen === undefined ? [] : this.#entries(viewer, since);
    const mine = this.#mine(view);
    watcher.send(
      frameOf({
        ...this.#head(view),
        info: everybody.info,
        ...(seen === undefined ? {} : { seen: seenText(seen), entries: JSON.stringify(entries) }),
        ...(seen === undefined ? {} : { asks: everybody.asks }),
        ...(mine === '' ? {} : { mine }),
        ...this.#printed([...view.kinds, ...facesOf(entries)]),
        ...everybody.clocks,
      }),
    );
    view.watchers.add(watcher);
  }

  #open(viewer: number, { look, info, asks, running }: Everybody): View {
    const { sitting, version } = this.#table;
    const seen = sitting && look?.first(sitting.seeOwn(viewer));
    const view: View = {
      ...{ viewer, watchers: new Set(), seen, version, info, asks, running, kinds: new Set() },
      mine: markOf(this.#mine({ viewer, seen })),
    };
    if (this.#hasPack) for (const face of this.#printedTo(view)) view.kinds.add(face);
    this.#views.set(viewer, view);
    return view;
  }

  #exit(watcher: Watcher, view: View): void {
    view.watchers.delete(watcher);
    if (view.watchers.size === 0) this.#views.delete(view.viewer);
  }

  /** Whether it is played with content of its own, which pages have to be told. */
  get #hasPack(): boolean {
    return this.#table.facts.packJson !== null;
  }

  #entries(viewer: number, since: number): SeenEntry[] {
    return this.#table.sitting?.entries(viewer, since) ?? [];
  }

  #forEverybody(): Everybody {
    const { clocks, asks, sitting, facts } = this.#table;
    return {
      look: sitting && new Look(sitting, facts.seats),
      info: this.#info.json(),
      asks: JSON.stringify(asks),
      clocks: clocks === undefined ? {} : { clocks: JSON.stringify(clocks) },
      running: clocks?.map(({ running }) => (running ? 1 : 0)).join('') ?? '',
    };
  }

  #told(view: View): Told {
    const { sitting } = this.#table;
    const mine = this.#mine(view);
    if (sitting === undefined) return { own: undefined, entries: [], mine, fresh: [], printed: {} };
    const own = sitting.seeOwn(view.viewer);
    const entries = this.#entries(view.viewer, view.seen === undefined ? -1 : view.version);
    const fresh = this.#notYetPrinted(view, own, entries);
    return { own, entries, mine, fresh, printed: this.#printed(fresh) };
  }

  /** A seat's own part, as JSON; '' where there is none. */
  #mine({ viewer, seen }: Pick<View, 'viewer' | 'seen'>): string {
    const { facts, sitting } = this.#table;
    const isShown = seen !== undefined || sitting !== undefined;
    return viewer < facts.seats && isShown ? JSON.stringify(mineOf(this.#table, viewer)) : '';
  }

  #change(view: View, told: Told, everybody: Everybody): string | undefined {
    const parts: Parts = {
      ...(this.#isNew(view, 'info', everybody.info) ? { info: everybody.info } : {}),
      ...this.#changedSeen(view, told, everybody.look),
      ...this.#changedAsks(view, told.mine, everybody.asks),
    };
    const isSame = Object.keys(parts).length === 0 && everybody.running === view.running;
    view.version = this.#table.version;
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

  #changedSeen(view: View, { own, entries, fresh, printed }: Told, look: Look | undefined): Parts {
    if (own === undefined || look === undefined) return {};
    for (const face of fresh) view.kinds.add(face);
    const news = entries.length > 0 ? { entries: JSON.stringify(entries) } : {};
    if (view.seen === undefined) {
      view.seen = look.first(own);
      return { seen: seenText(view.seen), ...news, ...printed };
    }
    const change = look.change(view.seen, own);
    return change === undefined ? { ...news, ...printed } : { change, ...news, ...printed };
  }

  #changedAsks(view: View, mine: string, asks: string): Parts {
    if (view.seen === undefined) return {};
    return {
      ...(this.#isNew(view, 'asks', asks) ? { asks } : {}),
      ...(this.#isNew(view, 'mine', mine) && mine !== '' ? { mine } : {}),
    };
  }

  #head({ viewer, version }: View): Parts {
    const { id } = this.#table.facts;
    return { on: '"table"', table: JSON.stringify(id), viewer: String(viewer), version: String(version) };
  }

  /** Kinds whose print a viewer of a pack may have: those anybody may look up, and faces that are known. */
  #printedTo({ seen }: View): number[] {
    if (seen === undefined) return [];
    return [...(this.#table.sitting?.reference() ?? []), ...seen.own.face.filter((face) => face >= 0)];
  }

  #notYetPrinted(view: View, own: OwnSight, entries: readonly SeenEntry[]): readonly number[] {
    const { sitting } = this.#table;
    if (sitting === undefined || !this.#hasPack) return [];
    const known = view.seen === undefined ? sitting.reference() : [];
    return [...known, ...own.face, ...facesOf(entries)].filter((face) => face >= 0 && !view.kinds.has(face));
  }

  #printed(faces: readonly number[]): Parts {
    const { sitting } = this.#table;
    if (sitting === undefined || !this.#hasPack || faces.length === 0) return {};
    const kinds = [...new Set(faces)].sort((a, b) => a - b).map((face) => [face, sitting.print(face)]);
    return { kinds: JSON.stringify(Object.fromEntries(kinds)) };
  }
}

const facesOf = (entries: readonly SeenEntry[]): number[] =>
  entries.flatMap(({ events }) => events.flatMap(({ faces }) => faces.filter((face) => face >= 0)));
