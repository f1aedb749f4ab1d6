import { expect, test } from 'vitest';
import { texts } from '../src/text/index.ts';
import { run } from './streams.ts';

const commands = ['play', 'sim', 'engine', 'record', 'rules', 'pack'];

test.each(['en', 'fr'])('--help lists every command, in %s', async (lang) => {
  const { code, out } = await run(['--help', '--lang', lang]);
  expect(code).toBe(0);
  for (const command of commands) expect(out).toContain(`masterplan ${command}`);
  expect(out).toContain('tic-tac-toe, thieves, sealed-powers, duel');
});

test.each(
  commands.flatMap((command) => [`${command} --help`, `${command} -h`, `--lang fr ${command} --help`]),
)('masterplan %s explains it', async (line) => {
  const { code, out, err } = await run(line.split(' '));
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain(
    `masterplan ${line.match(/[a-z]{3,}/)?.[0] === 'lang' ? line.split(' ')[2] : line.split(' ')[0]}`,
  );
});

test('--version says the version', async () => {
  expect(await run(['--version'])).toEqual({ code: 0, out: '0.1.0\n', err: '' });
});

test.each([
  ['', 'Say which command; see --help.'],
  ['dance', 'There is no command "dance"; see masterplan --help.'],
  ['toString', 'There is no command "toString"; see masterplan --help.'],
  ['--dance', 'The option --dance means nothing here; see --help.'],
  ['play', 'Say which game; see --help.'],
  ['play chess', 'There is no game "chess": say tic-tac-toe, thieves, sealed-powers, or duel.'],
  ['play duel thieves', '"thieves" is one word too many.'],
  ['play duel --seats 9', 'This game is for 2 or 3 seats, not for 9.'],
  ['play duel --seats two', 'The option --seats takes a whole number, not "two".'],
  ['play duel --seats', 'The option --seats needs a value.'],
  ['play duel --seed --seats 2', 'The option --seed needs a value.'],
  ['play duel --seats=', 'The option --seats needs a value.'],
  ['play duel --seat 2', 'There is no seat 2: seats are 0 to 1.'],
  ['play duel --bots genius', 'There is no bot "genius": say random or first.'],
  ['play duel --options edition=2', 'edition has no place here.'],
  ['play duel --lang de', 'There is no language "de": say en or fr.'],
  ['play duel --pack no-such-file', 'The file "no-such-file" cannot be read.'],
  ['play --resume no-such-file', 'The file "no-such-file" cannot be read.'],
  ['play --resume x --seed y', '--resume and --seed do not go together.'],
  ['engine now', '"now" is one word too many.'],
  ['engine --truth=yes', 'The option --truth takes no value.'],
  ['engine --constructor', 'The option --constructor means nothing here; see --help.'],
  ['record', 'Say what to do; see --help.'],
  ['record burn x', '"burn" cannot be done here: say verify or show.'],
  ['record verify', 'Say which file; see --help.'],
  ['record verify x y', '"y" is one word too many.'],
  ['record verify no-such-file', 'The file "no-such-file" cannot be read.'],
  ['rules chess', 'There is no game "chess": say tic-tac-toe, thieves, sealed-powers, or duel.'],
  ['rules duel thieves', '"thieves" is one word too many.'],
  ['pack', 'Say what to do; see --help.'],
  ['pack burn x', '"burn" cannot be done here: say check or show.'],
  ['pack check', 'Say which file; see --help.'],
  ['pack check a b', '"b" is one word too many.'],
  ['pack show', 'Say which game; see --help.'],
  ['pack show duel', 'The game "duel" has no cards that a pack could replace.'],
  ['pack check no-such-file', 'The file "no-such-file" cannot be read.'],
])('masterplan %s: exit code 2 and a plain sentence', async (line, sentence) => {
  const argv = line.split(' ').filter(Boolean);
  expect(await run(argv)).toEqual({ code: 2, out: '', err: `${sentence}\n` });
  const french = await run(['--lang', 'fr', ...argv.filter((word) => word !== 'de')]);
  expect(french.code).toBe(2);
  expect(french.err).not.toBe(`${sentence}\n`);
});

test('the language is the system’s unless --lang says otherwise', async () => {
  const wordsIn = async (env: Record<string, string>, ...argv: string[]) => (await run(argv, { env })).err;
  const french = 'Il n’y a pas de commande «\u00a0x\u00a0»\u00a0; voir masterplan --help.\n';
  expect(await wordsIn({ LANG: 'fr_CA.UTF-8' }, 'x')).toBe(french);
  expect(await wordsIn({ LANG: 'en_US', LC_ALL: 'fr_FR' }, 'x')).toBe(french);
  expect(await wordsIn({ LANG: 'fr_FR' }, '--lang', 'en', 'x')).toMatch(/^There/);
  expect(await wordsIn({ LANG: 'de_DE' }, 'x')).toMatch(/^There/);
  expect(await wordsIn({ LANG: '' }, '--lang=fr', 'x')).toBe(french);
});

test('both languages have a sentence for every message, and they differ', () => {
  const flatten = (messages: object, path = ''): [string, unknown][] =>
    Object.entries(messages).flatMap(([name, message]) =>
      typeof message === 'object' ? flatten(message, `${path}${name}.`) : [[`${path}${name}`, message]],
    );
  const isSentence = (message: unknown) => typeof message === 'string' && message.includes(' ');
  const english = flatten(texts.en);
  const french = flatten(texts.fr);
  expect(french.map(([path, message]) => [path, typeof message])).toEqual(
    english.map(([path, message]) => [path, typeof message]),
  );
  const same = english.filter(([, message], i) => isSentence(message) && message === french[i]?.[1]);
  expect(same).toEqual([]);
});
