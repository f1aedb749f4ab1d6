import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import { Archive, columns, type LightRow } from './archive.ts';
import { Committer } from './committer.ts';
import type { Database, Query } from './database.ts';
import { StoredResults } from './results.ts';
import type {
  BeginningRow,
  EntryRow,
  PlayerRow,
  ResultRow,
  Schema,
  SeatRow,
  TableRow,
  TalkRow,
} from './schema.ts';

export type StoredTable = Selectable<TableRow>;

/** A table as it is stored, apart from its talk. */
export interface StoredWhole {
  readonly row: StoredTable;
  readonly seats: readonly SeatRow[];
  readonly entries: readonly EntryRow[];
  readonly beginning: BeginningRow | undefined;
}

/** A table as it is stored, without what was played there and with which content. */
export interface Outline {
  readonly row: LightRow;
  readonly seats: readonly SeatRow[];
  readonly length: number;
}

/** A change of a table's row. `revision` is the one that it makes, the one after the last that whoever writes has seen. */
export type TableChange = Updateable<TableRow> & { readonly revision: number };

/**
 * All that lasts. Every write resolves when it is durable and throws a `WriteError` where it did not happen. Two that append to one
 * table, or change its row without having seen the other's change, conflict: one of them wins. So does a change of a table that is gone.
 */
export class Store {
  /** The finished tables. */
  readonly archive: Archive;
  /** How games went, for the people who played them. */
  readonly results: StoredResults;
  readonly #db: Kysely<Schema>;
  readonly #database: Database;
  readonly #committer: Committer;
  /** The statement that adds an entry: put together once, as there is one for every choice. */
  #adding: string | undefined;

  constructor(database: Database) {
    this.archive = new Archive(database.db);
    this.#db = database.db;
    this.#database = database;
    this.#committer = new Committer(database);
    this.results = new StoredResults(database.db, this.#committer);
  }

  /** Finishes what is being written, and closes. */
  async close(): Promise<void> {
    await this.#committer.idle();
    await this.#database.close();
  }

  /** Says that the server is there: see `lastBeat`. */
  beat(now: number): Promise<void> {
    const value = String(now);
    return this.#committer.write(
      this.#db
        .insertInto('meta')
        .values({ name: 'beat', value })
        .onConflict((known) => known.column('name').doUpdateSet({ value }))
        .compile(),
    );
  }

  /** When a server was last there, in milliseconds since 1970; 0 where that is not known. */
  async lastBeat(): Promise<number> {
    const row = await this.#db
      .selectFrom('meta')
      .select('value')
      .where('name', '=', 'beat')
      .executeTakeFirst();
    return Number(row?.value ?? 0);
  }

  addPlayer(player: PlayerRow): Promise<void> {
    return this.#committer.write(this.#db.insertInto('players').values(player).compile());
  }

  changePlayer(id: string, change: Updateable<PlayerRow>): Promise<void> {
    return this.#committer.write(this.#db.updateTable('players').set(change).where('id', '=', id).compile());
  }

  playerOf(id: string): Promise<PlayerRow | undefined> {
    return this.#db.selectFrom('players').selectAll().where('id', '=', id).executeTakeFirst();
  }

  playerByKey(keyHash: string): Promise<PlayerRow | undefined> {
    return this.#db.selectFrom('players').selectAll().where('keyHash', '=', keyHash).executeTakeFirst();
  }

