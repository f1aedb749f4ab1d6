import { fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type CrowdResult, limits, misses, reportOf } from '../support/crowd-report.ts';
import { Page } from '../support/page.ts';
import { clearFolder, newFolder } from '../support/serving.ts';
import { ownProcess, playFor, SEATS, said, seatTable, sleep, tookOf } from '../support/under-load.ts';

/**
 * `npm run bench:crowd`: with thousands of tables at rest, one address does everything it is allowed, and others play. Writes
 * docs/bench-crowd.md; fails where a bar is missed. `RESTING` and `SECONDS` make it smaller, and then nothing is written.
 */
const RESTING = Number(process.env.RESTING ?? limits.resting);
const SECONDS = Number(process.env.SECONDS ?? 30);
const TABLES = 50;
const HOSTS = 20;
const EVERY = 1000;

/** Leaves tables in play at which nobody looks, and returns them when all are put away. */
async function fill(folder: string): Promise<string[]> {
  const server = await ownProcess(folder, 'filled');
  const hosts = await Promise.all(Array.from({ length: HOSTS }, () => Page.hello(server.port)));
  const made = await Promise.all(
    hosts.map(async (host) => {
      const tables: string[] = [];
      while (tables.length < RESTING / HOSTS) {
        const listed = tables.length % 2 === 0;
        const { table } = await host.ask('make', { game: 'master-plan', seats: SEATS, listed });
        for (let seat = 0; seat < SEATS; seat++) await host.ask('sit', { table, seat });
        await host.ask('start', { table });
        tables.push(table);
        host.forget();
      }
      return tables;
    }),
  );
  for (const host of hosts) host.close();
  const live = async (): Promise<number> => {
    const health = await fetch(`http://127.0.0.1:${server.port}/healthz`);
    return Number(Object(await health.json()).tables?.live);
  };
  while ((await live()) > 0) await sleep(500);
  await server.stop();
  return made.flat();
}

const data = newFolder();
const resting = await fill(data);
const server = await ownProcess(data, 'limited');
let people = 0;
const from = () => ({ 'x-forwarded-for': `198.18.${people >> 8}.${people++ & 255}` });
const tables = await Promise.all(
  Array.from({ length: TABLES }, () => seatTable(server.port, { clock: { kind: 'none' } }, { from })),
);
await playFor(tables, performance.now() + 3000, EVERY);
const alone = await playFor(tables, performance.now() + 8000, EVERY);
const { memory: memoryBefore } = await server.state();
const crowd = fork(
  fileURLToPath(new URL('./crowd-process.ts', import.meta.url)),
  [String(server.port), ...resting.slice(0, 500)],
  {
    execArgv: ['--import', 'tsx'],
  },
);
const times = await playFor(tables, performance.now() + SECONDS * 1000, EVERY);
const { memory, busy } = await server.state();
crowd.send('how many are you?');
const counts = await said<CrowdResult['crowd']>(crowd);
crowd.disconnect();
await new Promise((gone) => crowd.once('exit', gone));
const result: CrowdResult = {
  ...{ resting: resting.length, tables: TABLES, seconds: SECONDS },
  before: { ...tookOf(alone), choices: alone.length },
  during: { ...tookOf(times), choices: times.length },
  dropped: tables.flatMap(({ pages }) => pages).filter(({ isClosed }) => isClosed).length,
  crowd: counts,
  busy,
  megabytes: { before: memoryBefore / 1024 / 1024, during: memory / 1024 / 1024 },
};
const report = reportOf(result);
console.log(report);
const isWhole = RESTING === limits.resting && process.env.SECONDS === undefined;
if (isWhole) writeFileSync(new URL('../../../docs/bench-crowd.md', import.meta.url), report);
for (const { pages } of tables) for (const page of pages) page.close();
await server.stop();
clearFolder(data);
process.exitCode = misses(result).length > 0 ? 1 : 0;
