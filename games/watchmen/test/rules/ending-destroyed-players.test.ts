import { describe, expect, test } from 'vitest';
import { disintegrate } from '../../rules/verbs/disintegrate.ts';
import { asked, costOf, many, plain, plotted, type Table, underKeaneAct, type Watch } from '../tables.ts';

const deck = { 0: many(9, 'punch') };

const named = (table: Table, name: string, seat = 0): string[] =>
  table.options(seat).filter((option) => option.includes(name));

const uses = (table: Table, seat = 0): Table =>
  table.answer(seat, 'play disintegration').answer(seat, 'do it');

/** Seat 0 uses Disintegration on seat 2, who owns these. */
const destroyed = (zones = {}, more: Watch = {}) =>
  uses(
    underKeaneAct({ revealed: 'all', hand: { 0: ['disintegration'], 2: ['kick'] }, ...zones, ...more }),
  ).answer(0, 'destroy player 2');

describe('Disintegration', () => {
  test('Disintegration W-9.4 D-23 R-70 before the reveal only a Challenge can be chosen', () => {
    const table = uses(underKeaneAct({ hand: ['disintegration'] }));
    expect(table.options(0)).toHaveLength(1);
    expect(named(table, 'Keane Act')).toHaveLength(1);
    table.refuses(0, 'destroy player 2', 'W-9.4');
    expect(new Set(table.blocked(0).map(({ why }) => why))).toEqual(
      new Set(['Nobody is a Loyal player before the Loyalty cards are revealed.']),
    );
  });

  test('Disintegration R-70 D-16 after it any Loyal player, oneself too, never the Mastermind; or any Challenge, the Plot too', () => {
    const table = uses(underKeaneAct({ ...plotted, hand: ['disintegration'] }));
    expect(['Keane Act', 'Borrowed Monsters', 'Ann', 'Cem'].map((name) => named(table, name).length)).toEqual(
      [1, 1, 1, 1],
    );
    table.refuses(0, 'destroy player 1', 'W-9.4');
    expect(table.blocked(0).map(({ why }) => why)).toEqual(['Ben is not a Loyal player.']);
  });

  test('Disintegration R-70 P-9 it is destroyed to be used; with nothing to choose it does nothing', () => {
    const table = uses(underKeaneAct({ hand: ['disintegration'], challenge: [] }));
    expect(table.zone('destroyed')).toEqual(['disintegration']);
    expect(asked(table)).toEqual(['turn 0']);
    const kept = underKeaneAct({ hand: ['disintegration'] })
      .answer(0, 'play disintegration')
      .answer(0, 'Do nothing');
    expect(kept.zone('inPlay', 0)).toEqual(['disintegration']);
    expect(kept.fields.power).toBe(2);
  });

  test('Disintegration W-9.5 W-9.6 R-71 a destroyed Challenge is beaten: contributions gone, the next at the end of the turn', () => {
    const table = uses(underKeaneAct({ hand: ['disintegration'], contributed: ['kick'], deck })).answer(
      0,
      'destroy keane-act',
    );
    expect(table.zone('challenge')).toEqual([]);
    expect(table.zone('destroyed')).toEqual(['disintegration', 'kick']);
    expect(table.answer(0, 'end turn').zone('challenge')).toEqual(['nixon']);
  });

  test('Disintegration R-71 the last Challenge destroyed wins for the Loyal', () => {
    const table = uses(underKeaneAct({ hand: ['disintegration'], challengeStack: [] })).answer(
      0,
      'destroy keane-act',
    );
    expect(table.outcome?.winners).toEqual([0, 2]);
  });

  test('Disintegration W-9.2 W-9.3 R-72 R-40 a destroyed player loses all cards; contributions stay', () => {
    const table = destroyed({
      deck: { ...deck, 2: ['mera'] },
      discard: { 2: ['robin'] },
      locations: { 2: ['batcave'] },
      underHero: { 2: ['bane'] },
      contributed: ['kick'],
    });
    expect(table.zone('destroyed').toSorted()).toEqual([
      'bane',
      'batcave',
      'disintegration',
      'kick',
      'mera',
      'robin',
    ]);
    expect(table.zone('contributed')).toEqual(['kick']);
    expect(table.sees('public', 'plotDeck')).toEqual(['?']);
  });

  test('Disintegration R-74 a destroyed player is passed over in turns and Attacks', () => {
    const table = destroyed({
      hand: { 0: ['disintegration'], 1: ['bane', 'punch'], 2: [] },
      deck: { ...deck, 1: many(5, 'punch') },
    });
    table.answer(0, 'end turn').answer(1, 'play bane');
    expect(asked(table)).toEqual(['round 0']);
    table.answer(0, 'take the attack').answer(0, 'discard punch').answer(1, 'end turn');
    expect(asked(table)).toEqual(['turn 0']);
  });

  test('Disintegration R-68 a destroyed player keeps their view of the table', () => {
    const table = destroyed({ deck });
    expect(table.sees(2, 'lineUp')).toHaveLength(5);
    expect(table.sees(2, 'loyalty', 2)).toEqual(['loyal']);
    expect(table.options(2)).toEqual([]);
  });

  test('Disintegration R-73 who is destroyed in their own turn leaves it at once, with the third and fourth step', () => {
    const table = uses(
      underKeaneAct({
        revealed: 'all',
        hand: ['disintegration', 'punch'],
        challenge: 'alien-invasion',
        weaknesses: many(5, 'weakness'),
      }),
    );
    table.answer(0, 'destroy player 0');
    expect(asked(table)).toEqual(['turn 1']);
    expect(table.zone('hand', 0)).toEqual([]);
    expect(table.zone('lineUp')).toHaveLength(6);
    expect(table.zone('weaknesses')).toHaveLength(5);
  });

  test('Disintegration R-69 with no Loyal player left the Mastermind wins at once', () => {
    const table = underKeaneAct({
      revealed: 'all',
      hand: { 1: [plain('the-end', 9, { play: [disintegrate()] })] },
      fields: { out: [false, false, true] },
      whose: 1,
    });
    expect(table.answer(1, 'play the-end').answer(1, 'destroy player 0').outcome).toEqual({
      winners: [1],
      reason: 'no-loyal',
    });
  });

  test('Disintegration P-9 the last Loyal player is spared', () => {
    const table = underKeaneAct({
      revealed: 'all',
      hand: { 1: ['disintegration'] },
      fields: { out: [false, false, true] },
      whose: 1,
    });
    uses(table, 1).refuses(1, 'destroy player 0', 'P-9');
    expect(table.blocked(1).map(({ why }) => why)).toContain('Ann is the last Loyal player.');
  });

  test.each([
    ['en', [0]],
    ['fr', [0, 2]],
  ] as const)(
    'Disintegration D-22 edition %s: who wins with the Loyal when one of them was destroyed',
    (edition, winners) => {
      const table = underKeaneAct({
        revealed: 'all',
        contributed: ['kick', 'kick', 'catwoman', 'lasso-of-truth'],
        challengeStack: [],
        fields: { out: [false, false, true], power: costOf('keane-act') },
        edition,
      });
      expect(table.answer(0, 'beat keane-act').outcome?.winners).toEqual(winners);
    },
  );

  test('Disintegration R-72 cards of others that lie before a destroyed player go to their owners', () => {
    const hand = { 0: ['disintegration'], 2: ['doomsday'] };
    const table = underKeaneAct({ ...plotted, hand });
    uses(table.answer(0, 'ask for help').answer(2, 'accept')).answer(0, 'destroy player 0');
    expect(table.zone('discard', 2)).toEqual(['doomsday']);
    expect(table.zone('destroyed')).toEqual(['disintegration']);
  });
});
