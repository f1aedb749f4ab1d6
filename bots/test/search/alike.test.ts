import { compareAlike, ofSearch, ofThumbs } from '@masterplan/bots/testkit';
import { nth } from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { games } from '../../../games/index.ts';
import { masterPlan } from '../../../games/master-plan/index.ts';

/** Of 250 positions in all, each game's share, by how quick its playouts are. `npm run alike` compares 1,000 of each. */
const shares: Readonly<Record<string, number>> = {
  'master-plan': 50,
  watchmen: 175,
  'justice-league': 20,
  'tomorrow-dies-today': 5,
};

describe('a search reads only what its seat sees', () => {
  for (const manifest of games)
    test(`${manifest.game.id}: the same choice in another world of the same view, at 64 playouts`, () => {
      const wanted = shares[manifest.game.id] ?? 50;
      const { positions, others, unlike } = compareAlike(manifest, ofSearch(manifest, 64), wanted);
      expect(unlike).toEqual([]);
      expect(positions).toBe(wanted);
      expect(others).toBe(wanted);
    });
});

test('a bot that goes by more than its seat sees is found out', () => {
  let asked = 0;
  const fickle = {
    name: 'fickle',
    choose: (_lens: unknown, options: readonly number[]) => nth(options, asked++ % options.length),
  };
  const { unlike } = compareAlike(masterPlan, { ...ofThumbs(masterPlan), bot: fickle }, 100);
  expect(unlike.length).toBeGreaterThan(50);
});
