import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** A window, and how its reader has the page: text in parts of the usual size, day or night edition. */
export interface Setting {
  readonly width: number;
  readonly height: number;
  readonly text?: number;
  readonly edition?: 'day' | 'night';
}

export const nameOf = ({ width, height, text = 1, edition }: Setting): string =>
  [
    `${width} x ${height}`,
    ...(text === 1 ? [] : [`text ${text * 100} %`]),
    ...(edition === undefined ? [] : [edition]),
  ].join(', ');

/** Below this width a table shows one side at a time. */
const narrow = 1024;

/** The checks, as the tests' build has put them into one program. */
const program = readFileSync(new URL('../../dist/test/geometry.mjs', import.meta.url), 'utf8');

/** Shows the page in a setting, without a reload. */
export async function setTo(page: Page, { width, height, text = 1, edition }: Setting): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(
    ([size, printed]) => {
      const { style, dataset } = document.documentElement;
      style.setProperty('--text-size', String(size));
      if (printed !== undefined) dataset.edition = printed;
    },
    [text, edition] as const,
  );
}

/** Two frames later the page has been drawn, and what watches its sizes has seen them. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  });

/** What is wrong with the page as it stands: see geometry/page.ts. */
export async function faultsHere(page: Page): Promise<string[]> {
  await drawn(page);
  return page.evaluate<string[]>(`(() => {${program}\nreturn faultsOnPage();})()`);
}

/** The first two tabs. */
const boardAndHand = ['table', 'hand'];

/** The same for all sides of a table: on a narrow screen the board and the hand, one after the other. */
export async function faultsAtTable(page: Page): Promise<string[]> {
  const faults = await faultsHere(page);
  const sides = page.locator('.tabs button');
  if ((page.viewportSize()?.width ?? 0) > narrow || (await sides.count()) < 4) return faults;
  const shown = await page.evaluate(() => document.querySelector<HTMLElement>('.table-frame')?.dataset.tab);
  for (const [no, side] of [...boardAndHand.entries()].reverse()) {
    await sides.nth(no).evaluate((tab: HTMLElement) => tab.click());
    if (side !== shown) faults.push(...(await faultsHere(page)));
  }
  return [...new Set(faults)];
}
