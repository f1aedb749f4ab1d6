import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isOurOrigin } from '../../src/net/http.ts';
import type { RunningServer } from '../../src/server.ts';
import { errorsEn, limits, requestForms } from '../../wire/index.ts';
import { Page } from '../support/page.ts';
import { at, choose, closeAll, seated } from '../support/play.ts';
import { clearFolder, newFolder, serving } from '../support/serving.ts';
import { openSocket } from '../support/wire-client.ts';

let server: RunningServer;
const data = newFolder();
const told: string[] = [];
beforeAll(async () => {
  server = await serving({ data, log: (event, facts) => told.push(JSON.stringify({ event, ...facts })) });
}, 30_000);
afterAll(async () => {
  await server.stop();
  clearFolder(data);
});

const codes = new Set(Object.keys(errorsEn));

describe('20,000 messages no page would send', () => {
  /** Requests that are nearly right: real names, real tables, wrong everything else. */
  const wild = (table: string, player: string): fc.Arbitrary<string> => {
    const names = Object.keys(requestForms);
    const name = fc.constantFrom(
      ...names.filter((each) => each !== 'newKey'),
      'constructor',
      '__proto__',
      '',
    );
    const value = fc.oneof(
      fc.constantFrom<unknown>(table, player, 'table', 'mine', 'duel', 'mark 0', 'free', 'known', 'pause'),
      fc.constantFrom<unknown>(0, 1, -1, 2, 1e9, 0.5, null, true, [], {}, [0], 'x'.repeat(500)),
      fc.constantFrom<unknown>(
        { say: 'text', text: 'hi' },
        { say: 'accuse', seat: 9 },
        { kind: 'turn', seconds: 1 },
      ),
      fc.jsonValue({ maxDepth: 2 }),
    );
    const keys = Object.values(requestForms).flatMap((form) => Object.keys(form));
    const field = fc.constantFrom(...new Set(keys.filter((key) => key !== 'id')), 'evil');
    const nearly = fc
      .tuple(fc.nat(99), name, fc.array(fc.tuple(field, value), { maxLength: 6 }))
      .map(([id, verb, fields]) => JSON.stringify({ id, do: verb, table, ...Object.fromEntries(fields) }));
    const right = fc.constantFrom(
      `{"id":1,"do":"choose","table":"${table}","seat":0,"version":1,"key":"mark 0"}`,
      `{"id":1,"do":"choose","table":"${table}","seat":0,"version":0,"key":"mark 0","extra":1}`,
      `{"id":1,"do":"undo","table":"${table}","seat":1,"version":1,"reach":"free"}`,
      `{"id":1,"do":"start","table":"${table}"}`,
      `{"id":1,"do":"record","table":"${table}"}`,
      `{"id":1,"do":"give","table":"${table}","seat":0,"to":"${player}"}`,
      `{"id":1,"do":"hello","key":"${'A'.repeat(22)}"}`,
      `{"id":1,"do":"playOn","table":"${table}","choices":0,"as":0,"deal":"truth"}`,
      `{"id":1,"do":"tour","game":"duel","tour":"nowhere"}`,
    );
    return fc.oneof(
      { arbitrary: nearly, weight: 5 },
      { arbitrary: right, weight: 2 },
      fc.string(),
      fc.json(),
    );
  };

  test('each is answered by a code or done as allowed; the table stays as it was; nothing crashes', async () => {
    const company = await seated(server.port, 'tic-tac-toe', 2);
    const { table, pages } = company;
    await choose(company, 0, 'mark 4');
    const before = JSON.stringify(at(pages, 0).held(table, 0).seen);
    const stranger = await Page.hello(server.port);
    const messages = fc.sample(wild(table, stranger.me?.player ?? ''), { numRuns: 20_000, seed: 7 });
    for (let i = 0; i < messages.length; i += 50) {
      const from = stranger.frames.length;
      for (const message of messages.slice(i, i + 50)) stranger.raw.send(message);
      await stranger.until(() => answersIn(stranger.frames.slice(from)) >= 50, 20_000);
    }
    const errors = stranger.frames
      .map((frame) => JSON.parse(frame).error)
      .filter((error) => error !== undefined);
    expect(errors.length).toBeGreaterThan(15_000);
    expect(errors.every(({ code }) => codes.has(code) && code !== 'our-fault')).toBe(true);
    expect(told.filter((line) => line.includes('our-fault'))).toEqual([]);
    const fresh = await Page.hello(server.port, at(pages, 0).key);
    await fresh.ask('watch', { table });
    expect(JSON.stringify(fresh.held(table, 0).seen)).toBe(before);
    closeAll([...pages, stranger, fresh]);
  }, 120_000);

  const answersIn = (frames: readonly string[]): number =>
    frames.filter((frame) => frame.startsWith('{"id"')).length;

  test('frames that are too large, binary or broken end at most their own socket', async () => {
    const large = await openSocket(server.port);
    const closed = new Promise<void>((gone) => {
      large.onClose = gone;
    });
    large.send('x'.repeat(limits.message + 1));
    await closed;
    const odd = await Page.open(server.port);
    odd.raw.sendFrame(2, Buffer.from([1, 2, 3]));
    await odd.until(() => odd.frames.length === 1);
    expect(odd.frames[0]).toContain('not-json');
    odd.raw.sendFrame(7, Buffer.from('?'));
    await odd.until(() => odd.isClosed);
    const page = await Page.hello(server.port);
    expect(page.me?.player).toMatch(/^[a-z0-9]{12}$/);
    page.close();
  });
});

