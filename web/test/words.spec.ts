import AxeBuilder from '@axe-core/playwright';
import { type Browser, expect, type Page } from '@playwright/test';
import { test } from './support/house.ts';
import { firstAsked, options } from './support/player.ts';

/** Somebody who is asked for the first time, and has moved their pointer: then the words are there. */
async function reading(browser: Browser): Promise<Page> {
  const page = await firstAsked(browser);
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  await expect(page.locator('.ask-question .term').first()).toBeVisible();
  return page;
}

async function violationsOf(page: Page): Promise<string[]> {
  // @ts-expect-error: axe names the types of another version of the same library
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`);
}

const note = (page: Page) => page.getByRole('note');

test('a word of the question explains itself under the pointer, with the way to its clause; Escape puts it away and nothing else', async ({
  browser,
}) => {
  const page = await reading(browser);
  await options(page).first().click();
  const back = page.getByRole('button', { name: /^Choose another/ });
  await expect(back).toBeVisible();
  await page.locator('.ask-question .term').first().hover();
  await expect(note(page)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  const clause = note(page).getByRole('link');
  await clause.hover();
  await expect(clause).toHaveAttribute('href', /^\/rules\/master-plan#MP-/);
  await page.keyboard.press('Escape');
  await expect(note(page)).toHaveCount(0);
  await expect(back).toBeVisible();
  const [book] = await Promise.all([
    page.context().waitForEvent('page'),
    page
      .locator('.ask-question .term')
      .first()
      .hover()
      .then(() => clause.click()),
  ]);
  await expect(book.locator('.clause.is-sought')).toBeInViewport();
});

test('words stand in nobody’s way: between the question and its answers is no stop of the keyboard', async ({
  browser,
}) => {
  const page = await reading(browser);
  await page.locator('.ask-question').focus();
  await page.keyboard.press('Tab');
  await expect(options(page).first()).toBeFocused();
  await page.getByRole('button', { name: 'Words' }).click();
  const dialog = page.getByRole('dialog', { name: 'What the words mean' });
  await expect(dialog.getByRole('term').first()).toBeVisible();
  await expect(dialog.getByRole('definition').first()).toContainText(/Rule MP-/);
  expect(await violationsOf(page)).toEqual([]);
});

test('on a card close up each word is reached by the keyboard, described for those who listen, and shown', async ({
  browser,
}) => {
  const page = await reading(browser);
  const card = page.locator('.hand .pick', { has: page.locator('.term') }).first();
  await card.click({ button: 'right', position: { x: 8, y: 8 } });
  const dialog = page.getByRole('dialog');
  const term = dialog.locator('button.term').first();
  await expect(term).toHaveAccessibleDescription(/\.$/);
  while (!(await term.evaluate((each) => each === document.activeElement))) await page.keyboard.press('Tab');
  await expect(note(page)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(note(page).getByRole('link')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(note(page)).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('a tap on a word of the rulebook explains it, in French too; the book ends with all of them', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'fr-FR',
  });
  const page = await context.newPage();
  await page.goto('/rules/master-plan');
  await page
    .locator('.clause .term', { hasText: /^Escouade$/ })
    .first()
    .tap();
  await expect(note(page)).toContainText('Tous les Supers d’un joueur');
  await page.getByRole('searchbox').tap();
  await expect(note(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Ce que disent les mots' }).tap();
  await expect(page.getByRole('term').filter({ hasText: 'Bagarre' })).toBeVisible();
});

test('what a press on a card does stays what it does, also on a word', async ({ browser }) => {
  const page = await reading(browser);
  await page
    .locator('.hand .term')
    .first()
    .evaluate((term: HTMLElement) => term.click());
  await expect(page.getByRole('button', { name: /^Choose another/ })).toBeVisible();
});
