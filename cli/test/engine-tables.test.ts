import { expect, test } from 'vitest';
import { type Answered, Client, codeOf, playOn } from './client.ts';

type Request = Readonly<Record<string, unknown>>;

const questions = (table: string): Request[] => [
  { do: 'asks', table, viewer: 0 },
  { do: 'view', table, viewer: 1 },
  { do: 'log', table, viewer: 'truth', lang: 'en' },
  { do: 'blocked', table, seat: 0 },
  { do: 'record', table },
  { do: 'outcome', table },
  { do: 'hash', table },
];

/** Tables of all origins: new, with undos, with other cards, loaded, imagined; whoever asks goes round and round. */
function session(client: Client): Answered[] {
  const pack = ['duke', 'earl', 'lord', 'king'];
  const thieves = client.open('thieves', 2, 'b');
  const board = client.open('tic-tac-toe');
  const others = client.ask({ do: 'new', game: 'thieves', seats: 2, seed: 'c', pack }).table;
  const duel = client.open('duel', 3, 'd');
  const said: Answered[] = [];
  const tables = [thieves, board, others, duel];
  for (let round = 0; round < 6; round++) {
    for (const table of tables) {
      playOn(client, table, 1);
      said.push(...questions(table).map((question) => client.ask(question)));
    }
    said.push(client.ask({ do: 'undo', table: board, seat: round % 2 }));
    if (round === 2) {
      tables.push(client.ask({ do: 'imagine', table: thieves, viewer: 1, seed: 'e' }).table);
      tables.push(
        client.ask({ do: 'load', record: client.ask({ do: 'record', table: others }).record }).table,
      );
    }
  }
  said.push(...tables.map((table) => client.ask({ do: 'close', table })));
  said.push(...tables.map((table) => client.ask({ do: 'hash', table })));
  return said;
}

test('a table that was put away answers as one that was never', () => {
  const roomy = session(new Client({ truth: 'shown' }));
  expect(roomy.filter((answer) => codeOf(answer) === undefined).length).toBeGreaterThan(150);
  for (const laid of [1, 2, 3]) {
    expect(session(new Client({ truth: 'shown' }, undefined, { open: 20, laid }))).toEqual(roomy);
  }
});

test('tables put away count among those that are open', () => {
  const client = new Client({}, undefined, { open: 3, laid: 1 });
  for (let i = 0; i < 3; i++) client.open('thieves');
  const full = client.ask({ do: 'new', game: 'thieves', seats: 2, seed: 'a' });
  expect(full.error).toEqual({ code: 'refused', message: '3 tables are open: close some first.' });
  client.ask({ do: 'close', table: 't1' });
  expect(client.open('thieves')).toBe('t4');
});
