import { expect } from '@playwright/test';
import { test } from './support/house.ts';
import { arrive, firstAsked, options } from './support/player.ts';

test('a part of the page that is not to be had any more: the page begins anew, and the game goes on', async ({
  browser,
}) => {
  const page = await firstAsked(browser);
  await page.route(/\/menu-[^/]*\.js/, (route) => route.abort(), { times: 1 });
  const anew = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await anew;
  await expect(options(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Give up' })).toBeVisible();
});

test('a board whose script or pictures are not to be had for a while: the table appears by itself once they are', async ({
  browser,
}) => {
  const page = await firstAsked(browser);
  for (const part of [/\/master-plan-[^/]*\.js/, /\/master-plan-[^/]*\.svg/]) {
    let turnedAway = 0;
    await page.route(part, (route) => {
      turnedAway += 1;
      return turnedAway > 2 ? route.continue() : route.fulfill({ status: 503, body: 'not now' });
    });
    await page.reload();
    await expect(options(page).first()).toBeVisible();
    expect(turnedAway).toBe(3);
    await page.unroute(part);
  }
});

for (const [language, title, again] of [
  ['en', 'Stop press: this page broke down', 'Load the page again'],
  ['fr', 'Arrêt des presses : la page est en panne', 'Recharger la page'],
] as const) {
  test(`a page that breaks says so in ${language}, and begins again when it is told to`, async ({
    browser,
  }) => {
    const page = await arrive(browser, { language });
    const rulebook = page.locator('a[href="/rules/master-plan"]');
    await expect(rulebook).toBeVisible();
    page.removeAllListeners('pageerror');
    const broke = page.waitForEvent('pageerror');
    await page.evaluate(() => {
      Object.defineProperty(document, 'title', {
        set: () => {
          throw new Error('broken on purpose');
        },
      });
    });
    await rulebook.click();
    await broke;
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await page.getByRole('button', { name: again }).click();
    await expect(page.getByRole('heading', { name: title })).toBeHidden();
    await expect(page.getByRole('main')).toBeVisible();
  });
}
