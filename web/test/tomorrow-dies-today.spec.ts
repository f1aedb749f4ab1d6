import { type Browser, expect, type Page } from '@playwright/test';
import { violationsOf } from './support/axe.ts';
import { choose, looksWellAt, playInPage, withoutWaiting } from './support/course.ts';
import { test } from './support/house.ts';
import {
  arrive,
  fillAndStart,
  newTable,
  nextAsk,
  openTable,
  options,
  type Person,
  settled,
  taken,
} from './support/player.ts';

test.use({ game: 'tomorrow-dies-today' });

/** Somebody on the tour, whose bots answer at once. */
async function onTour(
  browser: Browser,
  person: Person = {},
  tour = /^(Learn by playing|Apprendre en jouant)$/,
) {
  const page = await arrive(browser, person);
  await withoutWaiting(page);
  await page.getByRole('button', { name: tour }).first().click();
  await nextAsk(page);
  await page.getByRole('button', { name: /Stop the notes|Arrêter les notes/ }).click();
  return page;
}

/** What axe finds on a page that has come to rest. */
async function found(page: Page): Promise<string[]> {
  await settled(page);
  return violationsOf(page, 'all');
}

/** Gathers everybody into one Squad, lays numbered markers on Missions, deploys and Completes what can be. */
const eager = [
  ...['Commit forces|Affecter des Sbires', 'everybody into|tout le monde', 'End your turn|Finir le tour'],
  ...['Marker [123]|marqueur [123]', 'is enough|suffit', 'Deploy|Déployer', 'Complete it|L’accomplir'],
  ...['Generate|Produire', 'Claim|Réclamer', 'Let it be|Laisser passer', 'Pass$|Passer$'],
];
const gaps = 'Do you deal with anybody|Voulez-vous négocier';

/** A person at a table of two who plays up to the first gap after both have deployed to Interpol. */
const toInterpol = [
  ...['Commit forces|Affecter des Sbires', 'everybody into|tout le monde', 'End your turn|Finir le tour'],
  ...[
    '^\\d*[Mm]arker 1|^\\d*[Ll]e marqueur 1',
    'Interpol',
    'Deploy|Déployer',
    'Pass$|Passer$',
    'nothing|rien',
  ],
];

