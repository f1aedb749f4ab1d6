import { WriteError } from '../faults.ts';
import type { House } from '../house.ts';
import { faultFacts } from '../log.ts';
import { faultIn, type Making, newFacts } from '../requests/new-table.ts';
import { no, ok, type Result } from '../result.ts';
import { beginningRowsOf, factsOf, rowOf, seatRowsOf } from '../table/facts.ts';
import { LiveTable } from '../table/live.ts';
import { cardAt, cardOf, isAbandoned, isTimed } from '../table/lobby-line.ts';
import { FinishedTables } from './finished.ts';
import { LobbyLists } from './lobby.ts';
import { PutAway } from './put-away.ts';

/** When a table that was to be opened could not be, it is tried again after so long. */
const AGAIN = 1000;
/** The longest that a timer can wait. */
const LONGEST = 2 ** 31 - 1;

/**
 * Every table of the server. In memory are those that somebody looks at or at which something is under way; an unfinished one
 * at which nothing has been for a while is put away: the store has it, and a card of it stays for the lobby. Whoever asks for it
 * finds it as it was.
 */
export class Tables {
  readonly finished: FinishedTables;
  readonly #house: House;
  /** How long nothing has to be at a table before it is put away, in milliseconds. */
  readonly #rest: number;
  readonly #live = new Map<string, LiveTable>();
  readonly #away = new PutAway();
  /** What opens a table that was put away by itself: its clocks. */
  readonly #alarms = new Map<string, NodeJS.Timeout>();
  readonly #loading = new Map<string, Promise<LiveTable | undefined>>();
  /** When somebody last asked for a table, or ceased to look at it. */
  readonly #usedAt = new WeakMap<LiveTable, number>();
  #isStopped = false;

  constructor(house: House, rest: number) {
    this.finished = new FinishedTables(house);
    this.#house = house;
    this.#rest = rest;
  }

