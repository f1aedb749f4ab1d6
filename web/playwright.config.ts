import { defineConfig } from '@playwright/test';
import bundled from '@sparticuz/chromium';

const port = 5190;
/**
 * The Chromium that `npm ci` installs, on every machine: these tests never skip. Not with its package's own arguments: one
 * process dies at the second context, and switched-off web security hides faults. CHROMIUM may name another browser.
 */
const executablePath = process.env.CHROMIUM ?? (await bundled.executablePath());

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
