import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { test } from './support/house.ts';
import { arrive, dice, fillAndStart, nextAsk, openTable, options, playOn } from './support/player.ts';
import { fileOf, longPack, playedRecord, sampleRecord } from './support/records.ts';

const openFile = (page: Page) => page.getByLabel('Open a record file', { exact: true });
const log = (page: Page) => page.getByRole('region', { name: 'Log' });
const cardsHeld = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('.table-tray [data-card]')
    .evaluateAll((all) => all.map((card) => card.getAttribute('data-card')));
const slider = (page: Page) => page.getByRole('slider');
/** The line of the next page is cut when it first asks for something; says how often it has asked. */
async function cutAtFirst(page: Page, request: string): Promise<() => number> {
  let asked = 0;
  await page.routeWebSocket(/\/socket$/, (line) => {
    const server = line.connectToServer();
    line.onMessage((said) => {
      const isIt = String(said).includes(`"do":"${request}"`);
      if (isIt) asked += 1;
      if (isIt && asked === 1) void line.close();
      else server.send(said);
    });
  });
  return () => asked;
}
/** Presses a key in the very moment in which the next replay is there to be seen. */
const pressAtOnce = (page: Page, key: string): Promise<void> =>
  page.evaluate((pressed) => {
    const watch = new MutationObserver(() => {
      if (document.querySelector('input[type=range]') === null) return;
      watch.disconnect();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true }));
    });
    watch.observe(document.body, { subtree: true, childList: true });
  }, key);

test('a finished game is watched again: by step, chapter, line and link, as anybody, and played on from any moment', async ({
  browser,
}) => {
  const page = await arrive(browser);
  await openTable(page);
  await fillAndStart(page);
  await playOn([page], dice(5));
  await page.getByRole('link', { name: 'Replay', exact: true }).click();
  await expect(slider(page)).toHaveValue('0');

  await page.keyboard.press('ArrowRight');
  await expect(slider(page)).toHaveValue('1');
  await page.getByRole('button', { name: 'Next chapter' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Round 1: Battle' })).toBeVisible();
  await log(page).getByRole('button').last().click();
  await expect(page.getByRole('heading', { level: 2, name: 'This was the plan all along' })).toBeVisible();
  const settled = page.locator('.place.is-settled');
  await expect(async () => {
    await page.getByRole('button', { name: 'Previous chapter' }).click();
    await expect(settled.first().getByRole('heading')).not.toBeEmpty({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(slider(page)).toHaveValue('1');
  await page.getByRole('button', { name: 'Pause' }).click();

  const hand = page.locator('.table-tray .super');
  await expect(hand).toHaveCount(0);
  await page.getByLabel('Seen by').selectOption('2');
  await expect(hand.first()).toBeVisible();
  await page.getByLabel('Seen by').selectOption('truth');
  await expect(hand).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'What everybody hides' })).toBeVisible();
  await page.getByText('Link to this moment').click();
  const link = await page.locator('.link-line code').textContent();

  const reader = await arrive(browser);
  const asked = await cutAtFirst(reader, 'record');
  await reader.goto(link ?? '');
  await expect(slider(reader)).toHaveValue((await slider(page).inputValue()) ?? '');
  await expect(reader.getByLabel('Seen by')).toHaveValue('truth');
  expect(asked()).toBe(2);
  await reader.evaluate(() => {
    location.hash = '#9 as 1';
  });
  await expect(slider(reader)).toHaveValue('9');
  await expect(reader.getByLabel('Seen by')).toHaveValue('1');
  await reader.goto(`${(link ?? '').split('#')[0]}#99999 as nobody`);
  await expect(reader.getByRole('heading', { level: 2, name: 'This was the plan all along' })).toBeVisible();

  await page.keyboard.press('Home');
  for (let step = 0; step < 6; step++) await page.keyboard.press('ArrowRight');
  await page.getByLabel('Seen by').selectOption('2');
  const held = await cardsHeld(page);
  expect(held.length).toBeGreaterThan(3);
  const replay = page.url();
  await page.getByText('The record and its seal').click();
  await expect(page.getByText('The deal was as sealed')).toBeVisible();
  await page.evaluate(() => {
    const seals = localStorage.getItem('masterplan seals') ?? '';
    localStorage.setItem('masterplan seals', seals.replace(/ .*/, ' another seal, seen at the start'));
  });
  await page.reload();
  await page.getByText('The record and its seal').click();
  await expect(page.getByText('The record does not match the seal')).toBeVisible();
  for (const deal of [/^Dealt anew, as/, 'With the cards as they truly lay']) {
    await page.goto(replay);
    await page.getByText('Play on from here against bots').click();
    await page.getByLabel('In the seat of').selectOption('2');
    await page.getByRole('button', { name: deal }).click();
    await page.waitForURL(/\/t\//);
    await nextAsk(page);
    expect(await cardsHeld(page)).toEqual(held);
    await options(page).first().click();
  }
  await reader.keyboard.press('End');
  await reader.getByText('Play on from here against bots').click();
  await expect(reader.getByText('The game is over at this moment.')).toBeVisible();
});

test('a record is a file: downloaded, opened again without the server, and refused in plain words when it is none', async ({
  browser,
}) => {
  const page = await arrive(browser);
  await page.goto('/replay/sample/master-plan');
  await expect(slider(page)).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByText(/has completed their Master Plan and wins/).first()).toBeVisible();
  await page.getByText('The record and its seal').click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download the record' }).click(),
  ]);
  const record = JSON.parse(readFileSync(await download.path(), 'utf8'));

  await page.goto('/replay/file');
  await page.context().setOffline(true);
  const wrong: readonly [unknown, RegExp][] = [
    ['{"game": "master-', /it is not a record, or it was cut short/],
    [{ hello: 'there' }, /does not hold a game/],
    [{ ...record, game: 'chess' }, /a game that is not on this page/],
  ];
  for (const [content, words] of wrong) {
    await openFile(page).setInputFiles(fileOf(content));
    await expect(page.getByRole('alert')).toHaveText(words);
  }
  const forged = [...record.choices.slice(0, 30), [0, 'deploy 1 to 9'], ...record.choices.slice(31)];
  for (const [content, words] of [
    [{ ...record, choices: forged }, /does not fit the rules/],
    [{ ...record, hash: '0'.repeat(64) }, /does not fit the rules/],
    [{ ...record, start: {}, seed: undefined }, /does not fit the rules/],
    [{ ...record, rules: 'none' }, /other rules/],
  ] as const) {
    await openFile(page).setInputFiles(fileOf(content));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words);
  }
  await pressAtOnce(page, 'End');
  const said = { say: 'accuse', seat: 0 };
  const talk = [{ version: 3, seat: 1, name: 'Bo', channel: 'table', said }];
  const people = ['Ada', 'Bo', 'Cy', 'Di'].map((name) => ({ name }));
  await openFile(page).setInputFiles(fileOf({ ...record, people, talk }));
  await expect(slider(page)).toHaveAttribute('max', String(record.choices.length));
  await expect(page.getByText(/has completed their Master Plan and wins/).first()).toBeVisible();
  await expect(page.getByRole('log', { name: 'Talk' })).toContainText(/Bo.*Ada/);
});

