import { expect, type Page } from '@playwright/test';
import { tableForTwo, untilAsked } from './support/company.ts';
import { faultsAtTable, faultsHere, type Setting, setTo } from './support/geometry.ts';
import { test } from './support/house.ts';
import {
  answer,
  arrive,
  dice,
  fillAndStart,
  first,
  firstAsked,
  menu,
  nextAsk,
  openTable,
  options,
  playOn,
  settled,
} from './support/player.ts';

interface Screen extends Setting {
  /** Kept as a picture. */
  readonly kept?: true;
}

const screens: Readonly<Record<string, Screen>> = {
  'small phone': { width: 360, height: 740 },
  phone: { width: 390, height: 844, kept: true },
  'phone, large text': { width: 390, height: 844, text: 1.3 },
  tablet: { width: 820, height: 1180, kept: true },
  'wide tablet': { width: 1024, height: 768 },
  'twice the size': { width: 683, height: 384 },
  laptop: { width: 1366, height: 700 },
  desktop: { width: 1440, height: 900, kept: true },
  'desktop, large text': { width: 1440, height: 900, text: 1.3 },
  large: { width: 1920, height: 1080 },
  '4K': { width: 3840, height: 2160 },
};

/** Each language is looked at on every other screen, and both on those that are kept as pictures. */
const screensIn = (language: 'en' | 'fr') =>
  Object.entries(screens).filter(([, { kept }], no) => kept || no % 2 === (language === 'en' ? 0 : 1));

for (const language of ['en', 'fr'] as const) {
  test(`from 360 pixels to 4K, text at 130 %, in ${language}: nothing overlaps or is cut off, no horizontal scroll`, async ({
    browser,
  }, info) => {
    const page = await arrive(browser, { language, edition: language === 'fr' ? 'night' : 'day' });
    const look = (what: string) => lookOn(screensIn(language), page, what, (file) => info.outputPath(file));
    await expect(
      page.getByRole('button', { name: /Play now against bots|Jouer contre les robots/ }),
    ).toBeVisible();
    await look('front page, first evening');
    await openTable(page);
    await expect(page.getByRole('button', { name: /Fill with bots|Compléter/ })).toBeVisible();
    await look('gathering');
    await fillAndStart(page);
    await nextAsk(page);
    await look('first question');
    await options(page).first().click();
    await nextAsk(page);
    await look('second step');
    let looks = 0;
    await playOn([page], dice(5), () => looks++ > 24);
    await nextAsk(page);
    await look('battle');
    await playOn([page], dice(5));
    await look('the end');
    await page.goto('/');
    await expect(page.getByRole('heading', { name: /The archive|Les archives/ })).toBeVisible();
    await look('front page');
    await page.goto('/replay/sample/master-plan#150 as 1');
    await expect(page.getByRole('slider')).toBeVisible();
    await look('replay');
    for (const game of ['master-plan', 'watchmen']) {
      await page.goto(`/cards/${game}`);
      await expect(page.locator('.gallery > li').first()).toBeVisible();
      await look(`cards of ${game}`);
    }
    await page.goto('/rules/master-plan');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await look('rulebook');
    await page.goto('/');
    await page.getByRole('button', { name: /Learn by playing|Apprendre en jouant/ }).click();
    await nextAsk(page);
    await look('tour');
  });
}

async function lookOn(
  shown: readonly (readonly [string, Screen])[],
  page: Page,
  what: string,
  fileFor: (name: string) => string,
): Promise<void> {
  for (const [name, { kept, ...setting }] of shown) {
    await setTo(page, setting);
    /** A pointer at rest on a word would open its explanation, which covers what lies beside it. */
    await page.mouse.move(2, 2);
    await settled(page);
    if (kept) await page.screenshot({ path: fileFor(`${what}, ${name}.png`) });
    expect.soft(await faultsAtTable(page), `${what} on ${name}`).toEqual([]);
  }
  await setTo(page, { width: 1440, height: 900 });
}

test('who comes back while a pause is asked for has the question, the log and the talk in reach', async ({
  browser,
}) => {
  const { nadia, theo } = await tableForTwo(browser);
  await untilAsked(theo, nadia);
  await menu(nadia);
  await nadia.getByRole('button', { name: 'Pause for another evening' }).click();
  await nadia.keyboard.press('Escape');
  await theo.reload();
  await expect(theo.getByRole('button', { name: 'Agree' })).toBeVisible();
  await setTo(theo, { width: 1366, height: 768 });
  expect(await faultsAtTable(theo)).toEqual([]);
  await theo.getByRole('button', { name: 'Talk', exact: true }).click();
  await expect(theo.getByPlaceholder('Message to the table')).toBeInViewport({ ratio: 1 });
  expect(await faultsHere(theo)).toEqual([]);
});

