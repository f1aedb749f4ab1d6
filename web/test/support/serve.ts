import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServer } from '@masterplan/server';
import { bundle } from '../../../scripts/bundle.mjs';
import { shelved } from './shelf.ts';

/** The tests' server: the built page, Master Plan with its bots, no limits, data that is thrown away. `serve.ts <port>`. */
const never = { burst: 1e9, every: 1 };
const inWeb = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
await bundle({ worker: 'server/src/bots/worker.ts', shelf: 'web/test/support/shelf.ts' }, 'web/dist/test');
const data = mkdtempSync(join(tmpdir(), 'masterplan-page-'));
const server = await startServer({
  port: Number(process.argv[2]),
  host: '127.0.0.1',
  data,
  games: [{ shelved, program: inWeb('dist/test/shelf.mjs') }],
  worker: inWeb('dist/test/worker.mjs'),
  page: inWeb('dist'),
  log: () => undefined,
  rates: { message: never, newPerson: never, table: never, tableHere: never, talk: never, socket: never },
});
const stop = async (): Promise<void> => {
  await server.stop();
  rmSync(data, { recursive: true, force: true });
  process.exit(0);
};
process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());
