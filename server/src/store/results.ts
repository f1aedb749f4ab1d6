import type { Kysely } from 'kysely';
import type { Committer } from './committer.ts';
import type { ResultRow, Schema } from './schema.ts';

/** So many of a person's results are read, the newest: no answer takes longer the more somebody has played. */
const READ = 2000;

/** How games went for the people who played them. Each question is answered out of an index. */
export class StoredResults {
  readonly #db: Kysely<Schema>;
  readonly #committer: Committer;

  constructor(db: Kysely<Schema>, committer: Committer) {
    this.#db = db;
    this.#committer = committer;
  }

  /** A person's, the newest first. */
  of(player: string): Promise<ResultRow[]> {
    return this.#db
      .selectFrom('results')
      .selectAll()
      .where('player', '=', player)
      .orderBy('at', 'desc')
      .limit(READ)
      .execute();
  }

  /** Those of everybody in these companies, the newest first. */
  async ofCompanies(companies: readonly string[]): Promise<ResultRow[]> {
    if (companies.length === 0) return [];
    return this.#db
      .selectFrom('results')
      .selectAll()
      .where('company', 'in', companies)
      .orderBy('at', 'desc')
      .limit(READ)
      .execute();
  }

  /** Forgets all that is kept for a person; what is kept for others stays. */
  forget(player: string): Promise<void> {
    return this.#committer.write(this.#db.deleteFrom('results').where('player', '=', player).compile());
  }
}
