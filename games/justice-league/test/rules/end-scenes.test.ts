import { describe, expect, test } from 'vitest';
import { confront } from '../../rules/verbs/confront.ts';
import { asked, CYBORG, crisis, DARKSEID, faceUp, league, power, SUPERMAN } from '../tables.ts';

// Several rules at once, as they meet in a game; wherever it can be, with the cards of the game.

const hit = (id: string, number: number) => power(id, number, [confront()]);

describe('the end', () => {
  const dear = (n: number) =>
    Array.from({ length: n }, (_, i) => crisis(`dear-${i}`, { cost: 4, strength: 4 }));

  test('JL-18.4, JL-A93, JL-A97 what comes first wins: Solar Flare thwarts before its wounds would defeat Superman', () => {
    const table = league({
      tiles: { gotham: faceUp('kanto') },
      thwarted: [...dear(2), crisis('three', { cost: 3, strength: 1 })],
      laid: { [SUPERMAN]: ['solar-flare'] },
      fields: { wounds: [2, 0, 0], heroesDefeated: 11 },
    }).answer(SUPERMAN, 'Carry out');
    expect(table.outcome).toEqual({ winners: [SUPERMAN, CYBORG], reason: 'hero-points' });
    expect(table.fields.wounds[SUPERMAN]).toBe(2);
  });

  test('JL-18.1, JL-A97 Triumph that brings twelve ends there: nothing more is completed or placed', () => {
    const table = league({
      at: { [DARKSEID]: 'bialya' },
      tiles: { bialya: crisis('ripe', { cost: 2, strength: 4 }), gotham: crisis('riper') },
      stages: { bialya: 3, gotham: 3 },
      completed: dear(2),
      crises: [crisis('new')],
      laid: { [DARKSEID]: ['triumph'] },
      fields: { heroesDefeated: 2, energy: 5 },
    }).answer(DARKSEID, 'ripe in Bialya');
    expect(table.outcome).toEqual({ winners: [DARKSEID], reason: 'darkseid-points' });
    expect(table.zone('crises', DARKSEID)).toEqual(['new']);
  });

  test('JL-18.2, JL-18.6 a goal reached in the round that empties the map comes before the next round begins', () => {
    const table = league({
      tiles: { 'nanda-parbat': undefined, gotham: faceUp(crisis('last', { strength: 1 })) },
      tokens: { [SUPERMAN]: [1, 0, 0] },
      laid: { [SUPERMAN]: [hit('a', 4)], [DARKSEID]: ['fall-of-the-league'] },
      fields: { heroesDefeated: 3 },
    });
    table.answer(SUPERMAN, 'Overcome strength').answer(DARKSEID, 'Carry out');
    expect(table.outcome).toEqual({ winners: [DARKSEID], reason: 'ultimate-goal' });
  });

  test('JL-18.6 a crisis played before the round ends keeps the map from being empty', () => {
    const table = league({
      tiles: { 'nanda-parbat': undefined, gotham: faceUp('doctor-bedlam') },
      tokens: { [SUPERMAN]: [3, 3, 3] },
      crises: ['kanto'],
      laid: { [SUPERMAN]: [hit('a', 4)] },
      fields: { energy: 1, level: [6, 1, 1] },
    });
    for (const ability of ['strength', 'agility', 'tech']) table.answer(SUPERMAN, `Overcome ${ability}`);
    table.answer(DARKSEID, 'Place Kanto in Gotham City');
    expect(table.outcome).toBeNull();
    expect(asked(table)).toEqual(['0 hero planning', '1 hero planning']);
  });
});
