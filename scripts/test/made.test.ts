import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { madeWith } from '../made.ts';

test('a measured page names the version, the commit with a mark where files differ from it, and the day', () => {
  const isCheckout = existsSync(new URL('../../.git', import.meta.url));
  const version = String.raw`^Masterplan \d+\.\d+\.\d+`;
  const commit = isCheckout ? ' [0-9a-f]{7,}\\+?' : '';
  expect(madeWith(new Date('2026-02-03T04:05:06Z'))).toMatch(
    new RegExp(`${version}${commit}, 2026-02-03, Node `),
  );
});