describe('limits', () => {
  test('wrong keys, tables, names and noise have a bound, which says how long to wait', async () => {
    const folder = newFolder();
    const strict = await serving({ data: folder, rates: {} });
    const page = await Page.hello(strict.port);
    const guesses = Array.from({ length: 30 }, (_, i) => `${'B'.repeat(20)}${String(i).padStart(2, '0')}`);
    const guessed: string[] = [];
    for (const key of guesses) guessed.push(await page.refusal('hello', { key }));
    expect(guessed.filter((code) => code === 'wrong-key').length).toBeGreaterThanOrEqual(20);
    expect(guessed.at(-1)).toBe('too-many');
    expect(await page.refusal('hello', { key: page.key })).toBe('');
    const made: string[] = [];
    const other = await Page.hello(strict.port);
    for (let i = 0; i < 25; i++)
      made.push(await other.refusal('make', { game: 'duel', seats: 2, listed: false }));
    expect(made.slice(0, 20).every((code) => code === '')).toBe(true);
    expect(made.at(-1)).toBe('too-many');
    const { table } = await page.ask('make', { game: 'duel', seats: 2, listed: false });
    await page.ask('sit', { table, seat: 0 });
    const called: string[] = [];
    for (let i = 0; i < 15; i++) {
      called.push(await page.refusal('me', { name: `Ada ${i}` }));
      called.push(await page.refusal('call', { table, seat: 0, name: `Bo ${i}` }));
    }
    expect(called.slice(0, 20).every((code) => code === '')).toBe(true);
    expect(called.slice(-2)).toEqual(['too-many', 'too-many']);
    expect(await page.refusal('me', { settings: { language: 'fr' } })).toBe('');
    const noisy = await Page.open(strict.port);
    for (let i = 0; i < 400; i++) noisy.raw.send('?');
    await noisy.until(() => noisy.isClosed);
    expect(noisy.pushes.at(-1)).toEqual({ on: 'bye', reason: 'too-many-faults' });
    closeAll([page, other]);
    await strict.stop();
    clearFolder(folder);
  });
});

describe('sockets', () => {
  test('that do not say who they are, and more than an address may have, are sent away; the forwarded address counts', async () => {
    const folder = newFolder();
    const bounds = { greeting: 2000, socketsHere: 2 };
    const strict = await serving({ data: folder, bounds, trustedProxies: 'loopback' });
    const from = (address: string): Promise<Page> => Page.open(strict.port, { 'x-forwarded-for': address });
    const [silent, known] = [await from('10.1.0.1'), await from('10.1.0.1')];
    await known.ask('hello', {});
    await expect(from('10.1.0.1')).rejects.toThrow('429');
    const other = await from('10.1.0.2');
    await silent.until(() => silent.isClosed);
    expect(silent.pushes).toEqual([{ on: 'bye', reason: 'idle' }]);
    await other.until(() => other.isClosed);
    expect(known.isClosed).toBe(false);
    const instead = await from('10.1.0.1');
    const refused = await fetch(`http://127.0.0.1:${strict.port}/socket`, {
      headers: { 'x-forwarded-for': '10.1.0.1' },
    });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect(await refused.json()).toEqual({ error: { code: 'too-many', facts: { seconds: 60 } } });
    closeAll([known, instead]);
    await strict.stop();
    clearFolder(folder);
  });
});

describe('the door', () => {
  test('sockets come from our own page only', async () => {
    expect(isOurOrigin(undefined, 'a:1', undefined)).toBe(true);
    expect(isOurOrigin('http://a:1', 'a:1', undefined)).toBe(true);
    expect(isOurOrigin('http://b:1', 'a:1', undefined)).toBe(false);
    expect(isOurOrigin('null', 'a:1', undefined)).toBe(false);
    for (const host of [
      '192.168.0.7:4280',
      '[fe80::1]:4280',
      'localhost:4280',
      'attic.local:4280',
      'pc.fritz.box',
    ])
      expect(isOurOrigin(`http://${host}`, host, undefined), host).toBe(true);
    for (const host of ['rebound.example.org:4280', 'evil.com', '127.0.0.1.evil.com:4280'])
      expect(isOurOrigin(`http://${host}`, host, 'https://games.example.org'), host).toBe(false);
    expect(isOurOrigin('https://games.example.org', '10.0.0.1:1', 'https://games.example.org')).toBe(true);
    await expect(openSocket(server.port, { origin: 'http://evil.example' })).rejects.toThrow('403');
  });

  test('every answer forbids foreign and inline script', async () => {
    const answer = await fetch(`http://127.0.0.1:${server.port}/healthz`);
    expect(answer.status).toBe(200);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe');
    for (const path of ['/rules/../masterplan.db', '/masterplan.db', '/rules/x.mjs'])
      expect((await fetch(`http://127.0.0.1:${server.port}${path}`)).status).toBe(404);
  });
});

test('logs name neither people, keys nor cards', async () => {
  const page = await Page.hello(server.port);
  await page.ask('me', { name: 'Wilhelmina' });
  expect(told.length).toBeGreaterThan(0);
  const lines = told.join('\n');
  for (const secret of ['Wilhelmina', page.key, page.me?.player ?? '', 'mark '])
    expect(lines.includes(secret)).toBe(false);
  page.close();
});
