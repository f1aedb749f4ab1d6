import { expect } from '@playwright/test';
import { violationsOf } from './support/axe.ts';
import { test } from './support/house.ts';
import { arrive, settled } from './support/player.ts';

test.use({ game: 'all' });

const words = {
  en: {
    title: 'Turning points',
    begin: 'Look for turning points',
    stop: 'Stop here',
    looked: 'were looked at',
  },
  fr: {
    title: 'Les tournants',
    begin: 'Chercher les tournants',
    stop: 'Arrêter là',
    looked: 'ont été revues',
  },
} as const;

for (const language of ['en', 'fr'] as const)
  test(`a finished game is looked back at when somebody asks, until they stop it; what was found stays (${language})`, async ({
    browser,
  }) => {
    const say = words[language];
    const page = await arrive(browser, { language });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/reveal/sample/watchmen-base');
    const part = page.getByRole('region', { name: say.title });
    await expect(part.getByRole('button', { name: say.begin })).toBeVisible();
    expect(asked.filter((path) => path.includes('review-worker'))).toEqual([]);
    await part.getByRole('button', { name: say.begin }).click();
    await expect
      .poll(() => part.getByRole('progressbar').evaluate((bar: HTMLProgressElement) => bar.value), {
        timeout: 120_000,
      })
      .toBeGreaterThan(20);
    await part.getByRole('button', { name: say.stop }).click();
    await expect(part.getByRole('status')).toContainText(say.looked);
    const found = await part.getByRole('link').allTextContents();
    await settled(page);
    expect(await violationsOf(page, 'all')).toEqual([]);
    await page.reload();
    await expect(part.getByRole('status')).toContainText(say.looked);
    expect(await part.getByRole('link').allTextContents()).toEqual(found);
    if (found.length > 0) {
      await part.getByRole('link').first().click();
      await expect(page).toHaveURL(/\/replay\/sample\/.*%20as%20\d$/);
    }
  });

for (const name of ['master-plan', 'watchmen', 'justice-league', 'tomorrow-dies-today'])
  test(`${name} can be looked back at`, async ({ browser }) => {
    const page = await arrive(browser);
    await page.goto(`/reveal/sample/${name}`);
    const part = page.getByRole('region', { name: words.en.title });
    await part.getByRole('button', { name: words.en.begin }).click();
    await expect(part.getByText(/^Looking back: [1-9]/)).toBeVisible({ timeout: 120_000 });
    await part.getByRole('button', { name: words.en.stop }).click();
    await expect(part.getByRole('status')).toContainText(words.en.looked);
  });
