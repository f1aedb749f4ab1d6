import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import packageJson from '../../../package.json' with { type: 'json' };
import { bundle, rulesPrograms } from '../../../scripts/bundle.mjs';
import type { TableSettings } from '../../wire/index.ts';
import { Page } from './page.ts';
import { at } from './play.ts';

/** What node is told by `npm start`. */
const flagsOfStart = packageJson.scripts.start.split(' ').filter((word) => word.startsWith('--'));

export const sleep = (millis: number): Promise<void> => new Promise((wake) => setTimeout(wake, millis));

/** What a process says next. */
export function said<T>(child: ChildProcess): Promise<T> {
  return new Promise((hear) => {
    child.once('message', (message) => hear(message as T));
  });
}

/** A server in a process of its own. */
export interface OwnProcess {
  readonly port: number;
  state(): Promise<{
    /** Bytes. */
    readonly memory: number;
    /** Microseconds of processor time of all its threads. */
    readonly cpu: number;
    /** Milliseconds that it was busy with one thing at most, since it was last asked. */
    readonly busy: number;
  }>;
  stop(): Promise<void>;
}

/** Bundles and starts a server as it is run for people; what `words` mean is the program's. */
export async function ownProcess(program: string, ...words: readonly string[]): Promise<OwnProcess> {
  await bundle(
    {
      server: program,
      bots: 'server/src/bots/worker.ts',
      ...rulesPrograms(),
    },
    'server/dist/load',
  );
  const file = fileURLToPath(new URL('../../dist/load/server.mjs', import.meta.url));
  const child = fork(file, [...words], { execArgv: flagsOfStart });
  const { port } = await said<{ port: number }>(child);
  return {
    port,
    state() {
      child.send('how are you?');
      return said(child);
    },
    async stop() {
      child.disconnect();
      await new Promise((gone) => child.once('exit', gone));
    },
  };
}

export const SEATS = 4;

/** A table in play, with a page in each seat. */
export interface Busy {
  readonly table: string;
  readonly pages: readonly Page[];
}

/** Where the next page comes from. */
export type From = () => Record<string, string>;

/** A dealt table of Master Plan with a new person in each seat. */
export async function seatTable(
  port: number,
  settings: Partial<TableSettings>,
  from: From = () => ({}),
): Promise<Busy> {
  const pages = await Promise.all(
    Array.from({ length: SEATS }, async () => {
      const page = await Page.open(port, from());
      page.me = await page.ask('hello', {});
      return page;
    }),
  );
  const host = at(pages, 0);
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
  for (const each of pages) each.forget();
  return took;
}

const isReady = (page: Page, table: string, seat: number): boolean =>
  page.held(table, seat).asks?.find((ask) => ask.seat === seat)?.ready === true;

/** Plays a choice at each table every so often, until a moment: the milliseconds each took. */
export async function playFor(tables: readonly Busy[], until: number, every: number): Promise<number[]> {
  const times: number[] = [];
  const one = async (busy: Busy, i: number): Promise<void> => {
    await sleep((every * i) / tables.length);
    for (let turn = i; performance.now() < until; turn++) {
      const from = performance.now();
      const took = await step(busy, turn);
      if (took === undefined) return;
      times.push(took);
      await sleep(Math.max(0, every - (performance.now() - from)));
    }
  };
  await Promise.all(tables.map(one));
  return times;
}

/** How long most of them took. */
export interface Took {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly worst: number;
}

export function tookOf(times: readonly number[]): Took {
  const sorted = times.toSorted((a, b) => a - b);
  const quantile = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { p50: quantile(0.5), p95: quantile(0.95), p99: quantile(0.99), worst: sorted.at(-1) ?? 0 };
}