  /**
   * Takes up every unfinished table where a server before this one left it. Those that were put away stay so, unless the rules
   * have changed since: all others are played again.
   */
  async takeUp(): Promise<void> {
    const now = Date.now();
    const resting: Promise<void>[] = [];
    for (const id of await this.#house.store.unfinished()) {
      if (await this.#leaveAway(id)) continue;
      const table = await this.#load(id, 'restart');
      if (table === undefined) continue;
      this.#usedAt.set(table, Math.min(now, table.facts.changedAt));
      resting.push(this.#putAway(table));
    }
    await Promise.all(resting);
    await this.sweep();
  }

  /** Those in memory. */
  get live(): Iterable<LiveTable> {
    return this.#live.values();
  }

  /** How many tables are in memory, and how many are put away. */
  get counts(): { readonly live: number; readonly away: number } {
    return { live: this.#live.size, away: this.#away.size };
  }

  /** Whether time runs at any of them. */
  get areTimed(): boolean {
    for (const { facts } of this.#live.values()) if (isTimed(facts)) return true;
    for (const { facts } of this.#away.all) if (isTimed(facts)) return true;
    return false;
  }

  async make(making: Making): Promise<Result<LiveTable>> {
    const rules = making.begun?.rules ?? this.#house.programs.offeredFor(making.game);
    if (rules === undefined) return no('no-game');
    const fault = faultIn(making, rules);
    if (fault !== undefined) return fault;
    const facts = newFacts(making, rules);
    try {
      await this.#house.store.addTable(rowOf(facts), seatRowsOf(facts), beginningRowsOf(facts));
    } catch (failed) {
      if (failed instanceof WriteError) return no('cannot-write');
      throw failed;
    }
    const stored = await this.#house.store.tableOf(facts.id);
    const table = LiveTable.made(this.#house, { ...facts, no: stored?.row.no ?? 0 });
    this.#usedAt.set(table, Date.now());
    this.#live.set(facts.id, table);
    this.#house.lobbyChanged();
    return ok(table);
  }

  /** Whether a table can be found without opening it. */
  isInMemory(id: string): boolean {
    return this.#live.has(id);
  }

  /** A table in memory, or out of the store. It stays in memory long enough for whoever asks to do something there. */
  async find(id: string): Promise<LiveTable | undefined> {
    const live = this.#live.get(id);
    if (live !== undefined) {
      this.#usedAt.set(live, Date.now());
      return live;
    }
    const loading = this.#loading.get(id) ?? this.#load(id, 'rest');
    this.#loading.set(id, loading);
    return loading.finally(() => this.#loading.delete(id));
  }

  /** Somebody has ceased to look. A finished table at which nobody looks any more is forgotten; it stays in the store. */
  release(table: LiveTable): void {
    this.#usedAt.set(table, Date.now());
    if (table.facts.state !== 'finished' || !table.views.isEmpty) return;
    table.stop();
    this.#live.delete(table.facts.id);
  }

  /** Forgets finished tables that nobody looks at, puts away those at rest, and clears away the abandoned ones. */
  async sweep(): Promise<void> {
    const now = Date.now();
    for (const table of [...this.#live.values()])
      if (table.facts.state === 'finished' && table.isQuiet) this.release(table);
    await Promise.all([...this.#live.values()].map((table) => this.#putAway(table)));
    for (const card of [...this.#away.all]) {
      if (!isAbandoned(card, now)) continue;
      await this.#house.store.removeTable(card.facts.id);
      this.#away.delete(card.facts.id);
    }
    this.#house.people.forgetAllBut(this.#seated());
  }

  /** A person has come or gone: their tables say so, and the lobby counts anew. */
  presence(player: string): void {
    this.#house.lobbyChanged();
    for (const table of this.#live.values())
      if (table.facts.holders.some((holder) => holder.player === player)) table.views.publish();
  }

  stop(): void {
    this.#isStopped = true;
    for (const table of this.#live.values()) table.stop();
    for (const alarm of this.#alarms.values()) clearTimeout(alarm);
  }

  /** The lobby as it is now. */
  lobby(): LobbyLists {
    const live = [...this.#live.values()].map(cardAt);
    return new LobbyLists({ house: this.#house, live, away: this.#away, finished: this.finished });
  }

  /** Everybody who has a seat at one of these tables. */
  #seated(): ReadonlySet<string> {
    const seated = new Set<string>();
    const add = ({ holders }: Pick<LiveTable['facts'], 'holders'>): void => {
      for (const { player } of holders) if (player !== undefined) seated.add(player);
    };
    for (const { facts } of this.#live.values()) add(facts);
    for (const { facts } of this.#away.all) add(facts);
    return seated;
  }

  /** Takes a table up as a card, where that can be told; false where it has to be opened. */
  async #leaveAway(id: string): Promise<boolean> {
    const { store, programs, people } = this.#house;
    const outline = await store.outlineOf(id);
    const card = outline && cardOf(outline, programs.offeredFor(outline.row.game)?.sha);
    if (card === undefined) return false;
    await people.meet(card.facts.holders.flatMap(({ player }) => player ?? []));
    this.#away.add(card);
    return true;
  }

  async #load(id: string, after: 'restart' | 'rest'): Promise<LiveTable | undefined> {
    const stored = await this.#house.store.tableOf(id);
    if (stored === undefined) return undefined;
    const facts = factsOf(stored.row, stored.seats, stored.beginning);
    const table = await LiveTable.stored(this.#house, facts, stored, after);
    // Last of all, because the names of people at no table in memory are forgotten now and then.
    await this.#house.people.meet(facts.holders.flatMap(({ player }) => player ?? []));
    clearTimeout(this.#alarms.get(id));
    this.#alarms.delete(id);
    this.#away.delete(id);
    this.#usedAt.set(table, Date.now());
    this.#live.set(id, table);
    return table;
  }

  /** Puts a table away where nothing has been there for a while: not before all of it is written, nor if somebody comes meanwhile. */
  async #putAway(table: LiveTable): Promise<void> {
    if (!this.#isAtRest(table) || this.#isStopped) return;
    const settled = await table.settle();
    if ('error' in settled || !this.#isAtRest(table) || this.#isStopped) return;
    const card = cardAt(table);
    const { timeUpAt } = table;
    table.stop();
    this.#live.delete(card.facts.id);
    this.#away.add(card);
    if (timeUpAt !== undefined) this.#wake(card.facts.id, timeUpAt - Date.now());
  }

  #isAtRest(table: LiveTable): boolean {
    const { id, state } = table.facts;
    const isLive = this.#live.get(id) === table && state !== 'finished' && table.isQuiet;
    return isLive && Date.now() - (this.#usedAt.get(table) ?? 0) >= this.#rest;
  }

  /** A clock will run out: the table is opened for it, as if it had never been put away. */
  #wake(id: string, millis: number): void {
    if (this.#isStopped) return;
    const open = (): void =>
      void this.find(id).catch((fault: unknown) => {
        this.#house.log('table-asleep', { table: id, ...faultFacts(fault) });
        this.#wake(id, AGAIN);
      });
    const alarm = setTimeout(open, Math.min(Math.max(0, millis), LONGEST));
    alarm.unref();
    this.#alarms.set(id, alarm);
  }
}
