import { describe, expect, test } from 'vitest';
import { plain, playing, watch } from './tables.ts';

describe('the Plot', () => {
  const sealed = { seats: 4, mastermind: 0, plot: { 0: 'lie-worth-telling', 1: 'long-winter' } } as const;
  const inPlay = { seats: 4, mastermind: 0, revealed: 'all', plotInPlay: 'lie-worth-telling' } as const;

  test('W-8.1 D-16 P-10 W-8.2 W-8.3 W-8.8 W-8.9 in play it destroys cards of the main deck when the Mastermind plays what it names', () => {
    const table = watch({ ...inPlay, hand: ['catwoman', 'kick'] });
    playing(table, 'kick');
    expect(table.zone('mainDeck')).toHaveLength(8);
    playing(table, 'catwoman');
    expect(table.zone('mainDeck')).toHaveLength(6);
    const secret = watch({ ...sealed, hand: ['catwoman'] });
    expect(playing(secret, 'catwoman').zone('mainDeck')).toHaveLength(8);
  });

  test('R-25 the card that completes the task does not set it off; a later one in the same turn does', () => {
    const table = playing(
      watch({ ...sealed, hand: ['lasso-of-truth', 'robin', 'catwoman', 'catwoman'] }),
      'lasso-of-truth',
      'robin',
      'catwoman',
    );
    expect(table.zone('mainDeck')).toHaveLength(8);
    expect(playing(table, 'catwoman').zone('mainDeck')).toHaveLength(6);
  });

  test('R-25b a card played again sets it off again; a Loyal player sets nothing off', () => {
    const table = watch({ ...inPlay, hand: ['catwoman', 'clayface'] });
    expect(playing(table, 'catwoman', 'clayface').zone('mainDeck')).toHaveLength(4);
    const loyal = watch({ ...inPlay, mastermind: 1, hand: ['catwoman'] });
    expect(playing(loyal, 'catwoman').zone('mainDeck')).toHaveLength(8);
  });

  test.each([
    ['lie-worth-telling', 'catwoman', 2],
    ['borrowed-monsters', 'gorilla-grodd', 2],
    ['long-winter', 'nth-metal', 2],
    ['blue-light', 'kick', 2],
    ['last-headline', 'super-strength', 3],
  ])('W-8.2 %s is set off by %s and destroys %i cards', (plot, card, n) => {
    const table = watch({ ...inPlay, plotInPlay: plot, hand: [card] });
    expect(playing(table, card).zone('mainDeck')).toHaveLength(8 - n);
  });

  test('W-8.11 D-18 a Loyal player pays for it in the own turn; in the French book the Mastermind may too', () => {
    const rich = { ...inPlay, fields: { power: 13 } };
    watch(rich).refuses(0, 'beat lie-worth-telling', 'W-8.11');
    expect(watch({ ...rich, edition: 'fr' }).options(0)).toContain('Beat A Lie Worth Telling for 13');
    const loyal = watch({ ...rich, mastermind: 1 });
    expect(loyal.answer(0, 'beat lie-worth-telling').zone('plotInPlay')).toEqual([]);
  });

  test('W-8.22 W-8.24 W-8.25 beaten, it leaves the Mastermind in the game and the Challenges alone', () => {
    const table = watch({
      ...inPlay,
      mastermind: 1,
      fields: { power: 13 },
      contributed: [plain('big', 9)],
      challengeStack: ['nixon'],
    });
    table.answer(0, 'beat lie-worth-telling');
    expect(table.zone('challenge')).toEqual(['trouble']);
    expect(table.zone('contributed')).toEqual(['big']);
    table.answer(0, 'end turn');
    expect(table.fields.turn).toBe(1);
    const level = watch({
      ...inPlay,
      mastermind: 1,
      contributed: [plain('big', 9)],
      challengeStack: ['nixon'],
      fields: { power: 5 },
    });
    level.answer(0, 'beat trouble').answer(0, 'end turn');
    expect(level.zone('challenge')).toEqual(['nixon']);
    expect(level.zone('plotInPlay')).toEqual(['lie-worth-telling']);
  });

  test('B-3.10 R-71 a Plot that the card itself beat does nothing more, even if that card had set it off', () => {
    const table = watch({ ...inPlay, plotInPlay: 'blue-light', hand: ['disintegration'] });
    playing(table, 'disintegration').answer(0, 'do it').answer(0, 'destroy blue-light');
    expect(table.zone('plotInPlay')).toEqual([]);
    expect(table.zone('mainDeck')).toHaveLength(8);
    const kept = watch({ ...inPlay, plotInPlay: 'blue-light', hand: ['disintegration'] });
    playing(kept, 'disintegration').answer(0, 'do it').answer(0, 'destroy trouble');
    expect(kept.zone('mainDeck')).toHaveLength(6);
  });

  test('W-8.7 R-21 the Plots of Loyal players are never shown: no option speaks of one', () => {
    const table = watch({ ...inPlay, plot: { 1: 'long-winter' } });
    expect(table.sees(0, 'plot', 1)).toEqual(['?']);
    expect(table.sees('public', 'plot', 1)).toEqual(['?']);
  });
});
