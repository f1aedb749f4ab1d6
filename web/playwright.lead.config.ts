import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import bundled from '@sparticuz/chromium';

const port = 5391;
const system = '/usr/bin/chromium';
/** The system's Chromium if there is one, else the one inside the npm package: these tests never skip. */
const executablePath = existsSync(system) ? system : await bundled.executablePath();
const own = existsSync(system) ? [] : bundled.args;

export default defineConfig({
  testDir: 'test',
  testMatch: '*.spec.ts',
  outputDir: '../reports/browser',
  /** Kept files that read like a game: `npm run browser -- keyboard --update-snapshots` writes them anew. */
  snapshotPathTemplate: '{testDir}/transcripts/{arg}{ext}',
  workers: 1,
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-GB',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    launchOptions: {
      executablePath,
      args: [
        ...own,
        ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
        ...['--disable-component-update', '--disable-sync', '--no-first-run'],
      ],
    },
  },
  webServer: {
    command: `vite build --logLevel warn && tsx test/support/build.ts && node dist/test/serve.mjs ${port}`,
    url: `http://127.0.0.1:${port}/healthz`,
    timeout: 240_000,
  },
});
