import { open, see } from '@masterplan/kernel';
import { masterPlan } from '@masterplan/master-plan';
import type { TableFrame, TableInfo } from '@masterplan/server/wire';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Connection } from '../src/wire/connection.ts';
import { firstSealOf, keepSeal } from '../src/wire/seals.ts';
import { TableLink } from '../src/wire/table.ts';
import { FakeBrowser } from './support/browser.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const info: TableInfo = {
  ...{ table: 'T', game: 'duel', rules: '1', seats: 2, options: {}, listed: false, host: 'p1' },
  ...{ state: 'playing', people: [], watchers: [], votes: [], levels: [], channels: [], defaults: 0 },
  settings: {
    spectators: true,
    undo: 'free',
    pace: 'quick',
    clock: { kind: 'none' },
    cover: 'random',
    hints: false,
  },
};

const whole = (viewer: number): TableFrame => ({ on: 'table', table: 'T', viewer, version: 1, info });

const canary: TableFrame = {
  ...{ on: 'table', table: 'T', viewer: 0, version: 2 },
  mine: { options: [{ key: 'canary', option: 0 }], blocked: [], standing: [], undo: 'none', gaveUp: false },
};

async function watching(views: [number]) {
  const browser = new FakeBrowser({ key: 'K' });
  const link = new TableLink(new Connection(), 'T', views);
  browser.socket.open();
  await browser.greeted();
  return { link, socket: browser.socket };
}

test('behind the curtain a frame that was under way does not bring the seat back', async () => {
  const { link, socket } = await watching([0]);
  await socket.says(whole(0));
  expect([...link.held.value.views.keys()]).toEqual([0]);
  link.look('public');
  await socket.says(canary);
  await socket.says({ ...canary, info });
  expect([...link.held.value.views.keys()]).toEqual([]);
  await socket.says(whole(2));
  expect([...link.held.value.views.keys()]).toEqual([2]);
});

test('a table that too many ask for at once is asked for again when it may be, unless the page has left it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval'] });
  const { link, socket } = await watching([0]);
  const asked = () => socket.sent.filter((each) => each.do === 'watch').length;
  const refuse = () =>
    socket.says({ id: socket.last('watch').id, error: { code: 'too-many', facts: { seconds: 3 } } });
  await refuse();
  expect([link.held.value.refused, asked()]).toEqual([undefined, 1]);
  vi.advanceTimersByTime(2900);
  expect(asked()).toBe(1);
  vi.advanceTimersByTime(200);
  expect(asked()).toBe(2);
  await refuse();
  link.close();
  vi.advanceTimersByTime(10_000);
  expect(asked()).toBe(2);
});

test('a seat is seen again from its whole view on, never from a change to one that was forgotten', async () => {
  const { link, socket } = await watching([0]);
  await socket.says(whole(0));
  link.look('public');
  link.look([0]);
  await socket.says(canary);
  expect(link.held.value.views.size).toBe(0);
  await socket.says(whole(0));
  await socket.says(canary);
  expect(link.held.value.views.get(0)?.mine).toEqual(canary.mine);
});

test('whoever asks for one seat is shown no other, and the public view once the seat is lost', async () => {
  const { link, socket } = await watching([0]);
  await socket.says(whole(1));
  expect(link.held.value.views.size).toBe(0);
  await socket.says(whole(2));
  expect([...link.held.value.views.keys()]).toEqual([2]);
});

describe('the seal', () => {
  const sealed = (seal: string): TableFrame => ({ ...whole(0), info: { ...info, seal } });

  test('is kept as it was first seen, whatever the server says later, over a reload too', async () => {
    const { socket } = await watching([0]);
    await socket.says(whole(0));
    expect(firstSealOf('T')).toBeUndefined();
    await socket.says(sealed('promised'));
    await socket.says(sealed('another'));
    new TableLink(new Connection(), 'T', [0]);
    expect(firstSealOf('T')).toBe('promised');
  });

  test('of two hundred tables is kept, and the oldest goes', () => {
    new FakeBrowser();
    for (let no = 0; no <= 200; no++) keepSeal(`T${no}`, `seal ${no}`);
    expect([firstSealOf('T0'), firstSealOf('T1'), firstSealOf('T200')]).toEqual([
      undefined,
      'seal 1',
      'seal 200',
    ]);
  });
});

describe('coming back', () => {
  const { state } = open(masterPlan.game, { seats: 4, seed: 'back', options: {} });
  const seen = see(masterPlan.game, state, 4);
  const entry = (version: number) =>
    ({ version, did: version === 0 ? 'open' : 'choose', seat: version - 1, events: [] }) as const;
  const told = (...versions: number[]): TableFrame => ({
    ...{
      on: 'table',
      table: 'T',
      viewer: 4,
      version: versions.at(-1) ?? 0,
      info: { ...info, seats: 4 },
      seen,
    },
    entries: versions.map(entry),
  });

  test('a page says which version it knows, and is told only what happened since; it is news only at its end', async () => {
    const { link, socket } = await watching([0]);
    expect(socket.last('watch').since).toBeUndefined();
    await socket.says(told(0, 1));
    link.look('public');
    expect(socket.last('watch').since).toBe(1);
    await socket.says(told(2, 3, 4));
    const view = link.held.value.views.get(4);
    expect(view?.entries.map(({ version }) => version)).toEqual([0, 1, 2, 3, 4]);
    expect(view?.news.map(({ version }) => version)).toEqual([4]);
    expect(view?.joined).toBe(2);
  });

  test('all that one frame brings of a game that goes on is news', async () => {
    const { link, socket } = await watching([0]);
    await socket.says(told(0));
    const { seen: _seen, ...change } = told(1, 2);
    await socket.says(change);
    expect(link.held.value.views.get(4)?.news.map(({ version }) => version)).toEqual([1, 2]);
  });
});
