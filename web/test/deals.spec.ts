import { type Browser, test as base, expect, type Page } from '@playwright/test';
import { violationsOf } from './support/axe.ts';
import { Checkout } from './support/checkout.ts';
import { marketFolder } from './support/market.ts';
import { arrive, fillAndStart, openTable, options, settled, tabTo, taken } from './support/player.ts';

/** Nadia reads English and has a mouse; Théo reads French and has a keyboard; a bot has the third seat. */
async function seated(browser: Browser, at: string): Promise<{ nadia: Page; theo: Page }> {
  const nadia = await arrive(browser, { at });
  await nadia.getByRole('article', { name: 'The Market' }).getByRole('button', { name: 'New table' }).click();
  await nadia.getByLabel('Clock').selectOption('turn');
  await openTable(nadia);
  const theo = await arrive(browser, { at, language: 'fr' });
  await theo.goto(nadia.url());
  await expect(theo.getByRole('button', { name: 'S’asseoir ici' }).first()).toBeVisible();
  await tabTo(theo, /^S’asseoir ici$/);
  await theo.keyboard.press('Enter');
  await expect(nadia.getByRole('button', { name: 'Sit here' })).toHaveCount(1);
  await fillAndStart(nadia);
  return { nadia, theo };
}

async function click(page: Page, name: RegExp): Promise<void> {
  const option = options(page).filter({ hasText: name });
  await expect(option).toBeVisible();
  await settled(page);
  await taken(page, () => option.click());
}

/** Presses a key that answers, as soon as these options are there. */
async function press(page: Page, key: string, names: readonly string[]): Promise<void> {
  await offered(page, names);
  await settled(page);
  await taken(page, () => page.keyboard.press(key));
}

/** Answers by moving the focus there. */
async function enter(page: Page, name: RegExp): Promise<void> {
  await expect(options(page).filter({ hasText: name })).toBeVisible();
  await settled(page);
  await tabTo(page, name);
  await taken(page, () => page.keyboard.press('Enter'));
}

const question = (page: Page) => page.getByRole('status').getByRole('heading', { level: 2 });

/** What is read aloud when it changes: the question, and what is proposed. */
const aloud = (page: Page) =>
  page.getByRole('status').filter({ has: page.getByRole('heading', { level: 2 }) });

const list = (page: Page, name: string) =>
  page.getByRole('list', { name, exact: true }).getByRole('listitem');

const log = (page: Page) => page.getByRole('log', { name: /^(Log|Journal)$/ });

/** The options by their accessible names: the number of each is the key that chooses it. */
const offered = (page: Page, names: readonly string[]) =>
  expect
    .poll(async () =>
      Promise.all(
        (await options(page).all()).map(async (each) =>
          (await each.ariaSnapshot()).replace(/^- button "(.*)".*$/s, '$1').replaceAll('\u00a0', ' '),
        ),
      ),
    )
    .toEqual(names);

/** The switch that stops the table between two actions for whoever presses it. */
const stepIn = (page: Page) => page.getByRole('button', { name: /^(Deal|Négocier)$/ });

/** Nadia wants to deal between this action and the next; Théo, as usual, does not, and is not asked. */
async function gather(nadia: Page, theo: Page): Promise<void> {
  await expect(stepIn(nadia)).toHaveAttribute('aria-pressed', 'false');
  await stepIn(nadia).click();
  await expect(stepIn(nadia)).toHaveAttribute('aria-pressed', 'true');
  await click(nadia, /Take 1 credit/);
  await press(theo, '2', ['1 Prendre 1 crédit', '2 Prendre 1 point d’infamie']);
  await expect(question(nadia)).toHaveText('Do you want to deal?');
  await expect(question(theo)).toHaveText('Joueur 1 choisit.');
  await expect(theo).not.toHaveTitle(/^●/);
}

/** Nadia drafts a proposal, takes a part back, and puts it forward. */
async function propose(nadia: Page, theo: Page): Promise<void> {
  await click(nadia, /Deal with Player 2/);
  await expect(question(nadia)).toHaveText('What do you propose to Player 2?');
  await expect(list(nadia, 'Your proposal so far:')).toHaveText(['Nothing yet.']);
  await click(nadia, /Ask for 1 infamy/);
  await expect(list(nadia, 'Your proposal so far:')).toHaveText(['Player 2 gives 1 infamy to Player 1.']);
  await expect(list(theo, 'Joueur 1 prépare une proposition :')).toHaveText([
    'Joueur 2 donne 1 point d’infamie à Joueur 1.',
  ]);
  await nadia.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(list(nadia, 'Your proposal so far:')).toHaveText(['Nothing yet.']);
  await click(nadia, /Ask for 1 infamy/);
  await expect(nadia.getByText('If the clock runs out, nothing is proposed.')).toBeVisible();
  await click(nadia, /Put it forward/);
  await expect(list(nadia, 'You propose:')).toHaveText(['Player 2 gives 1 infamy to Player 1.']);
  await expect(list(nadia, 'Answers')).toHaveText(['Player 2 is still thinking']);
  await expect(nadia.getByText('If the clock runs out, silence means no.')).toBeVisible();
  await expect(nadia.getByRole('button', { name: 'Ask to undo', exact: true })).toBeVisible();
}

