import { expect, type Page } from '@playwright/test';
import { test } from './support/house.ts';
import { answer, arrive, first, newTable, options } from './support/player.ts';

/** Plays at once against bots until there is a choice between several options. */
async function asked(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /Play now against bots|Jouer contre les robots/ })
    .first()
    .click();
  await expect(options(page).first()).toBeVisible();
}

const words = {
  en: {
    button: /^Hint/,
    lead: 'your chances to win',
    mark: /^\d+.*Best: .* to win/,
    talk: '(asks for a hint)',
  },
  fr: {
    button: /^Conseil/,
    lead: 'vos chances de gagner',
    mark: /^\d+.*Premier choix.: .* de gagner/,
    talk: '(demande un conseil)',
  },
} as const;

for (const language of ['en', 'fr'] as const)
  test(`a hint by the keyboard stands beside the options, is told to the table, and goes with the question (${language})`, async ({
    browser,
  }) => {
    const say = words[language];
    const page = await arrive(browser, { language });
    await asked(page);
    await expect(page.getByRole('button', { name: say.button })).toBeVisible();
    await page.keyboard.press('h');
    const hint = page.getByRole('status').filter({ hasText: say.lead });
    await expect(hint.getByRole('listitem').first()).toBeVisible();
    expect(await hint.getByRole('listitem').count()).toBeLessThanOrEqual(3);
    await expect(options(page).filter({ hasText: say.mark })).not.toHaveCount(0);
    await expect(page.getByText(say.talk)).toHaveCount(1);
    await answer(page, first);
    if (await hint.isVisible()) await answer(page, first);
    await expect(hint).toHaveCount(0);
  });

test('a table for several has no hints unless its host allows them, and says so before anybody sits down', async ({
  browser,
}) => {
  const page = await arrive(browser);
  const dialog = await newTable(page);
  await expect(dialog.getByLabel('Hints')).toHaveValue('no');
  await dialog.getByLabel('Hints').selectOption('yes');
  await page.getByRole('button', { name: 'Open a table' }).click();
  await page.waitForURL(/\/t\//);
  const guest = await arrive(browser);
  await guest.goto(page.url());
  const played = guest.getByRole('region', { name: 'What will be played' });
  await expect(played.getByText('On request')).toBeVisible();
});
