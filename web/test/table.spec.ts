import { type Browser, expect, type Page } from '@playwright/test';
import { test } from './support/house.ts';
import { answer, arrive, fillAndStart, openTable, options } from './support/player.ts';

interface Pair {
  readonly nadia: Page;
  readonly theo: Page;
}

/** Nadia opens a table, Théo joins her, bots that answer at once take the other seats. */
async function tableForTwo(browser: Browser): Promise<Pair> {
  const nadia = await arrive(browser);
  await openTable(nadia);
  const theo = await arrive(browser);
  await theo.goto(nadia.url());
  await theo.getByRole('button', { name: 'Sit here' }).first().click();
  await expect(nadia.getByRole('button', { name: 'Sit here' })).toHaveCount(2);
  await fillAndStart(nadia);
  return { nadia, theo };
}

/** Plays until it is somebody's turn, and no longer. */
async function untilAsked(asked: Page, other: Page): Promise<void> {
  await expect(async () => {
    if ((await options(asked).count()) > 0) return;
    await answer(other, () => 0);
    await expect(options(asked).first()).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
}

const prepareList = (page: Page) =>
  page.getByRole('list', { name: 'Prepare your next move' }).getByRole('button');

/** Prepares the first Super for the first place it may go to; returns what the page calls the move. */
async function prepare(page: Page): Promise<string> {
  await page.keyboard.press('p');
  await prepareList(page).first().click();
  await expect(page.getByRole('button', { name: 'Choose another' })).toBeVisible();
  await prepareList(page).first().click();
  const move = page.locator('.prepared p span');
  await expect(move).toBeVisible();
  return (await move.textContent()) ?? '';
}

test('a move is prepared while another thinks, taken back, prepared again, and sent when the turn comes', async ({
  browser,
}) => {
  const { nadia, theo } = await tableForTwo(browser);
  await untilAsked(theo, nadia);
  await prepare(nadia);
  await nadia.getByRole('button', { name: /Take it back/ }).click();
  await expect(nadia.locator('.prepared')).toHaveCount(0);
  await nadia.keyboard.press('p');
  const move = await prepare(nadia);
  await expect(nadia.locator('.hand .prepared-tag')).toBeVisible();
  await expect(nadia.locator('.squad.is-ghost')).toBeVisible();
  const [, superName = '', place = ''] = /^Deploy (.+) to (.+)$/.exec(move) ?? [];
  await answer(theo, () => 0);
  await answer(theo, () => 0);
  await expect(nadia.locator('.prepared')).toHaveCount(0);
  await expect(nadia.getByRole('log', { name: 'Log' })).toContainText(`deploys ${superName} to ${place}.`);
});

test('a live game is stepped back through as its seat knew it, and nothing of it is missed meanwhile', async ({
  browser,
}) => {
  const { nadia, theo } = await tableForTwo(browser);
  await untilAsked(theo, nadia);
  await untilAsked(nadia, theo);
  await untilAsked(theo, nadia);
  const hand = nadia.locator('.hand > li');
  const now = await hand.count();
  const looking = nadia.getByRole('region', { name: 'Looking back' });
  await nadia.getByRole('button', { name: /^Look back at: Round 1/ }).click();
  await expect(looking).toContainText('Moment 1 of');
  await expect(hand).toHaveCount(9);
  expect(now).toBeLessThan(9);
  await nadia.keyboard.press('ArrowRight');
  await expect(looking).toContainText('Moment 2 of');
  await nadia.keyboard.press('ArrowLeft');
  await expect(looking).toContainText('Moment 1 of');
  await untilAsked(nadia, theo);
  await expect(looking).toContainText('Your turn');
  await expect(looking).toContainText(/new entr(y|ies) since/);
  await nadia.keyboard.press('n');
  await expect(looking).toHaveCount(0);
  await expect(hand).toHaveCount(now);
});

test('a Throwdown where a Super may not go says why when it is clicked, and leads to the rule', async ({
  browser,
}) => {
  const page = await arrive(browser);
  await openTable(page);
  await fillAndStart(page);
  await expect(options(page).first()).toBeVisible({ timeout: 30_000 });
  const blocked = page.locator('.place-pick.is-no').first();
  await expect(async () => {
    await options(page).first().click();
    await expect(blocked).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
  await blocked.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Why not?' });
  await expect(dialog.getByText('Rule MP-5.16')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Rulebook' })).toHaveAttribute(
    'href',
    '/rules/master-plan#MP-5.16',
  );
});

const menu = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

/** What the menu shows of a seat. */
const seatIn = (page: Page, seat: number) => page.getByRole('dialog').locator('.person').nth(seat);

test('before the start the host has somebody get up and gives a seat to somebody who watches', async ({
  browser,
}) => {
  const nadia = await arrive(browser);
  await openTable(nadia);
  const theo = await arrive(browser);
  await theo.goto(nadia.url());
  await theo.getByRole('button', { name: 'Sit here' }).first().click();
  await nadia.getByRole('button', { name: 'Ask to get up' }).click();
  await expect(theo.getByRole('button', { name: 'Get up' })).toHaveCount(0);
  await nadia.locator('.chair').nth(2).getByRole('combobox').selectOption({ index: 1 });
  await expect(theo.locator('.chair').nth(2).getByRole('button', { name: 'Get up' })).toBeVisible();
});

test('a person is muted for me alone, and replaced by a vote; whoever comes may then take the seat', async ({
  browser,
}) => {
  const { nadia, theo } = await tableForTwo(browser);
  const say = async (words: string) => {
    await theo.getByRole('textbox', { name: 'Message to the table' }).fill(words);
    await theo.getByRole('button', { name: 'Send' }).click();
    await expect(theo.getByRole('log', { name: 'Talk' })).toContainText(words);
  };
  await say('You will all pay for this.');
  await expect(nadia.getByRole('log', { name: 'Talk' })).toContainText('pay for this');
  await menu(nadia);
  await seatIn(nadia, 1).getByRole('button', { name: 'Mute' }).click();
  await expect(seatIn(nadia, 1).getByRole('button', { name: 'Hear again' })).toBeVisible();
  await expect(nadia.locator('.talk .lines')).not.toContainText('pay for this');
  await seatIn(nadia, 1).getByRole('button', { name: 'Ask to replace' }).click();
  await expect(seatIn(nadia, 1)).toContainText('Whoever comes may take this seat.');
  const iris = await arrive(browser);
  await iris.goto(nadia.url());
  await iris.getByRole('button', { name: 'Sit here' }).click();
  await expect(iris.locator('.tray .plan')).toBeVisible();
});

test('a table is paused by agreement and goes on; giving up is a secret vote that ends it only when all have cast it', async ({
  browser,
}) => {
  const { nadia, theo } = await tableForTwo(browser);
  await menu(nadia);
  await nadia.getByRole('button', { name: 'Pause for another evening' }).click();
  await theo.getByRole('button', { name: 'Agree' }).click();
  await expect(theo.getByRole('heading', { name: 'Paused' })).toBeVisible();
  await nadia.getByRole('dialog').getByRole('button', { name: 'Go on playing' }).click();
  await expect(theo.getByRole('heading', { name: 'Paused' })).toHaveCount(0);
  await nadia.getByRole('button', { name: 'Give up' }).click();
  await expect(nadia.getByRole('button', { name: 'Do not give up after all' })).toBeVisible();
  await menu(theo);
  await expect(theo.getByRole('dialog')).not.toContainText('voted to give up');
  await theo.getByRole('button', { name: 'Give up' }).click();
  await expect(nadia.getByRole('region', { name: 'The game is over' })).toContainText('Given up');
});
