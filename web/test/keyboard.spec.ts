import { expect, type Page } from '@playwright/test';
import { test } from './support/house.ts';
import { arrive, dice, isOver, nextAsk, options, tabTo, taken } from './support/player.ts';

test.use({ seed: 'by ear' });

/** What somebody who listens hears of the log since last time. */
async function heard(page: Page, from: number): Promise<string[]> {
  const lines = await page
    .getByRole('log', { name: /^(Log|Journal)$/ })
    .getByRole('listitem')
    .allTextContents();
  return lines.slice(from).map((line) => line.replace(/^¶/, '').replace(/\s+/g, ' ').trim());
}

const question = async (page: Page): Promise<string> =>
  (await page.getByRole('status').getByRole('heading', { level: 2 }).first().textContent()) ?? '';

/** The options as the accessibility tree names them. */
async function offered(page: Page): Promise<string[]> {
  const lists = await page.getByRole('list', { name: /^(Your options|Vos possibilités)/ }).all();
  const trees = await Promise.all(lists.map((list) => list.ariaSnapshot()));
  return trees.flatMap((tree) => [...tree.matchAll(/button "(.*)"/g)].map(([, name = '']) => name));
}

for (const language of ['en', 'fr'] as const) {
  test(`a whole game through the accessibility tree and the keyboard alone, in ${language}, reads as it always did`, async ({
    browser,
  }) => {
    const page = await arrive(browser, { language });
    await expect(page.getByRole('button', { name: /^(New table|Nouvelle table)$/ })).toBeVisible();
    await tabTo(page, /^(New table|Nouvelle table)$/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
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
    expect(transcript.filter((line) => line.startsWith('> ')).length).toBeGreaterThan(20);
    expect(`${transcript.join('\n')}\n`).toMatchSnapshot(`keyboard-${language}.txt`);
  });
}

/** Plays to the end by number keys, whatever the number. */
async function playByEar(page: Page): Promise<string[]> {
  const pick = dice(11);
  const transcript: string[] = [];
  let lines = 0;
  for (await nextAsk(page); !(await isOver(page)); await nextAsk(page)) {
    const news = await heard(page, lines);
    lines += news.length;
    const names = await offered(page);
    const count = await options(page).count();
    expect(names).toHaveLength(count);
    const no = 1 + pick(count);
    transcript.push(...news, '', await question(page), ...names.map((name) => `  ${name}`), `> ${no}`);
    await taken(page, () => page.keyboard.type(String(no)));
  }
  return [...transcript, ...(await heard(page, lines)), '', await question(page)];
}
