import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { Schema, SeatRow } from './schema.ts';
import type { StoredTable } from './store.ts';

/** Finished tables of one page of the lobby. */
export const PAGE = 20;

/** A table without the content that some are played with, which is large. */
export type LightRow = Omit<StoredTable, 'packJson' | 'revision'>;

/** One page of finished tables, the newest first, and who sat there. */
export interface FinishedPage {
  readonly rows: readonly LightRow[];
  readonly seats: readonly SeatRow[];
}

/** All but the content that a table is played with. */
export const columns = [
  ...(['id', 'no', 'game', 'rules', 'program', 'seats', 'optionsJson', 'listed', 'host', 'state'] as const),
  ...(['settingsJson', 'seed', 'givenUp', 'rematch', 'winnersJson', 'madeAt', 'changedAt'] as const),
  ...(['formerJson', 'decidingJson', 'timeJson', 'restJson'] as const),
];

type Query = SelectQueryBuilder<Schema, 'tables', object>;

/** The finished tables. Each question is answered out of an index: the archive only grows, and the lobby asks often. */
export class Archive {
  readonly #db: Kysely<Schema>;
  #news = 0;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  /** Grows whenever a table is finished, or something of a finished one changes. */
  get news(): number {
    return this.#news;
  }

  changed(): void {
    this.#news += 1;
  }

  /**
   * Those that are listed, that anybody may watch and that were played to their end; before the one numbered `before`. A game that
   * was given up is for those who were there: anybody could fill the list with such games.
   */
  listed(before?: number): Promise<FinishedPage> {
    const finished = this.#db.selectFrom('tables').where('state', '=', 'finished');
    const listed = finished.where('listed', '=', 1).where('givenUp', '=', 0);
    return this.#page(listed.where(sql`settingsJson ->> '$.spectators'`, '=', 1), before);
  }

  /** Those that a player sat at or was the host of; before the one numbered `before`. */
  of(player: string, before?: number): Promise<FinishedPage> {
    const theirs = this.#db
      .selectFrom('seats')
      .select('tableId as id')
      .where('player', '=', player)
      .union(this.#db.selectFrom('tables').select('id').where('host', '=', player));
    // The plus keeps the database from walking through all finished tables instead.
    const finished = this.#db.selectFrom('tables').where(sql`+state`, '=', 'finished');
    return this.#page(finished.where('id', 'in', theirs), before);
  }

  async #page(query: Query, before: number | undefined): Promise<FinishedPage> {
    const older = before === undefined ? query : query.where('no', '<', before);
    const rows = await older.select(columns).orderBy('no', 'desc').limit(PAGE).execute();
    if (rows.length === 0) return { rows, seats: [] };
    const ids = rows.map(({ id }) => id);
    const seats = await this.#db
      .selectFrom('seats')
      .selectAll()
      .where('tableId', 'in', ids)
      .orderBy('seat')
      .execute();
    return { rows, seats };
  }
}
