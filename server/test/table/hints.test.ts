import { afterAll, describe, expect, test } from 'vitest';
import type { HintPush } from '../../wire/index.ts';
import { ownServer } from '../support/own-server.ts';
import { Page } from '../support/page.ts';
import { at, type Company, choose, closeAll, playOn, seated } from '../support/play.ts';

const server = ownServer({ deadline: 3000 });
const companies: Company[] = [];
afterAll(() => closeAll(companies.flatMap(({ pages }) => pages)));

/** People at a duel, of whom seat 0 has struck: the others are asked, sealed, whether to defend. */
async function struck(people = 2): Promise<Company> {
  const company = await seated(server.port, 'duel', people, { hints: true });
  companies.push(company);
  await choose(company, 0, 'strike');
  return company;
}

const hintsOf = (page: Page): HintPush[] => page.pushes.flatMap((push) => (push.on === 'hint' ? [push] : []));

async function hinted({ table, pages }: Company, seat: number): Promise<HintPush> {
  const page = at(pages, seat);
  const { version } = page.held(table, seat);
  const before = hintsOf(page).length;
  await page.ask('hint', { table, seat, version });
  await page.until(() => hintsOf(page).length > before);
  return at(hintsOf(page), before);
}

describe('a hint', () => {
  test('has the options of one’s own open ask with what they are worth, the best first', async () => {
    const company = await struck();
    const page = at(company.pages, 1);
    const { mine, version } = page.held(company.table, 1);
    const hint = await hinted(company, 1);
    expect(hint).toMatchObject({ table: company.table, viewer: 1, version });
    const keys = (mine?.options ?? []).map(({ key }) => key);
    expect(hint.best.flatMap((line) => line.keys).toSorted()).toEqual(keys.toSorted());
    const chances = hint.best.map(({ chance }) => chance);
    expect(chances).toEqual(chances.toSorted((a, b) => b - a));
    for (const { chance, error } of hint.best) {
      expect(chance).toBeGreaterThan(0);
      expect(chance).toBeLessThan(1);
      expect(error).toBeLessThan(0.5);
    }
  });

  test('is told to nobody else, but that it was asked for is told to all, and stays in the talk of the record', async () => {
    const company = await struck();
    const { table, pages } = company;
    const watcher = await Page.hello(server.port);
    await watcher.ask('watch', { table });
    await hinted(company, 1);
    for (const page of [...pages, watcher]) {
      await page.until(() => page.talk.length > 0);
      expect(page.talk).toMatchObject([{ seat: 1, channel: 'table', name: '', said: { say: 'hinted' } }]);
    }
    expect([...hintsOf(at(pages, 0)), ...hintsOf(watcher)]).toEqual([]);
    await playOn(company);
    const { talk } = await watcher.ask('record', { table });
    expect(talk).toMatchObject([{ seat: 1, said: { say: 'hinted' } }]);
    watcher.close();
  });

  test('is thought about once for each ask: asked for again it is the same, and nobody is told again', async () => {
    const company = await struck();
    const first = await hinted(company, 1);
    expect(await hinted(company, 1)).toEqual(first);
    expect(at(company.pages, 0).talk).toHaveLength(1);
  });

  test('nobody can say of themselves that they asked for one', async () => {
    const { table, pages } = await struck();
    const page = at(pages, 1);
    const said = { say: 'hinted' };
    page.raw.send(JSON.stringify({ id: 700, do: 'talk', table, seat: 1, channel: 'table', said }));
    await page.until(() => page.frames.some((frame) => frame.startsWith('{"id":700')));
    expect(page.frames.at(-1)).toContain('malformed');
    expect(page.talk).toEqual([]);
  });
});

describe('a hint is refused', () => {
  test('where the table has none, which is so unless the host allows them', async () => {
    const company = await seated(server.port, 'duel', 2);
    companies.push(company);
    const page = at(company.pages, 0);
    expect(page.held(company.table, 0).info).toMatchObject({ advises: true, settings: { hints: false } });
    expect(await page.refusal('hint', { table: company.table, seat: 0, version: 0 })).toBe('no-hints');
    const settings = { hints: true };
    expect(await page.refusal('settings', { table: company.table, settings })).toBe('fixed');
    expect(page.talk).toEqual([]);
  });

  test('in a game that cannot be searched', async () => {
    const page = await Page.hello(server.port);
    const { table } = await page.ask('playNow', { game: 'tic-tac-toe' });
    expect(await page.refusal('hint', { table, seat: 0, version: 0 })).toBe('no-foresight');
    page.close();
  });

  test('to who is not asked, has answered, holds another seat, or looks at an ask that is past', async () => {
    const { table, pages } = await struck(3);
    const [first, second] = [at(pages, 0), at(pages, 1)];
    const { version } = second.held(table, 1);
    expect(await first.refusal('hint', { table, seat: 0, version })).toBe('not-your-ask');
    expect(await first.refusal('hint', { table, seat: 1, version })).toBe('not-your-seat');
    expect(await second.refusal('hint', { table, seat: 1, version: 0 })).toBe('stale');
    await second.ask('choose', { table, seat: 1, version, key: 'take it' });
    expect(await second.refusal('hint', { table, seat: 1, version })).toBe('not-your-ask');
  });

  test('while a bot covers the seat, and when the game is over', async () => {
    const company = await struck();
    const { table, pages } = company;
    const page = at(pages, 1);
    const { version } = page.held(table, 1);
    await page.ask('leave', { table, seat: 1 });
    expect(await page.refusal('hint', { table, seat: 1, version })).not.toBe('');
    const whole = await struck();
    await playOn(whole);
    expect(await at(whole.pages, 0).refusal('hint', { table: whole.table, seat: 0, version: 9 })).toBe(
      'over',
    );
  });
});

test('whoever plays against bots at once has hints unless they say otherwise', async () => {
  const page = await Page.hello(server.port);
  for (const [settings, hints] of [
    [{}, true],
    [{ hints: false }, false],
  ] as const) {
    const { table } = await page.ask('playNow', { game: 'duel', settings });
    await page.ask('watch', { table });
    expect(page.held(table, 0).info?.settings.hints).toBe(hints);
  }
  const { games } = await page.ask('lobby', {});
  const offered = Object.fromEntries(games.map((each) => [each.game, each.hints]));
  expect(offered).toMatchObject({ duel: true, 'tic-tac-toe': false });
  page.close();
});

test('a hint that comes to nothing says so, and neither the table nor bots that search wait for it', async () => {
  const page = await Page.hello(server.port);
  const settings = { pace: 'instant' } as const;
  const stuck = await page.ask('playNow', { game: 'crashing', settings });
  await page.ask('watch', { table: stuck.table });
  await page.ask('hint', { table: stuck.table, seat: 0, version: 0 });
  const other = await page.ask('playNow', { game: 'crashing', level: 'searches', settings });
  await page.ask('watch', { table: other.table });
  await page.ask('choose', { table: other.table, seat: 0, version: 0, key: 'mark 4' });
  await page.until(() => page.held(other.table, 0).version === 2);
  expect(hintsOf(page)).toEqual([]);
  await page.ask('choose', { table: stuck.table, seat: 0, version: 0, key: 'mark 4' });
  await page.until(() => hintsOf(page).length === 1, 60_000);
  expect(hintsOf(page)).toMatchObject([{ table: stuck.table, version: 0, best: [] }]);
  page.close();
});
