import { rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { citationsIn } from '../src/coverage.ts';
import { tinyCheckout } from './checkout.ts';
import { run } from './streams.ts';
import { tinyGames } from './tiny.ts';

const { root, folder } = tinyCheckout();
afterAll(() => rmSync(folder, { recursive: true }));
const registry = tinyGames.filter(({ game }) => game.id === 'thieves');

test('titles of tests name clauses; a longer number is another clause', () => {
  const ids = (source: string) => citationsIn('x.test.ts', source).flatMap((found) => found.ids);
  expect(ids("test('TH-2.1 and (TH-A12)', () => {})")).toEqual(['TH-2.1', 'TH-A12']);
  expect(ids('test.each([[1], [2]])("TH-2.10 %i", () => {})')).toEqual(['TH-2.10']);
  expect(ids("test.only(`TH-2.1: it's`, () => {})")).toEqual(['TH-2.1']);
  expect(ids("it('TH-2.1.', () => {})")).toEqual(['TH-2.1']);
  expect(ids("test('B-2.1, R-23b and R-23', () => {})")).toEqual(['B-2.1', 'R-23b', 'R-23']);
  expect(ids("test.each([[f(1), ')'], ['it(']])('TH-3.1 %s', () => {})")).toEqual(['TH-3.1']);
  expect(ids("test.each`a | b`('TH-3.2 $a', () => {})")).toEqual(['TH-3.2']);
  expect(ids("test.each([['TH-5.2', 4], ['TH-5.3', 5]])('%s seats', () => {})")).toEqual([
    'TH-5.2',
    'TH-5.3',
  ]);
  expect(ids("test.each([['TH-5.2', 4]])('seats', () => {})")).toEqual([]);
  expect(ids("test.skip.each([1])('TH-2.1', () => {})")).toEqual([]);
  expect(ids("test.skip('TH-2.1', () => {}); latest('TH-2.2'); // test TH-2.3")).toEqual([]);
});

test('rules prints the tests of each clause, what is not covered, and clauses that are not there', async () => {
  const { code, out } = await run(['rules', 'thieves'], { registry, root });
  expect(code).toBe(0);
  expect(out).toContain(
    'TH-1.1: 2 tests\n    games/thieves/test/rules/turns.test.ts:1  TH-1.1, TH-A1 two people play, not one\n',
  );
  expect(out).toContain('TH-1.2 (flavour): 0 tests\n');
  expect(out).toContain('TH-2.1: NO TEST\n');
  expect(out).toContain('4 clauses that bind, 2 of them with a test; 2 of flavour or advice.\n');
  expect(out).toContain('Without a test: TH-2.1, TH-2.10\n');
  expect(out).toContain('games/thieves/test/rules/turns.test.ts:6 names TH-9.9, which is not a clause.\n');
});

test('rules --check fails where a binding clause has no test', async () => {
  expect((await run(['rules', '--check'], { registry, root })).code).toBe(1);
  expect((await run(['rules', '--check', '--lang', 'fr'], { registry, root })).out).toContain(
    'Sans test\u00a0: TH-2.1',
  );
});

test('rules --json tells a program the same', async () => {
  const { out } = await run(['rules', '--json'], { registry, root });
  expect(JSON.parse(out)).toMatchObject([
    {
      game: 'thieves',
      binding: 4,
      covered: 2,
      others: 2,
      uncovered: ['TH-2.1', 'TH-2.10'],
      unknown: [{ id: 'TH-9.9' }],
      clauses: expect.arrayContaining([
        expect.objectContaining({ id: 'TH-A1', mark: 'ruling', tests: [expect.anything()] }),
      ]),
    },
  ]);
});
