import { type ChildProcess, fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import packageJson from '../../../package.json' with { type: 'json' };
import { bundle } from '../../../scripts/bundle.mjs';
import { startTimes } from '../support/first-start.ts';
import { type Load, limits, misses, reportOf } from '../support/load-report.ts';
import { Page } from '../support/page.ts';
import { at } from '../support/play.ts';
import { clearFolder, newFolder } from '../support/serving.ts';

/**
 * `npm run bench:server`: how long `npm start` takes; then live tables of Master Plan with a page in each seat, one choice a table every
 * two seconds, and how long it is from a choice until the last page shows it. Writes docs/bench-server.md; fails where a bar is
 * missed. `TABLES` and `SECONDS` make it smaller, and then nothing is written.
 */
const TABLES = Number(process.env.TABLES ?? limits.tables);
const SECONDS = Number(process.env.SECONDS ?? 30);
const SEATS = 4;
const EVERY = 2000;

/** What node is told by `npm start`. */
const flagsOfStart = packageJson.scripts.start.split(' ').filter((word) => word.startsWith('--'));

const sleep = (millis: number): Promise<void> => new Promise((wake) => setTimeout(wake, millis));

interface Busy {
  readonly table: string;
  readonly pages: readonly Page[];
}

function said<T>(child: ChildProcess): Promise<T> {
  return new Promise((hear) => {
    child.once('message', (message) => hear(message as T));
  });
}

async function started(data: string): Promise<{ child: ChildProcess; port: number }> {
  await bundle(
    {
      server: 'server/test/commands/load-server.ts',
      bots: 'server/src/bots/worker.ts',
      'rules-master-plan': 'server/src/shelf/master-plan.ts',
      'rules-watchmen': 'server/src/shelf/watchmen.ts',
    },
    'server/dist/load',
  );
  const program = fileURLToPath(new URL('../../dist/load/server.mjs', import.meta.url));
  const child = fork(program, [data], { execArgv: flagsOfStart });
  const { port } = await said<{ port: number }>(child);
  return { child, port };
}

function stateOf(child: ChildProcess): Promise<{ memory: number; cpu: number }> {
  child.send('how are you?');
  return said(child);
}

async function seatTable(port: number): Promise<Busy> {
  const pages = await Promise.all(Array.from({ length: SEATS }, () => Page.hello(port)));
  const host = at(pages, 0);
  const settings = { clock: { kind: 'bank', seconds: 3600, increment: 1 } } as const;
  const { table } = await host.ask('make', { game: 'master-plan', seats: SEATS, listed: false, settings });
  await Promise.all(pages.map((page, seat) => page.ask('sit', { table, seat })));
  await Promise.all(pages.map((page) => page.ask('watch', { table })));
  await host.ask('start', { table });
  return { table, pages };
}

/** One choice, until every page shows it: the milliseconds it took; undefined where the game is over. */
async function step({ table, pages }: Busy, turn: number): Promise<number | undefined> {
  const seat = pages.findIndex(
    (page, i) => (page.held(table, i).mine?.options.length ?? 0) > 0 && !isReady(page, table, i),
  );
  const page = pages[seat];
  if (page === undefined) return undefined;
  const held = page.held(table, seat);
  const options = held.mine?.options ?? [];
  const key = options[turn % options.length]?.key ?? '';
  const from = performance.now();
  const { version } = await page.ask('choose', { table, seat, version: held.version, key });
  await Promise.all(pages.map((each, i) => each.until(() => each.held(table, i).version >= version, 30_000)));
  const took = performance.now() - from;
  for (const each of pages) {
    each.frames.length = 0;
    each.pushes.length = 0;
  }
  return took;
}

const isReady = (page: Page, table: string, seat: number): boolean =>
  page.held(table, seat).asks?.find((ask) => ask.seat === seat)?.ready === true;

async function playFor(tables: readonly Busy[], until: number): Promise<number[]> {
  const times: number[] = [];
  const one = async (busy: Busy, i: number): Promise<void> => {
    await sleep((EVERY * i) / tables.length);
    for (let turn = i; performance.now() < until; turn++) {
      const from = performance.now();
      const took = await step(busy, turn);
      if (took === undefined) return;
      times.push(took);
      await sleep(Math.max(0, EVERY - (performance.now() - from)));
    }
  };
  await Promise.all(tables.map(one));
  return times;
}

const start = await startTimes(3);
const data = newFolder();
const { child, port } = await started(data);
const tables: Busy[] = [];
while (tables.length < TABLES) {
  const more = Math.min(50, TABLES - tables.length);
  tables.push(...(await Promise.all(Array.from({ length: more }, () => seatTable(port)))));
}
await playFor(tables, performance.now() + 4000);
const before = await stateOf(child);
const own = process.cpuUsage();
const times = (await playFor(tables, performance.now() + SECONDS * 1000)).sort((a, b) => a - b);
const after = await stateOf(child);
const spent = process.cpuUsage(own);
const quantile = (share: number): number => times[Math.floor(times.length * share)] ?? 0;
const perChoice = (micros: number): number => micros / 1000 / times.length;
const load: Load = {
  ...{ tables: TABLES, sockets: TABLES * SEATS, seconds: SECONDS, choices: times.length, start },
  dropped: tables.flatMap(({ pages }) => pages).filter(({ isClosed }) => isClosed).length,
  took: { p50: quantile(0.5), p95: quantile(0.95), p99: quantile(0.99), worst: times.at(-1) ?? 0 },
  cpu: { server: perChoice(after.cpu - before.cpu), pages: perChoice(spent.user + spent.system) },
  megabytes: after.memory / 1024 / 1024,
};
const report = reportOf(load);
console.log(report);
const isWhole = TABLES === limits.tables && process.env.SECONDS === undefined;
if (isWhole) writeFileSync(new URL('../../../docs/bench-server.md', import.meta.url), report);
for (const { pages } of tables) for (const page of pages) page.close();
child.disconnect();
await new Promise((gone) => child.once('exit', gone));
clearFolder(data);
process.exitCode = misses(load).length > 0 ? 1 : 0;
