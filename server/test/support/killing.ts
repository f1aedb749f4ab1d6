import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { GameRecord } from '@masterplan/kernel';
import { bundle, rulesPrograms } from '../../../scripts/bundle.mjs';
import { Page, Refused } from './page.ts';

/** A choice the server said it has. */
interface Acknowledged {
  readonly version: number;
  readonly seat: number;
  readonly key: string;
}

export interface Killing {
  readonly data: string;
  /** Tables at which two people and two bots play Master Plan. */
  readonly games: number;
  /** How often the server is killed while they play. */
  readonly kills: number;
  /** Milliseconds a person thinks at most. */
  readonly think: number;
}

export interface Survived {
  readonly kills: number;
  readonly acknowledged: number;
  /** Acknowledged choices that are not in the record where they belong. */
  readonly lost: number;
  readonly finished: number;
  readonly defaults: number;
  readonly reconnections: number;
}

const sleep = (millis: number): Promise<void> => new Promise((wake) => setTimeout(wake, millis));

const program = fileURLToPath(new URL('../../dist/killed/main.mjs', import.meta.url));

/** The server as people run it, in a process of its own that can be killed. */
class Doomed {
  readonly port: number;
  readonly #data: string;
  #process: ChildProcess | undefined;

  constructor(port: number, data: string) {
    this.port = port;
    this.#data = data;
  }

  /** Resolves when it listens. */
  async start(): Promise<void> {
    const args = [program, '--port', String(this.port), '--host', '127.0.0.1', '--data', this.#data];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
    this.#process = child;
    await new Promise<void>((listens, died) => {
      child.stdout?.once('data', () => listens());
      child.once('exit', (code) => died(new Error(`the server ended with ${code}`)));
    });
  }

  async kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#process;
    if (child === undefined) return;
    const ended = new Promise<void>((gone) => {
      child.removeAllListeners('exit');
      child.once('exit', () => gone());
    });
    child.kill(signal);
    await ended;
  }
}

/** A person who plays on whatever happens: comes back by itself, chooses anything, remembers what was acknowledged. */
class Stubborn {
  readonly acknowledged: Acknowledged[] = [];
  readonly #port: number;
  readonly #key: string;
  readonly #table: string;
  readonly #seat: number;
  readonly #think: number;
  reconnections = -1;
  highest = -1;
  isOver = false;

  constructor(port: number, key: string, table: string, seat: number, think: number) {
    this.#think = think;
    this.#port = port;
    this.#key = key;
    this.#table = table;
    this.#seat = seat;
  }

  async play(): Promise<void> {
    while (!this.isOver) {
      try {
        const page = await Page.hello(this.#port, this.#key);
        this.reconnections += 1;
        await this.#playOn(page);
        page.close();
      } catch {
        await sleep(50);
      }
    }
  }

  async #playOn(page: Page): Promise<void> {
    const [table, seat] = [this.#table, this.#seat];
    await page.ask('watch', { table });
    const held = page.held(table, seat);
    if (held.version < this.highest) throw new Error(`version ${this.highest} was lost`);
    while (!page.isClosed) {
      await page.until(
        () => page.isClosed || held.mine?.options.length !== 0 || held.info?.state === 'finished',
        60_000,
      );
      if (page.isClosed) return;
      if (held.info?.state === 'finished') {
        this.isOver = true;
        return;
      }
      await sleep(Math.random() * this.#think);
      if ((held.mine?.options.length ?? 0) > 0) await this.#choose(page);
    }
  }

  async #choose(page: Page): Promise<void> {
    const [table, seat] = [this.#table, this.#seat];
    const held = page.held(table, seat);
    const options = held.mine?.options ?? [];
    const key = options[(this.acknowledged.length * 7) % options.length]?.key ?? '';
    try {
      const { version } = await page.ask('choose', { table, seat, version: held.version, key });
      this.acknowledged.push({ version, seat, key });
      this.highest = Math.max(this.highest, version);
      await page.until(() => page.isClosed || held.version >= version);
    } catch (fault) {
      if (!(fault instanceof Refused) || fault.error.code !== 'stale') throw fault;
    }
  }
}

const freePort = (): Promise<number> =>
  new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

/** Kills a server at random moments of live games, and counts what was lost. */
export async function killing({ data, games, kills, think }: Killing): Promise<Survived> {
  await bundle(
    {
      main: 'server/src/main.ts',
      bots: 'server/src/bots/worker.ts',
      ...rulesPrograms(),
    },
    'server/dist/killed',
  );
  const server = new Doomed(await freePort(), data);
  await server.start();
  const people = await gathered(server.port, games, think);
  const playing = people.map((person) => person.play());
  let killed = 0;
  for (; killed < kills && people.some(({ isOver }) => !isOver); killed++) {
    await sleep(150 + Math.random() * 700);
    await server.kill('SIGKILL');
    await server.start();
  }
  await Promise.all(playing);
  const survived = await counted(server.port, people);
  await server.kill('SIGTERM');
  return { kills: killed, ...survived };
}

const tables = new WeakMap<Stubborn, { readonly table: string; readonly key: string }>();

async function gathered(port: number, games: number, think: number): Promise<Stubborn[]> {
  const people: Stubborn[] = [];
  for (let game = 0; game < games; game++) {
    const [host, guest] = [await Page.hello(port), await Page.hello(port)];
    const settings = { pace: 'instant', undo: 'none' } as const;
    const { table } = await host.ask('make', { game: 'master-plan', seats: 4, listed: true, settings });
    await host.ask('sit', { table, seat: 0 });
    await guest.ask('sit', { table, seat: 1 });
    for (const seat of [2, 3]) await host.ask('bot', { table, seat, level: 'thumb' });
    await host.ask('start', { table });
    for (const [seat, page] of [host, guest].entries()) {
      const person = new Stubborn(port, page.key, table, seat, think);
      tables.set(person, { table, key: page.key });
      people.push(person);
      page.close();
    }
  }
  return people;
}

/** Looks for every acknowledged choice in the record of its table: choice number `version` is the one that made it. */
async function counted(port: number, people: readonly Stubborn[]): Promise<Omit<Survived, 'kills'>> {
  let [lost, finished, defaults] = [0, 0, 0];
  for (const person of people) {
    const where = tables.get(person);
    if (where === undefined) continue;
    const page = await Page.hello(port, where.key);
    const answer = await page.ask('record', { table: where.table });
    finished += 1;
    defaults += answer.defaults;
    lost += person.acknowledged.filter((choice) => !isIn(answer.record, choice)).length;
    page.close();
  }
  const acknowledged = people.reduce((sum, person) => sum + person.acknowledged.length, 0);
  const reconnections = people.reduce((sum, person) => sum + person.reconnections, 0);
  return { acknowledged, lost, finished: finished / 2, defaults: defaults / 2, reconnections };
}

function isIn({ choices }: GameRecord, { version, seat, key }: Acknowledged): boolean {
  const choice = choices[version - 1];
  return choice?.[0] === seat && choice[1] === key;
}
