import { searcher } from '@masterplan/bots';
import { candidates, firstOf, generator, type Option, wordOf } from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { bots, foresight } from '../../bot/index.ts';
import { partGiven } from '../../bot/needs.ts';
import { word } from '../../rules/board.ts';
import { underKeaneAct } from '../tables.ts';

const search = searcher('searching', bots.thumb, foresight, 64);

/** Seat 0 of three has too little Power to beat Keane Act, which asks for a Kick, an Equipment and a Hero. */
const facing = (contributed: readonly string[], more = {}) =>
  underKeaneAct({ contributed, hand: ['kick', 'robin'], deck: ['punch', 'punch', 'punch'], ...more });

/** What seat 0 is offered to contribute, and what of it a search tries. */
function contributions(table: ReturnType<typeof facing>) {
  const lens = table.table.lens(0);
  const { options } = candidates(lens);
  const idsOf = (some: readonly Option[]) =>
    some
      .filter((option) => wordOf(option) === word.contribute)
      .map((option) => lens.kind(firstOf(option))?.id);
  const liked = bots.thumb.choose(lens, options, generator('liked'), []);
  return { offered: idsOf(options), tried: idsOf(foresight.rank?.(lens, options, liked, []) ?? options) };
}

const filled = ['kick', 'nth-metal', 'robin'];

describe('a search tries no contribution that helps nothing', () => {
  test.each([
    ['a Challenge that lacks both', ['nth-metal'], ['kick', 'robin']],
    ['one that has a Kick', ['kick'], ['robin']],
    ['one that has all it asks for', filled, []],
  ])('%s', (_what, contributed, tried) => {
    expect(contributions(facing(contributed))).toEqual({ offered: ['kick', 'robin'], tried });
  });

  test('a filled Challenge gets no card, whoever plays', () => {
    for (const mastermind of [0, 1])
      expect(facing(filled, { mastermind }).chosenBy(search, 0)).not.toContain('contribute');
  });
});

test('what has been contributed counts as far as it helps', () => {
  const given = (...contributed: string[]) => partGiven(facing(contributed).table.lens(0));
  expect([given(), given('kick'), given('kick', 'kick'), given(...filled)]).toEqual([0, 1 / 3, 1 / 3, 1]);
});
