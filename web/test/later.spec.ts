import { expect } from '@playwright/test';
import { test } from './support/house.ts';
import { arrive, fillAndStart, openTable, options } from './support/player.ts';

test('a part of the page that is not to be had any more: the page begins anew, and the game goes on', async ({
  browser,
}) => {
  const page = await arrive(browser);
  await openTable(page);
  await fillAndStart(page);
  await expect(options(page).first()).toBeVisible();
  await page.route(/\/menu-[^/]*\.js/, (route) => route.abort(), { times: 1 });
  const anew = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await anew;
  await expect(options(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Give up' })).toBeVisible();
});