/** Théo hears it, and takes the pen for a proposal of his own. */
async function counter(theo: Page): Promise<void> {
  await expect(question(theo)).toHaveText('Que répondez-vous à Joueur 1 ?');
  await expect(question(theo)).toBeFocused();
  await expect(aloud(theo)).toContainText('Joueur 1 propose :');
  await expect(aloud(theo)).toContainText('Joueur 2 donne 1 point d’infamie à Joueur 1.');
  await expect(list(theo, 'Réponses')).toHaveText(['Vous n’avez pas encore répondu']);
  await expect(theo.getByText('Une fois le temps écoulé, le silence vaut refus.')).toBeVisible();
  await offered(theo, ['1 Accepter', '2 Faire une contre-offre', '3 Refuser']);
  expect(await violationsOf(theo, 'all')).toEqual([]);
  await enter(theo, /Faire une contre-offre/);
  await expect(question(theo)).toHaveText('Que proposez-vous à Joueur 1 ?');
  await expect(question(theo)).toBeFocused();
  await press(theo, '1', ['1 Demander 1 crédit', '2 Donner 1 point d’infamie', '3 Rompre les négociations']);
  await press(theo, '1', ['1 Donner 1 point d’infamie', '2 Soumettre l’offre', '3 Rompre les négociations']);
  await expect(list(theo, 'Votre proposition jusqu’ici :')).toHaveText([
    'Joueur 2 donne 1 point d’infamie à Joueur 1.',
    'Joueur 1 donne 1 crédit à Joueur 2.',
  ]);
  await press(theo, '1', ['1 Soumettre l’offre', '2 Rompre les négociations']);
}

/** Nadia hears the counter-offer, cannot change it again, and accepts. */
async function agree(nadia: Page, theo: Page): Promise<void> {
  await expect(aloud(nadia)).toContainText('Player 2 proposes:');
  await expect(list(nadia, 'Player 2 proposes:')).toHaveText([
    'Player 2 gives 1 infamy to Player 1.',
    'Player 1 gives 1 credit to Player 2.',
  ]);
  await offered(nadia, ['1 Accept', '2 Decline']);
  await click(nadia, /Accept/);
  await expect(log(nadia)).toContainText('Player 2 and Player 1 strike a deal.');
  await expect(log(theo)).toContainText('Joueur 2 et Joueur 1 concluent l’affaire.');
  await expect(list(nadia, 'Answers')).toHaveCount(0);
}

/** Both step in. A bot declines what costs it something, and accepts a gift. */
async function dealWithBot(nadia: Page, theo: Page): Promise<void> {
  await theo.keyboard.press('d');
  await expect(stepIn(theo)).toHaveAttribute('aria-pressed', 'true');
  await expect(aloud(theo)).toContainText('La table s’arrêtera pour vous à la prochaine occasion.');
  await click(nadia, /Take 1 credit/);
  await press(theo, '1', ['1 Prendre 1 crédit', '2 Prendre 1 point d’infamie']);
  await click(nadia, /Deal with Baron Static/);
  await press(theo, '2', ['1 Laisser passer', '2 Négocier avec Baron Statique']);
  await enter(theo, /Demander 1 crédit/);
  await enter(theo, /Soumettre l’offre/);
  await expect(log(theo)).toContainText('Joueur 2 et Baron Statique ne s’entendent pas.');
  await click(nadia, /Give 1 credit/);
  await click(nadia, /Put it forward/);
  await expect(log(nadia)).toContainText('Player 1 and Baron Static strike a deal.');
}

/** The address of a server that has the market, for as long as these tests last. */
const test = base.extend<object, { market: string }>({
  market: [
    async ({ browser }, use) => {
      const checkout = new Checkout(marketFolder);
      try {
        const server = await checkout.serve();
        await use(server.url);
      } finally {
        await Promise.all(browser.contexts().map((context) => context.close()));
        await checkout.remove();
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test('two people strike a deal after a counter-offer, one of them by keyboard alone in French; a bot answers theirs', async ({
  browser,
  market,
}) => {
  const { nadia, theo } = await seated(browser, market);
  await gather(nadia, theo);
  await propose(nadia, theo);
  await counter(theo);
  await agree(nadia, theo);
  await dealWithBot(nadia, theo);
});

test('gaps between actions go by without a click, but for who steps in; once is enough, and so is one key', async ({
  browser,
  market,
}) => {
  const page = await arrive(browser, { at: market });
  const story = page.getByRole('article', { name: 'The Market' });
  await story.getByRole('button', { name: 'Play now' }).click();
  await expect(question(page)).toHaveText('What do you take?');
  await page.keyboard.press('d');
  await expect(stepIn(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(aloud(page)).toContainText('The table will stop for you at the next opportunity.');
  await click(page, /Take 1 credit/);
  await expect(question(page)).toHaveText('Do you want to deal?');
  await expect(aloud(page)).not.toContainText('The table will stop for you');
  expect(await violationsOf(page, 'all')).toEqual([]);
  await page.keyboard.press('d');
  await expect(stepIn(page)).toHaveAttribute('aria-pressed', 'false');
  await click(page, /Take 1 credit/);
  await expect(question(page)).toHaveText('What do you spend?');
});
