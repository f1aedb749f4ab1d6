import { nth, open } from '@masterplan/kernel';
import { playedOut } from '@masterplan/kernel/testkit';
import { expect, test } from 'vitest';
import { game } from '../../game.ts';
import { tomorrowDiesToday } from '../../index.ts';
import { PHASES } from '../../rules/board.ts';
import { lead, passToken, settleOrder } from '../../rules/order.ts';
import { lay } from '../tables.ts';

const orderOf = (seats: number, leader: number, led: readonly number[], options = {}) => {
  const table = lay({
    seats: Array.from({ length: seats }, () => ({})),
    options,
    fields: { leader, led },
    stack: ['coordination'],
  });
  settleOrder(table.table);
  return table.fields.order;
};

test('TD-8.12 TD-8.13 TD-8.14 TD-8.15 TD-A16 TD-A17 the order starts with the Team Leader and alternates teams, each in its own line', () => {
  expect(orderOf(4, 0, [0, 3])).toEqual([0, 1, 2, 3]);
  expect(orderOf(4, 2, [2, 1])).toEqual([2, 3, 0, 1]);
  expect(orderOf(6, 3, [0, 3])).toEqual([3, 2, 5, 4, 1, 0]);
  expect(orderOf(6, 1, [3, 1, 2], { teams: 3 })).toEqual([1, 5, 0, 4, 2, 3]);
});

test('TD-27.15 TD-27.16 the token passes to the next team, to the person next in line there', () => {
  const table = lay({ seats: [{}, {}, {}, {}], fields: { leader: 0, led: [0, 1] }, stack: ['coordination'] });
  const leaders = Array.from({ length: 5 }, () => {
    passToken(table.table);
    return table.fields.leader;
  });
  expect(leaders).toEqual([3, 2, 1, 0, 3]);
});

test('TD-3.4 TD-3.5 TD-A19 who gains the token leads at once; who holds it keeps it a Round longer for each gain', () => {
  const table = lay({ seats: [{}, {}], stack: ['coordination'] });
  lead(table.table, 1);
  expect(table.fields.leader).toBe(1);
  lead(table.table, 1);
  lead(table.table, 1);
  passToken(table.table);
  passToken(table.table);
  expect(table.fields.leader).toBe(1);
  passToken(table.table);
  expect(table.fields.leader).toBe(0);
});

test('TD-2.3 TD-2.5 TD-2.6 TD-2.7 TD-A2 the teams are equal: 2x1, 2x2, 2x3, 3x1 or 3x2', () => {
  const shapes = [2, 3, 4, 6].flatMap((seats) =>
    [2, 3].map((teams) => {
      const { fields } = open(game, { seats, seed: 'teams', options: { teams } });
      return `${fields.teams}x${seats / fields.teams}`;
    }),
  );
  expect([...new Set(shapes)].sort()).toEqual(['2x1', '2x2', '2x3', '3x1', '3x2']);
});

/** The asks of a Stage or Phase in the order of its Actions; dealings and what they lead to may come between any two. */
const actions = [
  ['casualties', 'coordination', 'how to stage', 'staging'],
  ['funding', 'harvest', 'completing', 'split'],
  ['recall', 'directives', 'side jobs', 'swaps'],
] as const;

test.each([0, 1, 2])(
  'TD-8.5 TD-8.7 TD-8.8 TD-8.9 TD-8.10 the Actions of Stage %i come in their order, in every Round of a whole game',
  (stage) => {
    const names: readonly string[] = nth(actions, stage);
    const asked = new Map<string, number[]>();
    playedOut(tomorrowDiesToday, { seats: 4, seed: 'actions' }, ({ fields: { round, phase }, stack }) => {
      if (round === 0 || (phase === 0 ? 0 : phase <= PHASES ? 1 : 2) !== stage) return;
      const rank = names.indexOf(stack[stack.length - 1]?.verb ?? '');
      if (rank >= 0) asked.set(`${round}.${phase}`, [...(asked.get(`${round}.${phase}`) ?? []), rank]);
    });
    expect(asked.size).toBeGreaterThan(4);
    for (const ranks of asked.values()) expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  },
);
