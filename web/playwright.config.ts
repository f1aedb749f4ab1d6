import { defineConfig } from '@playwright/test';
import { launchOptions } from './test/support/chromium.ts';

export default defineConfig({
  testDir: 'test',
  testMatch: '*.spec.ts',
  outputDir: '../reports/browser',
  /** Kept files that read like a game: `npm run browser -- keyboard --update-snapshots` writes them anew. */
  snapshotPathTemplate: '{testDir}/transcripts/{arg}{ext}',
  globalSetup: './test/support/prepare.ts',
  workers: 1,
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: { locale: 'en-GB', actionTimeout: 30_000, navigationTimeout: 60_000, launchOptions },
});
