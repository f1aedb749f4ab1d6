import { describe, expect, test } from 'vitest';
import { asked, five, plain, playing, watch } from './tables.ts';

describe('the Challenges', () => {
  test('W-6.4 an Ongoing is on everybody, Loyal or not', () => {
    const foes = { 1: { deck: ['kick', 'kick'] } };
    const table = watch({ challenge: 'alien-invasion', deck: ['punch'], foes, revealed: 'all' });
    table.answer(0, 'end turn').answer(1, 'end turn');
    expect(table.zone('destroyed')).toEqual(['punch', 'kick']);
  });

  test('P-6 Alien Invasion spares whoever contributed to it in that turn', () => {
    const table = watch({
      challenge: 'alien-invasion',
      hand: ['bane'],
      deck: ['punch'],
    });
    table.answer(0, 'contribute bane').answer(0, 'end turn');
    expect(table.zone('destroyed')).toEqual([]);
  });

  test('W-9.1 D-29 Alien Invasion, The Nuclear Clock: Watchmen cards are the eleven of the pack', () => {
    const table = watch({ challenge: 'nuclear-clock', hand: ['smiley-badge', 'lasso-of-truth'] });
    table.answer(0, 'contribute smiley-badge').refuses(0, 'contribute lasso-of-truth', 'W-6.10');
    const location = watch({ challenge: 'alien-invasion', hand: ['newsstand'] });
    expect(location.answer(0, 'contribute newsstand').zone('contributed')).toEqual(['newsstand']);
  });

  test('W-9.22 R-86 Rioting: two Attacks, two Defenses or one of each; a label is what counts', () => {
    const needs = (cards: string[]) => {
      const table = watch({
        challenge: 'rioting',
        contributed: ['robin', 'gorilla-grodd', ...cards],
        fields: { power: 8 },
      });
      return table.options(0).includes('Beat Rioting for 8');
    };
    expect(needs(['bane', 'scarecrow'])).toBe(true);
    expect(needs(['lasso-of-truth', 'super-speed'])).toBe(true);
    expect(needs(['bane', 'super-speed'])).toBe(true);
    expect(needs(['bane'])).toBe(false);
    expect(needs(['suicide-squad', 'suicide-squad'])).toBe(false);
    watch({ challenge: 'rioting', hand: ['lex-luthor'], contributed: ['bane'] }).answer(
      0,
      'contribute lex-luthor',
    );
  });

  test('P-3 Rioting destroys the cheapest card of the Line-Up; among equals the player whose turn ends chooses', () => {
    const table = watch({
      challenge: 'rioting',
      lineUp: ['robin', 'kick', 'mera', 'bane', 'starro'],
    });
    table.answer(0, 'end turn');
    expect(table.options(0)).toHaveLength(3);
    table.answer(0, 'destroy kick');
    expect(table.zone('destroyed')).toEqual(['kick']);
    const alone = watch({
      challenge: 'rioting',
      lineUp: ['catwoman', 'kick', 'mera', 'bane', 'starro'],
    });
    expect(alone.answer(0, 'end turn').zone('destroyed')).toEqual(['catwoman']);
  });

  test('W-9.14 D-27 R-76 Keane Act: Super Heroes have no text while it lies there, and have it again at once', () => {
    const table = watch({
      challenge: 'keane-act',
      contributed: ['kick', 'kick', 'robin', 'nth-metal'],
      challengeStack: ['nixon'],
      hero: 'rorschach',
      hand: ['gorilla-grodd', 'gorilla-grodd'],
      fields: { blank: true, power: 9 },
    });
    expect(playing(table, 'gorilla-grodd').fields.power).toBe(12);
    table.answer(0, 'beat keane-act');
    expect(playing(table, 'gorilla-grodd').fields.power).toBe(7);
  });

  test('R-77 cards that lie under a blank Super Hero are not touched', () => {
    const table = watch({
      challenge: 'keane-act',
      fields: { blank: true },
      underHero: ['kick'],
    });
    table.answer(0, 'end turn');
    expect(table.zone('underHero', 0)).toEqual(['kick']);
    expect(table.sees(0, 'loyalty', 0)).toEqual(['loyal']);
  });

  test('W-9.15 R-53 Nixon: the extra card comes after the refill, also where none was needed', () => {
    expect(
      watch({ challenge: 'nixon', fields: { fromLineUp: 1 } })
        .answer(0, 'end turn')
        .zone('lineUp'),
    ).toHaveLength(6);
    const table = watch({
      challenge: 'nixon',
      lineUp: five.slice(0, 3),
      fields: { fromLineUp: 1 },
    });
    expect(table.answer(0, 'end turn').zone('lineUp')).toHaveLength(6);
  });

  test('W-9.7 W-9.8 R-83 R-61 Cancer Scare: an Attack in nobody’s turn, from the player whose turn has ended, on everybody', () => {
    const table = watch({
      challenge: 'cancer-scare',
      revealed: 'all',
      deck: ['super-strength', 'punch', 'punch', 'punch', 'punch', 'punch'],
      foes: { 1: { deck: ['kick'] }, 2: { deck: ['doomsday'], hand: ['lasso-of-truth'] } },
    }).answer(0, 'end turn');
    expect(asked(table)).toEqual(['round 0', 'round 1', 'round 2']);
    expect(table.fields.turn).toBe(-1);
    table.answer(0, 'take the attack').answer(1, 'take the attack').answer(2, 'defend with lasso-of-truth');
    expect(table.zone('destroyed')).toEqual(['super-strength']);
    expect(table.zone('discard', 1)).toEqual(['kick']);
    expect(table.fields.tally).toBe(1);
    expect(asked(table)).toEqual(['turn 1']);
  });

  test('R-84 P-4 P-5 D-24 what that Attack destroys is counted; six cost the main deck six cards, seen by all, as far as there are any', () => {
    const table = watch({
      challenge: 'cancer-scare',
      deck: ['super-strength', 'punch', 'punch', 'punch', 'punch', 'punch'],
      mainDeck: ['kick', 'robin', 'mera'],
      fields: { tally: 5, fromLineUp: 1 },
    });
    table
      .answer(0, 'end turn')
      .answer(0, 'take the attack')
      .answer(1, 'take the attack')
      .answer(2, 'take the attack');
    expect(table.sees('public', 'destroyed')).toEqual(['super-strength', 'mera', 'robin', 'kick']);
    expect(table.fields.tally).toBe(0);
    expect(table.outcome).toBeNull();
  });

  test('W-9.16 R-41 R-42 The Nuclear Clock: Locations from play only; a Watchmen Location also from the hand, as such', () => {
    const table = watch({
      challenge: 'nuclear-clock',
      hand: ['batcave', 'newsstand'],
      locations: ['arkham-asylum'],
    });
    table.refuses(0, 'contribute batcave', 'W-6.10');
    table.answer(0, 'contribute arkham-asylum').answer(0, 'contribute newsstand');
    expect(table.zone('locations', 0)).toEqual([]);
    expect(table.zone('contributed')).toEqual(['arkham-asylum', 'newsstand']);
    const hand = {
      challenge: 'nuclear-clock',
      contributed: ['newsstand', 'smiley-badge', 'owlship', 'robin', 'bane', 'doomsday'],
      fields: { power: 12 },
    };
    watch(hand).refuses(0, 'beat nuclear-clock', 'W-6.22');
  });

  const eleven = Array.from({ length: 11 }, (_, i) => plain(`tick-${i}`, 2));

  test('W-9.17 W-9.18 R-15 R-18 R-78 R-79 R-82 at twelve cards, unknown until then, all reveal in the first step, and the Mastermind gets them without drawing', () => {
    const before = watch({ challenge: 'nuclear-clock', clock: eleven.slice(0, 3) }).answer(0, 'end turn');
    expect(before.sees('public', 'clock')).toEqual(['?', '?', '?', '?']);
    const table = watch({
      challenge: 'nuclear-clock',
      clock: eleven,
      plot: { 1: 'long-winter' },
    }).answer(0, 'end turn');
    expect(table.fields.revealed).toBe(true);
    expect(table.fields.mastermind).toBe(1);
    expect(table.zone('discard', 1)).toHaveLength(12);
    expect(table.zone('hand', 1)).toEqual([]);
    expect(table.zone('plotInPlay')).toEqual([]);
    expect(table.sees(0, 'plot', 1)).toEqual(['?']);
  });

  test('W-9.19 without a Mastermind they are destroyed', () => {
    const table = watch({
      seats: 2,
      mastermind: 'nobody',
      challenge: 'nuclear-clock',
      clock: eleven,
    }).answer(0, 'end turn');
    expect(table.zone('destroyed')).toHaveLength(12);
  });

  test('R-80 beaten before, what lies under it is destroyed; R-81 after twelve it ticks no more', () => {
    const contributed = ['arkham-asylum', 'smiley-badge', 'owlship', 'robin', 'bane', 'doomsday'];
    const table = watch({
      challenge: 'nuclear-clock',
      contributed,
      challengeStack: ['nixon'],
      clock: eleven.slice(0, 2),
      fields: { power: 12, fromPlay: ['arkham-asylum'] },
    });
    table.answer(0, 'beat nuclear-clock');
    expect(table.zone('destroyed')).toHaveLength(8);
    const struck = watch({ challenge: 'nuclear-clock', revealed: 'all', fields: { struck: true } }).answer(
      0,
      'end turn',
    );
    expect(struck.zone('clock')).toEqual([]);
  });
});
