import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { decisionPath } from '../../house/rules.ts';
import { breachesIn } from './planted.ts';

describe('time, chance, the DOM and Node do not exist in rules', () => {
  const places = [
    'kernel/src/a.ts',
    'games/chess/rules/a.ts',
    'games/chess/content/a.ts',
    'games/chess/text/a.ts',
  ];
  const uses: readonly [string, string][] = [
    ['Math.random()', "'Math.random'"],
    ["Math['random']()", "'Math.random'"],
    ['(({ random }) => random())(Math)', "'Math.random'"],
    ['Date.now()', "'Date'"],
    ['new Date()', "'Date'"],
    ['performance.now()', "'performance'"],
    ['structuredClone({})', "'structuredClone'"],
    ['document.title', "'document'"],
    ['window.name', "'window'"],
    ['process.env', "'process'"],
    ['globalThis', "'globalThis'"],
    ['setTimeout(() => 0)', "'setTimeout'"],
  ];
  const cases = places.flatMap((path) => uses.map(([use, name]) => [path, use, name] as const));

  test.each(cases)('%s refuses %s', (path, use, name) => {
    const found = breachesIn({ [path]: `export const a = 1;\nexport const x = ${use};` });
    expect(found).toEqual([expect.stringContaining(`${path}:2 ${name} does not exist here`)]);
  });

  test.each(['node:fs', 'fs', 'react'])('pure code imports nothing from outside: %s', (from) => {
    for (const path of [...places, 'games/chess/bot/a.ts', 'bots/src/a.ts', 'kernel/testkit/a.ts']) {
      const found = breachesIn({ [path]: `export { x } from '${from}';` });
      expect(found).toEqual([expect.stringContaining('imports nothing from Node or from outside the house')]);
    }
  });

  test.each(['/// <reference types="node" />', 'export {};\ndeclare global { var x: number }'])(
    'pure code does not borrow foreign types: %s',
    (text) => {
      const found = breachesIn({ 'kernel/src/a.ts': text });
      expect(found).toEqual([expect.stringContaining('does not borrow the types of Node or the DOM')]);
    },
  );

  test('a word in a comment, a text or a name of our own is not a use', () => {
    const text = `
      // Date and Math.random are not used here
      export const said = 'Date.now() and new Date()';
      export const expiry = { Date: 1, performance: 2 };
      export const floor = Math.floor(expiry.performance / 2);
      export function openWindow(window: number) { return window + 1; }`;
    expect(breachesIn({ 'kernel/src/a.ts': text })).toEqual([]);
  });

  test('tests and commands may look at the clock', () => {
    const text = 'export const now = Date.now();';
    expect(breachesIn({ 'kernel/test/a.test.ts': text, 'cli/src/a.ts': text })).toEqual([]);
  });
});

describe('decisions are quick', () => {
  test.each(decisionPath)('%s exists, and holds no JSON and no regular expression', (path) => {
    expect(existsSync(new URL(`../../../${path}`, import.meta.url))).toBe(true);
    const text =
      "export const a = JSON.stringify(1);\nexport const b = /x/;\nexport const c = new RegExp('x');";
    const found = breachesIn({ [path]: text });
    expect(found).toEqual([
      `${path}:1 JSON has no place on the path of a decision`,
      `${path}:2 a regular expression has no place on the path of a decision`,
      `${path}:3 a regular expression has no place on the path of a decision`,
    ]);
  });

  test('what carries a choice out is on that path', () => {
    for (const name of ['course/table', 'effects/sentence', 'course/play', 'knowledge/lens']) {
      expect(decisionPath).toContain(`kernel/src/${name}.ts`);
    }
  });

  test('elsewhere both are free', () => {
    expect(breachesIn({ 'kernel/src/record.ts': 'export const a = [JSON.parse("1"), /x/];' })).toEqual([]);
  });
});

describe('memory is let go', () => {
  test('an object of the kernel has no getter, a class may', () => {
    const inObject = 'export const tried = (table: Table) => ({ get mark() { return table.mark; } });';
    expect(breachesIn({ 'kernel/src/records/a.ts': inObject })).toEqual([
      'kernel/src/records/a.ts:1 a getter belongs into a class: in an object it holds memory',
    ]);
    const inClass = 'export class Tried { get mark() { return 1; } }';
    expect(breachesIn({ 'kernel/src/records/a.ts': inClass })).toEqual([]);
  });
});
