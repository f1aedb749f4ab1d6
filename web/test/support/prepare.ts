import { chromium } from '@playwright/test';
import { bundle } from '../../../scripts/bundle.mjs';
import { buildPage } from '../../../scripts/page.mjs';
import { launchOptions, origin, unpackBrowser, whyNoBrowser } from './chromium.ts';

/** Starts the browser once, says which it is, and fails the run with one sentence where it does not start. */
async function tryBrowser(): Promise<void> {
  try {
    unpackBrowser();
    const browser = await chromium.launch({ ...launchOptions, timeout: 60_000 });
    console.log(`browser: Chromium ${browser.version()}, ${origin}`);
    await browser.close();
  } catch (error) {
    console.error(whyNoBrowser(error));
    process.exit(1);
  }
}

/** What every browser test needs, made once before the first: a browser that starts, the tests' servers, the page. */
export default async function prepare(): Promise<void> {
  await tryBrowser();
  await bundle(
    {
      serve: 'web/test/support/serve.ts',
      geometry: 'web/test/support/geometry/page.ts',
      worker: 'server/src/bots/worker.ts',
      shelf: 'web/test/support/shelf.ts',
      'shelf-earlier': 'web/test/support/shelf-earlier.ts',
      'shelf-teams': 'web/test/support/shelf-teams.ts',
      'shelf-first': 'web/test/support/shelf-first.ts',
      'shelf-watchmen': 'games/watchmen/program.ts',
      'shelf-justice-league': 'games/justice-league/program.ts',
      'shelf-tomorrow-dies-today': 'games/tomorrow-dies-today/program.ts',
      'shelf-positions': 'web/test/support/shelf-positions.ts',
      'shelf-tomorrow': 'web/test/support/shelf-tomorrow.ts',
    },
    'web/dist/test',
  );
  await buildPage();
}
