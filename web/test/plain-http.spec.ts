import { expect } from '@playwright/test';
import { test } from './support/house.ts';
import { arrive, dice, fillAndStart, openTable, playOn } from './support/player.ts';

const name = 'table.test';

test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${name} 127.0.0.1`],
    }),
  baseURL: async ({ house }, use) => use(house.replace('127.0.0.1', name)),
});

test('at a plain http address in the network everything works: key, link, QR code, play, another device, replay', async ({
  browser,
  baseURL,
}) => {
  const nadia = await arrive(browser);
  expect(await nadia.evaluate(() => [isSecureContext, location.hostname, typeof crypto.subtle])).toEqual([
    false,
    name,
    'undefined',
  ]);
  const writesCodes = nadia.waitForRequest(/\/assets\/qr-/);
  await openTable(nadia);
  const link = nadia.url();
  expect(link).toContain(`${baseURL}/t/`);
  await expect(nadia.getByRole('img', { name: `QR code of ${link}` })).toBeVisible();
  await writesCodes;
  await nadia.getByRole('button', { name: 'Copy the link' }).click();
  await expect(nadia.getByText('Copied', { exact: true })).toBeVisible();

  const theo = await arrive(browser);
  const field = theo.getByLabel('Invitation or table code');
  await field.focus();
  await theo.keyboard.press('Control+V');
  await expect(field).toHaveValue(link);
  await theo.getByRole('button', { name: 'Join' }).click();
  await theo.getByRole('button', { name: 'Sit here' }).first().click();
  await expect(nadia.getByRole('button', { name: 'Sit here' })).toHaveCount(2);

  await theo.getByRole('button', { name: 'Settings' }).click();
  await theo.getByText('Take your seats to another device').click();
  const key = await theo.locator('.move-device code').textContent();
  const dialog = theo.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Copy the link' }).click();
  await expect(dialog.getByText('Copied', { exact: true })).toBeVisible();
  await theo.keyboard.press('Escape');

  await fillAndStart(nadia);
  let looks = 0;
  await playOn([nadia, theo], dice(1), () => looks++ > 8);
  const phone = await arrive(browser, { width: 390, height: 844 });
  await phone.goto(key ?? '');
  await phone.getByRole('button', { name: 'The key is mine: take it' }).click();
  await phone.getByRole('link', { name: /Your turn|Resume/ }).click();
  await expect(phone).toHaveURL(link);
  await expect(phone.getByText('you', { exact: true }).first()).toBeAttached();
});