  async namesOf(players: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (players.length === 0) return new Map();
    const rows = await this.#db
      .selectFrom('players')
      .select(['id', 'name'])
      .where('id', 'in', players)
      .execute();
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  addTable(
    row: Insertable<TableRow>,
    seats: readonly SeatRow[],
    beginnings: readonly BeginningRow[],
  ): Promise<void> {
    return this.#committer.write(
      ...beginnings.map((beginning) => this.#db.insertInto('beginnings').values(beginning).compile()),
      this.#db.insertInto('tables').values(row).compile(),
      ...seats.map((seat) => this.#db.insertInto('seats').values(seat).compile()),
    );
  }

  /** Changes a table, and who sits there where `seats` are given, together. Fails as `conflict` where another was first. */
  changeTable(id: string, change: TableChange, seats: readonly SeatRow[] = []): Promise<void> {
    const rows = seats.map(({ tableId, seat, ...who }) =>
      this.#db
        .updateTable('seats')
        .set(who)
        .where('tableId', '=', tableId)
        .where('seat', '=', seat)
        .compile(),
    );
    return this.#written(change, this.#mustBeThere(id), this.#tableChange(id, change), ...rows);
  }

  removeTable(id: string): Promise<void> {
    const parts = ['entries', 'talk', 'seats', 'beginnings'] as const;
    return this.#committer.write(
      ...parts.map((part) => this.#db.deleteFrom(part).where('tableId', '=', id).compile()),
      this.#db.deleteFrom('tables').where('id', '=', id).compile(),
    );
  }

  /**
   * Appends to a table's log, with what changes in the table by it, and how it went for its people where it ends. Fails as `conflict`
   * where another was first.
   */
  append(entry: EntryRow, change?: TableChange, results: readonly ResultRow[] = []): Promise<void> {
    const added = this.#added(entry);
    if (change === undefined) return this.#committer.write(added);
    const { tableId } = entry;
    return this.#written(
      change,
      ...[added, this.#mustBeThere(tableId), this.#tableChange(tableId, change)],
      ...results.map((result) => this.#db.insertInto('results').values(result).compile()),
    );
  }

  async tableOf(id: string): Promise<StoredWhole | undefined> {
    const row = await this.#db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
    if (row === undefined) return undefined;
    const seats = await this.#seatsOf(id);
    const entries = await this.entriesAfter(id, -1);
    const beginning = await this.#db
      .selectFrom('beginnings')
      .selectAll()
      .where('tableId', '=', id)
      .executeTakeFirst();
    return { row, seats, entries, beginning };
  }

  /** A table's log after a version, in order. */
  entriesAfter(tableId: string, version: number): Promise<EntryRow[]> {
    return this.#db
      .selectFrom('entries')
      .selectAll()
      .where('tableId', '=', tableId)
      .where('version', '>', version)
      .orderBy('version')
      .execute();
  }

  async unfinished(): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .select('id')
      .where('state', '!=', 'finished')
      .orderBy('no')
      .execute();
    return rows.map(({ id }) => id);
  }

  /** A table without its log, and the version of that log. */
  async outlineOf(id: string): Promise<Outline | undefined> {
    const row = await this.#db.selectFrom('tables').select(columns).where('id', '=', id).executeTakeFirst();
    if (row === undefined) return undefined;
    const last = await this.#db
      .selectFrom('entries')
      .select((of) => of.fn.max('version').as('version'))
      .where('tableId', '=', id)
      .executeTakeFirst();
    return { row, seats: await this.#seatsOf(id), length: last?.version ?? 0 };
  }

  #seatsOf(id: string): Promise<SeatRow[]> {
    return this.#db.selectFrom('seats').selectAll().where('tableId', '=', id).orderBy('seat').execute();
  }

  /** Adds a line, and forgets those of its channel up to the place `forgotten`; 0 forgets none. */
  addTalk(line: TalkRow, forgotten: number): Promise<void> {
    const added = this.#db.insertInto('talk').values(line).compile();
    if (forgotten === 0) return this.#committer.write(added);
    const gone = this.#db
      .deleteFrom('talk')
      .where('tableId', '=', line.tableId)
      .where('channel', '=', line.channel)
      .where('no', '<=', forgotten);
    return this.#committer.write(added, gone.compile());
  }

  talkOf(tableId: string): Promise<TalkRow[]> {
    return this.#db.selectFrom('talk').selectAll().where('tableId', '=', tableId).orderBy('no').execute();
  }

  /** Writes a change of a table; the archive is told where it belongs there. */
  async #written(change: Updateable<TableRow>, ...queries: readonly Query[]): Promise<void> {
    await this.#committer.write(...queries);
    if (change.state === 'finished') this.archive.changed();
  }

  #added({ tableId, version, did, seat, said, bots, by, hash, clocksJson, at }: EntryRow): Query {
    const row = { tableId, version, did, seat, said, bots, by, hash, clocksJson, at };
    this.#adding ??= this.#db.insertInto('entries').values(row).compile().sql;
    return { sql: this.#adding, parameters: Object.values(row) };
  }

  #tableChange(id: string, change: TableChange): Query {
    return this.#db.updateTable('tables').set(change).where('id', '=', id).compile();
  }

  /** Breaks a constraint where there is no such table: a change of no row would succeed. */
  #mustBeThere(id: string): Query {
    return sql`insert into meta (name, value) select 'no table', null
      where not exists (select 1 from tables where id = ${id})`.compile(this.#db);
  }
}
