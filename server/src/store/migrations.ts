import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

type Migration = (db: Kysely<Schema>) => Promise<void>;

const players: Migration = async (db) => {
  await db.schema
    .createTable('players')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('keyHash', 'text', (c) => c.notNull().unique())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('settingsJson', 'text', (c) => c.notNull())
    .addColumn('mutedJson', 'text', (c) => c.notNull())
    .addColumn('madeAt', 'bigint', (c) => c.notNull())
    .execute();
};

const tables: Migration = async (db) => {
  await db.schema
    .createTable('tables')
    .addColumn('no', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('id', 'text', (c) => c.notNull().unique())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('rules', 'text', (c) => c.notNull())
    .addColumn('program', 'text', (c) => c.notNull())
    .addColumn('seats', 'integer', (c) => c.notNull())
    .addColumn('optionsJson', 'text', (c) => c.notNull())
    .addColumn('packJson', 'text')
    .addColumn('listed', 'integer', (c) => c.notNull())
    .addColumn('host', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('settingsJson', 'text', (c) => c.notNull())
    .addColumn('seed', 'text', (c) => c.notNull())
    .addColumn('givenUp', 'integer', (c) => c.notNull())
    .addColumn('rematch', 'text')
    .addColumn('winnersJson', 'text')
    .addColumn('madeAt', 'bigint', (c) => c.notNull())
    .addColumn('changedAt', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('tablesByState').on('tables').columns(['state', 'no']).execute();
  await db.schema
    .createTable('seats')
    .addColumn('tableId', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('player', 'text')
    .addColumn('bot', 'text')
    .addColumn('covered', 'text')
    .addPrimaryKeyConstraint('seatsKey', ['tableId', 'seat'])
    .execute();
  await db.schema.createIndex('seatsByPlayer').on('seats').column('player').execute();
};

const logs: Migration = async (db) => {
  await db.schema
    .createTable('entries')
    .addColumn('tableId', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('did', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('said', 'text', (c) => c.notNull())
    .addColumn('bots', 'integer', (c) => c.notNull())
    .addColumn('by', 'text', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('clocksJson', 'text')
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('entriesKey', ['tableId', 'version'])
    .execute();
  await db.schema
    .createTable('talk')
    .addColumn('tableId', 'text', (c) => c.notNull())
    .addColumn('no', 'integer', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('player', 'text')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('channel', 'text', (c) => c.notNull())
    .addColumn('saidJson', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('talkKey', ['tableId', 'no'])
    .execute();
};

const first: Migration = async (db) => {
  await players(db);
  await tables(db);
  await logs(db);
};

const beginnings: Migration = async (db) => {
  await db.schema
    .createTable('beginnings')
    .addColumn('tableId', 'text', (c) => c.primaryKey())
    .addColumn('begunJson', 'text', (c) => c.notNull())
    .execute();
};

const deciding: Migration = async (db) => {
  await db.schema.alterTable('tables').addColumn('decidingJson', 'text').execute();
  await db.schema.alterTable('tables').addColumn('timeJson', 'text').execute();
};

const former: Migration = async (db) => {
  await db.schema.alterTable('tables').addColumn('formerJson', 'text').execute();
};

const archive: Migration = async (db) => {
  await db.schema.createIndex('tablesByListed').on('tables').columns(['state', 'listed', 'no']).execute();
  await db.schema.createIndex('tablesByHost').on('tables').column('host').execute();
};

const rest: Migration = async (db) => {
  await db.schema.alterTable('tables').addColumn('restJson', 'text').execute();
};

const called: Migration = async (db) => {
  await db.schema.alterTable('seats').addColumn('name', 'text').execute();
};

/** A writer that has not seen the last change of a table must not write over it. */
const revision: Migration = async (db) => {
  await db.schema
    .alterTable('tables')
    .addColumn('revision', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await sql`create trigger tablesRevision before update on tables when new.revision != old.revision + 1
    begin select raise(abort, 'stale'); end`.execute(db);
};

const results: Migration = async (db) => {
  await db.schema
    .createTable('results')
    .addColumn('tableId', 'text', (c) => c.notNull())
    .addColumn('player', 'text', (c) => c.notNull())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('part', 'text', (c) => c.notNull())
    .addColumn('won', 'integer', (c) => c.notNull())
    .addColumn('company', 'text', (c) => c.notNull())
    .addColumn('at', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('resultsKey', ['tableId', 'player'])
    .execute();
  await db.schema.createIndex('resultsByPlayer').on('results').columns(['player', 'at']).execute();
  await db.schema.createIndex('resultsByCompany').on('results').columns(['company', 'at']).execute();
};

/** Bots may have a temperament. */
const temper: Migration = async (db) => {
  await db.schema.alterTable('seats').addColumn('temper', 'text').execute();
};

/** In order; a database's version is how many of them it has had. Never change one that was released: add another. */
const migrations: readonly Migration[] = [
  first,
  beginnings,
  deciding,
  former,
  archive,
  rest,
  called,
  revision,
  results,
  temper,
];

export const newestVersion = migrations.length;

/** The version of the database: 0 where it is new. */
export async function versionOf(db: Kysely<Schema>): Promise<number> {
  await db.schema
    .createTable('meta')
    .ifNotExists()
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute();
  const row = await db.selectFrom('meta').select('value').where('name', '=', 'version').executeTakeFirst();
  return Number(row?.value ?? 0);
}

/** Brings the database from `version` to the newest, each step whole or not at all. */
export async function migrate(db: Kysely<Schema>, version: number): Promise<void> {
  for (const [i, migration] of migrations.entries()) {
    if (i < version) continue;
    await db.transaction().execute(async (step) => {
      await migration(step);
      await step.deleteFrom('meta').where('name', '=', 'version').execute();
      await step
        .insertInto('meta')
        .values({ name: 'version', value: String(i + 1) })
        .execute();
    });
  }
}