test('a replay plays at the wanted speed, and steps from one decision of a player to the next', async ({
  browser,
}) => {
  const record = sampleRecord('master-plan/samples/master-plan');
  const decisions = record.choices.flatMap(([seat], moment) => (seat === 2 ? [moment] : []));
  const page = await arrive(browser);
  await page.goto('/replay/sample/master-plan#0 as 2');
  await expect(slider(page)).toBeVisible();
  const next = page.getByRole('button', { name: /^The next decision by/ });
  for (const moment of decisions.filter((at) => at > 0).slice(0, 2)) {
    await next.click();
    await expect(slider(page)).toHaveValue(String(moment));
  }
  await page.keyboard.press(',');
  await expect(slider(page)).toHaveValue(String(decisions.filter((at) => at > 0)[0]));
  await page.keyboard.press('.');
  await expect(slider(page)).toHaveValue(String(decisions.filter((at) => at > 0)[1]));
  await page.getByLabel('Seen by').selectOption('public');
  await expect(next).toHaveCount(0);

  await page.getByLabel('Speed').selectOption('4');
  await page.reload();
  await expect(page.getByLabel('Speed')).toHaveValue('4');
  await page.keyboard.press('Home');
  const began = Date.now();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(async () => expect(Number(await slider(page).inputValue())).toBeGreaterThan(7)).toPass();
  expect(Date.now() - began).toBeLessThan(8 * 1300);
  await page.getByRole('button', { name: 'Pause' }).click();
});

test('the longest replay opens at its last move with less than a second of work, however busy the machine', async ({
  browser,
}, info) => {
  const page = await arrive(browser);
  const record = playedRecord(6, 'long 3', longPack());
  await page.goto('/replay/sample/master-plan');
  await expect(slider(page)).toBeVisible();
  await page.getByText('The record and its seal').click();
  const moves = record.choices.length;
  await page.evaluate((last) => {
    const watch = new MutationObserver(() => {
      const moment = document.querySelector<HTMLInputElement>('input[type=range]');
      if (moment?.max !== String(last)) return;
      if (moment.value !== moment.max) dispatchEvent(new KeyboardEvent('keydown', { key: 'End' }));
      else performance.mark('shown');
    });
    watch.observe(document.body, { subtree: true, childList: true, attributes: true });
    document.addEventListener('change', () => performance.mark('opened'), { capture: true, once: true });
  }, moves);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async (): Promise<number> => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  const before = await worked();
  await openFile(page).setInputFiles(fileOf(record));
  await expect(slider(page)).toHaveValue(String(moves));
  const took = await page.evaluate(() => performance.measure('opening', 'opened', 'shown').duration);
  const work = (await worked()) - before;
  const at500 = Math.round((work * 500) / moves);
  const said = `a replay of ${moves} moves opens at its end in ${Math.round(took)} ms, of which the page works ${Math.round(work)} ms: ${at500} ms at move 500`;
  info.annotations.push({ type: 'measure', description: said });
  console.log(said);
  expect(at500).toBeLessThan(1000);
});
