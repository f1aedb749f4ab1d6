import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { Screen, wrap } from '../src/play/screen.ts';
import { Kept } from './streams.ts';

/** What a screen of so many columns shows. */
function shown(columns: number, use: (screen: Screen) => void): string[] {
  const stdout = new Kept(columns);
  use(new Screen({ stdin: new PassThrough(), stdout, stderr: new Kept(), env: { NO_COLOR: '1' } }));
  return stdout.text.split('\n').slice(0, -1);
}

test('a line is broken between words, and what follows hangs under it', () => {
  expect(wrap('one two three', 20)).toEqual(['one two three']);
  expect(wrap('one two three', 9)).toEqual(['one two', '  three']);
  expect(wrap('  one two three', 9, 0)).toEqual(['  one two', '  three']);
});

test('a word longer than the line is cut, a space that must not break does not', () => {
  expect(wrap('abcdefghijkl', 5)).toEqual(['abcde', '  fgh', '  ijk', '  l']);
  expect(wrap('voici\u00a0: oui', 8)).toEqual(['voici\u00a0:', '  oui']);
});

const options = (count: number, text: string) =>
  Array.from({ length: count }, (_, i): [string, string] => [`${String(i + 1).padStart(2)})`, text]);

test('many short options stand in columns, read downwards; few stand below each other', () => {
  const lines = shown(44, (screen) => screen.items(options(12, 'deploy')));
  expect(lines).toHaveLength(4);
  expect(lines[0]).toBe(' 1) deploy   5) deploy   9) deploy');
  expect(shown(44, (screen) => screen.items(options(4, 'deploy')))).toHaveLength(4);
});

test('long options stand below each other, broken under their text', () => {
  const lines = shown(40, (screen) => screen.items(options(11, 'deploy the Scorched Earl to Pier Thirteen')));
  expect(lines).toHaveLength(22);
  expect(lines.slice(0, 2)).toEqual([' 1) deploy the Scorched Earl to Pier', '    Thirteen']);
});
