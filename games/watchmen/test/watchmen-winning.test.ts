import { describe, expect, test } from 'vitest';
import { asked, challenge, plain, playing, watch } from './tables.ts';

describe('winning', () => {
  const last = {
    challenge: challenge('trouble', { cost: 1 }),
    contributed: [plain('big', 9)],
    fields: { power: 20 },
  };

  test('W-1.1 W-6.1 W-6.32 W-6.33 W-6.34 R-07 R-10 R-13 the last Challenge beaten: all reveal, the Loyal win at once, points or not', () => {
    const table = watch({ ...last, foes: { 1: { discard: ['parallax'] } } }).answer(0, 'beat trouble');
    expect(table.outcome).toEqual({ winners: [0, 2], reason: 'challenges' });
    expect(table.sees('public', 'loyalty', 1)).toEqual(['secret-mastermind']);
  });

  test('R-11 it does not matter who pays', () => {
    expect(watch({ ...last, mastermind: 0 }).answer(0, 'beat trouble').outcome?.winners).toEqual([1, 2]);
  });

  test('R-08 R-09 W-8.26 W-8.27 W-7.13 with a Plot in play both must fall, in any order', () => {
    const both = { ...last, revealed: 'all', plotInPlay: 'long-winter' } as const;
    const table = watch(both).answer(0, 'beat trouble');
    expect(table.outcome).toBeNull();
    expect(table.answer(0, 'beat long-winter').outcome?.winners).toEqual([0, 2]);
    const other = watch(both).answer(0, 'beat long-winter');
    expect(other.outcome).toBeNull();
    expect(other.answer(0, 'beat trouble').outcome?.reason).toBe('challenges');
  });

  test('W-1.2 W-1.3 R-01 R-03 a card wanting for the Line-Up: the Secret Mastermind alone wins, revealed or not', () => {
    const table = watch({ mainDeck: [] }).answer(0, 'end turn');
    expect(table.outcome).toEqual({ winners: [1], reason: 'ran-out' });
    expect(table.sees('public', 'loyalty', 0)).toEqual(['loyal']);
  });

  test('R-01 the last card leaving ends nothing yet', () => {
    const table = watch({ mainDeck: ['kick'] }).answer(0, 'end turn');
    expect(table.outcome).toBeNull();
    expect(table.answer(1, 'end turn').outcome?.reason).toBe('ran-out');
  });

  test('R-02 other effects that want a card of an empty main deck do nothing', () => {
    const table = watch({
      mainDeck: [],
      challenge: 'nuclear-clock',
      hand: ['night-editor'],
      fields: { fromLineUp: 1 },
    });
    playing(table, 'night-editor');
    expect(asked(table)).toEqual(['turn 0']);
    expect(table.answer(0, 'end turn').outcome).toBeNull();
    expect(table.zone('clock')).toEqual([]);
  });

  test('R-04 two Loyal players and an empty main deck: nobody wins', () => {
    const table = watch({ seats: 2, mastermind: 'nobody', mainDeck: [] }).answer(0, 'end turn');
    expect(table.outcome).toEqual({ winners: [], reason: 'nobody' });
  });

  test('R-05 with two players before Level 3: the roles are shown, and a Mastermind wins', () => {
    const table = watch({ seats: 2, mainDeck: [], challengeStack: ['alien-invasion'] }).answer(0, 'end turn');
    expect(table.outcome).toEqual({ winners: [1], reason: 'ran-out' });
  });

  test('R-06 where the Line-Up cannot be filled the next Challenge is not turned up', () => {
    const table = watch({ ...last, challengeStack: ['nixon'], mainDeck: [] });
    table.answer(0, 'beat trouble').answer(0, 'end turn');
    expect(table.outcome?.reason).toBe('ran-out');
    expect(table.zone('challenge')).toEqual([]);
  });
});
