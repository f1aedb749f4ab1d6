import { defineConfig } from '@playwright/test';
import { launchOptions } from './test/support/chromium.ts';

export default defineConfig({
  testDir: 'test',
  testMatch: '*.spec.ts',
  outputDir: '../reports/browser',
  /** Kept files that read like a game: `npm run browser -- keyboard --update-snapshots` writes them anew. */
  snapshotPathTemplate: '{testDir}/transcripts/{arg}{ext}',
  globalSetup: './test/support/prepare.ts',
  /** Two files run side by side, and every test starts the servers it needs, so none sees another's tables. */
  workers: 2,
  fullyParallel: false,
  /** A test that passes only at a second try has found a fault. */
  retries: 0,
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: { locale: 'en-GB', actionTimeout: 30_000, navigationTimeout: 60_000, launchOptions },
});
