import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyManifest } from '@masterplan/kernel';
import { afterAll, expect, test } from 'vitest';
import { market } from '../../kernel/test/tiny/market.ts';
import { marketText } from '../../kernel/test/tiny/market-text.ts';
import { compared, keep } from '../guard/compare.ts';

const folder = mkdtempSync(join(tmpdir(), 'masterplan-guard-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = pathToFileURL(join(folder, 'market.json.gz'));

const saying = (title: string): AnyManifest => ({
  game: market,
  text: () => ({ en: { ...marketText('en'), prompt: () => title }, fr: marketText('fr') }),
});

test('a game of which nothing was kept is told, and is not at fault', () => {
  expect(compared(saying('Well?'), file)).toEqual({
    failed: 0,
    lines: ['not guarded yet: npm run guard -- --write'],
  });
});

test('a game is held to what was kept of it', () => {
  const { lines } = keep(saying('Well?'), file);
  expect(lines).toEqual([expect.stringMatching(/^100 games, \d+ choices$/)]);
  expect(compared(saying('Well?'), file)).toEqual({ failed: 0, lines });
  expect(compared(saying('Now?'), file)).toMatchObject({ failed: 100 });
});
