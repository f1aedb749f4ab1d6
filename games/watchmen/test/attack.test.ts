import { describe, expect, test } from 'vitest';
import { appearance, asked, playing, turn } from './tables.ts';

const weaknesses = { weaknesses: ['weakness', 'weakness', 'weakness'] };
const attacked = (hand: readonly string[], more: object = {}) =>
  playing(
    turn({
      hand: ['scarecrow'],
      ...weaknesses,
      foes: { 1: { hand, deck: ['punch', 'punch'], ...more } },
    }),
    'scarecrow',
  );

describe('an Attack', () => {
  test('B-6.1 only what is labelled Attack can be defended against', () => {
    expect(asked(playing(turn({ hand: ['scarecrow'] }), 'scarecrow'))).toEqual(['round 1']);
    expect(asked(playing(turn({ hand: ['x-ray-vision'] }), 'x-ray-vision'))).toEqual(['turn 0']);
  });

  test('B-6.2 goes round clockwise from the left of the player whose turn it is', () => {
    const table = turn({
      seats: 4,
      hand: ['bane'],
      foes: { 1: { hand: ['kick'] }, 2: { hand: ['robin'] }, 3: { hand: ['mera'] } },
    });
    playing(table, 'bane')
      .answer(3, 'take the attack')
      .answer(2, 'take the attack')
      .answer(1, 'take the attack');
    expect(asked(table)).toEqual(['discard 1']);
    table.answer(1, 'discard kick').answer(2, 'discard robin');
    expect(asked(table)).toEqual(['discard 3']);
  });

  test('RB-1 all who are attacked answer at once, sealed; then it goes round', () => {
    const table = turn({
      seats: 3,
      hand: ['bane'],
      foes: { 1: { hand: ['super-speed', 'kick'], deck: ['punch', 'punch'] }, 2: { hand: ['punch'] } },
    });
    playing(table, 'bane').answer(1, 'defend with super-speed');
    expect(table.zone('hand', 1)).toContain('super-speed');
    expect(table.log()).not.toContain('Ben discards Super Speed to defend.');
    table.answer(2, 'take the attack');
    expect(table.zone('hand', 1)).not.toContain('super-speed');
    expect(table.log()).toContain('Ben discards Super Speed to defend.');
  });

  test('RB-2 B-6.3 everybody is asked, with or without a Defense; one card is used at most', () => {
    expect(attacked([]).options(1)).toEqual(['Take the Attack']);
    const table = attacked(['lasso-of-truth', 'super-speed', 'kick']);
    expect(table.options(1)).toEqual([
      'Take the Attack',
      'Defend with Lasso of Truth',
      'Defend with Super Speed',
    ]);
    table.refuses(1, 'defend with kick', 'B-6.3');
    table.answer(1, 'defend with lasso-of-truth');
    expect(table.zone('hand', 1)).toEqual(['kick', 'punch', 'super-speed']);
  });

  test('RB-26 a standing answer is taken at once, whatever the hand holds', () => {
    const table = turn({
      hand: ['scarecrow', 'scarecrow'],
      ...weaknesses,
      foes: { 1: { hand: ['cape-and-cowl', 'lasso-of-truth'], deck: ['punch', 'punch'] } },
    });
    table.answer(1, 'stand attack cheapest');
    playing(table, 'scarecrow');
    expect(table.zone('discard', 1)).toEqual(['lasso-of-truth']);
    table.answer(1, 'stand attack take');
    playing(table, 'scarecrow');
    expect(table.zone('discard', 1)).toEqual(['lasso-of-truth', 'weakness']);
    const bare = turn({ hand: ['scarecrow'], ...weaknesses, foes: { 1: { hand: ['punch'] } } });
    bare.answer(1, 'stand attack cheapest');
    expect(asked(playing(bare, 'scarecrow'))).toEqual(['turn 0']);
  });

  test('B-6.4 a Defense protects only the player who used it', () => {
    const table = turn({
      seats: 3,
      hand: ['scarecrow'],
      ...weaknesses,
      foes: { 1: { hand: ['lasso-of-truth'] }, 2: { hand: ['punch'] } },
    });
    playing(table, 'scarecrow').answer(1, 'defend with lasso-of-truth').answer(2, 'take the attack');
    expect(table.zone('discard', 2)).toEqual(['weakness']);
    expect(table.zone('weaknesses')).toHaveLength(2);
  });

  test('B-6.5 a Defense is discarded first, then comes what it gives', () => {
    const table = attacked(['super-speed'], { deck: [], discard: ['kick'] });
    table.answer(1, 'defend with super-speed');
    expect(table.zone('hand', 1)).toEqual(['kick', 'super-speed']);
  });

  test('B-6.6 Blue Beetle defends by being shown and stays in the hand', () => {
    const table = attacked(['blue-beetle', 'kick']).answer(1, 'defend with blue-beetle');
    expect(table.zone('hand', 1)).toEqual(['blue-beetle', 'kick']);
    expect(table.sees(0, 'hand', 1)).toEqual(['?', 'blue-beetle']);
    expect(table.zone('weaknesses')).toHaveLength(3);
  });

  test('B-6.7 using a Defense is not playing it; in the own turn the card is played for its other text', () => {
    const table = attacked(['bulletproof'], { hero: 'superman' })
      .answer(1, 'defend with bulletproof')
      .answer(1, 'decline');
    expect(table.fields.power).toBe(2);
    expect(playing(turn({ hand: ['bulletproof'], deck: ['kick'] }), 'bulletproof').zone('hand', 0)).toEqual(
      [],
    );
  });

  test('B-6.8 whoever cannot do all of it does what is possible', () => {
    const table = appearance('darkseid', { deck: ['punch'] });
    table
      .answer(0, 'take the attack')
      .answer(1, 'take the attack')
      .answer(0, 'do nothing')
      .answer(0, 'discard punch');
    expect(table.zone('hand', 0)).toEqual([]);
    expect(asked(table)).toEqual(['turn 1']);
  });

  test('B-6.9 there is no Defense against harm without the label', () => {
    const hand = ['suicide-squad', 'suicide-squad', 'suicide-squad'];
    const table = turn({ hand, foes: { 1: { hand: ['blue-beetle'] } } });
    expect(playing(table, ...hand).zone('hand', 1)).toEqual([]);
  });
});

