import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Folder } from './folder.ts';
import { run } from './streams.ts';

const folder = new Folder();

/** A game of thieves, played to its end unless fewer lines are typed. */
async function played(name: string, lines = 10): Promise<string> {
  const path = folder.at(name);
  await run(['play', 'thieves', '--seed', 'a', '--save', path], { input: '1\n'.repeat(lines) });
  return path;
}

const changed = (path: string, change: object): string =>
  folder.file('changed.json', { ...JSON.parse(readFileSync(path, 'utf8')), ...change });

test('record verify plays a record again and tells how it ends', async () => {
  const { code, out } = await run(['record', 'verify', await played('whole.json')]);
  expect(code).toBe(0);
  expect(out).toMatch(
    /^The record fits: thieves, 2 seats, 6 choices, hash [0-9a-f]{64}\nIt is over: done\n$/,
  );
  const unfinished = await run(['record', 'verify', await played('part.json', 1), '--lang', 'fr']);
  expect(unfinished.out).toMatch(
    /^La partie est juste\u00a0: thieves, 2 joueurs, 2 choix.*\nLa partie n’est pas finie\.\n$/,
  );
});

test('a record that the page kept has people and talk beside the game: the game is the same', async () => {
  const path = await played('kept.json');
  const said = { say: 'text', text: 'hm' };
  const talk = [{ version: 0, seat: 0, name: 'Ada', channel: 'table', said }];
  const kept = changed(path, { people: [{ name: 'Ada' }, { name: 'Bo' }], talk });
  const [plain, withTalk] = await Promise.all([path, kept].map((each) => run(['record', 'verify', each])));
  expect(withTalk).toEqual(plain);
  expect(withTalk?.code).toBe(0);
});

test('record verify --json', async () => {
  const path = await played('whole.json');
  const { hash } = JSON.parse(readFileSync(path, 'utf8'));
  const { out } = await run(['record', 'verify', '--json', path]);
  const expected = {
    ok: true,
    game: 'thieves',
    rules: '1',
    seats: 2,
    choices: 6,
    hash,
    over: true,
    winners: [],
    reason: 'done',
  };
  expect(JSON.parse(out)).toEqual(expected);
  const wrong = await run(['record', 'verify', '--json', changed(path, { seed: 'b' })]);
  expect(wrong.code).toBe(1);
  expect(JSON.parse(wrong.out)).toMatchObject({ ok: false, trouble: { code: expect.any(String) } });
});

test.each([
  [{ hash: 'f'.repeat(64) }, 'The record ends in another position than its hash says.'],
  [{ rules: '7' }, 'The record was made under other rules: version 7.'],
  [{ game: 'chess' }, 'The record is of a game that is not here: "chess".'],
  [{ choices: [[1, 'draw']] }, 'Choice 1, "draw" by seat 1, is not possible there.'],
  [{ seats: 'two' }, 'seats must be a whole number from 1 up.'],
  [{ more: 1 }, /^more has no place here; known: game, rules/],
])('record verify says what is wrong: %j', async (change, sentence) => {
  const { code, out } = await run(['record', 'verify', changed(await played('whole.json'), change)]);
  expect(code).toBe(1);
  expect(out).toMatch(sentence);
});

test('a record that is not JSON is wrong', async () => {
  const { code, out } = await run(['record', 'verify', folder.file('text.json', 'hello')]);
  expect([code, out]).toEqual([1, 'The record is not JSON: look at line 1, column 1.\n']);
});

test('record show prints every choice in words and what everybody saw', async () => {
  const path = await played('whole.json');
  const { code, out } = await run(['record', 'show', path, '--lang', 'fr']);
  expect(code).toBe(0);
  expect(out).toMatch(/^thieves \(fr\) · .*\ba\b.*\n/);
  expect(out).toContain('\n1. Joueur 0\u00a0: fr draw\n   fr moved ? 0,2\n');
  expect(out).toMatch(/C’est fini: done\n$/);
  const { out: json } = await run(['record', 'show', path, '--lang', 'fr', '--json']);
  expect(JSON.parse(json).lines).toEqual(out.trimEnd().split('\n'));
});

test('pack show prints a game’s own cards, and pack check accepts them', async () => {
  const { code, out } = await run(['pack', 'show', 'thieves']);
  expect([code, JSON.parse(out)]).toEqual([0, ['ace', 'king', 'queen', 'knave']]);
  const checked = await run(['pack', 'check', folder.file('pack.json', out)]);
  expect(checked).toEqual({ code: 0, out: 'The pack can be played: thieves, 4 cards.\n', err: '' });
});

test('pack check says where a pack is wrong', async () => {
  const path = folder.file('pack.json', ['ace']);
  const { code, out } = await run(['pack', 'check', path]);
  expect([code, out]).toEqual([1, '[3] is missing.\nThe pack cannot be played: 1 fault.\n']);
  const french = await run(['pack', 'check', path, '--lang', 'fr', '--game', 'thieves']);
  expect(french.out).toBe('[3] manque.\nOn ne peut pas jouer avec ce paquet\u00a0: 1 faute.\n');
  const json = await run(['pack', 'check', path, '--json']);
  expect(JSON.parse(json.out)).toEqual({
    ok: false,
    faults: [{ path: '[3]', code: 'missing', expected: 'card', sentence: '[3] is missing.' }],
  });
  const broken = folder.file('text.json', '["ace",\n "king",,\n "queen"]');
  expect((await run(['pack', 'check', broken])).out).toBe(
    `The file "${broken}" is not JSON: look at line 2, column 9.\n`,
  );
  expect((await run(['play', 'thieves', '--pack', broken, '--lang', 'fr'])).err).toMatch(
    /n’est pas du JSON\u00a0: voir la ligne 2, colonne 9\.\n$/,
  );
});

test('a seed that no record could hold opens no table', async () => {
  const { code, err } = await run(['play', 'thieves', '--seed', 'a\nb']);
  expect([code, err]).toEqual([2, 'seed must hold no line breaks and no other control characters.\n']);
});

test('a wrong pack cannot be played with', async () => {
  const { code, err } = await run(['play', 'thieves', '--pack', folder.file('pack.json', [])]);
  expect([code, err]).toEqual([2, 'The pack is wrong. [3] is missing.\n']);
});
