import { expect, type Page } from '@playwright/test';
import { faultsHere } from './geometry.ts';
import { nextAsk, options, settled, taken } from './player.ts';

/** How somebody plays who does not think. */
export interface Course {
  /** Which option is taken: the first that one of these fits, in this order; else the first of the list. */
  readonly wanted: readonly string[];
  /** Stops when the log says this. */
  readonly until?: string;
  /** Stops when this is asked. */
  readonly untilAsked?: string;
  /** Questions that are left to a standing answer. */
  readonly left?: string;
}

/** Runs in the page: answers what is asked until the game is over or the log says something. */
export async function playInPage({ wanted, until, untilAsked, left }: Course): Promise<void> {
  const beganAt = performance.now();
  const isDone = () =>
    document.querySelector('.ask.is-over') !== null ||
    (until !== undefined && new RegExp(until).test(document.querySelector('.log')?.textContent ?? ''));
  const versionNow = () => document.querySelector<HTMLElement>('.table-frame')?.dataset.version;
  while (!isDone()) {
    if (performance.now() - beganAt > 500_000) throw new Error('the game does not come to its end');
    await new Promise((wake) => setTimeout(wake, 5));
    const list = [...document.querySelectorAll<HTMLElement>('.ask.is-mine .options:not(.noes) .option')];
    const question = document.querySelector('.ask-question')?.textContent ?? '';
    if (list.length === 0 || list.some((option) => option.ariaDisabled === 'true')) continue;
    if (untilAsked !== undefined && new RegExp(untilAsked).test(question)) return;
    if (left !== undefined && new RegExp(left).test(question)) continue;
    const found = wanted.flatMap(
      (words) => list.find(({ textContent }) => new RegExp(words).test(textContent)) ?? [],
    );
    const version = versionNow();
    (found[0] ?? list[0])?.click();
    await new Promise((wake) => setTimeout(wake, 0));
    document.querySelector<HTMLElement>('dialog[open] .dialog-foot .button')?.click();
    for (let waits = 0; versionNow() === version && !isDone() && waits < 400; waits++)
      await new Promise((wake) => setTimeout(wake, 5));
  }
}

/** Beats and contributes where it can, plays, buys, takes what comes. */
export const eager: readonly string[] = [
  ...['^\\d*(Beat|Vaincre pour)', 'Defeat|Vaincre', 'Contribute|Contribuer'],
  ...['Play|Jouer', 'Buy|Acheter', 'Take the|Subir'],
];

/** Bots of a tour answer at the pace of people; here nobody waits for them. */
export async function withoutWaiting(page: Page): Promise<void> {
  await page.routeWebSocket('**/socket', (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) =>
      server.send(String(message).replace('"do":"tour"', '"do":"tour","settings":{"pace":"instant"}')),
    );
  });
  await page.reload();
}

/** Chooses the option with these words, and waits until it has been taken and the next question is there. */
export async function choose(page: Page, words: RegExp): Promise<void> {
  await taken(page, () => options(page).filter({ hasText: words }).first().click());
  await nextAsk(page);
}

/** Notes every moment that is staged on the page from now on; returns what asks which. */
export async function watchMoments(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    new MutationObserver(() => {
      const name = document.querySelector<HTMLElement>('[data-moment]')?.dataset.moment;
      if (name !== undefined && !dataset.moments?.split(',').includes(name))
        dataset.moments = [...(dataset.moments?.split(',') ?? []), name].join();
    }).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => document.documentElement.dataset.moments?.split(',') ?? []);
}

/** A laptop: where a page is left after it has been looked at in other windows. */
const laptop = { width: 1440, height: 900 };

const sides = [
  { side: 'hand', tab: /(Hand|Main|Squads|Escouades)$/ },
  { side: 'table', tab: /Table$/ },
];

/** Looks at both sides of a phone, or at the whole of a wider screen: nothing is cut off and nothing overlaps. */
export async function looksWell(page: Page, file: (name: string) => string, what: string): Promise<void> {
  const isNarrow = (page.viewportSize()?.width ?? 0) < 1024;
  for (const { side, tab } of isNarrow ? sides : [{ side: '', tab: undefined }]) {
    const button =
      tab === undefined ? undefined : page.getByRole('navigation').getByRole('button', { name: tab });
    if (button !== undefined && (await button.count()) === 0) continue;
    await button?.click();
    await settled(page);
    await page.screenshot({ path: file(`${what} ${side}`.trim().concat('.png')) });
    expect.soft(await faultsHere(page), `${what} ${side}`).toEqual([]);
  }
}

/** The same in windows of several sizes. */
export async function looksWellAt(
  page: Page,
  sizes: readonly { readonly width: number; readonly height: number }[],
  file: (name: string) => string,
  what: string,
): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await looksWell(page, file, `${what} ${size.width}`);
  }
  await page.setViewportSize(laptop);
}
