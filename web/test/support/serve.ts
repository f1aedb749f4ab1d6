import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServer, usualRates } from '@masterplan/server';
import { shelved as justiceLeague } from '../../../games/justice-league/program.ts';
import { shelved as tomorrowDiesToday } from '../../../games/tomorrow-dies-today/program.ts';
import { shelved as watchmen } from '../../../games/watchmen/program.ts';
import { shelved as masterPlan } from './shelf.ts';
import { shelved as earlier } from './shelf-earlier.ts';
import { shelved as first } from './shelf-first.ts';
import { shelved as positions } from './shelf-positions.ts';
import { shelved as teams } from './shelf-teams.ts';
import { shelved as tomorrowPositions } from './shelf-tomorrow.ts';

/**
 * The tests' server: the built page, one game with its bots or all of them, no limits, and tables that are dealt the same every time.
 * `serve.mjs <port> <seed> <game> <data>`; says its port when it listens. Without a folder its data is thrown away.
 */
const [, , port = '0', seed = 'any', game = masterPlan.id, kept] = process.argv;
const never = { burst: 1e9, every: 1 };
const beside = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const offered = [
  { name: masterPlan.id, shelved: masterPlan, program: beside('shelf.mjs') },
  { name: 'master-plan earlier', shelved: earlier, program: beside('shelf-earlier.mjs') },
  { name: 'master-plan teams', shelved: teams, program: beside('shelf-teams.mjs') },
  { name: 'master-plan first', shelved: first, program: beside('shelf-first.mjs') },
  { name: watchmen.id, shelved: watchmen, program: beside('shelf-watchmen.mjs') },
  { name: justiceLeague.id, shelved: justiceLeague, program: beside('shelf-justice-league.mjs') },
  {
    name: tomorrowDiesToday.id,
    shelved: tomorrowDiesToday,
    program: beside('shelf-tomorrow-dies-today.mjs'),
  },
  { name: 'watchmen positions', shelved: positions, program: beside('shelf-positions.mjs') },
  { name: 'tomorrow positions', shelved: tomorrowPositions, program: beside('shelf-tomorrow.mjs') },
];
const data = kept ?? mkdtempSync(join(tmpdir(), 'masterplan-page-'));
let dealt = 0;
const server = await startServer({
  ...{ port: Number(port), host: '127.0.0.1', data, log: () => undefined },
  games: offered.filter(({ name, shelved }) => (game === 'all' ? name === shelved.id : name === game)),
  worker: beside('worker.mjs'),
  page: beside('../../../server/dist/page'),
  newSeed: () => `${seed} ${dealt++}`,
  rates: Object.fromEntries(Object.keys(usualRates).map((name) => [name, never])),
});
process.stdout.write(`${server.port}\n`);
const stop = async (): Promise<void> => {
  await server.stop();
  if (kept === undefined) rmSync(data, { recursive: true, force: true });
  process.exit(0);
};
process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());
