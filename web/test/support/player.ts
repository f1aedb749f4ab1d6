import { type Browser, expect, type Locator, type Page } from '@playwright/test';

export interface Person {
  readonly language?: 'en' | 'fr';
  readonly edition?: 'day' | 'night';
  /** How fast they want others' moves to be shown. */
  readonly pace?: 'at once' | 'quick' | 'usual' | 'slow';
  readonly width?: number;
  readonly height?: number;
  /** Where they arrive, if not at the test's own server. */
  readonly at?: string;
}

/** A person with a browser of their own, on the front page. Any error on the page fails the test. */
export async function arrive(browser: Browser, person: Person = {}): Promise<Page> {
  const { language = 'en', edition = 'day', pace = 'at once', width = 1440, height = 900, at = '' } = person;
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
  await context.addInitScript(
    ([spoken, printed, shown]) => {
      localStorage.setItem('masterplan language', spoken);
      localStorage.setItem('masterplan edition', printed);
      localStorage.setItem('masterplan pace', shown);
    },
    [language, edition, pace] as const,
  );
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.goto(`${at}/`);
  return page;
}

/** Asks for a table of one's own, where that is not done yet, of so many seats; returns where it is described. */
export async function newTable(page: Page, seats?: number): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: /^(New table|Nouvelle table)/ });
  if (!(await dialog.isVisible())) {
    await page
      .getByRole('button', { name: /^(New table|Nouvelle table)$/ })
      .first()
      .click();
    await expect(dialog).toBeVisible();
  }
  if (seats !== undefined) await dialog.getByRole('button', { name: String(seats), exact: true }).click();
  return dialog;
}

/** Opens a table whose bots answer at once, and sits down at it. */
export async function openTable(page: Page): Promise<void> {
  await newTable(page);
  await page.getByLabel(/Pace of bots|Rythme des robots/).selectOption('instant');
  await page.getByRole('button', { name: /Open a table|Ouvrir une table/ }).click();
  await page.waitForURL(/\/t\//);
}

export const fillAndStart = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /Fill with bots|Compléter par des robots/ }).click();
  await page.getByRole('button', { name: /Start the game|Commencer la partie/ }).click();
};

/** A person of their own at a table full of bots, who is asked for the first time. */
export async function firstAsked(browser: Browser): Promise<Page> {
  const page = await arrive(browser);
  await openTable(page);
  await fillAndStart(page);
  await expect(options(page).first()).toBeVisible();
  return page;
}

/** Opens the table's menu. */
export async function menu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

const overPanel = (page: Page) => page.getByRole('region', { name: /The game is over|La partie est finie/ });

export const isOver = (page: Page): Promise<boolean> => overPanel(page).isVisible();

/** The options of the open question, as they are listed. */
export const options = (page: Page) =>
  page.getByRole('list', { name: /Your options|Vos possibilités/ }).getByRole('button');

/** Picks the first option, always. */
export const first = (): number => 0;

/** Answers one question with the option of a number, where there is a question; returns whether there was. */
export async function answer(page: Page, pick: (count: number) => number): Promise<boolean> {
  const count = await options(page).count();
  if (count === 0) return false;
  await taken(page, () =>
    options(page)
      .nth(pick(count))
      .evaluate((option: HTMLElement) => option.click()),
  );
  return true;
}

/** What changes on the page whenever an answer has been taken: the table's version, or the list of options. */
const standing = (): string => {
  const options = [...document.querySelectorAll('.options:not(.is-ahead) .option')];
  const version = document.querySelector<HTMLElement>('.table-frame')?.dataset.version;
  return `${version} ${options.map(({ textContent }) => textContent).join('|')}`;
};

/** Does something that answers a question, and waits until the answer has been taken. */
export async function taken(page: Page, act: () => Promise<unknown>): Promise<void> {
  const before = await page.evaluate(standing);
  await act();
  await expect
    .poll(() => page.evaluate(standing), { intervals: [10, 20, 40, 80], timeout: 20_000 })
    .not.toBe(before);
}

/** Moves the focus with the tab key until it is on what has this name. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab');
    const said = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
    });
    if (name.test(said)) return;
  }
  throw new Error(`the tab key never came to ${name}`);
}

/** Waits until nothing on the page moves or is on its way: fonts are there, animations have ended, no answer is awaited. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    await document.fonts.ready;
    const isStill = document.getAnimations().every(({ playState }) => playState !== 'running');
    return isStill && document.querySelector('[aria-busy=true], .option[aria-disabled=true]') === null;
  });
}

/** Waits for a question to somebody of these, or for the end of the game. */
export async function nextAsk(page: Page): Promise<void> {
  await expect(options(page).first().or(overPanel(page))).toBeVisible({ timeout: 30_000 });
  await settled(page);
}

/** Waits until somebody of these is asked something, until the game is over, or until something else that may come first. */
export const untilAsk = (pages: readonly Page[], orElse = async () => false): Promise<void> =>
  expect(async () => {
    const isAsked = async (page: Page) => (await options(page).count()) > 0 || isOver(page);
    const came = await Promise.all([...pages.map(isAsked), orElse()]);
    expect(came).toContain(true);
  }).toPass({ intervals: [10, 20, 40, 80], timeout: 60_000 });

/** A number that looks random and is the same every time. */
export function dice(seed: number): (count: number) => number {
  let x = seed;
  return (count) => {
    x = (x * 16807) % 2147483647;
    return x % count;
  };
}

/** Everybody answers what they are asked until the game is over, or until something. */
export async function playOn(
  pages: readonly Page[],
  pick: (count: number) => number,
  until: () => boolean = () => false,
): Promise<void> {
  const [first] = pages;
  if (first === undefined) throw new Error('nobody plays');
  while (!(await isOver(first)) && !until()) {
    let answered = false;
    for (const page of pages) answered = (await answer(page, pick)) || answered;
    if (!answered) await untilAsk(pages);
  }
}
