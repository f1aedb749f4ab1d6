import { type Browser, expect, type Page } from '@playwright/test';
import { answer, arrive, fillAndStart, openTable, options } from './player.ts';

interface Pair {
  readonly nadia: Page;
  readonly theo: Page;
}

/** Somebody joins Nadia at her table, where so many seats are left then. */
export async function join(browser: Browser, nadia: Page, left: number): Promise<Page> {
  const page = await arrive(browser);
  await page.goto(nadia.url());
  await page.getByRole('button', { name: 'Sit here' }).first().click();
  await expect(nadia.getByRole('button', { name: 'Sit here' })).toHaveCount(left);
  return page;
}

/** Nadia opens a table, Théo joins her, bots that answer at once take the other seats. */
export async function tableForTwo(browser: Browser): Promise<Pair> {
  const nadia = await arrive(browser);
  await openTable(nadia);
  const theo = await join(browser, nadia, 2);
  await fillAndStart(nadia);
  return { nadia, theo };
}

/** Plays until it is somebody's turn, and no longer. */
export async function untilAsked(asked: Page, other: Page): Promise<void> {
  await expect(async () => {
    if ((await options(asked).count()) > 0) return;
    await answer(other, () => 0);
    await expect(options(asked).first()).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
}
