import { expect, type Page } from '@playwright/test';
import { test } from './support/house.ts';
import { answer, arrive, openTable, options } from './support/player.ts';

const names = ['Ada', 'Bob', 'Chloé', 'Dan'];

/** Four people sit down at one device, each by a name of their own. */
async function fourAtOnce(page: Page): Promise<void> {
  await openTable(page);
  for (let seat = 1; seat < 4; seat++) {
    await page.getByRole('button', { name: 'Sit here' }).first().click();
    await expect(page.getByRole('button', { name: 'Get up' })).toHaveCount(seat + 1);
  }
  for (const [seat, name] of names.entries()) {
    const field = page.getByLabel(`Name of whoever sits at seat ${seat + 1}`);
    await field.fill(name);
    await field.press('Enter');
    await expect(page.locator('.chair-name').nth(seat)).toContainText(name);
  }
  await page.getByRole('button', { name: 'Start the game' }).click();
}

/** Notes everybody whom the page calls to the device from now on; returns what tells whom. */
async function watchCurtains(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    new MutationObserver(() => {
      const name = document.querySelector('.curtain h1')?.textContent?.split(' ').at(-1);
      const called = dataset.called?.split(',') ?? [];
      if (name !== undefined && called.at(-1) !== name) dataset.called = [...called, name].join();
    }).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => document.documentElement.dataset.called?.split(',') ?? []);
}

const curtain = (page: Page) => page.getByRole('heading', { level: 1, name: /^Pass the device to/ });

test('names given at one device are those that everybody reads', async ({ browser }) => {
  const [page, other] = [await arrive(browser), await arrive(browser)];
  await fourAtOnce(page);
  await expect(curtain(page)).toBeVisible();
  await other.goto(page.url());
  await expect(other.locator('.seat-name')).toHaveText(names);
});

test('at one device everybody has a name; the curtain takes the focus and gives it to the question', async ({
  browser,
}) => {
  const page = await arrive(browser);
  const everybody = await watchCurtains(page);
  await fourAtOnce(page);
  const called = new Set<string>();
  for (let turn = 0; turn < 4; turn++) {
    await expect(curtain(page)).toBeFocused();
    const name = /^Pass the device to (.+)$/.exec((await curtain(page).textContent()) ?? '')?.[1] ?? '';
    called.add(name);
    await page.getByRole('button', { name: `I am ${name}` }).click();
    await expect(page.locator('.ask-question')).toBeFocused();
    await expect(options(page).first()).toBeVisible();
    while ((await options(page).count()) > 0) await answer(page, () => 0);
  }
  expect([...called].sort()).toEqual(names);
  await expect(curtain(page)).toBeFocused();
  expect(await everybody()).toEqual([...called, [...called][0]]);
  await page.getByRole('button', { name: /^I am/ }).click();
  await expect(page.getByRole('log', { name: 'Log' })).toContainText(/(Ada|Bob|Chloé|Dan) deploys/);
  await expect(page.locator('.log .since')).toContainText(/^Since you were here: \d+ choices/);
});

test('what somebody ticks in their notebook is there at their next turn, and nowhere in the browser’s storage', async ({
  browser,
}) => {
  const page = await arrive(browser);
  await fourAtOnce(page);
  const open = () => page.getByRole('button', { name: 'Notebook' }).click();
  const ticked = () => page.getByRole('dialog').locator('[aria-pressed=true]');
  for (const expected of [0, 0, 0, 0, 1]) {
    await page.getByRole('button', { name: /^I am/ }).click();
    await expect(options(page).first()).toBeVisible();
    await open();
    await expect(ticked()).toHaveCount(expected);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^I suspect/ })
      .nth(2)
      .click();
    await page.keyboard.press('Escape');
    while ((await options(page).count()) > 0) await answer(page, () => 0);
    await expect(curtain(page)).toBeVisible();
    const kept = await page.evaluate(() => Object.entries(localStorage).flat().join('\n'));
    expect(kept).not.toContain('notes');
  }
});
