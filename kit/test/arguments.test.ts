import { describe, expect, test } from 'vitest';
import { argumentText } from '../src/argument-text.ts';
import { type ArgumentFault, firstWordIn, languageIn, readArguments, readOptions } from '../src/arguments.ts';
import { askedOf } from '../src/asked.ts';

const declared = { json: 'flag', seed: 'text', seat: 'whole', games: 'count' } as const;
const read = (...argv: string[]) => readArguments(argv, declared);

describe('a command line', () => {
  test('is words in their order and options by name, whatever their order', () => {
    expect(read('play', '--seat', '2', 'chess', '--seed=--x', '--json', '-h', '--lang', 'fr')).toEqual({
      words: ['play', 'chess'],
      options: { seat: 2, seed: '--x', json: true, help: true, lang: 'fr' },
    });
  });

  test('has words only after two dashes, and the last of an option given twice counts', () => {
    expect(read('--seat', '1', '--seat=3', '--', '--json', '-h')).toEqual({
      words: ['--json', '-h'],
      options: { seat: 3 },
    });
  });

  test('a value may begin with one dash, and zero is a whole number', () => {
    expect(read('--seed', '-5', '--seat', '0')).toMatchObject({ options: { seed: '-5', seat: 0 } });
  });

  test.each<[string, ArgumentFault]>([
    ['--colour', { code: 'no-such-option', name: '--colour' }],
    ['-x', { code: 'no-such-option', name: '-x' }],
    ['--constructor', { code: 'no-such-option', name: '--constructor' }],
    ['--json=yes', { code: 'no-value-wanted', name: '--json' }],
    ['--seed', { code: 'value-wanted', name: '--seed' }],
    ['--seed=', { code: 'value-wanted', name: '--seed' }],
    ['--seed --json', { code: 'value-wanted', name: '--seed' }],
    ['--seat two', { code: 'whole-number-wanted', name: '--seat', value: 'two' }],
    ['--seat -1', { code: 'whole-number-wanted', name: '--seat', value: '-1' }],
    ['--games 0', { code: 'count-wanted', name: '--games' }],
    ['--lang de', { code: 'no-such-language', value: 'de' }],
  ])('%s is refused, in a sentence of each language', (line, fault) => {
    expect(read(...line.split(' '))).toEqual(fault);
    const [named] = Object.values(fault).slice(1);
    expect(argumentText.en(fault)).toContain(named);
    expect(argumentText.fr(fault)).toContain(named);
    expect(argumentText.fr(fault)).not.toBe(argumentText.en(fault));
  });

  test('words are refused where a command takes none', () => {
    expect(readOptions(['now'], declared)).toEqual({ code: 'too-many-words', word: 'now' });
    expect(readOptions(['--json'], declared)).toMatchObject({ options: { json: true } });
  });

  test('its language is known before anything else of it', () => {
    expect(languageIn(['--what', 'x', '--lang', 'fr', '--seat'], 'en')).toBe('fr');
    expect(languageIn(['--lang=de'], 'fr')).toBe('fr');
    expect(firstWordIn(['--lang', 'fr', '--version', 'play'])).toBe(3);
    expect(firstWordIn(['--help'])).toBe(1);
  });
});

test('a developers’ command prints its help, or what is wrong before it', () => {
  const asked = (...argv: string[]) => askedOf(argv, declared, 'HELP', (word) => word === 'chess');
  expect(asked('--help')).toEqual({ sentence: 'HELP', exitCode: 0 });
  expect(asked('go')).toEqual({ sentence: '"go" is one word too many.\n\nHELP', exitCode: 2 });
  expect(asked('--games', 'x')).toMatchObject({ exitCode: 2 });
  expect(asked('chess', '--games', '3')).toMatchObject({ words: ['chess'], options: { games: 3 } });
});
