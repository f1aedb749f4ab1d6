import { expect, type Locator, type Page } from '@playwright/test';
import { join } from './support/company.ts';
import { test } from './support/house.ts';
import { arrive, fillAndStart, openTable, options } from './support/player.ts';

test.use({ game: 'master-plan teams' });

interface Sentence {
  readonly to?: 'The table' | 'Your side';
  readonly words: string;
  /** The name, or its number in the list. */
  readonly about?: string | number;
}

const talk = (page: Page): Locator => page.getByRole('log', { name: /^(Talk|Discussion)$/ });

async function say(page: Page, { to = 'The table', words, about }: Sentence): Promise<void> {
  await page.getByLabel('Who hears it').selectOption(to);
  await page.getByLabel('Say', { exact: true }).selectOption(words);
  const which = page.getByLabel(/^(Whom|Which card)$/);
  if (about !== undefined) await which.selectOption(typeof about === 'number' ? { index: about } : about);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(which).toHaveCount(0);
}

test('all sentences are there, in each reader’s language; a side hears its own; a card pointed at opens; all of it is kept', async ({
  browser,
}) => {
  const nadia = await arrive(browser);
  await openTable(nadia);
  const theo = await join(browser, nadia, 2);
  const zoe = await join(browser, nadia, 1);
  await zoe.getByRole('button', { name: 'fr', exact: true }).click();
  await theo.getByRole('textbox', { name: 'Message to the table' }).fill('Shall we begin?');
  await theo.getByRole('button', { name: 'Send' }).click();
  await expect(talk(nadia)).toContainText('Shall we begin?');
  await fillAndStart(nadia);
  await expect(options(nadia).or(nadia.getByText('is choosing')).first()).toBeVisible();

  const said: readonly [Sentence, string, string][] = [
    [{ words: 'I accuse …!', about: 'Player 2' }, 'I accuse Player 2!', 'J’accuse'],
    [{ words: 'I trust ….', about: 'Player 3' }, 'I trust Player 3.', 'Je fais confiance à'],
    [
      { words: 'I am going to attack.', about: 'Player 2' },
      'I am going to attack Player 2.',
      'Je vais attaquer',
    ],
    [{ words: 'I am going to wait.' }, 'I am going to wait.', 'Je vais attendre.'],
    [{ words: 'What do you know?', about: 'Player 3' }, 'Player 3, what do you know?', 'que savez-vous'],
    [{ words: '…, I promise you peace.', about: 'Player 2' }, 'Player 2, I promise you peace.', 'la paix'],
    [{ words: 'Look at ….', about: 'Player 2' }, 'Look at Player 2.', 'Regardez'],
  ];
  for (const [sentence, heard, entendu] of said) {
    await say(nadia, sentence);
    await expect(talk(theo)).toContainText(heard);
    await expect(talk(zoe)).toContainText(entendu);
  }
  await say(nadia, { to: 'Your side', words: '…, I promise to help you.', about: 'Player 3' });
  await expect(talk(zoe)).toContainText('je promets de vous aider');
  await expect(talk(zoe)).toContainText('Votre camp');
  await say(nadia, { words: 'Look at this card.', about: 1 });
  await talk(theo)
    .getByRole('button', { name: /^Look at / })
    .click();
  await expect(theo.getByRole('dialog')).toBeVisible();
  await theo.keyboard.press('Escape');
  await expect(talk(theo)).not.toContainText('I promise to help you');

  await theo.getByRole('button', { name: 'Menu', exact: true }).click();
  await theo.getByRole('button', { name: 'Give up' }).click();
  await theo.getByRole('button', { name: 'End the game' }).click();
  await nadia.getByRole('link', { name: 'Replay', exact: true }).click();
  await expect(talk(nadia)).toContainText('Player 2, I promise you peace.');
  await expect(talk(nadia)).toContainText('I promise to help you');
});
