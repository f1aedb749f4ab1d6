import fc from 'fast-check';
import { expect, test } from 'vitest';
import { whereNotJson } from '../src/json.ts';

test.each<[string, number, number]>([
  ['', 1, 1],
  ['{', 1, 2],
  ['{"a": 1,}', 1, 9],
  ['{"a" 1}', 1, 6],
  ['[1,\n2,,\n3]', 2, 3],
  ['[1,\r\n  tru]', 2, 3],
  ['{"a": [1, 2}', 1, 12],
  ['{"a": "b\nc"}', 1, 7],
  ["{'a': 1}", 1, 2],
  ['[01]', 1, 3],
  ['1 2', 1, 3],
])('%j stops being JSON at line %i, column %i', (text, line, column) => {
  expect(whereNotJson(text)).toEqual({ line, column });
});

const signs = Array.from('{}[],:"0-.e\\ \n\u0001\u0085\u2028x');

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

test('nothing is found in JSON, and something in whatever is not', () => {
  const spoilt = fc
    .tuple(fc.json(), fc.nat(), fc.constantFrom(...signs))
    .map(
      ([text, at, sign]) =>
        `${text.slice(0, at % (text.length + 1))}${sign}${text.slice(at % (text.length + 1))}`,
    );
  fc.assert(
    fc.property(fc.oneof(fc.json(), spoilt, fc.string()), (text) => {
      expect(whereNotJson(text) === undefined).toBe(isJson(text));
    }),
    { numRuns: 3000, seed: 7 },
  );
});
