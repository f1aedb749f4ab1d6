import { expect, type Page } from '@playwright/test';
import { choose, looksWell, watchMoments, withoutWaiting } from './support/course.ts';
import { test } from './support/house.ts';
import { answer, arrive, nextAsk, options } from './support/player.ts';

test.use({ game: 'watchmen' });

const note = (page: Page) => page.getByRole('status', { name: /^(Tour|Visite)$/ });
const titleOf = (page: Page) => note(page).getByRole('heading', { level: 2 });

/** Begins a tour on the front page. */
async function begin(page: Page, name: RegExp): Promise<void> {
  await withoutWaiting(page);
  await page.getByRole('button', { name }).click();
  await nextAsk(page);
}

/** Takes the first option at every question, and collects what the notes say, until one of them says this. */
async function notesUntil(page: Page, last: RegExp): Promise<string> {
  const titles = new Set<string>();
  for (let asked = 0; asked < 80; asked++) {
    await nextAsk(page);
    titles.add((await titleOf(page).count()) > 0 ? ((await titleOf(page).textContent()) ?? '') : '');
    if (last.test([...titles].join())) break;
    await answer(page, () => 0);
  }
  return [...titles].join();
}

for (const language of ['en', 'fr'] as const) {
  test(`the tour of the base game, in ${language}: free play with notes for a round, then a real game`, async ({
    browser,
  }) => {
    const page = await arrive(browser, { language });
    await begin(page, /(DC base game|DC, jeu de base)$/);
    await expect(titleOf(page)).toHaveText(/Play your cards|Jouez vos cartes/);
    await expect(options(page).filter({ hasText: /Poison Ivy/ })).toHaveCount(1);
    const titles = await notesUntil(page, /From here it is your game|À vous de jouer/);
    expect(titles).toMatch(/Spend your Power|Dépensez votre Puissance/);
    expect(titles).toMatch(/End your turn|Finissez votre tour/);
    expect(titles).toMatch(/Super-Villains and the clock|Les Super-Vilains et l’horloge/);
    expect(titles).toMatch(/From here it is your game|À vous de jouer/);
    await note(page)
      .getByRole('button', { name: /Play on|Continuer/ })
      .click();
    await expect(note(page)).toHaveCount(0);
    await expect(options(page).first()).toBeVisible();
  });

  test(`the tour of a Loyal player, in ${language}, on a phone: contribute, buy, watch the others`, async ({
    browser,
  }, info) => {
    const page = await arrive(browser, { language, edition: 'night', width: 390, height: 844 });
    await begin(page, /: Loyal$/);
    await expect(titleOf(page)).toHaveText(/You are Loyal|Vous êtes Loyal/);
    await looksWell(page, (file) => info.outputPath(file), 'loyal, first');
    await choose(page, /Contribute The Cape|Contribuer.+Cape/);
    await expect(titleOf(page)).toHaveText(/The Challenge takes cards|Le Challenge prend des cartes/);
    await choose(page, /Contribute|Contribuer/);
    await looksWell(page, (file) => info.outputPath(file), 'loyal, contributed');
    const titles = await notesUntil(page, /From here it is your game|À vous de jouer/);
    expect(titles).toMatch(/Every turn costs time|Chaque tour coûte du temps/);
    expect(titles).toMatch(/Denounce somebody|Dénoncez quelqu’un/);
    expect(titles).toMatch(/The main deck is the clock|Le Deck Commun est l’horloge/);
  });

  test(`the tour of the Secret Mastermind, in ${language}: the list is played, all roles are revealed, the Plot is in play`, async ({
    browser,
  }, info) => {
    const page = await arrive(browser, { language });
    await begin(page, /: (Mastermind|Génie du Crime)$/);
    await expect(titleOf(page)).toHaveText(/You are the Secret Mastermind|Vous êtes le Génie du Crime/);
    const moments = await watchMoments(page);
    await choose(page, /Play Kick|Jouer.+Coup.de.Pied/);
    await expect(titleOf(page)).toHaveText(/Think before the last tick|Réfléchissez avant/);
    await choose(page, /Bane/);
    await choose(page, /Solomon Grundy/);
    await expect.poll(moments).toEqual(expect.arrayContaining(['role', 'plot']));
    await expect(page.getByRole('list', { name: /Seats|Places/ }).getByText(/^Loyal$/)).toHaveCount(3);
    await expect(page.getByRole('region', { name: /Borrowed Monsters|Monstres/ })).toBeVisible();
    await expect(titleOf(page)).toHaveText(/You have struck|Vous avez frappé/);
    await looksWell(page, (file) => info.outputPath(file), 'after the reveal');
  });
}
