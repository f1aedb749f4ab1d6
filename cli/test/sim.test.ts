import { expect, test } from 'vitest';
import { Folder } from './folder.ts';
import { run } from './streams.ts';
import { twoGames as registry } from './two-games.ts';

const folder = new Folder();
const sim = (line: string) => run(['sim', ...line.split(' ').filter(Boolean)], { registry });

test.each([
  ['', 'Say which game; see --help.'],
  ['master-plan watchmen', '"watchmen" is one word too many.'],
  ['master-plan --fast', 'The option --fast means nothing here; see --help.'],
  ['master-plan --games', 'The option --games needs a value.'],
  ['master-plan --seed --json', 'The option --seed needs a value.'],
  ['master-plan --games 0', 'The option --games takes a whole number from 1 up.'],
  ['master-plan --games 2.5', 'The option --games takes a whole number, not "2.5".'],
  ['master-plan --workers -1', 'The option --workers takes a whole number, not "-1".'],
  ['master-plan --seats 3', 'This game is for 4, 5, or 6 seats, not for 3.'],
  ['master-plan --bots random,random,random,random,random', '5 bots do not fit 4 seats.'],
  ['master-plan --lang de', 'There is no language "de": say en or fr.'],
  ['master-plan --lang fr --games', 'Il manque une valeur à l’option --games.'],
  ['master-plan --pack none.json', 'The file "none.json" cannot be read.'],
])('sim says what is wrong as every command does: %s', async (line, sentence) => {
  expect(await sim(line)).toEqual({ code: 2, out: '', err: `${sentence}\n` });
});

test('sim says which games there are where it does not know the one that is named', async () => {
  const { code, err } = await sim('chess');
  expect(code).toBe(2);
  expect(err).toMatch(/^There is no game "chess": say .*master-plan.*watchmen.*\.\n$/);
});

test('sim says what choices of the table and which bots there are', async () => {
  expect((await sim('master-plan --options loserLad=nobody')).err).toMatch(/^loserLad must be one of: /);
  expect((await sim('master-plan --options colour=red')).err).toMatch(/^colour has no place here; known: /);
  expect((await sim('master-plan --bots deep')).err).toMatch(/^There is no bot "deep": say .* or /);
});

test('sim tells every fault of a pack, in both languages, and where one is not JSON', async () => {
  const pack = JSON.parse((await run(['pack', 'show', 'master-plan'], { registry })).out);
  pack.supers[3].number = 'seven';
  pack.loot[0].colour = 'red';
  const path = folder.file('wrong.json', pack);
  const { code, err } = await sim(`master-plan --pack ${path}`);
  expect(code).toBe(2);
  expect(err).toContain('supers[3].number must be a whole number from 1 to 999.');
  expect(err).toContain('loot[0].colour has no place here');
  const french = await sim(`master-plan --lang fr --pack ${path}`);
  expect(french.err).toMatch(
    /^Le paquet contient des erreurs\. .*supers\[3\]\.number doit être un nombre entier/,
  );
  const broken = folder.file('broken.json', '{\n,');
  expect((await sim(`master-plan --pack ${broken}`)).err).toContain('is not JSON: look at line 2, column 1.');
});

test('sim plays, and counts seats from 0 as everything does', async () => {
  const { code, out } = await sim(
    'master-plan --games 2 --bots random --workers 1 --options loserLad=first-seat',
  );
  expect(code).toBe(0);
  expect(out).toContain('seat 0');
  expect(out).not.toContain('seat 4');
});

test('sim --help says what there is, in both languages', async () => {
  expect((await sim('--help')).out).toContain('--workers W');
  expect((await sim('--help --lang fr')).out).toContain('nombre de parties');
});
