import { expect, type Page } from '@playwright/test';
import { join, tableForTwo, untilAsked } from './support/company.ts';
import { test } from './support/house.ts';
import {
  answer,
  arrive,
  fillAndStart,
  first,
  firstAsked,
  menu,
  newTable,
  openTable,
  options,
} from './support/player.ts';

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
  await nadia.getByRole('button', { name: 'Free this seat' }).click();
  await expect(theo.getByRole('button', { name: 'Get up' })).toHaveCount(0);
  const chair = nadia.locator('.chair').nth(2);
  await chair.getByRole('combobox').selectOption({ index: 1 });
  await chair.getByRole('button', { name: 'Give', exact: true }).click();
  await expect(theo.locator('.chair').nth(2).getByRole('button', { name: 'Get up' })).toBeVisible();
});

test('a person is muted for me alone, and replaced by a vote; whoever comes may then take the seat', async ({
  browser,
}) => {
  const nadia = await arrive(browser);
  await openTable(nadia);
  const [theo, zoe] = [await join(browser, nadia, 2), await join(browser, nadia, 1)];
  await theo.getByRole('textbox', { name: 'Message to the table' }).fill('You will all pay for this.');
  await fillAndStart(nadia);
  await expect(theo.locator('.table-board')).toBeVisible();
  await theo.getByRole('button', { name: 'Send' }).click();
  await expect(theo.getByRole('log', { name: 'Talk' })).toContainText('pay for this');
  await expect(nadia.getByRole('log', { name: 'Talk' })).toContainText('pay for this');
  await menu(nadia);
  await seatIn(nadia, 1).getByRole('button', { name: 'Mute' }).click();
  const muted = seatIn(nadia, 1).getByRole('button', { name: 'Mute', pressed: true });
  await expect(muted).toHaveAccessibleDescription(/^On: you do not see/);
  await expect(nadia.locator('.talk .lines')).not.toContainText('pay for this');
  await seatIn(nadia, 1).getByRole('button', { name: 'Ask to replace' }).click();
  await zoe.getByRole('button', { name: 'Agree' }).click();
  await expect(seatIn(nadia, 1)).toContainText('Whoever comes may take this seat.');
  const iris = await arrive(browser);
  await iris.goto(nadia.url());
  await iris.getByRole('button', { name: 'Sit here' }).click();
  await expect(iris.locator('.tray .plan')).toBeVisible();
});

test('a line begun before one sits down is still there at the table; from the table’s screen one speaks from one’s seat', async ({
  browser,
}) => {
  const nadia = await arrive(browser);
  await openTable(nadia);
  const theo = await arrive(browser);
  await theo.goto(nadia.url());
  const line = theo.getByRole('textbox', { name: 'Message to the table' });
  await line.fill('Who is the Loser Lad?');
  await theo.getByRole('button', { name: 'Sit here' }).first().click();
  await expect(theo.getByRole('button', { name: 'Get up' })).toBeVisible();
  await expect(line).toHaveValue('Who is the Loser Lad?');
  await fillAndStart(nadia);
  await expect(theo.locator('.tray .plan')).toBeVisible();
  await expect(line).toHaveValue('Who is the Loser Lad?');
  await theo.goto(`${nadia.url()}?screen`);
  await line.fill('It is me.');
  await theo.getByRole('button', { name: 'Send' }).click();
  const heard = nadia.getByRole('log', { name: 'Talk' }).getByRole('listitem');
  await expect(heard).toContainText([/^Player 2.*It is me\.$/]);
});

test('a line that is too long says so before it is sent, and stays to be shortened', async ({ browser }) => {
  const page = await arrive(browser);
  await openTable(page);
  const line = page.getByRole('textbox', { name: 'Message to the table' });
  const send = page.getByRole('button', { name: 'Send' });
  const tooLong = page.getByRole('alert').filter({ hasText: 'too long for one message' });
  await line.fill('é'.repeat(301));
  await expect(tooLong).toBeVisible();
  await expect(send).toBeDisabled();
  await line.press('Enter');
  await expect(line).toHaveValue('é'.repeat(301));
  await line.fill('é'.repeat(300));
  await expect(tooLong).toHaveCount(0);
  await send.click();
  await expect(page.getByRole('log', { name: 'Talk' })).toContainText('é'.repeat(300));
});

test('an undo has its line in the log; leaving a seat is asked back', async ({ browser }) => {
  const page = await firstAsked(browser);
  await answer(page, first);
  await answer(page, first);
  await expect(options(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('log', { name: 'Log' })).toContainText('took a choice back');
  await menu(page);
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await page.getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await page.getByRole('button', { name: 'Leave my seat' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('who has left a seat may take it back: until the next question a bot answers for them, and nothing is theirs to answer', async ({
  browser,
}) => {
  const { nadia, theo } = await tableForTwo(browser);
  await untilAsked(theo, nadia);
  const table = nadia.url();
  await menu(nadia);
  await nadia.getByRole('button', { name: 'Leave', exact: true }).click();
  await nadia.getByRole('button', { name: 'Leave my seat' }).click();
  await expect(nadia).toHaveURL(/\/$/);
  await nadia.goto(table);
  await expect(nadia.getByText('A bot is playing for you.')).toBeVisible();
  await nadia.getByRole('button', { name: 'Take my seat back' }).click();
  const soon = nadia.getByText('your seat is yours again at the next question');
  await expect(soon).toBeVisible();
  await expect(nadia.getByRole('button', { name: 'Take my seat back' })).toHaveCount(0);
  await expect(options(nadia)).toHaveCount(0);
  await untilAsked(nadia, theo);
  await expect(soon).toHaveCount(0);
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
  await expect(nadia.getByRole('dialog')).toContainText('once everybody at the table has cast it');
  await nadia.getByRole('button', { name: 'Give up' }).click();
  await expect(nadia.getByRole('button', { name: 'Do not give up after all' })).toBeVisible();
  await menu(theo);
  await expect(theo.getByRole('dialog')).not.toContainText('voted to give up');
  await theo.getByRole('button', { name: 'Give up' }).click();
  await expect(nadia.getByRole('region', { name: 'The game is over' })).toContainText('Given up');
});

test.describe('a game whose bots have levels', () => {
  test.use({ game: 'justice-league' });

  test('who plays for somebody away is set by the host, told before one sits down, and called by its level in the menu', async ({
    browser,
  }) => {
    const nadia = await arrive(browser);
    const dialog = await newTable(nadia);
    await dialog.getByLabel('Bots and stand-ins').selectOption('random');
    await openTable(nadia);
    const theo = await arrive(browser);
    await theo.goto(nadia.url());
    await expect(theo.getByText('A bot plays on: Random')).toBeVisible();
    await theo.getByRole('button', { name: 'Sit here' }).first().click();
    await fillAndStart(nadia);
    await menu(theo);
    await theo.getByRole('button', { name: 'Leave', exact: true }).click();
    await theo.getByRole('button', { name: 'Leave my seat' }).click();
    await menu(nadia);
    await expect(seatIn(nadia, 1).getByText('Random')).toBeVisible();
  });
});
