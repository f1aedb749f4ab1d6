import { defineConfig } from '@playwright/test';
import { launchOptions } from './test/support/chromium.ts';

export default defineConfig({
  testDir: 'test',
  testMatch: '*.spec.ts',
  outputDir: '../reports/browser',
  /** Kept files that read like a game: `npm run browser -- keyboard --update-snapshots` writes them anew. */
  snapshotPathTemplate: '{testDir}/transcripts/{arg}{ext}',
  globalSetup: './test/support/prepare.ts',
  /** Three files run side by side on two cores, since pages wait as much as they work; every test starts the servers it needs, so none sees another's tables. */
  workers: 3,
  fullyParallel: false,
  /** A test that passes only at a second try has found a fault. */
  retries: 0,
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: { locale: 'en-GB', actionTimeout: 30_000, navigationTimeout: 60_000, launchOptions },
});