test('an exchange between two browsers takes two clicks from the Squad on the shared tile, and one to accept', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const nadia = await arrive(browser);
  await newTable(nadia, 2);
  await openTable(nadia);
  const theo = await arrive(browser, { language: 'fr', edition: 'night' });
  await theo.goto(nadia.url());
  await theo.getByRole('button', { name: 'S’asseoir ici' }).first().click();
  await nadia.getByRole('button', { name: 'Start the game' }).click();
  const play = (page: Page, untilAsked: string) =>
    page.evaluate(playInPage, { wanted: toInterpol, left: gaps, untilAsked });
  await Promise.all([
    play(nadia, 'Which Squads do you deploy').then(async () => {
      await nadia.getByRole('button', { name: 'Deal or attack' }).click();
      await expect(nadia.getByRole('button', { name: 'Deal or attack' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await choose(nadia, /Deploy/);
    }),
    play(theo, 'Quelles Escouades déployez-vous').then(() =>
      taken(theo, () => options(theo).first().click()),
    ),
  ]);
  const squad = nadia.locator('button.td-squad');
  await expect(squad).toBeVisible();
  await squad.click();
  const deal = nadia.getByRole('region', { name: 'A deal: Interpol Headquarters' });
  await expect(deal).toContainText('Promises bind nobody.');
  expect(await found(nadia)).toEqual([]);
  await deal.locator('.td-ready-deal').first().click();
  await expect(deal).toContainText('is thinking about your offer');
  const offer = theo.getByRole('region', { name: /^Une affaire : Quartier général/ });
  await expect(offer).toContainText('vous propose');
  expect(await found(theo)).toEqual([]);
  await offer.getByRole('button', { name: /Accepter/ }).click();
  await expect(nadia.getByRole('log', { name: 'Log' })).toContainText('strike a deal');
  await expect(theo.getByRole('log', { name: 'Journal' })).toContainText('donne 1 Fonds');
  await expect(deal).toHaveCount(0);
});

test('laying a marker: the planner and the list say who is enough, and the number over a place is its key', async ({
  browser,
}) => {
  const page = await onTour(browser);
  await choose(page, /Commit forces/);
  await choose(page, /everybody into Squad A/);
  await expect(page.locator('.td-group')).toContainText('Enough for Exotic Car GTA, Political Corruption');
  await page.evaluate(playInPage, {
    wanted: ['End your turn', 'Pass$', 'nothing'],
    left: gaps,
    untilAsked: 'Where do you place',
  });
  await options(page).filter({ hasText: 'marker 1' }).first().click();
  const place = options(page).filter({ hasText: 'is enough' }).first();
  await expect(place).toBeVisible();
  await expect(page.locator('.td-planner td.is-able').first()).toBeVisible();
  const no = (await place.locator('.key').textContent()) ?? '';
  await expect(page.locator(`.td-hexes [data-target="${no}"]`).first()).toBeVisible();
  expect(await found(page)).toEqual([]);
  await taken(page, () => page.keyboard.type(no));
  await nextAsk(page);
  await expect(page.locator('.td-flag b.is-lying').first()).toHaveText('1');
});

/** Sizes that the walk through a whole game does not look at. */
const sizes = [
  { width: 360, height: 740 },
  { width: 820, height: 1180 },
  { width: 1366, height: 768 },
  { width: 3840, height: 2160 },
] as const;

test.describe('in the midst of things', () => {
  test.use({ game: 'tomorrow positions' });

  test('a Conflict: both Attributes are chosen in its panel, with the successes each would bring', async ({
    browser,
  }) => {
    const page = await onTour(browser, {}, /conflict/i);
    const panel = page.getByRole('region', { name: 'Conflict: Exotic Car GTA' });
    await expect(panel).toContainText('Everybody chooses in secret');
    const strike = panel.getByRole('group', { name: 'Strike with' });
    await expect(strike.getByRole('button', { name: /Stealth/ })).toContainText('6 points, 3 successes');
    await strike.getByRole('button', { name: /Stealth/ }).click();
    await panel
      .getByRole('group', { name: 'Defend with' })
      .getByRole('button', { name: /Cunning/ })
      .click();
    expect(await found(page)).toEqual([]);
    await panel.getByRole('button', { name: 'Fight', exact: true }).click();
    const log = page.getByRole('log', { name: 'Log' });
    await expect(log).toContainText('Stealth');
    await page.evaluate(playInPage, { wanted: ['home'], until: 'Phase 2' });
    await expect(log).toContainText('Phase 2');
  });

  test('a crowd hides neither the name nor the stamp of the tile it stands on', async ({ browser }, info) => {
    const page = await onTour(browser, { language: 'fr', edition: 'night' }, /crowd/i);
    await expect(page.locator('.td-tile:has(.td-stamp) .td-squads')).toHaveAttribute('data-count', '7');
    await looksWellAt(page, sizes, (file) => info.outputPath(file), 'crowd');
  });
});

test('in French, six at the table, from 360 pixels to 4K: nothing overlaps or is cut off', async ({
  browser,
}, info) => {
  test.setTimeout(300_000);
  const page = await arrive(browser, { language: 'fr', edition: 'night' });
  const look = (what: string) => looksWellAt(page, sizes, (file) => info.outputPath(file), what);
  await newTable(page, 6);
  await openTable(page);
  await fillAndStart(page);
  await nextAsk(page);
  await look('henchmen');
  await page.evaluate(playInPage, { wanted: eager, untilAsked: 'Placez une Mission' });
  await look('placing');
  await page.evaluate(playInPage, { wanted: eager, left: gaps, untilAsked: 'Où posez-vous un marqueur' });
  await look('staging');
  await page.evaluate(playInPage, { wanted: eager, left: gaps, untilAsked: 'Quelles Escouades déployez' });
  await look('funding');
});

test('axe finds nothing at a table, in its notebook and on a player’s sheet', async ({ browser }) => {
  const page = await onTour(browser, { edition: 'night' });
  expect(await found(page)).toEqual([]);
  await page.getByRole('button', { name: 'Notebook' }).click();
  const notebook = page.getByRole('dialog', { name: 'Notebook' });
  await notebook.getByRole('button', { name: 'Strike out' }).first().click();
  expect(await found(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Madame Ricochet' }).first().click();
  await expect(page.getByRole('dialog')).toContainText('The Node');
  expect(await found(page)).toEqual([]);
});

test('of five Side Jobs any may be kept first, and the other four are then there to choose from', async ({
  browser,
}) => {
  const page = await arrive(browser);
  await newTable(page, 4);
  await openTable(page);
  await fillAndStart(page);
  await nextAsk(page);
  await page.evaluate(playInPage, { wanted: eager, untilAsked: 'Which two Side Jobs' });
  const jobs = page.getByRole('region', { name: 'Cards to choose from' }).locator('.td-pick');
  await expect(jobs).toHaveCount(5);
  await expect(options(page)).toHaveCount(5);
  await jobs.last().click();
  await expect(options(page)).toHaveCount(4);
  await expect(jobs).toHaveCount(5);
  expect(await found(page)).toEqual([]);
  await taken(page, () => jobs.first().click());
  await nextAsk(page);
  await expect(page.locator('.ask-question')).not.toContainText('Side Jobs');
});

test('the dialog of standing answers reads as any other, by day and by night', async ({ browser }) => {
  const page = await onTour(browser);
  await page.getByRole('button', { name: 'Standing answer' }).click();
  const set = page.getByRole('dialog').getByRole('button', { name: 'Set', exact: true });
  for (const edition of ['day', 'night']) {
    await page.evaluate((name) => {
      document.documentElement.dataset.edition = name;
    }, edition);
    expect(await found(page)).toEqual([]);
    expect((await set.boundingBox())?.width).toBeGreaterThanOrEqual(44);
  }
});

test('a replay keeps the last line in sight, also at moments of which nothing is told', async ({
  browser,
}) => {
  const page = await arrive(browser);
  await page.goto('/replay/sample/tomorrow-dies-today#900 as 1');
  await expect(page.getByRole('slider')).toBeVisible();
  const log = page.getByRole('region', { name: 'Log' });
  await expect(log.locator('li:not(.is-ahead)').last()).toBeInViewport();
  await expect(log.locator('li').first()).not.toBeInViewport();
});
