import { expect, type Locator, type Page } from '@playwright/test';
import { violationsOf } from './support/axe.ts';
import { test } from './support/house.ts';
import {
  arrive,
  dice,
  fillAndStart,
  nextAsk,
  openTable,
  options,
  playOn,
  settled,
} from './support/player.ts';

/** By day every rule, by night those that the ink can break. */
async function expectNoViolation(page: Page, where: string): Promise<void> {
  await settled(page);
  expect.soft(await violationsOf(page, 'all'), `${where} by day`).toEqual([]);
  await printed(page, 'night');
  expect.soft(await violationsOf(page, 'colours'), `${where} by night`).toEqual([]);
  await printed(page, 'day');
}

/** The same with a dialog and all that it folds away, once it says this; it is closed again. */
async function expectNoViolationIn(page: Page, dialog: string, words: string): Promise<void> {
  await expect(page.getByRole('dialog')).toContainText(words);
  await page.locator('dialog details').evaluateAll((all) => {
    for (const part of all) part.setAttribute('open', '');
  });
  await expectNoViolation(page, dialog);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** The dialogs of a table: what opens each, and something that it says. */
const dialogs = (page: Page): [string, Locator, string][] => [
  ['menu', page.getByRole('button', { name: 'Menu', exact: true }), 'Copy the seal'],
  ['settings', page.locator('.name-button'), 'Text size'],
  ['notebook', page.getByRole('button', { name: 'Notebook' }), 'Notebook'],
  ['card', page.getByRole('log', { name: 'Log' }).locator('.card-name').first(), 'Close'],
];

const printed = (page: Page, edition: 'day' | 'night'): Promise<void> =>
  page.evaluate((name) => {
    document.documentElement.dataset.edition = name;
  }, edition);

test('axe finds nothing on the front page, rulebook, cards, gathering, table, dialogs and replay, by day and night', async ({
  browser,
}) => {
  const page = await arrive(browser);
  await expect(page.getByRole('button', { name: 'Play now against bots' })).toBeVisible();
  await expectNoViolation(page, 'front page');
  await page.goto('/rules/master-plan#MP-5.16');
  await expect(page.getByText('MP-5.16', { exact: true })).toBeVisible();
  await expectNoViolation(page, 'rulebook');
  await page.goto('/cards/master-plan');
  await expect(page.getByText('Captain Umbrella')).toBeVisible();
  await expectNoViolation(page, 'cards');
  await page.goto('/');
  await openTable(page);
  await expect(page.getByRole('button', { name: 'Fill with bots' })).toBeVisible();
  await expectNoViolation(page, 'gathering');
  await fillAndStart(page);
  await nextAsk(page);
  await expectNoViolation(page, 'first question');
  await page.keyboard.press('w');
  await expectNoViolationIn(page, 'why not', 'Why not');
  for (const [name, opener, words] of dialogs(page)) {
    await opener.click();
    await expectNoViolationIn(page, name, words);
  }
  await page.getByRole('button', { name: 'fr', exact: true }).click();
  await expect(page.getByRole('region', { name: 'La question en cours' })).toBeVisible();
  await settled(page);
  expect.soft(await violationsOf(page, 'all'), 'table in French').toEqual([]);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expectNoViolationIn(page, 'menu in French', 'Copier le sceau');
  await page.getByRole('button', { name: 'en', exact: true }).click();
  await options(page).first().click();
  await nextAsk(page);
  await expectNoViolation(page, 'second step');
  let looks = 0;
  await playOn([page], dice(5), () => looks++ > 14);
  await nextAsk(page);
  await expectNoViolation(page, 'battle');
  await playOn([page], dice(5));
  await expectNoViolation(page, 'the end');
  await page.getByRole('link', { name: 'Replay', exact: true }).click();
  await expect(page.getByRole('slider')).toBeVisible();
  await expectNoViolation(page, 'replay');
});