describe('a player’s deck', () => {
  test('B-7.1 B-7.2 in the middle of a draw: what is there, then the shuffled discard pile, then the rest', () => {
    const table = turn({
      hand: ['fastest-man-alive'],
      deck: ['kick'],
      discard: ['robin', 'mera'],
      shuffles: [['robin', 'mera']],
    });
    playing(table, 'fastest-man-alive');
    expect(table.zone('hand', 0)).toEqual(['kick', 'mera']);
    expect(table.zone('deck', 0)).toEqual(['robin']);
  });

  test('B-7.1 an empty deck alone shuffles nothing', () => {
    const table = turn({ hand: ['kid-flash'], deck: ['kick'], discard: ['robin'] });
    playing(table, 'kid-flash');
    expect(table.zone('deck', 0)).toEqual([]);
    expect(table.zone('discard', 0)).toEqual(['robin']);
  });

  test('B-7.3 hand, cards in play and the card being carried out are not shuffled in', () => {
    const table = turn({ hand: ['kid-flash', 'kid-flash', 'punch'], discard: ['robin'] });
    playing(table, 'kid-flash', 'kid-flash');
    expect(table.zone('hand', 0)).toEqual(['punch', 'robin']);
    expect(table.zone('inPlay', 0)).toEqual(['kid-flash', 'kid-flash']);
  });

  test('B-7.4 with deck and discard pile empty nothing comes', () => {
    expect(playing(turn({ hand: ['kid-flash'] }), 'kid-flash').zone('hand', 0)).toEqual([]);
  });
});

