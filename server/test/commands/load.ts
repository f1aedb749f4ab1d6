import { writeFileSync } from 'node:fs';
import { startTimes } from '../support/first-start.ts';
import { type Load, limits, misses, reportOf } from '../support/load-report.ts';
import { clearFolder, newFolder } from '../support/serving.ts';
import { type Busy, ownProcess, playFor, SEATS, seatTable, tookOf } from '../support/under-load.ts';

/**
 * `npm run bench:server`: how long `npm start` takes; then live tables of Master Plan with a page in each seat, one choice a table every
 * two seconds, and how long it is from a choice until the last page shows it. Writes docs/bench-server.md; fails where a bar is
 * missed. `TABLES` and `SECONDS` make it smaller, and then nothing is written.
 */
const TABLES = Number(process.env.TABLES ?? limits.tables);
const SECONDS = Number(process.env.SECONDS ?? 30);
const EVERY = 2000;
const settings = { clock: { kind: 'bank', seconds: 3600, increment: 1 } } as const;

const start = await startTimes(3);
const data = newFolder();
const server = await ownProcess(data);
const tables: Busy[] = [];
while (tables.length < TABLES) {
  const more = Math.min(50, TABLES - tables.length);
  tables.push(...(await Promise.all(Array.from({ length: more }, () => seatTable(server.port, settings)))));
}
await playFor(tables, performance.now() + 4000, EVERY);
const before = await server.state();
const own = process.cpuUsage();
const times = await playFor(tables, performance.now() + SECONDS * 1000, EVERY);
const after = await server.state();
const spent = process.cpuUsage(own);
const perChoice = (micros: number): number => micros / 1000 / times.length;
const load: Load = {
  ...{ tables: TABLES, sockets: TABLES * SEATS, seconds: SECONDS, choices: times.length, start },
  dropped: tables.flatMap(({ pages }) => pages).filter(({ isClosed }) => isClosed).length,
  took: tookOf(times),
  cpu: { server: perChoice(after.cpu - before.cpu), pages: perChoice(spent.user + spent.system) },
  megabytes: after.memory / 1024 / 1024,
};
const report = reportOf(load);
console.log(report);
const isWhole = TABLES === limits.tables && process.env.SECONDS === undefined;
if (isWhole) writeFileSync(new URL('../../../docs/bench-server.md', import.meta.url), report);
for (const { pages } of tables) for (const page of pages) page.close();
await server.stop();
clearFolder(data);
process.exitCode = misses(load).length > 0 ? 1 : 0;
