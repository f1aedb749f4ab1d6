import { type Browser, expect, type Page } from '@playwright/test';
import { violationsOf } from './support/axe.ts';
import { choose, looksWellAt, playInPage, withoutWaiting } from './support/course.ts';
import { test } from './support/house.ts';
import {
  arrive,
  fillAndStart,
  isOver,
  newTable,
  nextAsk,
  openTable,
  options,
  type Person,
  settled,
  tabTo,
} from './support/player.ts';

test.use({ game: 'justice-league' });

/** Somebody on a tour whose bots answer at once. */
async function onTour(browser: Browser, tour: 'A hero' | 'Darkseid', person: Person = {}): Promise<Page> {
  const page = await arrive(browser, person);
  await withoutWaiting(page);
  await page.getByRole('button', { name: tour, exact: false }).first().click();
  await nextAsk(page);
  await page.getByRole('button', { name: 'Stop the notes' }).click();
  return page;
}

/** What axe finds on a page that has come to rest. */
async function found(page: Page): Promise<string[]> {
  await settled(page);
  return violationsOf(page, 'all');
}

/** A Darkseid who lets his crises ripen and completes them. */
const ripens = ['Play Darkseid', 'Choose Grand Design', 'Choose Triumph', 'Choose Apokolips'];
const confronts = ['Jouer Cyborg', 'Surmonter', 'Risquer'];

test('five at a table, two people and three bots, one of them in French: a whole game to its end', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const nadia = await arrive(browser);
  await newTable(nadia, 5);
  await openTable(nadia);
  const theo = await arrive(browser, { language: 'fr', edition: 'night' });
  await theo.goto(nadia.url());
  await theo.getByRole('button', { name: 'S’asseoir ici' }).first().click();
  await expect(nadia.getByRole('button', { name: 'Sit here' })).toHaveCount(3);
  await fillAndStart(nadia);
  await Promise.all([
    nadia.evaluate(playInPage, { wanted: ripens }),
    theo.evaluate(playInPage, { wanted: confronts }),
  ]);
  expect(await isOver(nadia)).toBe(true);
  await expect(nadia.getByRole('region', { name: 'Extra! Extra!' })).toContainText('The Earth is');
  await expect(theo.getByRole('region', { name: 'Édition spéciale' })).toContainText('La Terre est');
});

test('before a roll each number of tokens says its chances; a key chooses one, and the crisis is thwarted', async ({
  browser,
}) => {
  const page = await onTour(browser, 'A hero');
  await choose(page, /White Noise/);
  const list = options(page);
  while ((await list.filter({ hasText: 'overcome' }).count()) === 0)
    await choose(page, /Next|Carry out|Agree/);
  await expect(list.nth(0)).toContainText('overcome 2 in 6 · defeated 0 in 6');
  await expect(list.nth(1)).toContainText('overcome 3 in 6 · defeated 0 in 6');
  await expect(list.nth(2)).toContainText('overcome 5 in 6 · defeated 0 in 6');
  await expect(list.nth(3)).toContainText('No roll');
  await expect(page.locator('.jl-confront [data-target]')).toHaveCount(4);
  expect(await found(page)).toEqual([]);
  await page.keyboard.press('4');
  await expect(page.locator('.jl-race')).toContainText('League: 1 of 12 VP');
});

