import { searcher } from '@masterplan/bots';
import { candidates, generator, type Option } from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { bots, foresight } from '../../bot/index.ts';
import { needsLeft } from '../../bot/needs.ts';
import { many, plotted, turn, underKeaneAct } from '../tables.ts';

const search = searcher('searching', bots.thumb, foresight, 64);

/** Seat 0 of three has too little Power to beat Keane Act, which asks for a Kick, an Equipment and a Hero. */
const facing = (contributed: readonly string[], more = {}) =>
  underKeaneAct({ contributed, hand: ['kick', 'robin'], deck: ['punch', 'punch', 'punch'], ...more });

/** What seat 0 is offered, what of it a search tries, and what rules of thumb take, by their keys. */
function looked(table: ReturnType<typeof facing>) {
  const lens = table.table.lens(0);
  const { options } = candidates(lens);
  const liked = bots.thumb.choose(lens, options, generator('liked'), []);
  const keyOf = (option: Option) =>
    lens.game.keyOf(option).replace(/\d+/, (card) => lens.kind(Number(card))?.id ?? card);
  const keysOf = (some: readonly Option[]) => some.map(keyOf);
  const tried = foresight.rank?.(lens, options, liked, []) ?? options;
  return { offered: keysOf(options), tried: keysOf(tried), liked: keysOf([liked]) };
}

/** What seat 0 is offered to contribute, and what of it a search tries. */
function contributions(table: ReturnType<typeof facing>) {
  const { offered, tried } = looked(table);
  const given = (keys: readonly string[]) =>
    keys.filter((key) => key.startsWith('contribute ')).map((key) => key.replace('contribute ', ''));
  return { offered: given(offered), tried: given(tried) };
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

describe('a search tries', () => {
  const known = { ...plotted, mastermind: 0, plot: { 1: 'long-winter', 2: 'blue-light' } };

  test('nothing that serves the Challenges, as the Mastermind who is known', () => {
    const { offered, tried } = looked(facing(filled, { ...known, fields: { power: 12 } }));
    expect(offered).toContain('beat keane-act');
    expect(tried.filter((key) => /contribute|beat/.test(key))).toEqual([]);
  });

  test('no Challenge to beat, but a contribution, as the Mastermind who hides', () => {
    expect(contributions(facing(['nth-metal'], { mastermind: 0 })).tried).toEqual(['kick', 'robin']);
    const { offered, tried } = looked(facing(filled, { mastermind: 0, fields: { power: 6 } }));
    expect(offered).toContain('beat keane-act');
    expect(tried).not.toContain('beat keane-act');
  });

  test('nothing but to beat a Challenge that can be beaten, for the Loyal', () => {
    expect(looked(facing(filled, { fields: { power: 6 } })).tried).toEqual(['beat keane-act']);
  });

  test('to play a card that could be contributed', () => {
    const { tried, liked } = looked(facing(['nth-metal']));
    expect(liked).toEqual(['contribute kick']);
    expect(tried).toEqual(['play kick', 'play robin', 'contribute kick', 'contribute robin']);
  });

  test('equal cards of the Line-Up once', () => {
    const twice = turn({ lineUp: ['catwoman', 'robin', 'catwoman'], fields: { power: 3 } });
    expect(looked(twice).tried.filter((key) => key === 'buy catwoman')).toHaveLength(1);
    expect(looked(twice).tried).toContain('buy robin');
  });

  test('only what rules of thumb take, where somebody looks at a Loyalty card or denounces', () => {
    const looking = underKeaneAct({ hand: ['dossier'] }).answer(0, 'play dossier');
    const denouncing = underKeaneAct({ deck: many(9, 'punch'), weaknesses: ['weakness'] }).answer(
      0,
      'end turn',
    );
    for (const table of [looking, looking.answer(0, 'do it'), denouncing]) {
      const { offered, tried, liked } = looked(table);
      expect(offered.length).toBeGreaterThan(1);
      expect(tried).toEqual(liked);
    }
  });
});

test('a Challenge lacks what nothing contributed answers', () => {
  const left = (...contributed: string[]) => needsLeft(facing(contributed).table.lens(0));
  expect([left(), left('kick'), left('kick', 'kick'), left(...filled)]).toEqual([3, 2, 2, 0]);
});
