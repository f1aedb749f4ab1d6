import type { Answers, TableFrame, TalkLine, Views } from '@masterplan/server/wire';
import { Store } from '../store.ts';
import type { Connection } from './connection.ts';
import { Refused } from './connection.ts';
import { keepSeal } from './seals.ts';
import { after, type View } from './view.ts';

/** What a page holds of one table. */
export interface TableHeld {
  readonly views: ReadonlyMap<number, View>;
  readonly talk: readonly TalkLine[];
  /** Why it cannot be shown; undefined while it can. */
  readonly refused: Refused | undefined;
}

const empty: TableHeld = { views: new Map(), talk: [], refused: undefined };

/** Shows a table: asks for it, puts its frames together, asks again when the line comes back. */
export class TableLink {
  readonly held = new Store<TableHeld>(empty);
  readonly table: string;
  readonly #connection: Connection;
  readonly #stops: (() => void)[];
  #views: Views;
  #later: ReturnType<typeof setTimeout> | undefined;

  constructor(connection: Connection, table: string, views: Views) {
    this.#connection = connection;
    this.table = table;
    this.#views = views;
    this.#stops = [
      connection.onPush((push) => {
        if (push.on === 'table' && push.table === table) this.#take(push);
        if (push.on === 'talk' && push.table === table) this.#hear(push.line);
        if (push.on === 'gone' && push.table === table) this.#fail(new Refused({ code: 'no-spectators' }));
      }),
      connection.onOpen(() => void this.#watch()),
    ];
  }

  /** Looks at the table otherwise. What only a seat may know is forgotten first; what is public stays until it is renewed. */
  look(views: Views): void {
    this.#views = views;
    const held = this.held.value;
    const open = [...held.views].filter(([viewer, { info }]) => info !== undefined && viewer === info.seats);
    this.held.set({ ...held, views: new Map(open) });
    void this.#watch();
  }

  close(): void {
    for (const stop of this.#stops) stop();
    clearTimeout(this.#later);
    this.#connection.request('unwatch', { table: this.table }).catch(() => undefined);
  }

  async #watch(): Promise<void> {
    try {
      const since = this.#knownUpTo();
      const { viewers, talk } = await this.#ask(since === undefined ? {} : { since });
      this.held.set({ ...this.held.value, talk, refused: undefined });
      if (since !== undefined && !viewers.every((viewer) => this.#isWhole(viewer))) await this.#ask({});
    } catch (fault) {
      if (!(fault instanceof Refused) || fault.error.code === 'stopping') return;
      if (fault.error.code === 'too-many') this.#watchLater(Number(fault.error.facts?.seconds ?? 1));
      else this.#fail(fault);
    }
  }

  /** Too many from this address ask for tables at once, as after a restart: it is asked for again when it may be. */
  #watchLater(seconds: number): void {
    clearTimeout(this.#later);
    this.#later = setTimeout(() => void this.#watch(), seconds * 1000);
  }

  #ask(from: { since?: number }): Promise<Answers['watch']> {
    return this.#connection.request('watch', { table: this.table, views: this.#views, ...from });
  }

  /** The version of the one view that is wanted, where the page has it: what happened before need not be told again. */
  #knownUpTo(): number | undefined {
    const [view, ...others] = this.held.value.views.values();
    const seats = view?.info?.seats;
    const [wanted = seats] = this.#views === 'public' ? [] : this.#views === 'mine' ? [-1] : this.#views;
    return others.length === 0 && view?.seen !== undefined && view.viewer === wanted
      ? view.version
      : undefined;
  }

  /** Whether the log of a view begins with the deal: one that is new to the page may have been told from the middle. */
  #isWhole(viewer: number): boolean {
    const view = this.held.value.views.get(viewer);
    return view?.seen === undefined || view.entries[0]?.did === 'open';
  }

  /**
   * Puts a frame to what is held. One that was under way when the page looked elsewhere brings nothing back: it is of a viewer
   * nobody wants now, or it is a change to a view that was forgotten.
   */
  #take(frame: TableFrame): void {
    const views = new Map(this.held.value.views);
    const seats = (frame.info ?? views.get(frame.viewer)?.info)?.seats;
    if (seats === undefined || !this.#isWanted(frame.viewer, seats)) return;
    if (frame.info?.seal !== undefined) keepSeal(this.table, frame.info.seal);
    views.set(frame.viewer, after(views.get(frame.viewer), frame));
    this.held.set({ ...this.held.value, views });
  }

  /** The public view may always come: it is also what a page gets whose seat is no longer its own. */
  #isWanted(viewer: number, seats: number): boolean {
    if (viewer === seats || this.#views === 'mine') return true;
    return this.#views !== 'public' && this.#views.includes(viewer);
  }

  #hear(line: TalkLine): void {
    const talk = this.held.value.talk.filter((each) => each.no !== line.no);
    this.held.set({ ...this.held.value, talk: [...talk, line] });
  }

  #fail(refused: Refused): void {
    this.held.set({ ...this.held.value, refused });
  }
}
