import { expect, test } from 'vitest';
import { ladderLines, pageWith } from '../src/index.ts';
import { seating } from '../src/ladder/bouts.ts';
import { ratingsOf } from '../src/ladder/rating.ts';

test('two levels take turns by sides, and swap in the next game', () => {
  expect(seating([0, 1, 2, 3], 0)).toEqual([0, 1, 0, 1]);
  expect(seating([0, 1, 2, 3], 1)).toEqual([1, 0, 1, 0]);
  expect(seating([0, 1, 0, 0], 0)).toEqual([0, 1, 0, 0]);
  expect(seating([0, 1, 0, 0], 1)).toEqual([1, 0, 1, 1]);
});

test('three games won of four are about 190 points, and more games make it surer', () => {
  const rated = (games: number) =>
    ratingsOf(['thumb', 'sharp'], [{ levels: ['sharp', 'thumb'], games, won: 0.75 * games }]);
  const [thumb, sharp] = rated(400);
  expect(thumb).toEqual({ level: 'thumb', points: 0, within: 0 });
  expect(sharp?.points).toBeGreaterThan(180);
  expect(sharp?.points).toBeLessThan(195);
  expect(sharp?.within ?? 0).toBeLessThan(rated(40)[1]?.within ?? 0);
});

test('a level that has not met another is rated by those it has met', () => {
  const bouts = [
    { levels: ['sharp', 'thumb'] as const, games: 100, won: 75 },
    { levels: ['ruthless', 'sharp'] as const, games: 100, won: 75 },
  ];
  const [, sharp, ruthless] = ratingsOf(['thumb', 'sharp', 'ruthless'], bouts);
  expect(ruthless?.points).toBeGreaterThan(1.9 * (sharp?.points ?? 0));
});

test('the page keeps what other ladders wrote, and replaces its own part', () => {
  const climbed = {
    title: 'Some Game, 4 seats',
    made: 'today',
    bouts: [{ levels: ['sharp', 'thumb'] as const, games: 10, won: 7 }],
    ratings: [
      { level: 'thumb', points: 0, within: 0 },
      { level: 'sharp', points: 120, within: 90 },
    ],
    speeds: [{ level: 'sharp', seconds: 0.1, playouts: 5000 }],
  };
  expect(ladderLines(climbed).join('\n')).toMatch(/sharp +120 +± 90 +0\.100 +5,000/);
  const one = pageWith(undefined, climbed);
  const two = pageWith(one, { ...climbed, title: 'Other Game, 2 seats' });
  expect(two.match(/^## .*/gm)).toEqual(['## Other Game, 2 seats', '## Some Game, 4 seats']);
  const again = pageWith(two, { ...climbed, made: 'tomorrow' });
  expect(again.match(/^## .*/gm)).toHaveLength(2);
  expect(again).toContain('tomorrow.');
});
