import type { TableFrame, TableInfo } from '@masterplan/server/wire';
import { afterEach, expect, test, vi } from 'vitest';
import { Connection } from '../src/wire/connection.ts';
import { TableLink } from '../src/wire/table.ts';
import { FakeBrowser } from './support/browser.ts';

afterEach(() => void vi.unstubAllGlobals());

const info: TableInfo = {
  ...{ table: 'T', game: 'duel', rules: '1', seats: 2, options: {}, listed: false, host: 'p1' },
  ...{ state: 'playing', people: [], watchers: [], votes: [], channels: [], defaults: 0 },
  settings: { spectators: true, undo: 'free', pace: 'quick', clock: { kind: 'none' }, cover: 'random' },
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
