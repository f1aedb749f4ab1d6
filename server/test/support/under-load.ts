import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { bundle, rulesPrograms } from '../../../scripts/bundle.mjs';
import { flagsOfStart } from '../../../scripts/start-flags.ts';
import type { TableSettings } from '../../wire/index.ts';
import { Page } from './page.ts';
import { at } from './play.ts';
import type { Watched } from './watched.ts';

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
    /** The most bytes that it ever had. */
    readonly peak: number;
    /** Milliseconds that it was busy with one thing at most, since it was last asked. */
    readonly busy: number;
    /** What its bots thought since it was last asked, where they are watched. */
    readonly thoughts: readonly Watched[];
  }>;
  stop(): Promise<void>;
}

/** Bundles and starts a server as it is run for people; what `words` mean is the program's. */
export async function ownProcess(...words: readonly string[]): Promise<OwnProcess> {
  await bundle(
    {
      server: 'server/test/commands/load-server.ts',
      bots: 'server/src/bots/worker.ts',
      'watched-bots': 'server/test/commands/watched-bots.ts',
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

/** A table in play, with a page in each seat; bots have the seats after those. */
export interface Busy {
  readonly table: string;
  readonly pages: readonly Page[];
}

/** Who sits down. */
export interface Company {
  /** Where the next page comes from. */
  readonly from?: () => Record<string, string>;
  /** The levels of bots in the last seats; nobody but people unless said. */
  readonly bots?: readonly string[];
}

/** A dealt table of Master Plan with a new person in each seat that no bot has. */
export async function seatTable(
  port: number,
  settings: Partial<TableSettings>,
  { from, bots = [] }: Company = {},
): Promise<Busy> {
  const people = SEATS - bots.length;
  const pages = await Promise.all(
    Array.from({ length: people }, async () => {
      const page = await Page.open(port, from?.());
      page.me = await page.ask('hello', {});
      return page;
    }),
  );
  const host = at(pages, 0);
  const { table } = await host.ask('make', { game: 'master-plan', seats: SEATS, listed: false, settings });
  await Promise.all(pages.map((page, seat) => page.ask('sit', { table, seat })));
  await Promise.all(bots.map((level, i) => host.ask('bot', { table, seat: people + i, level })));
  await Promise.all(pages.map((page) => page.ask('watch', { table })));
  await host.ask('start', { table });
  return { table, pages };
}

const isReady = (page: Page, table: string, seat: number): boolean =>
  page.held(table, seat).asks?.find((ask) => ask.seat === seat)?.ready === true;

const allShow = ({ table, pages }: Busy, version: number): Promise<unknown> =>
  Promise.all(pages.map((each, i) => each.until(() => each.held(table, i).version >= version, 30_000)));

/** The seat of somebody who is to choose, as soon as there is one; -1 where the game is over. */
async function askedSeat(busy: Busy): Promise<number> {
  const { table, pages } = busy;
  const first = at(pages, 0).held(table, 0);
  for (;;) {
    const { version } = first;
    const seat = pages.findIndex(
      (page, i) => (page.held(table, i).mine?.options.length ?? 0) > 0 && !isReady(page, table, i),
    );
    if (seat >= 0 || first.info?.state !== 'playing') return seat;
    await allShow(busy, version + 1);
  }
}

/** One choice, until every page shows it: the milliseconds it took; undefined where the game is over. */
async function step(busy: Busy, turn: number): Promise<number | undefined> {
  const { table, pages } = busy;
  const seat = await askedSeat(busy);
  const page = pages[seat];
  if (page === undefined) return undefined;
  const held = page.held(table, seat);
  const options = held.mine?.options ?? [];
  const key = options[turn % options.length]?.key ?? '';
  const from = performance.now();
  const { version } = await page.ask('choose', { table, seat, version: held.version, key });
  await allShow(busy, version);
  const took = performance.now() - from;
  for (const each of pages) each.forget();
  return took;
}

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

/** How long most of so many took. */
export interface Timed extends Took {
  readonly times: number;
}

export function tookOf(times: readonly number[]): Took {
  const sorted = times.toSorted((a, b) => a - b);
  const quantile = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { p50: quantile(0.5), p95: quantile(0.95), p99: quantile(0.99), worst: sorted.at(-1) ?? 0 };
}

export const timedOf = (times: readonly number[]): Timed => ({ ...tookOf(times), times: times.length });
