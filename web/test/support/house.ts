import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { test as base } from '@playwright/test';

const program = fileURLToPath(new URL('../../dist/test/serve.mjs', import.meta.url));

interface House {
  readonly url: string;
  readonly port: number;
  close(): Promise<void>;
}

interface HouseSetting {
  /** What its tables are dealt from, one after another. */
  readonly seed: string;
  /** What it offers: all games, or one of them by today's rules, by earlier ones, or with something for a test. */
  readonly game:
    | 'all'
    | 'master-plan'
    | 'master-plan earlier'
    | 'master-plan first'
    | 'master-plan teams'
    | 'watchmen'
    | 'watchmen positions'
    | 'justice-league'
    | 'tomorrow-dies-today'
    | 'tomorrow positions';
  readonly port?: number;
  /** The folder of its data, which then outlives it. */
  readonly data?: string;
}

/** Starts a server. */
export async function openHouse({ seed, game, port: wanted = 0, data }: HouseSetting): Promise<House> {
  const words = [program, String(wanted), seed, game, ...(data === undefined ? [] : [data])];
  const server = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = once(server, 'exit');
  const [heard] = await Promise.race([once(server.stdout, 'data'), gone]);
  if (server.exitCode !== null) throw new Error(`the tests' server ended with ${server.exitCode}`);
  const port = Number(String(heard));
  return {
    ...{ port, url: `http://127.0.0.1:${port}` },
    async close() {
      server.kill('SIGTERM');
      await gone;
    },
  };
}

interface Fixtures extends Pick<HouseSetting, 'seed' | 'game'> {
  /** A server of the test's own: nobody has ever been there. */
  readonly house: string;
}

/** A test with a server of its own, so that its lobby is empty and its deals are always the same. Who was there leaves with it. */
export const test = base.extend<Fixtures>({
  seed: ['the usual', { option: true }],
  game: ['master-plan', { option: true }],
  house: async ({ seed, game, browser }, use) => {
    const house = await openHouse({ seed, game });
    await use(house.url);
    await Promise.all(browser.contexts().map((context) => context.close()));
    await house.close();
  },
  baseURL: async ({ house }, use) => use(house),
});
