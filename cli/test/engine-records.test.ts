import { expect, test } from 'vitest';
import { Client, codeOf, playOn } from './client.ts';

test('free undo takes back a choice from which nobody learned anything; versions only grow', () => {
  const client = new Client();
  const table = client.open('tic-tac-toe');
  const { hash } = client.ask({ do: 'hash', table });
  client.ask({ do: 'choose', table, seat: 0, key: 'mark 0' });
  expect(client.ask({ do: 'undo', table, seat: 0 }).version).toBe(2);
  expect(client.ask({ do: 'hash', table }).hash).toBe(hash);
  client.ask({ do: 'choose', table, seat: 0, key: 'mark 0' });
  client.ask({ do: 'choose', table, seat: 1, key: 'mark 1' });
  expect(codeOf(client.ask({ do: 'undo', table, seat: 0 }))).toBe('refused');
});

test('a game that is over stays over: nothing of it is taken back', () => {
  const client = new Client();
  const table = client.open('tic-tac-toe');
  for (const [at, cell] of [0, 3, 1, 4, 2].entries()) {
    client.ask({ do: 'choose', table, seat: at % 2, key: `mark ${cell}` });
  }
  expect(client.ask({ do: 'undo', table, seat: 0 }).error).toEqual({
    code: 'refused',
    message: 'The game is over: nothing is taken back any more.',
  });
  expect(client.ask({ do: 'outcome', table }).over).toBe(true);
});

test('the log is told in the language asked for, since a version, and tells what was taken back', () => {
  const client = new Client();
  const table = client.open('thieves');
  const whole = client.ask({ do: 'log', table, viewer: 0, lang: 'fr' });
  expect(whole.lines[0]).toMatch(/^fr shuffled/);
  client.ask({ do: 'choose', table, seat: 0, key: 'draw' });
  const news = client.ask({ do: 'log', table, viewer: 1, lang: 'en', since: 0 });
  expect(news).toMatchObject({ version: 1, lines: ['en moved ? 0,2'] });
  expect(client.ask({ do: 'log', table, viewer: 0, lang: 'en', since: 0 }).lines[0]).not.toMatch(/\?/);
  expect(client.ask({ do: 'log', table, viewer: 0, lang: 'en', since: 1 }).lines).toEqual([]);
  const board = client.open('tic-tac-toe');
  client.ask({ do: 'choose', table: board, seat: 0, key: 'mark 0' });
  client.ask({ do: 'undo', table: board, seat: 0 });
  expect(client.ask({ do: 'log', table: board, viewer: 1, lang: 'fr' }).lines).toEqual([
    'Joueur 0 reprend un choix.',
  ]);
});

test('a record loads again to the same hash and version, and a changed one is bad', () => {
  const client = new Client();
  const table = client.open('thieves');
  playOn(client, table, 4);
  const { record } = client.ask({ do: 'record', table });
  const { hash } = client.ask({ do: 'hash', table });
  const loaded = client.ask({ do: 'load', record });
  expect(loaded.version).toBe(4);
  expect(client.ask({ do: 'hash', table: loaded.table }).hash).toBe(hash);
  for (const change of [
    { hash: '0'.repeat(64) },
    { seed: 'another' },
    { choices: [[0, 'dance']] },
    { choices: [[7, 'draw']] },
    { choices: [{}] },
    { rules: '0' },
    { game: 'chess' },
    { seats: 3 },
    { seed: undefined },
    { start: {} },
    { pack: ['one'] },
    { surprise: 1 },
  ]) {
    expect(codeOf(client.ask({ do: 'load', record: { ...record, ...change } }))).toBe('bad-record');
  }
});

test('a table opened with a pack is played, recorded and loaded with its cards', () => {
  const client = new Client({ truth: 'shown' });
  const pack = ['one', 'two', 'three', 'four'];
  const { table } = client.ask({ do: 'new', game: 'thieves', seats: 2, seed: 1, pack });
  const { record } = client.ask({ do: 'record', table });
  expect(record.pack).toEqual(pack);
  const again = client.ask({ do: 'load', record });
  expect(client.ask({ do: 'legend', table: again.table }).kinds).toMatchObject([
    { printed: { id: 'one' } },
    { printed: { id: 'two' } },
    { printed: { id: 'three' } },
    { printed: { id: 'four' } },
  ]);
});
