import { describe, expect, test } from 'vitest';
import { asked, playing, watch } from './tables.ts';

describe('Attacks after the reveal', () => {
  const four = { seats: 4, mastermind: 2, revealed: 'all' } as const;

  test('W-2.6 W-2.7 W-2.8 R-14 R-56 R-58b a Loyal player’s Attack leaves Loyal players alone: they are not asked; the rest of the card works', () => {
    const table = playing(watch({ ...four, hand: ['bane'] }), 'bane');
    expect(asked(table)).toEqual(['round 2']);
    expect(table.fields.power).toBe(2);
    const before = playing(watch({ seats: 4, mastermind: 2, hand: ['bane'] }), 'bane');
    expect(asked(before)).toEqual(['round 1', 'round 2', 'round 3']);
  });

  test('W-7.16 R-14 before the reveal nobody is a Loyal player', () => {
    const table = playing(watch({ seats: 3, hand: ['scarecrow'] }), 'scarecrow');
    expect(asked(table)).toEqual(['round 1', 'round 2']);
  });

  test('R-60 the Mastermind’s Attack reaches all Loyal players', () => {
    const table = playing(watch({ ...four, mastermind: 0, hand: ['bane'] }), 'bane');
    expect(asked(table)).toEqual(['round 1', 'round 2', 'round 3']);
  });

  test('R-60 an Attack is of whoever plays it, whoever owns the card', () => {
    const table = watch({ ...four, hand: ['x-ray-vision'], foes: { 2: { deck: ['bane'] } } });
    playing(table, 'x-ray-vision').answer(0, 'play bane');
    expect(asked(table)).toEqual(['round 2']);
  });

  test('D-01 an Attack on each player: in English it spares the Loyal player who plays it, in French it does not', () => {
    const english = playing(watch({ ...four, hand: ['manufactured-monster'] }), 'manufactured-monster');
    expect(asked(english)).toEqual(['round 2']);
    const french = playing(
      watch({ ...four, edition: 'fr', hand: ['manufactured-monster'] }),
      'manufactured-monster',
    );
    expect(asked(french)).toEqual(['round 0', 'round 2']);
  });

  test('R-57 R-58 harm without the label still reaches Loyal players, who are still foes', () => {
    const hand = ['suicide-squad', 'suicide-squad', 'suicide-squad'];
    const table = watch({ ...four, hand, foes: { 1: { hand: ['kick'] } } });
    expect(playing(table, ...hand).zone('hand', 1)).toEqual([]);
  });

  test('R-59 whom an Attack reaches is settled when it goes round: a Loyal player’s reaches no Loyal player from the reveal on', () => {
    const table = watch({
      ...four,
      hand: ['scarecrow', 'clayface'],
      weaknesses: ['weakness', 'weakness'],
    });
    playing(table, 'scarecrow').answer(2, 'take the attack');
    playing(table, 'clayface');
    expect(asked(table)).toEqual(['round 2']);
  });

  test('R-17 two Loyal players leave each other alone from the reveal on', () => {
    const table = watch({
      seats: 2,
      mastermind: 'nobody',
      revealed: 'all',
      hand: ['scarecrow'],
      weaknesses: ['weakness'],
    });
    expect(asked(playing(table, 'scarecrow'))).toEqual(['turn 0']);
  });
});
