import { expect, test } from 'vitest';
import { Client, codeOf, playOn } from './client.ts';
import { breaking } from './tiny.ts';

test('games are listed with seats, options, languages and version', () => {
  const { games } = new Client().ask({ do: 'games' });
  expect(games).toContainEqual({
    id: 'duel',
    seats: [2, 3],
    options: {},
    languages: ['en', 'fr'],
    version: '1',
  });
});

test('an answer carries the id of its request', () => {
  expect(new Client().line('{"id":41,"do":"games"}').id).toBe(41);
  expect(new Client().line('{"id":42,"do":"dance"}').id).toBe(42);
  expect(new Client().line('{"do":"games"}')).toMatchObject({ id: null, error: { code: 'bad-request' } });
});

test('a new table is at version 0, and every choice makes it grow', () => {
  const client = new Client();
  expect(client.ask({ do: 'new', game: 'tic-tac-toe', seats: 2, seed: 's' })).toMatchObject({
    table: 't1',
    version: 0,
  });
  expect(client.ask({ do: 'choose', table: 't1', seat: 0, key: 'mark 4' }).version).toBe(1);
  expect(client.ask({ do: 'asks', table: 't1', viewer: 'public' })).toMatchObject({
    version: 1,
    over: false,
  });
});

test('a seed may be a text or a whole number, and the same seed deals the same game', () => {
  const client = new Client();
  const hashOf = (seed: unknown) => {
    const { table } = client.ask({ do: 'new', game: 'thieves', seats: 2, seed });
    return client.ask({ do: 'hash', table }).hash;
  };
  expect(hashOf(7)).toBe(hashOf('7'));
  expect(hashOf(7)).not.toBe(hashOf(8));
});

test('options are shown for the viewer’s own seat only', () => {
  const client = new Client({ truth: 'shown' });
  const table = client.open('sealed-powers');
  for (const viewer of [0, 1, 'public', 'truth']) {
    const { asks } = client.ask({ do: 'asks', table, viewer });
    expect(asks.map(({ seat }) => seat)).toEqual([0, 1]);
    for (const ask of asks) {
      expect(ask.sealed).toBe(true);
      expect(ask.prompt.fr).toMatch(/choisit/);
      expect(ask.options !== undefined).toBe(ask.seat === viewer);
    }
  }
});

test('a sealed answer that is in shows as ready, after those that wait, and may be changed', () => {
  const client = new Client();
  const table = client.open('sealed-powers');
  const [first, second] = client.ask({ do: 'asks', table, viewer: 0 }).asks[0]?.options ?? [];
  client.ask({ do: 'choose', table, seat: 0, key: first?.key });
  const { asks } = client.ask({ do: 'asks', table, viewer: 'public' });
  expect(asks.map(({ seat, ready }) => [seat, ready])).toEqual([
    [1, undefined],
    [0, true],
  ]);
  expect(client.ask({ do: 'choose', table, seat: 0, key: second?.key }).version).toBe(2);
});

test('a choice made for another version is stale and changes nothing', () => {
  const client = new Client();
  const table = client.open('tic-tac-toe');
  client.ask({ do: 'choose', table, seat: 0, key: 'mark 0', version: 0 });
  const { hash } = client.ask({ do: 'hash', table });
  expect(codeOf(client.ask({ do: 'choose', table, seat: 1, key: 'mark 1', version: 0 }))).toBe('stale');
  expect(client.ask({ do: 'hash', table }).hash).toBe(hash);
  expect(client.ask({ do: 'choose', table, seat: 1, key: 'mark 1', version: 1 }).version).toBe(2);
});

test('what the rules forbid is refused with its clause; blocked says so beforehand', () => {
  const client = new Client();
  const table = client.open('tic-tac-toe');
  client.ask({ do: 'choose', table, seat: 0, key: 'mark 0' });
  expect(client.ask({ do: 'choose', table, seat: 1, key: 'mark 0' }).error).toEqual({
    code: 'refused',
    message: 'mark 0 is not possible',
    clause: 'taken',
  });
  expect(client.ask({ do: 'blocked', table, seat: 1 }).blocked).toEqual([
    {
      key: 'mark 0',
      text: { en: 'mark 0 is not possible', fr: 'mark 0 n’est pas possible' },
      clause: 'taken',
    },
  ]);
  expect(client.ask({ do: 'blocked', table, seat: 0 }).blocked).toEqual([]);
});