test('a card of the hand that is pointed at is whole, and carries one number', async ({ browser }) => {
  const page = await firstAsked(browser);
  await setTo(page, { width: 1366, height: 768 });
  const card = page.locator('.hand > li').nth(3);
  await card.hover();
  await expect(card.locator('.super-text')).toBeVisible();
  const numbers = await card.evaluate((shown) => {
    const { left, right, top } = shown.getBoundingClientRect();
    const centres = [...document.querySelectorAll('.hand .pin')].map((pin) => pin.getBoundingClientRect());
    return centres.filter(({ x, y, width, height }) => {
      const [middle, line] = [x + width / 2, y + height / 2];
      return middle > left && middle < right && line > top - 20;
    }).length;
  });
  expect(numbers).toBe(1);
  expect(await faultsHere(page)).toEqual([]);
});

test('at the end the hand has gone, the scores of all are whole on a laptop, and the head names no phase', async ({
  browser,
}) => {
  const page = await firstAsked(browser);
  await setTo(page, { width: 1366, height: 768 });
  await expect(page.locator('.table-tray')).toBeVisible();
  await expect(page.locator('.phases')).toBeVisible();
  await playOn([page], dice(5));
  await settled(page);
  await expect(page.locator('.table-tray')).toHaveCount(0);
  await expect(page.locator('.phases')).toHaveCount(0);
  const seats = page.locator('.final-seats > li');
  await expect(seats).toHaveCount(4);
  for (const seat of await seats.all()) await expect(seat).toBeInViewport({ ratio: 1 });
  expect(await faultsHere(page)).toEqual([]);
});

/** Runs in the page: the Super Heroes on whose icon a number or a Mark lies. */
function coveredHeroes(): string[] {
  const boxOf = (part: Element): DOMRect => part.getBoundingClientRect();
  const isShown = (part: Element): boolean => part.checkVisibility() && boxOf(part).width > 0;
  const badges = [...document.querySelectorAll('.pin, .seat-open > *, .tabs .count')]
    .filter(isShown)
    .map(boxOf);
  return [...document.querySelectorAll('.wm-seat-hero')].flatMap((hero) => {
    const icon = hero.querySelector('svg');
    if (icon === null || !isShown(icon)) return [];
    const { left, right, top, bottom } = boxOf(icon);
    const isCovered = badges.some(
      (box) => box.left < right && left < box.right && box.top < bottom && top < box.bottom,
    );
    return isCovered ? [hero.textContent] : [];
  });
}

test.describe('the deck-building game', () => {
  test.use({ game: 'watchmen' });

  test('at 200 % on a laptop every card of the hand comes into sight whole', async ({ browser }) => {
    const page = await arrive(browser, { width: 683, height: 384 });
    await openTable(page);
    await fillAndStart(page);
    await nextAsk(page);
    await page.locator('.tabs button').nth(1).click();
    const cards = page.locator('.wm-fan');
    await expect(cards.first()).toBeVisible();
    for (const card of await cards.all()) {
      await card.scrollIntoViewIfNeeded();
      await expect(card).toBeInViewport({ ratio: 0.99 });
    }
    expect(await faultsAtTable(page)).toEqual([]);
  });

  test('on a phone no number and no Mark lies on the icon of a Super Hero', async ({ browser }) => {
    const page = await arrive(browser, { width: 390, height: 844 });
    await openTable(page);
    await fillAndStart(page);
    for (let questions = 0; questions < 12; questions++) {
      await nextAsk(page);
      await page.locator('.tabs button').first().click();
      await expect(page.locator('.wm-seat-hero svg').first()).toBeVisible();
      expect(await page.evaluate(coveredHeroes)).toEqual([]);
      await answer(page, first);
    }
  });

  test('on a phone every tool of a question shows what it is, the one for its words too', async ({
    browser,
  }) => {
    const page = await arrive(browser, { width: 390, height: 844 });
    await openTable(page);
    await fillAndStart(page);
    await nextAsk(page);
    await page.mouse.move(2, 2);
    await expect(page.locator('.ask-tools').getByText('Abc')).toBeVisible();
    expect(await faultsHere(page)).toEqual([]);
  });

  test('on a small phone the end of the turn is in sight beside the hand, whatever else is offered or refused', async ({
    browser,
  }) => {
    const page = await arrive(browser, { width: 360, height: 740 });
    await openTable(page);
    await fillAndStart(page);
    const end = page.getByRole('button', { name: 'End your turn' });
    let turns = 0;
    for (await nextAsk(page); turns < 10; await nextAsk(page)) {
      if ((await end.count()) > 0) {
        turns += 1;
        await expect(end).toBeInViewport({ ratio: 1 });
        await expect(page.locator('.noes').filter({ visible: true })).toHaveCount(0);
        expect(await faultsAtTable(page)).toEqual([]);
      }
      await answer(page, first);
    }
  });
});