describe('playing again', () => {
  test('B-8.1 only what lies in the play area and has been carried out', () => {
    const table = turn({ hand: ['clayface', 'clayface', 'kick', 'batcave'] });
    playing(table, 'batcave', 'kick', 'clayface');
    expect(table.fields.power).toBe(4);
    playing(table, 'clayface');
    table.refuses(0, 'play again batcave', 'B-8.1');
    expect(table.options(0)).toEqual(['Play Kick again', 'Play Clayface again']);
    table.answer(0, 'play again clayface');
    expect(table.fields.power).toBe(6);
  });

  test('B-8.2 what the first play made remains', () => {
    expect(playing(turn({ hand: ['kick', 'clayface'] }), 'kick', 'clayface').fields.power).toBe(4);
  });

  test('B-8.3 an Ongoing effect that works once a turn and has been used stays used', () => {
    const table = turn({
      hand: ['kick', 'clayface'],
      deck: ['punch', 'punch'],
      locations: ['fortress-of-solitude'],
    });
    playing(table, 'kick', 'clayface');
    expect(table.zone('hand', 0)).toEqual(['punch']);
  });

  test('B-8.4 whoever plays a card is you on it, whoever owns it', () => {
    const table = turn({
      seats: 3,
      hand: ['x-ray-vision'],
      ...weaknesses,
      foes: { 1: { deck: ['scarecrow'] }, 2: {} },
    });
    playing(table, 'x-ray-vision').answer(0, 'play scarecrow');
    expect(asked(table)).toEqual(['round 1', 'round 2']);
    expect(table.fields.power).toBe(2);
  });
});

describe('Super-Villains', () => {
  test('B-9.1 B-9.2 the one face up is defeated by paying its cost, and goes to the discard pile', () => {
    const table = turn({
      fields: { power: 8 },
      villain: 'ras-al-ghul',
      superVillains: ['joker'],
    });
    table.answer(0, 'defeat ras-al-ghul');
    expect(table.zone('discard', 0)).toEqual(['ras-al-ghul']);
    expect(table.fields.power).toBe(0);
    turn({ fields: { power: 7 }, villain: 'ras-al-ghul' }).refuses(0, 'defeat ras-al-ghul', 'B-3.6');
  });

  test('B-9.3 the next lies face down until the end of the turn: only one falls in a turn', () => {
    const table = turn({
      fields: { power: 30 },
      villain: 'ras-al-ghul',
      superVillains: ['joker'],
    });
    table.answer(0, 'defeat ras-al-ghul');
    expect(table.options(0)).toEqual(['End your turn']);
  });

  test('B-9.4 B-9.6 its First Appearance hits everybody, from the player whose turn it is on; Defenses work', () => {
    const table = appearance('lex-luthor', {
      seats: 3,
      lineUp: ['bane', 'kick', 'kick', 'kick', 'kick'],
      weaknesses: ['weakness', 'weakness'],
      foes: { 2: { hand: ['lasso-of-truth'], deck: ['punch'] } },
    });
    table.answer(0, 'take the attack').answer(1, 'take the attack').answer(2, 'defend with lasso-of-truth');
    expect([0, 1, 2].map((seat) => table.zone('discard', seat))).toEqual([
      ['weakness'],
      ['weakness'],
      ['lasso-of-truth'],
    ]);
    expect(asked(table)).toEqual(['turn 1']);
  });

  test('B-9.7 no First Appearance when it is played', () => {
    const table = playing(
      turn({ hand: ['black-manta'], deck: ['kick'], foes: { 1: { deck: ['kick'] } } }),
      'black-manta',
    );
    expect(asked(table)).toEqual(['turn 0']);
  });

  test('B-9.8 a Super Hero that lies face down does nothing', () => {
    const table = turn({ hero: 'batman', hand: ['lasso-of-truth'], fields: { heroDown: [true, false] } });
    expect(playing(table, 'lasso-of-truth').fields.power).toBe(1);
  });
});
