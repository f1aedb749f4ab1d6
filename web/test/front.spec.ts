import { expect } from '@playwright/test';
import { violationsOf } from './support/axe.ts';
import { withoutWaiting } from './support/course.ts';
import { faultsHere } from './support/geometry.ts';
import { test } from './support/house.ts';
import {
  answer,
  arrive,
  dice,
  fillAndStart,
  newTable,
  nextAsk,
  openTable,
  options,
  playOn,
  settled,
} from './support/player.ts';
import { fileOf, longPack } from './support/records.ts';

test('on the first evening there are three ways to begin; later the columns tell what goes on, and their counts are true', async ({
  browser,
}) => {
  const page = await arrive(browser);
  await expect(page.getByText('1 mastermind awake')).toBeVisible();
  await expect(page.getByText('No game in play')).toBeVisible();
  await page.getByRole('link', { name: 'Watch', exact: true }).click();
  await expect(page.getByRole('slider')).toHaveValue('0');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'First edition' })).toBeVisible();

  const other = await arrive(browser);
  await expect(page.getByText('2 masterminds awake')).toBeVisible();
  await newTable(other);
  await other.getByLabel('Who can join').selectOption('all');
  await openTable(other);
  const open = page.getByRole('region', { name: 'Open tables' });
  await expect(open.getByRole('listitem')).toHaveCount(1);
  await expect(open.getByText('1 of 4 seats taken')).toBeVisible();
  await fillAndStart(other);
  await nextAsk(other);
  await expect(page.getByText('1 game in play', { exact: true })).toBeVisible();
  await expect(open.getByRole('listitem')).toHaveCount(0);
  await page.getByRole('region', { name: 'Being played' }).getByRole('link', { name: 'Watch' }).click();
  await expect(page.getByRole('list', { name: 'Seats' })).toBeVisible();
  await page.goBack();

  await other.goto('/');
  const mine = other.getByRole('region', { name: 'Your games' });
  await mine.getByRole('link', { name: 'Your turn' }).click();
  await playOn([other], dice(2));
  const archive = page.getByRole('region', { name: 'The archive' });
  await archive.getByRole('link', { name: 'Replay' }).click();
  await expect(page.getByRole('slider')).toHaveValue('0');
});

test('a table with cards of one’s own: a file is looked through at once, and what is wrong with it is said', async ({
  browser,
}) => {
  const page = await arrive(browser);
  await newTable(page);
  const choose = page.getByLabel('Cards from a file', { exact: true });
  await choose.setInputFiles(fileOf('{"game": ', 'half.json'));
  await expect(page.getByRole('alert')).toContainText('it is not a card file, or it was cut short');
  await choose.setInputFiles(fileOf({ game: 'chess' }, 'chess.json'));
  await expect(page.getByRole('alert')).toContainText('At “game”: expected master-plan');
  await choose.setInputFiles(fileOf({ ...Object(longPack()), supers: [{ id: 'nobody' }] }, 'wrong.json'));
  await expect(page.getByRole('alert')).toContainText('At “supers[0].icon”');
  await choose.setInputFiles(fileOf('x'.repeat(600_000), 'large.json'));
  await expect(page.getByRole('alert')).toContainText('too large');
  await choose.setInputFiles(fileOf(longPack(), 'long.json'));
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /\(long\.json\)$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Use the game’s own cards' }).click();
  await choose.setInputFiles(fileOf(longPack(), 'long.json'));
  await openTable(page);
  await fillAndStart(page);
  await nextAsk(page);
  await expect(page.getByRole('button', { name: /White Cat/ }).first()).toBeVisible();
  expect(await answer(page, () => 0)).toBe(true);
});

