import { expect, test } from 'vitest';
import { alikePage, isFair, lineOf } from '../alike/page.ts';

const findings = {
  positions: 1_000,
  others: 998,
  unlike: [],
  tables: new Map([
    ['4 chance', 600],
    ['5 chance', 400],
  ]),
  asks: new Map([['act', 1_000]]),
};
const compared = { game: 'master-plan', bot: 'Steady', findings };
const differing = { truth: 1, view: 1, world: 2, isOther: true, seats: 4, options: {}, ask: 'act' };

test('a bot is fair if as many positions as wanted were compared and no choice differed', () => {
  expect(isFair(compared, 1_000)).toBe(true);
  expect(isFair(compared, 1_001)).toBe(false);
  expect(isFair({ ...compared, findings: { ...findings, unlike: [differing] } }, 1_000)).toBe(false);
});

test('the page says of each game and bot what was compared, and how it was made', () => {
  expect(lineOf(compared)).toBe(
    'master-plan, Steady: 1,000 positions at 2 kinds of tables, in 998 of them another world than the truth, 0 choices differed',
  );
  expect(alikePage([compared], 'Masterplan 1')).toContain('Masterplan 1.\n\n- master-plan, Steady: 1,000');
});
