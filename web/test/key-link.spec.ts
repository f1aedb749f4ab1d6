import { type Browser, expect, type Page } from '@playwright/test';
import { test } from './support/house.ts';
import { arrive, openTable } from './support/player.ts';

const keyOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('masterplan key'));

/** Whoever opens a table sends its link with a key of theirs in it, to a browser that was never here. */
async function invitedWithKey(
  browser: Browser,
  language: 'en' | 'fr',
): Promise<{ guest: Page; sent: string | null; link: string }> {
  const [host, other] = [await arrive(browser), await arrive(browser)];
  await openTable(host);
  await expect.poll(() => keyOf(other)).not.toBeNull();
  const sent = await keyOf(other);
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await context.addInitScript((spoken) => localStorage.setItem('masterplan language', spoken), language);
  const guest = await context.newPage();
  const link = host.url();
  await guest.goto(`${link}#key=${sent}`);
  return { guest, sent, link };
}

test('a key in the link to a table is taken by nobody who does not say so', async ({ browser }) => {
  const { guest, sent, link } = await invitedWithKey(browser, 'en');
  const offer = guest.getByRole('dialog', { name: 'Take the key in this link?' });
  await expect(offer).toContainText('they can see your hand and play for you');
  expect([guest.url(), await keyOf(guest)]).toEqual([link, null]);
  await expect(guest.getByRole('button', { name: 'Sit here' })).toHaveCount(0);
  await guest.keyboard.press('Escape');
  await expect(offer).toHaveCount(0);
  await guest.getByRole('button', { name: 'Sit here' }).first().click();
  await expect(guest.getByRole('button', { name: 'Get up' })).toBeVisible();
  expect(await keyOf(guest)).not.toBe(sent);
  expect(guest.url()).toBe(link);
});

test('one’s own key from another device is taken by the keyboard, in French as well', async ({ browser }) => {
  const { guest, sent, link } = await invitedWithKey(browser, 'fr');
  const offer = guest.getByRole('dialog', { name: 'Prendre la clé que porte ce lien ?' });
  await expect(offer).toContainText('elle peut voir votre main et jouer à votre place');
  const take = offer.getByRole('button', { name: 'C’est ma clé : la prendre' });
  await take.focus();
  await guest.keyboard.press('Enter');
  await expect(offer).toHaveCount(0);
  await expect.poll(() => keyOf(guest)).toBe(sent);
  expect(guest.url()).toBe(link);
});
