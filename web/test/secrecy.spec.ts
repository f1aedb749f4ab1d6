import { expect, type Page } from '@playwright/test';
import { canariesIn, canaryFile, knownIn, Received, secretCanaries } from './support/canaries.ts';
import { test } from './support/house.ts';
import { answer, arrive, dice, fillAndStart, newTable, options, playOn } from './support/player.ts';

test.use({ seed: 'canaries' });

/** Opens a table that is played with the canary pack. */
async function openCanaryTable(page: Page): Promise<void> {
  await newTable(page);
  await page.getByLabel('Cards from a file', { exact: true }).setInputFiles(canaryFile);
  await expect(page.getByRole('button', { name: /\(canaries\.json\)$/ })).toBeVisible();
  await page.getByLabel('Pace of bots').selectOption('instant');
  await page.getByRole('button', { name: 'Open a table' }).click();
  await page.waitForURL(/\/t\//);
}

test('with a pack of canaries, a seat’s browser and a spectator’s receive only words they may know', async ({
  browser,
}) => {
  const nadia = await arrive(browser);
  await openCanaryTable(nadia);
  const received = new Map<Page, Received>();
  const enter = async (page: Page) => {
    received.set(page, new Received(page));
    await page.goto(nadia.url());
    await expect(page.getByRole('button', { name: 'Sit here' }).first()).toBeVisible();
  };
  await enter(nadia);
  const theo = await arrive(browser);
  await enter(theo);
  await theo.getByRole('button', { name: 'Sit here' }).first().click();
  const watcher = await arrive(browser);
  await enter(watcher);
  await fillAndStart(nadia);
  await playOn([nadia, theo], dice(3));
  const everybody = [nadia, theo, undefined, undefined, watcher];
  await Promise.all(
    [nadia, theo, watcher].map((page) => expect(page.getByText(/The deal was as sealed/)).toBeVisible()),
  );
  for (const [viewer, page] of everybody.entries()) {
    const heard = page === undefined ? undefined : received.get(page);
    if (heard === undefined) continue;
    const told = canariesIn((await heard.beforeTheEnd()).join('\n'));
    const known = knownIn(heard.record(), viewer);
    expect(
      [...told].filter((word) => !known.has(word)),
      `what viewer ${viewer} must not know`,
    ).toEqual([]);
    expect(
      [...known].filter((word) => !told.has(word)),
      `what viewer ${viewer} was not told`,
    ).toEqual([]);
  }
});

/** What the page's memory holds of these words, wherever it is: state, closures, caches. Rubbish is collected first. */
async function inMemory(page: Page, words: readonly string[]): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  devtools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await devtools.send('HeapProfiler.enable');
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await devtools.detach();
  const heap = canariesIn(chunks.join(''));
  return words.filter((word) => heap.has(word));
}

const inDocument = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const kept = [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage).flat());
    return [document.documentElement.outerHTML, document.title, location.href, ...kept].join('\n');
  });

/** A browser lets go of what was clicked last a moment after it has gone; what the page itself holds stays. */
const expectForgotten = (page: Page): Promise<void> =>
  expect(async () => {
    expect(await inMemory(page, secretCanaries), 'in memory').toEqual([]);
  }).toPass({ timeout: 15_000 });

test('four people on one device: behind the curtain neither page, storage nor memory holds a card of any seat', async ({
  browser,
}) => {
  const page = await arrive(browser);
  await openCanaryTable(page);
  for (let seat = 1; seat < 4; seat++) {
    await page.getByRole('button', { name: 'Sit here' }).first().click();
    await expect(page.getByRole('button', { name: 'Get up' })).toHaveCount(seat + 1);
  }
  await page.reload();
  await page.getByRole('button', { name: 'Start the game' }).click();
  for (let turn = 0; turn < 5; turn++) {
    await expect(page.getByText(/^Pass the device to/)).toBeVisible();
    expect(await options(page).count()).toBe(0);
    const secret = (text: string) => [...canariesIn(text)].filter((word) => secretCanaries.includes(word));
    expect(secret(await inDocument(page)), 'in the page and its storage').toEqual([]);
    await expectForgotten(page);
    await page.getByRole('button', { name: /^I am/ }).click();
    await expect(options(page).first()).toBeVisible();
    expect(secret(await inDocument(page)).length).toBeGreaterThan(0);
    if (turn === 0) expect((await inMemory(page, secretCanaries)).length).toBeGreaterThan(0);
    while (await answer(page, () => 0));
  }
});
