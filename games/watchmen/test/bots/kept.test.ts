import { searcher } from '@masterplan/bots';
import { ofThree } from '@masterplan/bots/testkit';
import { describe, expect, test, vi } from 'vitest';
import { bots, foresight } from '../../bot/index.ts';
import { kept } from './positions.ts';

vi.setConfig({ testTimeout: 60_000 });

const positions = kept.map(({ seat = 0, ...position }) => ({ seat, ...position }));

describe('by rules of thumb', () => {
  test.each(positions)('$what', ({ table, chosen, seat }) => {
    expect(table().chosenBy(bots.thumb, seat)).toBe(chosen);
  });
});

/** Few enough for a test; the levels that search have many times as many. */
const PLAYOUTS = 128;
const searching = ofThree(searcher('searching', bots.thumb, foresight, PLAYOUTS));

describe(`by a search of ${PLAYOUTS} playouts`, () => {
  test.each(positions)('$what', ({ table, chosen, seat, asGood = [] }) => {
    expect([chosen, ...asGood]).toContain(table().chosenBy(searching, seat));
  });
});
