import { expect, type Locator, type Page } from '@playwright/test';
import { join, tableForTwo, untilAsked } from './support/company.ts';
import { test } from './support/house.ts';
import {
  answer,
  arrive,
  dice,
  fillAndStart,
  first,
  firstAsked,
  isOver,
  menu,
  openTable,
  options,
  untilAsk,
} from './support/player.ts';

const prepareList = (page: Page) =>
  page.getByRole('list', { name: 'Prepare your next move' }).getByRole('button');

const prepareButton = (page: Page) => page.getByRole('button', { name: /^Prepare your next move/ });

/** Prepares the first Super for the first place it may go to; returns what the page calls the move. */
async function prepare(page: Page): Promise<string> {
  await page.keyboard.press('p');
  await prepareList(page).first().click();
  await expect(page.getByRole('button', { name: 'Choose another' })).toBeVisible();
  await prepareList(page).first().click();
  const move = page.locator('.prepared p span');
  await expect(move).toBeVisible();
  return (await move.textContent()) ?? '';
}

test('a move is prepared while another thinks, taken back, prepared again, and sent when the turn comes', async ({
  browser,
}) => {
  const { nadia, theo } = await tableForTwo(browser);
  await untilAsked(theo, nadia);
  await prepare(nadia);
  await nadia.getByRole('button', { name: /Take it back/ }).click();
  await expect(nadia.locator('.prepared')).toHaveCount(0);
  await nadia.keyboard.press('p');
  const move = await prepare(nadia);
  await expect(nadia.locator('.hand .prepared-tag')).toBeVisible();
  await expect(nadia.locator('.squad.is-ghost')).toBeVisible();
  const [, superName = '', place = ''] = /^Deploy (.+) to (.+)$/.exec(move) ?? [];
  await answer(theo, () => 0);
  await answer(theo, () => 0);
  await expect(nadia.locator('.prepared')).toHaveCount(0);
  await expect(nadia.getByRole('log', { name: 'Log' })).toContainText(`deploys ${superName} to ${place}.`);
});

/** The moves in a list, without the keys that choose them. */
const movesIn = async (list: Locator): Promise<string[]> =>
  (await list.allTextContents()).map((move) => move.replace(/^\d+/, ''));

/** Waits until one page shows what another does. */
async function sameMoment(page: Page, other: Page): Promise<void> {
  const version = await page.locator('.table-frame').getAttribute('data-version');
  await expect(other.locator('.table-frame')).toHaveAttribute('data-version', version ?? '');
}

test('a prepared move that another takes away is dropped, and the page says so', async ({ browser }) => {
  const { nadia, theo } = await tableForTwo(browser);
  /** Both answer alike whatever came before: the game is the same whoever of them is first, and however often they are looked at. */
  const middle = (count: number): number => Math.floor(count / 2);
  /** Loot that lies there once, which Théo is asked to claim before Nadia can; where there is none, nothing is prepared. */
  const lootForBoth = async (): Promise<string | undefined> => {
    const claims = (await movesIn(options(theo))).filter((move) => move.startsWith('Take '));
    if (claims.length === 0) return undefined;
    await sameMoment(theo, nadia);
    if (!(await prepareButton(nadia).isVisible())) return undefined;
    await prepareButton(nadia).click();
    const ahead = await movesIn(prepareList(nadia));
    const lying = await nadia.locator('.place.is-here .loot-row li').allTextContents();
    const tokensOf = (move: string) => lying.filter((token) => token.includes(move.slice('Take '.length)));
    const isOnly = (move: string) => tokensOf(move).join('+').match(/[+×]/) === null;
    const found = ahead.find((move) => claims.includes(move) && isOnly(move));
    if (found === undefined) await nadia.keyboard.press('p');
    return found;
  };
  let loot = await lootForBoth();
  while (loot === undefined) {
    if (await isOver(nadia)) throw new Error('Théo never claimed before Nadia');
    if (!(await answer(theo, middle)) && !(await answer(nadia, middle))) await untilAsk([nadia, theo]);
    loot = await lootForBoth();
  }
  await prepareList(nadia).filter({ hasText: loot }).click();
  await expect(nadia.locator('.prepared')).toContainText(loot);
  await options(theo).filter({ hasText: loot }).click();
  await expect(nadia.getByRole('alert')).toContainText(`Your prepared move was not sent: ${loot}.`);
  await expect(nadia.getByRole('alert')).toContainText('It is no longer possible.');
  await expect(nadia.locator('.prepared')).toHaveCount(0);
});

