import { courseMark } from '@masterplan/bots/testkit';
import { expect, test } from 'vitest';
import { bots } from '../../bot/index.ts';
import { justiceLeague } from '../../index.ts';

const { game } = justiceLeague;

test.each([
  [3, '49b0f01d919260b0'],
  [4, '94129cf06cdd6fb2'],
  [5, '39b3078d99fe1d33'],
])(
  'without a temperament the rules of thumb play as they did before there were any, at %i seats',
  (seats, mark) => {
    expect(courseMark({ game, seats, games: 8, seed: 'frozen' }, bots.thumb)).toBe(mark);
  },
);
