import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { boundsTable, messageTable, ratesTable, sentences } from '../support/limits-table.ts';

const page = readFileSync(new URL('../../../docs/security.md', import.meta.url), 'utf8');

describe('docs/security.md', () => {
  test.each([
    ['rates', ratesTable()],
    ['bounds', boundsTable()],
    ['what a message holds', messageTable()],
    ['sentences', sentences()],
  ])('has the limits that the server has: %s', (_what, table) => {
    expect(page).toContain(`\n${table}\n`);
  });

  test('names tests that are there', () => {
    const named = [...page.matchAll(/`((?:server|web|games|kernel)\/[\w/.-]+\.(?:test|spec)\.ts)`/g)];
    expect(named.length).toBeGreaterThan(5);
    for (const [, file = ''] of named)
      expect(readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8')).toMatch(/\btest[.(]/);
  });
});