test('a live game is stepped back through as its seat knew it, and nothing of it is missed meanwhile', async ({
  browser,
}) => {
  const { nadia, theo } = await tableForTwo(browser);
  await untilAsked(theo, nadia);
  await untilAsked(nadia, theo);
  await untilAsked(theo, nadia);
  const hand = nadia.locator('.hand > li');
  const now = await hand.count();
  const looking = nadia.getByRole('region', { name: 'Looking back' });
  await nadia.getByRole('button', { name: /^Look back at: Round 1/ }).click();
  await expect(looking).toContainText('Moment 1 of');
  await expect(hand).toHaveCount(9);
  expect(now).toBeLessThan(9);
  await nadia.keyboard.press('ArrowRight');
  await expect(looking).toContainText('Moment 2 of');
  await nadia.keyboard.press('ArrowLeft');
  await expect(looking).toContainText('Moment 1 of');
  await untilAsked(nadia, theo);
  await expect(looking).toContainText('Your turn');
  await expect(looking).toContainText(/new entr(y|ies) since/);
  await nadia.keyboard.press('n');
  await expect(looking).toHaveCount(0);
  await expect(hand).toHaveCount(now);
});

test('a Throwdown where a Super may not go says why when it is clicked, and leads to the rule', async ({
  browser,
}) => {
  const page = await firstAsked(browser);
  const blocked = page.locator('.place-pick.is-no').first();
  await expect(async () => {
    await options(page).first().click();
    await expect(blocked).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
  await blocked.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Why not?' });
  await expect(dialog.getByText('Rule MP-5.16')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Rulebook' })).toHaveAttribute(
    'href',
    '/rules/master-plan#MP-5.16',
  );
});

test('each turn of one’s own rings, with one and the same sound, while the page is looked at too', async ({
  browser,
}) => {
  const nadia = await arrive(browser);
  await nadia.evaluate(() => {
    const { dataset } = document.documentElement;
    const count = (what: string) => {
      dataset[what] = String(Number(dataset[what] ?? 0) + 1);
    };
    const wrapped = window.AudioContext;
    window.AudioContext = class extends wrapped {
      constructor() {
        super();
        count('contexts');
      }
      override createOscillator(): OscillatorNode {
        count('notes');
        return super.createOscillator();
      }
    };
  });
  await openTable(nadia);
  const theo = await join(browser, nadia, 2);
  await fillAndStart(nadia);
  const notes = async (): Promise<number> =>
    Number((await nadia.locator('html').getAttribute('data-notes')) ?? 0);
  for (let turns = 0; turns < 2; turns++) {
    await untilAsked(theo, nadia);
    const before = await notes();
    await untilAsked(nadia, theo);
    await expect.poll(notes).toBe(before + 2);
  }
  await expect(nadia.locator('html')).toHaveAttribute('data-contexts', '1');
});

test('the seal of the deal is in the menu, and kept by the browser', async ({ browser }) => {
  const page = await firstAsked(browser);
  await menu(page);
  await page.getByText('The seal of this deal').click();
  const seal = page.getByRole('dialog').locator('code', { hasText: /^[0-9a-f]{64}$/ });
  await expect(seal).toBeVisible();
  const kept = await page.evaluate(() => localStorage.getItem('masterplan seals'));
  expect(kept).toBe(`${page.url().split('/').at(-1)} ${await seal.textContent()}`);
  await page.getByRole('button', { name: 'Copy the seal' }).click();
  await expect(page.getByRole('dialog')).toContainText(/Copied|Select the seal and copy it\./);
});

/** What was staged on a page so far, in order, noted as it appears. */
async function noteMoments(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const noted = document.createElement('ol');
    noted.id = 'noted-moments';
    noted.hidden = true;
    document.body.append(noted);
    const look = () => {
      for (const moment of document.querySelectorAll<HTMLElement>('[data-moment], .told')) {
        if (moment.dataset.noted !== undefined) continue;
        moment.dataset.noted = '';
        const item = document.createElement('li');
        item.textContent = moment.dataset.moment ?? moment.textContent;
        noted.append(item);
      }
    };
    new MutationObserver(look).observe(document.querySelector('.table-board') ?? document.body, {
      childList: true,
      subtree: true,
    });
  });
  return () => page.locator('#noted-moments li').allTextContents();
}

