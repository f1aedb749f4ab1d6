import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { test } from './support/house.ts';
import { arrive, dice, isOver, options } from './support/player.ts';

const transcripts = fileURLToPath(new URL('../../reports/browser-transcripts/', import.meta.url));

/** Moves the focus with the tab key until it is on what has this name. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
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

/** What somebody who listens hears of the log since last time. */
async function heard(page: Page, from: number): Promise<string[]> {
  const lines = await page.getByRole('log').first().getByRole('listitem').allTextContents();
  return lines.slice(from).map((line) => line.replace(/\s+/g, ' ').trim());
}

for (const language of ['en', 'fr'] as const) {
  test(`a whole game through the accessibility tree and the keyboard alone, in ${language}`, async ({
    browser,
  }) => {
    const page = await arrive(browser, { language });
    await expect(page.getByRole('button', { name: /Open a table|Ouvrir une table/ })).toBeVisible();
    await tabTo(page, /Pace of bots|Rythme des robots|At once|Immédiat/);
    await page.keyboard.press('Home');
    await tabTo(page, /^(Open a table|Ouvrir une table)$/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /Fill with bots|Compléter/ })).toBeVisible();
    await tabTo(page, /^(Fill with bots|Compléter par des robots)$/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /Start the game|Commencer la partie/ })).toBeEnabled();
    await tabTo(page, /^(Start the game|Commencer la partie)$/);
    await page.keyboard.press('Enter');
    const transcript = await playByEar(page);
    mkdirSync(transcripts, { recursive: true });
    writeFileSync(`${transcripts}keyboard.${language}.txt`, `${transcript.join('\n')}\n`);
    expect(transcript.filter((line) => line.startsWith('> ')).length).toBeGreaterThan(20);
    expect(transcript.join('\n')).toMatch(language === 'en' ? /wins|share/ : /gagne|partagent|emporte/);
  });
}

async function playByEar(page: Page): Promise<string[]> {
  const pick = dice(11);
  const transcript: string[] = [];
  let lines = 0;
  while (!(await isOver(page))) {
    const count = await options(page).count();
    if (count === 0) {
      await page.waitForTimeout(40);
      continue;
    }
    const news = await heard(page, lines);
    lines += news.length;
    const question = (await page.getByRole('status').first().textContent()) ?? '';
    const labels = await options(page).evaluateAll((all) =>
      all.map(({ children: [key, words] }) => `${key?.textContent} ${words?.textContent}`),
    );
    const no = pick(Math.min(9, count));
    transcript.push(...news, '', question, ...labels.map((label) => `  ${label}`));
    transcript.push(`> ${no + 1}`);
    await page.keyboard.press(String(no + 1));
    await page
      .waitForFunction(
        ([asked, first]) =>
          document.querySelector('[role=status]')?.textContent !== asked ||
          document.querySelector('.option span')?.textContent !== first,
        [question, labels[0]?.replace(/^\d+ /, '')] as const,
        { timeout: 2000 },
      )
      .catch(() => undefined);
    await page.waitForTimeout(60);
  }
  transcript.push(
    ...(await heard(page, lines)),
    '',
    (await page.getByRole('status').first().textContent()) ?? '',
  );
  return transcript;
}
