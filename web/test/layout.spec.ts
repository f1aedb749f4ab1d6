import { expect, type Page } from '@playwright/test';
import { test } from './support/house.ts';
import { arrive, dice, fillAndStart, openTable, options, playOn } from './support/player.ts';

const screens = {
  'small phone': { width: 360, height: 740 },
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  'wide tablet': { width: 1024, height: 768 },
  desktop: { width: 1440, height: 900 },
  large: { width: 1920, height: 1080 },
} as const;

/** What is wider than the window, and words that are cut off where they stand. */
async function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    if (document.documentElement.scrollWidth > innerWidth)
      faults.push(`the page is ${document.documentElement.scrollWidth} wide`);
    const said =
      '.button, .option, .place-head h2, .strip-name, .strip-text, .ask-question, .label, h1, h2, .chair-name';
    for (const element of document.querySelectorAll<HTMLElement>(said)) {
      if (element.closest('.unseen') !== null || element.offsetParent === null) continue;
      if (element.scrollWidth > element.clientWidth + 2 && getComputedStyle(element).display !== 'inline')
        faults.push(`cut off: ${element.className} "${element.textContent}"`);
    }
    return faults;
  });
}

/** Things that lie over each other and should not. */
async function overlapsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    for (const list of [
      '.seats > li',
      '.mp-places > li',
      '.options > li',
      '.squads > li',
      '.table-head > *',
      '.camp li',
    ]) {
      const boxes = [...document.querySelectorAll<HTMLElement>(list)]
        .filter((element) => element.offsetParent !== null && !element.matches('.unseen'))
        .map((element) => ({ element, box: element.getBoundingClientRect() }));
      boxes.forEach(({ element, box: a }, i) => {
        for (const { box: b } of boxes.slice(i + 1)) {
          const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          if (wide > 2 && high > 2) faults.push(`${list} overlap: ${element.textContent?.slice(0, 40)}`);
        }
      });
    }
    return faults;
  });
}

for (const [name, { width, height }] of Object.entries(screens)) {
  for (const language of ['en', 'fr'] as const) {
    test(`${name}, ${language}: nothing overlaps or is cut off, no horizontal scroll`, async ({
      browser,
    }, info) => {
      const edition = language === 'fr' ? 'night' : 'day';
      const page = await arrive(browser, { width, height, language, edition });
      const look = async (what: string) => {
        await page.screenshot({ path: info.outputPath(`${what}.png`) });
        expect([...(await faultsOf(page)), ...(await overlapsOf(page))], what).toEqual([]);
      };
      await expect(
        page.getByRole('button', { name: /Play now against bots|Jouer contre les robots/ }),
      ).toBeVisible();
      await look('front page');
      await openTable(page);
      await expect(page.getByRole('button', { name: /Fill with bots|Compléter/ })).toBeVisible();
      await look('gathering');
      await fillAndStart(page);
      await expect(options(page).first()).toBeVisible({ timeout: 30_000 });
      await look('first question');
      await page.keyboard.press('1');
      await look('second step');
      let looks = 0;
      await playOn([page], dice(5), () => looks++ > 14);
      await look('battle');
      await page.goto('/rules/master-plan');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await look('rulebook');
    });
  }
}
