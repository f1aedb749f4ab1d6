import { expect, type Page } from '@playwright/test';
import { test } from './support/house.ts';
import {
  arrive,
  dice,
  fillAndStart,
  nextAsk,
  openTable,
  options,
  playOn,
  settled,
} from './support/player.ts';

interface Screen {
  readonly width: number;
  readonly height: number;
  readonly text?: number;
  /** Kept as a picture. */
  readonly kept?: true;
}

const screens: Readonly<Record<string, Screen>> = {
  'small phone': { width: 360, height: 740 },
  phone: { width: 390, height: 844, kept: true },
  'phone, large text': { width: 390, height: 844, text: 1.3 },
  tablet: { width: 768, height: 1024, kept: true },
  'wide tablet': { width: 1024, height: 768 },
  laptop: { width: 1366, height: 700 },
  desktop: { width: 1440, height: 900, kept: true },
  'desktop, large text': { width: 1440, height: 900, text: 1.3 },
  large: { width: 1920, height: 1080 },
  '4K': { width: 3840, height: 2160 },
};

/** Runs in the page: what is wider than the window, words that are cut off, and things that lie over each other. */
function faultsHere(): string[] {
  const faults: string[] = [];
  const isShown = (element: HTMLElement) =>
    element.offsetParent !== null && element.offsetWidth > 1 && element.closest('.unseen, [hidden]') === null;
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(isShown);
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) {
    const wide = all('body *').filter((element) => element.getBoundingClientRect().right > innerWidth + 1);
    faults.push(
      `the page is ${scrollWidth} wide: ${wide
        .map(({ className }) => String(className))
        .slice(0, 6)
        .join(', ')}`,
    );
  }
  const said =
    '.button, .option, .place-head h2, .strip-name, .strip-text, .ask-question, .label, h1, h2, h3, .chair-name, .tour-note p, .panel p';
  for (const element of all(said)) {
    if (element.scrollWidth > element.clientWidth + 2 && getComputedStyle(element).display !== 'inline')
      faults.push(`cut off: ${element.tagName}.${element.className} "${element.textContent}"`);
  }
  const apart =
    '.seats > li, .mp-places > li, .options > li, .squads > li, .table-head > *, .camp li, .columns > *, .first-night li, .story > *, .ears > *, .tick-tools > *, .replay-buttons > *, .table-rail > section, .panel > *:not(.panel-no, svg)';
  const boxes = all(apart).map((element) => ({ element, box: element.getBoundingClientRect() }));
  boxes.forEach(({ element, box: a }, i) => {
    for (const { element: other, box: b } of boxes.slice(i + 1)) {
      if (other.parentElement !== element.parentElement) continue;
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 2 && high > 2)
        faults.push(
          `${other.parentElement?.className}: "${element.textContent?.slice(0, 30)}" lies over "${other.textContent?.slice(0, 30)}"`,
        );
    }
  });
  return faults;
}

for (const language of ['en', 'fr'] as const) {
  test(`from 360 pixels to 4K, text at 130 %, in ${language}: nothing overlaps or is cut off, no horizontal scroll`, async ({
    browser,
  }, info) => {
    const page = await arrive(browser, { language, edition: language === 'fr' ? 'night' : 'day' });
    const look = (what: string) => lookOnAll(page, what, (file) => info.outputPath(file));
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
    await page.goto('/rules/master-plan');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await look('rulebook');
    await page.goto('/');
    await page.getByRole('button', { name: /Learn by playing|Apprendre en jouant/ }).click();
    await nextAsk(page);
    await look('tour');
  });
}

async function lookOnAll(page: Page, what: string, fileFor: (name: string) => string): Promise<void> {
  for (const [name, { width, height, text = 1, kept }] of Object.entries(screens)) {
    await page.setViewportSize({ width, height });
    await page.evaluate(
      (size) => document.documentElement.style.setProperty('--text-size', String(size)),
      text,
    );
    await settled(page);
    if (kept) await page.screenshot({ path: fileFor(`${what}, ${name}.png`) });
    expect.soft(await page.evaluate(faultsHere), `${what} on ${name}`).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.evaluate(() => document.documentElement.style.setProperty('--text-size', '1'));
}
