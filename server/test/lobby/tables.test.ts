import { EventEmitter, once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Thinkers } from '../../src/bots/thinkers.ts';
import { Tables } from '../../src/lobby/tables.ts';
import { People } from '../../src/people/people.ts';
import { Programs } from '../../src/programs/programs.ts';
import { Store } from '../../src/store/store.ts';
import { Slices } from '../../src/table/slices.ts';
import { shelved as duel } from '../shelf/duel.ts';
import { openMemory } from '../support/memory-database.ts';
import { clearFolder, newFolder } from '../support/serving.ts';

const folder = newFolder();
afterAll(() => clearFolder(folder));

/** A store in which a table is removed when that is let go on, and not before. */
class Hesitant extends Store {
  readonly #begun: () => unknown;
  readonly #goOn: Promise<unknown>;

  constructor(
    database: ConstructorParameters<typeof Store>[0],
    begun: () => unknown,
    goOn: Promise<unknown>,
  ) {
    super(database);
    this.#begun = begun;
    this.#goOn = goOn;
  }

  override async removeTable(id: string): Promise<void> {
    this.#begun();
    await this.#goOn;
    await super.removeTable(id);
  }
}

test('who asks for an abandoned table while it is cleared away does not find it', async () => {
  const [removal, leave] = [new EventEmitter(), new EventEmitter()];
  const [begun, goOn] = [once(removal, 'begun'), once(leave, 'given')];
  const store = new Hesitant(await openMemory(), () => removal.emit('begun'), goOn);
  const program = join(folder, 'duel.mjs');
  writeFileSync(program, '');
  const thinkers = new Thinkers({ program, threads: 1, deadline: 1000 });
  const programs = await Programs.from(folder, [{ shelved: duel, program }]);
  const tables = new Tables(
    {
      ...{ store, people: new People(store), programs, thinkers, log: () => undefined, lastBeat: 0 },
      ...{ newSeed: () => 'seed', lobbyChanged: () => undefined, slices: new Slices(), mostEntries: 100 },
    },
    1000,
  );
  await store.addTable(
    {
      ...{ id: 't', game: 'duel', rules: '1', program: '', seats: 1, optionsJson: '{}', listed: 0 },
      ...{ host: 'host', state: 'gathering', seed: '', givenUp: 0, madeAt: 1, changedAt: 1 },
      settingsJson: JSON.stringify({ spectators: true, clock: { kind: 'none' } }),
    },
    [{ tableId: 't', seat: 0, player: null, name: null, bot: null, temper: null, covered: null }],
    [],
  );
  const takenUp = tables.takeUp();
  await begun;
  const found = tables.find('t');
  leave.emit('given');
  await takenUp;
  expect(await found).toBeUndefined();
  expect(tables.counts).toEqual({ live: 0, away: 0 });
  await thinkers.close();
  await store.close();
});
