import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { availableParallelism, networkInterfaces } from 'node:os';
import type { FastifyInstance } from 'fastify';
import type { Reach } from '../wire/index.ts';
import { Thinkers } from './bots/thinkers.ts';
import { codeOf, StartError } from './faults.ts';
import type { House } from './house.ts';
import type { LobbyLists } from './lobby/lobby.ts';
import { Tables } from './lobby/tables.ts';
import { faultFacts, type Log } from './log.ts';
import { buildSite } from './net/http.ts';
import { LobbyNews } from './net/lobby.ts';
import { reachOf } from './net/reach.ts';
import { Sockets } from './net/sockets.ts';
import { Hosts } from './people/hosts.ts';
import { type Bounds, Limiter, type Rates, usualBounds, usualRates } from './people/limits.ts';
import { People } from './people/people.ts';
import { type Offered, Programs } from './programs/programs.ts';
import type { Desk } from './requests/session.ts';
import { rulesFolder } from './store/folder.ts';
import { FolderLock } from './store/lock.ts';
import { isDamage, openSqlite, startErrorOf } from './store/sqlite.ts';
import { Store } from './store/store.ts';
import { Past } from './table/past.ts';

export interface ServerSetting {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** The data folder: made where it is missing. */
  readonly data: string;
  /** How the server is reached from outside, where it is: `https://games.example.org`. */
  readonly publicUrl?: string;
  /** Proxies whose word is taken for where a page comes from, as `isProxies` in `arguments.ts` has them; nobody's unless said. */
  readonly trustedProxies?: string;
  readonly games: readonly Offered[];
  /** The bundled program of bots' threads: see `bots/worker.ts`. */
  readonly worker: string;
  /** The folder of the built page. */
  readonly page?: string;
  readonly log: Log;
  readonly rates?: Partial<Rates>;
  /** Threads for bots; one core is left to the server unless said. */
  readonly threads?: number;
  /** Milliseconds a bot may think. */
  readonly deadline?: number;
  /** Milliseconds after which a table at which nothing is under way is put away; some minutes unless said. */
  readonly rest?: number;
  /** Milliseconds without a page of theirs after which a host's table is another's; two minutes unless said. */
  readonly absence?: number;
  readonly bounds?: Partial<Bounds>;
  /** Most pages that the database grows to: what the disk holds unless said, as tests do. */
  readonly mostPages?: number;
  /** What tables are dealt from: 128 random bits unless said, as tests do. */
  readonly newSeed?: () => string;
}

export interface RunningServer {
  readonly port: number;
  /** On this computer. */
  readonly url: string;
  /** As it was at the start. */
  readonly reach: Reach;
  /** Finishes what is being written, and tells every page to come back. */
  stop(): Promise<void>;
}

const DEADLINE = 5000;
const SWEEP = 60_000;
const REST = 10 * 60_000;
const ABSENCE = 2 * 60_000;
/** How often the server writes that it is there, while clocks run. */
const BEAT = 5000;

/**
 * Opens the data folder, which is this server's alone from then on, takes up every unfinished table, and listens. Throws a
 * `StartError` where it cannot.
 */
export async function startServer(setting: ServerSetting): Promise<RunningServer> {
  const lock = FolderLock.take(setting.data);
  try {
    return await openServer(setting, lock);
  } catch (fault) {
    lock.release();
    throw isDamage(fault) ? startErrorOf(fault, setting.data) : fault;
  }
}

async function openServer(setting: ServerSetting, lock: FolderLock): Promise<RunningServer> {
  const { data, page, publicUrl, trustedProxies } = setting;
  const news = new LobbyNews();
  const house = await openHouse(setting, news);
  const { rest = REST, absence = ABSENCE } = setting;
  const tables = new Tables(house, rest);
  const bounds = { ...usualBounds, ...setting.bounds };
  const sockets = new Sockets(bounds);
  const limiter = new Limiter({ ...usualRates, ...setting.rates });
  const past = new Past(house.store);
  const reach = (): Reach => reachOf(setting, portOf(app), networkInterfaces());
  const lobby = (): LobbyLists => news.lists(tables);
  const desk: Desk = { house, tables, past, limiter, sessions: sockets.all, reach, lobby };
  news.attach(desk);
  const rounds = new Rounds(desk, Math.min(SWEEP, rest), absence);
  const rules = rulesFolder(data);
  const app = await buildSite({ desk, sockets, bounds, page, publicUrl, trustedProxies, rules });
  const close = async (): Promise<void> => {
    news.stop();
    rounds.stop();
    await sockets.close();
    await rounds.beat();
    tables.stop();
    await house.thinkers.close();
    await app.close();
    await house.store.close();
  };
  try {
    await tables.takeUp();
    await listen(app, setting);
  } catch (fault) {
    await close();
    throw fault;
  }
  const port = portOf(app);
  house.log('listening', { port });
  const stop = async (): Promise<void> => {
    await close();
    lock.release();
  };
  return { port, url: `http://localhost:${port}`, reach: reach(), stop };
}

async function openHouse(setting: ServerSetting, news: LobbyNews): Promise<House> {
  const { data, games, log, worker, threads, deadline = DEADLINE, newSeed, mostPages } = setting;
  const store = new Store(await openSqlite(data, mostPages));
  const thinkers = new Thinkers({
    ...{ program: worker, deadline, threads: threads ?? Math.max(1, availableParallelism() - 1) },
  });
  return {
    ...{ store, people: new People(store), programs: await Programs.from(data, games), thinkers, log },
    lastBeat: await store.lastBeat(),
    newSeed: newSeed ?? (() => randomBytes(16).toString('hex')),
    lobbyChanged: () => news.changed(),
  };
}

/** What is done again and again while a server runs. */
class Rounds {
  readonly #desk: Desk;
  readonly #hosts: Hosts;
  readonly #timers: readonly NodeJS.Timeout[];

  constructor(desk: Desk, sweep: number, absence: number) {
    this.#desk = desk;
    this.#hosts = new Hosts(desk.house.people, absence);
    this.#timers = [
      setInterval(() => void this.#sweep(), sweep),
      setInterval(() => void this.#lookForHosts(), absence / 4),
      setInterval(() => void this.beat(), BEAT),
    ];
    for (const timer of this.#timers) timer.unref();
  }

  stop(): void {
    for (const timer of this.#timers) clearInterval(timer);
  }

  /** Writes that the server is there, where time runs at a table; that it could not be written is no matter. */
  async beat(): Promise<void> {
    const { tables, house } = this.#desk;
    if (tables.areTimed) await house.store.beat(Date.now()).catch(() => undefined);
  }

  async #lookForHosts(): Promise<void> {
    const { tables, house } = this.#desk;
    await this.#hosts
      .lookAround(tables.live)
      .catch((fault: unknown) => house.log('hosts-failed', faultFacts(fault)));
  }

  async #sweep(): Promise<void> {
    const { tables, house } = this.#desk;
    await tables.sweep().catch((fault: unknown) => house.log('sweep-failed', faultFacts(fault)));
  }
}

async function listen(app: FastifyInstance, { port, host }: ServerSetting): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (fault) {
    const code = codeOf(fault);
    if (code === 'EADDRINUSE') throw new StartError({ code: 'busy-port', port });
    if (code === 'EACCES') throw new StartError({ code: 'forbidden-port', port });
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartError({ code: 'no-such-host', host });
    throw fault;
  }
}

function portOf(app: FastifyInstance): number {
  const address: AddressInfo | string | null = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
