import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { expect, test } from '@playwright/test';

/** A place of its own on this machine that answers everybody the same. */
async function origin(): Promise<{ readonly server: Server; readonly url: string }> {
  const server = createServer((_, response) => response.end('a secret of this origin')).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('a server without a port');
  return { server, url: `http://127.0.0.1:${at.port}/` };
}

test('the browser of these tests keeps origins apart, as a player’s does', async ({ page }) => {
  const [ours, theirs] = await Promise.all([origin(), origin()]);
  await page.goto(ours.url);
  const read = (url: string) =>
    page.evaluate(
      (from) =>
        fetch(from).then(
          (answer) => answer.text(),
          () => 'refused',
        ),
      url,
    );
  expect(await read(ours.url)).toBe('a secret of this origin');
  expect(await read(theirs.url)).toBe('refused');
  for (const { server } of [ours, theirs]) server.close();
});
