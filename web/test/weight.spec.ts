import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Page, type Request } from '@playwright/test';
import { test } from './support/house.ts';
import { options } from './support/player.ts';

/** What came over the line, in bytes as they were sent: compressed where the server compresses. */
interface Weight {
  /** The script that was asked for before the first question stood there: what somebody waits for. */
  readonly script: number;
  /** All script, with what the page loads afterwards, when it has time. */
  readonly allScript: number;
  readonly all: number;
}

const FIRST_QUESTION = 'first question';

/** Notes when the first option has been painted: whatever was drawn with it has asked for its parts by then. Runs in the page. */
function noteFirstQuestion(mark: string): void {
  new MutationObserver((_, observer) => {
    if (document.querySelector('.options:not(.noes, .is-ahead) button') === null) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => performance.mark(mark)));
  }).observe(document, { childList: true, subtree: true });
}

/** The addresses of what the page asked for before the first question stood there. */
const askedBefore = (page: Page): Promise<string[]> =>
  page.evaluate((mark) => {
    const [then] = performance.getEntriesByName(mark);
    if (then === undefined) throw new Error('no question was ever asked');
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime <= then.startTime)
      .map(({ name }) => name);
  }, FIRST_QUESTION);

/** Weighs whatever a page loads from now on, what its socket tells it included. */
async function weighing(page: Page): Promise<() => Promise<Weight>> {
  const requests: Request[] = [];
  let told = 0;
  await page.addInitScript(noteFirstQuestion, FIRST_QUESTION);
  page.on('requestfinished', (request) => requests.push(request));
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      told += Buffer.byteLength(payload);
    }),
  );
  return async () => {
    const awaited = new Set(await askedBefore(page));
    const parts = await Promise.all(
      requests.map(async (request) => {
        const { responseBodySize, responseHeadersSize } = await request.sizes();
        return {
          isScript: request.resourceType() === 'script',
          isAwaited: awaited.has(request.url()),
          body: responseBodySize,
          head: responseHeadersSize,
        };
      }),
    );
    const sum = (those: typeof parts) => those.reduce((bytes, { body }) => bytes + body, 0);
    const scripts = parts.filter(({ isScript }) => isScript);
    return {
      script: sum(scripts.filter(({ isAwaited }) => isAwaited)),
      allScript: sum(scripts),
      all: told + parts.reduce((bytes, { body, head }) => bytes + body + head, 0),
    };
  };
}

const assets = new URL('../../server/dist/page/assets/', import.meta.url);

/** The files of the built page that hold what writes QR codes, whatever they are called: known by the letters of such a code. */
const qrWriters = (): string[] =>
  readdirSync(assets)
    .filter((file) => file.endsWith('.js'))
    .filter((file) => readFileSync(new URL(file, assets), 'utf8').includes('XYZ $%*+-./:'))
    .map((file) => `/assets/${file}`);

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

const playNow = { en: 'Play now against bots', fr: 'Jouer contre les robots' };

for (const game of ['master-plan', 'watchmen', 'justice-league', 'tomorrow-dies-today'] as const) {
  for (const language of ['en', 'fr'] as const) {
    test.describe(`${game}, ${language}`, () => {
      test.use({ game, extraHTTPHeaders: { 'accept-encoding': 'gzip' } });

      test('from nothing to the first question of a game: under 600 kB in all, 180 kB of them gzipped script', async ({
        browser,
      }, info) => {
        const page = await browser.newPage();
        await page.addInitScript((spoken) => localStorage.setItem('masterplan language', spoken), language);
        const weigh = await weighing(page);
        const asked: string[] = [];
        page.on('request', (request) => asked.push(new URL(request.url()).pathname));
        await page.goto('/');
        await page.getByRole('button', { name: playNow[language] }).first().click();
        await expect(options(page).first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        const { script, allScript, all } = await weigh();
        const said = `${game} (${language}): ${kB(script)} of gzipped script, ${kB(allScript)} with what comes afterwards, ${kB(all)} in all`;
        info.annotations.push({ type: 'measure', description: said });
        console.log(said);
        expect(allScript).toBeLessThan(180_000);
        expect(all).toBeLessThan(600_000);
        expect(qrWriters()).toHaveLength(1);
        expect(asked.filter((path) => qrWriters().includes(path))).toEqual([]);
      });
    });
  }
}
