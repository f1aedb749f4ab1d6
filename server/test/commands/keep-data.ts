import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { Shelved } from '@masterplan/bots';
import Libsql from 'libsql';
import { bundle, rulesPrograms } from '../../../scripts/bundle.mjs';
import { programsIn } from '../../src/programs/programs.ts';
import { startServer } from '../../src/server.ts';
import { Page } from '../support/page.ts';
import { waitingSeats } from '../support/play.ts';
import { noRates } from '../support/rates.ts';
import { clearFolder, newFolder } from '../support/serving.ts';

/**
 * `npx tsx server/test/commands/keep-data.ts NAME`: keeps the data folder of a server of this version as `server/test/kept/NAME`, with a
 * table in play and a finished one of every game, for a test that later versions go on with it. To be run before a change that old
 * tables have to survive.
 */
const [name = ''] = process.argv.slice(2);
if (!/^[\w-]+$/.test(name)) throw new Error('a name is wanted');
/** So many choices of the person are made at a table that is left in play. */
const BEGUN = 12;

const folder = 'server/dist/kept';
await bundle({ bots: 'server/src/bots/worker.ts', ...rulesPrograms() }, folder);
const root = fileURLToPath(new URL('../../../', import.meta.url));
const built = pathToFileURL(join(root, folder, '/'));
const data = newFolder();
const games = programsIn(built);
const server = await startServer({
  ...{
    port: 0,
    host: '127.0.0.1',
    data,
    games,
    worker: fileURLToPath(new URL('bots.mjs', built)),
    rates: noRates,
  },
  log: (what, facts) => console.error(what, facts),
});
const page = await Page.hello(server.port);

/** Plays seat 0 as a bot would, for so many choices or to the end. */
async function play(shelved: Shelved, most: number): Promise<string> {
  const settings = { pace: 'instant' } as const;
  const { table } = await page.ask('playNow', { game: shelved.id, settings });
  await page.ask('watch', { table });
  const held = page.held(table, 0);
  const isOver = (): boolean => held.info?.state !== 'playing';
  const isAsked = (): boolean => waitingSeats(page, table, 0).includes(0);
  await page.until(isAsked, 60_000);
  const standing = held.mine?.standing[1]?.key;
  if (standing !== undefined)
    await page.ask('choose', { table, seat: 0, version: held.version, key: standing });
  for (let made = 0; made < most; made++) {
    await page.until(() => isOver() || isAsked(), 60_000);
    if (isOver()) break;
    const { version, asks } = held;
    if (standing !== undefined && asks?.some(({ seat, sealed }) => seat === 0 && sealed)) {
      await page.until(() => isOver() || held.version > version || !isAsked(), 60_000);
      continue;
    }
    const key = shelved.answer({ level: 'thumb', seen: held.seen, seed: String(version) }) ?? '';
    const chosen = await page.ask('choose', { table, seat: 0, version, key });
    await page.until(() => held.version >= chosen.version);
  }
  return table;
}

const tables: Record<string, { playing: string; finished: string }> = {};
for (const { program } of games) {
  const { shelved }: { readonly shelved: Shelved } = await import(pathToFileURL(program).href);
  const finished = await play(shelved, Number.POSITIVE_INFINITY);
  tables[shelved.id] = { playing: await play(shelved, BEGUN), finished };
}
const { key } = page;
page.close();
await server.stop();

const kept = join(root, 'server/test/kept', name);
rmSync(kept, { recursive: true, force: true });
mkdirSync(join(kept, 'rules'), { recursive: true });
const keep = (file: string, path: string): void =>
  writeFileSync(join(kept, `${path}.br`), brotliCompressSync(readFileSync(file)));

// A copy of its own, whole and without gaps: the server's connections linger.
const whole = join(data, 'whole.db');
const raw = new Libsql(join(data, 'masterplan.db'));
raw.exec(`vacuum into '${whole}'`);
raw.close();
keep(whole, 'masterplan.db');
for (const program of readdirSync(join(data, 'rules')))
  keep(join(data, 'rules', program), join('rules', program));
writeFileSync(join(kept, 'kept.json'), `${JSON.stringify({ key, tables }, null, 2)}\n`);
clearFolder(data);