test('an answer is left beforehand by the keyboard: what stands is read aloud, and the question is not asked', async ({
  browser,
}) => {
  const page = await onTour(browser, 'A hero');
  await tabTo(page, /^Standing answer$/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Standing answer' });
  await expect(dialog.getByRole('status')).toHaveText('You are asked each time.');
  await expect(dialog.getByRole('combobox')).toHaveCount(5);
  await tabTo(page, /Carry out my powers$/);
  await page.keyboard.press('End');
  await tabTo(page, /^Set$/);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status')).toHaveText('Answered for you from now on: Carry out my powers.');
  await expect(dialog.getByRole('combobox', { name: 'When one of my powers acts' })).toHaveValue(
    'stand power carry-out',
  );
  expect(await found(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Standing answer' })).toBeFocused();
  await choose(page, /White Noise/);
  const list = options(page);
  while ((await list.filter({ hasText: 'overcome' }).count()) === 0) {
    await expect(list.filter({ hasText: 'Carry out' })).toHaveCount(0);
    await choose(page, /Next|Agree/);
  }
});

test('Darkseid is offered no answers to what heroes settle among themselves', async ({ browser }) => {
  const page = await onTour(browser, 'Darkseid');
  await page.getByRole('button', { name: 'Standing answer' }).click();
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveCount(1);
});

test('hidden crises look alike to a hero, and Darkseid sees his own', async ({ browser }) => {
  const hero = await onTour(browser, 'A hero');
  const hidden = hero.locator('.jl-regions .jl-tile.is-hidden');
  await expect(hidden).toHaveCount(2);
  const drawn = await hidden.evaluateAll((tiles) =>
    tiles.map((tile) => tile.outerHTML.replace(/data-card="\d+"/, '')),
  );
  expect(new Set(drawn).size).toBe(1);
  await expect(hero.locator('.jl-tile.is-peek')).toHaveCount(0);
  const darkseid = await onTour(browser, 'Darkseid');
  await expect(darkseid.locator('.jl-regions .jl-tile.is-peek')).toHaveCount(2);
  await expect(darkseid.locator('.jl-regions')).toContainText('Intergang');
});

/** Runs in the page: goes on by so many moments, one a frame, and says which figures are then outside the world. */
async function strayAfter(moments: number): Promise<string[]> {
  for (let moment = 0; moment < moments; moment++) {
    dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
    await new Promise(requestAnimationFrame);
  }
  const world = document.querySelector('.jl-world')?.getBoundingClientRect();
  const figures = [...document.querySelectorAll('.jl-figure')];
  if (world === undefined || figures.length < 5) return ['there are no figures'];
  return figures.flatMap((figure) => {
    const { left, right, top, bottom } = figure.getBoundingClientRect();
    const isInside =
      left > world.left && right < world.right && top > world.top - 40 && bottom < world.bottom + 40;
    return isInside ? [] : [`${figure.className} at ${left}, ${top}`];
  });
}

test('figures travel from place to place, and stay on the map however fast moves follow each other', async ({
  browser,
}) => {
  const page = await arrive(browser);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/replay/sample/justice-league#10');
  await expect(page.getByRole('slider')).toBeVisible();
  const isGliding = () =>
    page
      .locator('.jl-figure')
      .evaluateAll((figures) => figures.some((figure) => figure.getAnimations().length > 0));
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    expect(await isGliding()).toBe(true);
  }).toPass();
  expect(await page.evaluate(strayAfter, 40)).toEqual([]);
});

/** Sizes that the walk through a whole game does not look at. */
const sizes = [
  { width: 360, height: 740 },
  { width: 820, height: 1180 },
  { width: 3840, height: 2160 },
] as const;

test('in French, five at the table, from 360 pixels to 4K: nothing overlaps or is cut off', async ({
  browser,
}, info) => {
  const page = await arrive(browser, { language: 'fr', edition: 'night' });
  const look = (what: string) => looksWellAt(page, sizes, (file) => info.outputPath(file), what);
  await newTable(page, 5);
  await openTable(page);
  await fillAndStart(page);
  await nextAsk(page);
  await look('characters');
  await choose(page, /Cyborg/);
  await look('planning');
  await choose(page, /Réacteurs dorsaux/);
  await look('powers');
});

test('a plan is said from the hand and a region pointed at, in each reader’s language; Darkseid has none to say', async ({
  browser,
}) => {
  const page = await onTour(browser, 'A hero');
  await page.getByRole('button', { name: 'Say your plan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Say your plan' });
  await dialog.getByLabel('Which card').selectOption('White Noise');
  await dialog.getByLabel('Where').selectOption('Atlantis');
  expect(await found(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Say your plan' })).toBeFocused();
  const heard = page.getByRole('log', { name: /^(Talk|Discussion)$/ });
  await expect(heard).toContainText('My plan: White Noise, target Atlantis.');
  await page.getByLabel('Say', { exact: true }).selectOption('Look over there.');
  await page.getByLabel('Where').selectOption('Gotham City');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(heard).toContainText('Look at Gotham City.');
  await page.getByRole('button', { name: 'fr', exact: true }).click();
  await expect(heard).toContainText('direction Atlantide.');
  const darkseid = await onTour(browser, 'Darkseid');
  await expect(darkseid.getByRole('button', { name: 'Say your plan' })).toHaveCount(0);
});

test('axe finds nothing at a table, in its notebook and on a player’s sheet', async ({ browser }) => {
  const page = await onTour(browser, 'Darkseid');
  expect(await found(page)).toEqual([]);
  await page.getByRole('button', { name: 'Notebook' }).click();
  const notebook = page.getByRole('dialog', { name: 'Notebook' });
  await notebook.getByRole('button', { name: 'Strike out' }).first().click();
  expect(await found(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Madame Ricochet' }).first().click();
  await expect(page.getByRole('dialog')).toContainText('Cyborg');
  expect(await found(page)).toEqual([]);
});
