import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { test as base } from '@playwright/test';

const program = fileURLToPath(new URL('../../dist/test/serve.mjs', import.meta.url));

interface Fixtures {
  /** What the tables of the test are dealt from, one after another. */
  readonly seed: string;
  /** The one game that its server offers. */
  readonly game: 'master-plan' | 'watchmen';
  /** A server of the test's own: nobody has ever been there. */
  readonly house: string;
}

/** A test with a server of its own, so that its lobby is empty and its deals are always the same. */
export const test = base.extend<Fixtures>({
  seed: ['the usual', { option: true }],
  game: ['master-plan', { option: true }],
  house: async ({ seed, game }, use) => {
    const stdio = ['ignore', 'pipe', 'inherit'] as const;
    const server = spawn(process.execPath, [program, '0', seed, game], { stdio: [...stdio] });
    const gone = once(server, 'exit');
    const [port] = await Promise.race([once(server.stdout, 'data'), gone]);
    await use(`http://127.0.0.1:${Number(String(port))}`);
    server.kill('SIGTERM');
    await gone;
  },
  baseURL: async ({ house }, use) => use(house),
});
