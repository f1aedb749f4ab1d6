import { describe, expect, test } from 'vitest';
import { asked, five, plain, playing, watch } from '../tables.ts';

describe('two players', () => {
  const box = [
    'atrocitus',
    'joker',
    'lex-luthor',
    'sinestro',
    'brainiac',
    'darkseid',
    'anti-monitor',
    'parallax',
  ];
  const beforeLast = {
    seats: 2,
    challenge: [],
    challengeStack: ['alien-invasion'],
    box,
    lineUp: five,
    mainDeck: five,
  } as const;

  test('W-5.6 W-5.7 W-5.8 W-5.9 R-15 R-18 Level 3 comes and the task is not done: both reveal; a Mastermind plays on and can still do it', () => {
    const table = watch({ ...beforeLast, plot: { 1: 'long-winter' } }).answer(0, 'end turn');
    expect(table.fields.revealed).toBe(true);
    expect(table.fields.mastermind).toBe(1);
    expect(table.zone('superVillains')).toEqual([]);
    expect(table.zone('machination')).toEqual(['old-masks']);
    expect(table.zone('plot', 1)).toEqual(['long-winter']);
    const still = watch({
      seats: 2,
      mastermind: 0,
      revealed: 'all',
      hand: ['robin', 'green-arrow', 'catwoman', 'nth-metal'],
      plot: { 0: 'long-winter' },
    });
    playing(still, 'robin', 'green-arrow', 'catwoman', 'nth-metal');
    expect(still.zone('plotInPlay')).toEqual(['long-winter']);
  });

  test('W-5.6 no earlier level brings the roles to light, nor does Level 3 with three players', () => {
    const earlier = watch({ ...beforeLast, challengeStack: ['alien-invasion', 'nixon'] });
    expect(earlier.answer(0, 'end turn').fields.revealed).toBe(false);
    expect(watch({ ...beforeLast, seats: 3 }).answer(0, 'end turn').fields.revealed).toBe(false);
  });

  test('W-5.6 where the task has been done nothing happens then', () => {
    const table = watch({ ...beforeLast, revealed: 'all', plotInPlay: 'long-winter' }).answer(0, 'end turn');
    expect(table.zone('superVillains')).toEqual([]);
    expect(asked(table)).toEqual(['turn 1']);
  });

  test('W-5.11 W-5.12 W-5.14 W-5.18 D-04 R-87 R-89 both Loyal: eight Super-Villains of cost 10 or more, the first appears at once, the Machination is put aside', () => {
    const table = watch({ ...beforeLast, mastermind: 'nobody' }).answer(0, 'end turn');
    expect(table.zone('superVillains')).toHaveLength(8);
    expect(table.zone('machination')).toEqual([]);
    expect(table.sees('public', 'superVillains').filter((id) => id !== '?')).toHaveLength(1);
    expect(asked(table)).toEqual(['round 0', 'round 1']);
    expect(table.zone('challenge')).toEqual(['alien-invasion']);
  });

  const facing = { seats: 2, mastermind: 'nobody', revealed: 'all', machination: [] } as const;

  test('W-5.15 W-5.16 W-5.17 D-05 R-12 R-88 to win all of them and Level 3 must fall, in any order', () => {
    const last = {
      ...facing,
      villain: 'joker',
      contributed: [plain('big', 9)],
      fields: { facingVillains: true, villainUp: true, power: 40 },
    };
    const table = watch(last).answer(0, 'defeat joker');
    expect(table.outcome).toBeNull();
    expect(table.zone('discard', 0)).toEqual(['joker']);
    expect(table.answer(0, 'beat trouble').outcome).toEqual({ winners: [0, 1], reason: 'challenges' });
    const other = watch(last).answer(0, 'beat trouble');
    expect(other.outcome).toBeNull();
    expect(other.answer(0, 'defeat joker').outcome?.winners).toEqual([0, 1]);
    const none = watch({ ...facing, fields: { facingVillains: true } }).answer(0, 'end turn');
    expect(none.outcome).toBeNull();
  });

  test('R-12 the next of them appears at the end of the turn', () => {
    const table = watch({
      ...facing,
      villain: 'joker',
      superVillains: ['lex-luthor'],
      fields: { facingVillains: true, villainUp: true, power: 10 },
    });
    table.answer(0, 'defeat joker').answer(0, 'end turn');
    expect(asked(table)).toEqual(['round 0', 'round 1']);
  });

  test('R-19 if the Clock has revealed two Loyal players, the Super-Villains still come with Level 3', () => {
    const table = watch({ ...beforeLast, mastermind: 'nobody', revealed: 'all' });
    expect(table.zone('superVillains')).toEqual([]);
    expect(table.answer(0, 'end turn').zone('superVillains')).toHaveLength(8);
  });

  test('R-04 two Loyal players and an empty main deck: nobody wins', () => {
    const table = watch({ seats: 2, mastermind: 'nobody', mainDeck: [] }).answer(0, 'end turn');
    expect(table.outcome).toEqual({ winners: [], reason: 'nobody' });
  });

  test('R-05 with two players before Level 3: the roles are shown, and a Mastermind wins', () => {
    const table = watch({ seats: 2, mainDeck: [], challengeStack: ['alien-invasion'] }).answer(0, 'end turn');
    expect(table.outcome).toEqual({ winners: [1], reason: 'ran-out' });
  });

  test('W-5.17 both Loyal and facing Super-Villains when the main deck runs out: nobody wins', () => {
    const table = watch({ ...facing, mainDeck: [], fields: { facingVillains: true } }).answer(0, 'end turn');
    expect(table.outcome).toEqual({ winners: [], reason: 'nobody' });
  });
});
