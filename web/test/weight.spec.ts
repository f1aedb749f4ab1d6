import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Page, type Request } from '@playwright/test';
import { test } from './support/house.ts';
import { options } from './support/player.ts';

/** What came over the line, in bytes as they were sent: compressed where the server compresses. */
interface Weight {
  readonly script: number;
  readonly all: number;
}

/** Weighs whatever a page loads from now on, what its socket tells it included. */
function weighing(page: Page): () => Promise<Weight> {
  const requests: Request[] = [];
  let told = 0;
  page.on('requestfinished', (request) => requests.push(request));
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      told += Buffer.byteLength(payload);
    }),
  );
  return async () => {
    const parts = await Promise.all(
      requests.map(async (request) => {
        const { responseBodySize, responseHeadersSize } = await request.sizes();
        return {
          isScript: request.resourceType() === 'script',
          body: responseBodySize,
          head: responseHeadersSize,
        };
      }),
    );
    const script = parts.filter(({ isScript }) => isScript).reduce((sum, { body }) => sum + body, 0);
    return { script, all: told + parts.reduce((sum, { body, head }) => sum + body + head, 0) };
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

for (const game of ['master-plan', 'watchmen', 'justice-league'] as const) {
  test.describe(game, () => {
    test.use({ game, extraHTTPHeaders: { 'accept-encoding': 'gzip' } });

    test('from nothing to the first question of a game: under 600 kB in all, 180 kB of them gzipped script', async ({
      browser,
    }, info) => {
      const page = await browser.newPage();
      const weigh = weighing(page);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto('/');
      await page.getByRole('button', { name: 'Play now against bots' }).first().click();
      await expect(options(page).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      const { script, all } = await weigh();
      const said = `${game}: ${kB(all)} in all, ${kB(script)} of gzipped script`;
      info.annotations.push({ type: 'measure', description: said });
      console.log(said);
      expect(script).toBeLessThan(180_000);
      expect(all).toBeLessThan(600_000);
      expect(qrWriters()).toHaveLength(1);
      expect(asked.filter((path) => qrWriters().includes(path))).toEqual([]);
    });
  });
}