/** Answers what is asked until something is the case. */
async function playUntil(
  page: Page,
  isReached: () => Promise<boolean>,
  pick: (count: number) => number = dice(4),
): Promise<void> {
  while (!(await isReached())) {
    if (await isOver(page)) throw new Error('the game was over before it happened');
    if (!(await answer(page, pick))) await untilAsk([page], isReached);
  }
}

test('Throwdowns turned up and knock-outs are staged one after another; the space bar skips what is running', async ({
  browser,
}) => {
  const page = await firstAsked(browser);
  const staged = await noteMoments(page);
  await playUntil(page, async () => {
    const all = await staged();
    return all.includes('named') && all.includes('knocked out');
  });
  const stage = page.locator('[data-moment]');
  await playUntil(page, async () => (await stage.count()) > 0 && (await options(page).count()) > 0);
  const after = await page.evaluate(async () => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return document.querySelectorAll('[data-moment]').length;
  });
  expect(after).toBe(0);
});

/** Deploys anywhere but to the Throwdown with the most Loot: that is where bots go. */
async function deployElsewhere(page: Page): Promise<void> {
  await expect(options(page).first()).toBeVisible();
  const places = await page.locator('.mp-places > .place').all();
  const copies = (all: Element[]) =>
    all.reduce((sum, each) => sum + Number(each.getAttribute('data-copies')), 0);
  const loot = await Promise.all(places.map((place) => place.locator('.loot-row li').evaluateAll(copies)));
  const rich = places[loot.indexOf(Math.max(...loot))];
  const name = (await rich?.getByRole('heading', { level: 2 }).textContent()) ?? '';
  const offered = await options(page).allTextContents();
  const elsewhere = offered.findIndex((option) => !option.includes(name));
  await answer(page, () => Math.max(0, elsewhere));
}

/** Presses a key as soon as a button is there, which may be gone before a test could look. */
const pressWhenThere = (page: Page, button: string, key: string): Promise<void> =>
  page.evaluate(
    ([name, pressed]) => {
      const watching = new MutationObserver(() => {
        const isThere = [...document.querySelectorAll('button')].some(({ textContent }) =>
          textContent.includes(name),
        );
        if (!isThere) return;
        watching.disconnect();
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true }));
      });
      watching.observe(document.body, { childList: true, subtree: true });
    },
    [button, key] as const,
  );

test('a fight of others can be skipped: it is told in a line, bots hurry through it, then go on as before', async ({
  browser,
}) => {
  const page = await firstAsked(browser);
  const staged = await noteMoments(page);
  const hand = page.locator('.hand > li');
  while ((await hand.count()) > 1) await deployElsewhere(page);
  await expect(options(page).first()).toBeVisible();
  await menu(page);
  await page.getByLabel('Pace of bots').selectOption('quick');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.keyboard.press('Escape');
  while ((await hand.count()) > 0) await deployElsewhere(page);
  await pressWhenThere(page, 'Skip this fight', 's');
  const isSkipped = async () => (await staged()).join().includes('None of yours is in this fight');
  await playUntil(page, isSkipped, first);
  await playUntil(page, async () => (await options(page).count()) > 0, first);
  await menu(page);
  await expect(page.getByLabel('Pace of bots')).toHaveValue('quick');
});

test('the notebook lists every Master Plan; what is ticked is there after a reload, and nobody else’s', async ({
  browser,
}) => {
  const page = await firstAsked(browser);
  const open = () => page.getByRole('button', { name: 'Notebook' }).click();
  const suspect = () => page.getByRole('dialog').getByRole('button', { name: /^I suspect Madame Ricochet/ });
  await open();
  await expect(suspect().first()).toBeVisible();
  const plans = await page.getByRole('dialog').getByRole('heading', { level: 3 }).count();
  await expect(suspect()).toHaveCount(plans - 1);
  await suspect().nth(2).click();
  await expect(suspect().nth(2)).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(options(page).first()).toBeVisible();
  await open();
  await expect(suspect().nth(2)).toHaveAttribute('aria-pressed', 'true');
  await expect(suspect().nth(1)).toHaveAttribute('aria-pressed', 'false');
});