for (const language of ['en', 'fr'] as const) {
  test(`the tour explains each kind of question, by keyboard, for one round, and goes on into a real game, in ${language}`, async ({
    browser,
  }) => {
    const page = await arrive(browser, { language });
    await withoutWaiting(page);
    await page.getByRole('button', { name: /Learn by playing|Apprendre en jouant/ }).press('Enter');
    const note = page.getByRole('status', { name: /^(Tour|Visite)$/ });
    const title = note.getByRole('heading', { level: 2 });
    await expect(title).toHaveText(/Send your first Super|Envoyez votre premier Super/);
    await note.getByRole('button', { name: /Got it|Compris/ }).press('Enter');
    await expect(title).toHaveCount(0);
    await page.reload();
    await nextAsk(page);
    await expect(title).toHaveCount(0);
    const titles = new Set<string>();
    const pick = dice(9);
    for (let asked = 0; asked < 60; asked++) {
      await nextAsk(page);
      const said = (await title.count()) > 0 ? ((await title.textContent()) ?? '') : '';
      titles.add(said);
      if (/From here it is your game|À vous de jouer/.test(said)) break;
      await answer(page, pick);
    }
    expect([...titles].join()).toMatch(/Heroes or Villains|Héros ou Vilains/);
    expect([...titles].join()).toMatch(/Take your Loot|Prenez votre Butin/);
    await expect(title).toHaveText(/From here it is your game|À vous de jouer/);
    await note.getByRole('button', { name: /Play on|Continuer/ }).click();
    await expect(note).toHaveCount(0);
    await expect(options(page).first()).toBeVisible();
  });
}

const sizes = [
  [360, 780],
  [820, 1180],
  [1366, 768],
  [3840, 2160],
] as const;

test.describe('with all games', () => {
  test.use({ game: 'all' });

  test('the newest game leads; every other is a click away, and its cover brings it to the front, now and next time', async ({
    browser,
  }) => {
    const page = await arrive(browser);
    const justiceLeague = page.getByRole('article', { name: 'Justice League Strategy Game' });
    const masterPlan = page.getByRole('article', { name: 'All Part of the Master Plan' });
    const newest = page.getByRole('article', { name: 'Tomorrow Dies Today' });
    const large = { name: 'Play now against bots' };
    await expect(newest.getByRole('button', large)).toBeVisible();
    await expect(masterPlan.getByRole('button', large)).toHaveCount(0);
    await masterPlan.getByRole('button', { name: 'More about All Part of the Master Plan' }).click();
    await expect(masterPlan).toBeFocused();
    await expect(masterPlan.getByRole('button', large)).toBeVisible();
    await page.reload();
    await expect(masterPlan.getByRole('button', large)).toBeVisible();
    await justiceLeague.getByRole('button', { name: 'New table' }).click();
    await expect(page.getByRole('dialog', { name: 'New table: Justice League' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(justiceLeague.getByRole('button', { name: 'New table' })).toBeFocused();
    await justiceLeague.getByRole('button', { name: 'Play now' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Justice League Strategy Game');
    await page.goto('/');
    await page
      .getByRole('article', { name: 'Watchmen' })
      .getByRole('button', { name: 'Learn by playing' })
      .click();
    await expect(page.getByText('Got it').first()).toBeVisible();
  });

  for (const language of ['en', 'fr'] as const)
    test(`from a phone to a wall, in ${language}, nothing on the front page covers or leaves anything, and axe finds no fault`, async ({
      browser,
    }) => {
      const page = await arrive(browser, { language });
      await expect(page.getByRole('article')).toHaveCount(4);
      await page.setViewportSize({ width: 390, height: 844 });
      for (const play of await page.getByRole('button', { name: /^(Play now|Jouer)/ }).all()) {
        const box = await play.boundingBox();
        expect.soft((box?.y ?? 0) + (box?.height ?? 0), 'on the first screen').toBeLessThan(844);
      }
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        await settled(page);
        expect.soft(await faultsHere(page), `${width} x ${height}`).toEqual([]);
        expect.soft(await violationsOf(page, 'all'), `${width} x ${height}`).toEqual([]);
      }
    });
});