test.each([
  ['bad-json', 'not json'],
  ['bad-json', ''],
  ['bad-request', '[]'],
  ['bad-request', 'null'],
  ['bad-request', '{"id":1}'],
  ['bad-request', '{"id":1,"do":"toString"}'],
  ['bad-request', '{"id":1,"do":"__proto__"}'],
  ['bad-request', '{"id":1,"do":"games","extra":1}'],
  ['bad-request', '{"id":1.5,"do":"games"}'],
  ['bad-request', '{"id":1,"do":"new","game":"duel","seats":9,"seed":1}'],
  ['bad-request', '{"id":1,"do":"new","game":"duel","seats":2}'],
  ['bad-request', '{"id":1,"do":"new","game":"duel","seats":2,"seed":1,"options":{"constructor":1}}'],
  ['bad-request', '{"id":1,"do":"new","game":"duel","seats":2,"seed":1,"pack":{}}'],
  ['bad-request', '{"id":1,"do":"new","game":"thieves","seats":2,"seed":1,"pack":["one"]}'],
  ['no-such-game', '{"id":1,"do":"new","game":"chess","seats":2,"seed":1}'],
  ['no-such-table', '{"id":1,"do":"hash","table":"t99"}'],
  ['bad-request', '{"id":1,"do":"asks","table":"t1","viewer":2}'],
  ['bad-request', '{"id":1,"do":"asks","table":"t1","viewer":-1}'],
  ['bad-request', '{"id":1,"do":"asks","table":"t1","viewer":"everyone"}'],
  ['bad-request', '{"id":1,"do":"blocked","table":"t1","seat":2}'],
  ['refused', '{"id":1,"do":"view","table":"t1","viewer":"truth"}'],
  ['refused', '{"id":1,"do":"log","table":"t1","viewer":"truth","lang":"en"}'],
  ['bad-request', '{"id":1,"do":"log","table":"t1","viewer":0,"lang":"de"}'],
  ['not-your-ask', '{"id":1,"do":"choose","table":"t1","seat":1,"key":"draw"}'],
  ['not-an-option', '{"id":1,"do":"choose","table":"t1","seat":0,"key":"dance"}'],
  ['refused', '{"id":1,"do":"undo","table":"t1","seat":0}'],
  ['bad-record', '{"id":1,"do":"load","record":{}}'],
  ['bad-record', '{"id":1,"do":"load","record":null}'],
])('%s answers %s', (code, line) => {
  const client = new Client();
  const table = client.open('thieves');
  const { hash } = client.ask({ do: 'hash', table });
  expect(codeOf(client.line(line))).toBe(code);
  expect(client.ask({ do: 'hash', table }).hash).toBe(hash);
});

test('a game that is over asks nobody and says who won', () => {
  const client = new Client();
  const table = client.open('tic-tac-toe');
  expect(client.ask({ do: 'outcome', table })).toMatchObject({ over: false, winners: [], reason: null });
  playOn(client, table, 9);
  expect(client.ask({ do: 'asks', table, viewer: 0 })).toMatchObject({ over: true, asks: [] });
  expect(client.ask({ do: 'outcome', table })).toMatchObject({ over: true, winners: [0], reason: 'line' });
  expect(codeOf(client.ask({ do: 'choose', table, seat: 1, key: 'mark 8' }))).toBe('not-your-ask');
});

test('the legend names the zones and kinds that stand as numbers in a view', () => {
  const client = new Client();
  const table = client.open('thieves');
  const { zones, kinds } = client.ask({ do: 'legend', table });
  expect(zones).toContainEqual({ name: 'hand', seat: 1, which: 0 });
  expect(kinds).toContainEqual({
    printed: { id: 'ace' },
    says: {
      en: { name: 'ace en', text: 'sees', flavour: 'ace' },
      fr: { name: 'ace fr', text: 'voit', flavour: 'ace' },
    },
  });
});

test('standing answers are offered beside the asks, to the seat alone', () => {
  const client = new Client();
  const table = client.open('duel', 3);
  const { standing } = client.ask({ do: 'asks', table, viewer: 2 });
  expect(standing).toContainEqual({
    key: 'stand attack take',
    text: { en: 'en attack take', fr: 'fr attack take' },
  });
  expect(client.ask({ do: 'asks', table, viewer: 'public' }).standing).toBeUndefined();
  expect(client.ask({ do: 'choose', table, seat: 2, key: 'stand attack take' }).version).toBe(1);
  client.ask({ do: 'choose', table, seat: 0, key: 'strike' });
  const ready = client
    .ask({ do: 'asks', table, viewer: 'public' })
    .asks.map((ask) => [ask.seat, ask.ready ?? false]);
  expect(ready).toEqual([
    [1, false],
    [2, true],
  ]);
});

test('tables do not disturb each other, however their requests are mixed', () => {
  const client = new Client();
  const alone = ['thieves', 'duel', 'tic-tac-toe'].map((game) => {
    const table = client.open(game);
    playOn(client, table, 4);
    return client.ask({ do: 'hash', table }).hash;
  });
  const mixed = ['thieves', 'duel', 'tic-tac-toe'].map((game) => client.open(game));
  for (let i = 0; i < 4; i++) for (const table of mixed) playOn(client, table, 1);
  expect(mixed.map((table) => client.ask({ do: 'hash', table }).hash)).toEqual(alone);
});

test('a closed table is gone', () => {
  const client = new Client();
  const table = client.open('duel');
  expect(client.ask({ do: 'close', table })).toMatchObject({ closed: true });
  expect(codeOf(client.ask({ do: 'hash', table }))).toBe('no-such-table');
});

test('error messages are in the language the engine was started in', () => {
  const client = new Client({ language: 'fr' });
  expect(client.ask({ do: 'hash', table: 't1' }).error?.message).toBe(
    'Il n’y a pas de table «\u00a0t1\u00a0».',
  );
  expect(client.ask({ do: 'hash', table: 't1', x: 1 }).error?.message).toMatch(/^x n’a pas sa place ici/);
});

test('where the rules themselves fail, the answer says so and the table stands', () => {
  const client = new Client({}, [breaking]);
  const table = client.open('tic-tac-toe');
  const { hash } = client.ask({ do: 'hash', table });
  const { error } = client.ask({ do: 'choose', table, seat: 0, key: 'mark 4' });
  expect(error).toMatchObject({
    code: 'refused',
    message: expect.stringMatching(/our fault.*the pen broke/),
  });
  expect(client.ask({ do: 'hash', table }).hash).toBe(hash);
  expect(client.ask({ do: 'choose', table, seat: 0, key: 'mark 3' }).version).toBe(1);
});
