import type { CompiledQuery, Kysely } from 'kysely';
import type { WriteError } from '../faults.ts';
import type { Schema } from './schema.ts';

/** A statement, and the values that go into it. */
export type Query = Pick<CompiledQuery, 'sql' | 'parameters'>;

/**
 * What lies under the store: the one seam to another kind of database. It has the tables of `Schema`, brought up to date when it is
 * opened. Group commit, conflicts and the archive are above it.
 */
export interface Database {
  /** For reading, and for writing queries down. */
  readonly db: Kysely<Schema>;
  /** Does all of it, durable, or nothing. */
  commit(queries: readonly Query[]): Promise<void>;
  /** Why a commit failed: `conflict` where a key is taken, or a revision does not follow the last one. */
  whyFailed(fault: unknown): WriteError['why'];
  close(): Promise<void>;
}
