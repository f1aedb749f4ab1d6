import { nth } from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { APOKOLIPS, places } from '../../rules/board.ts';
import { heroPoints, stageOf, villainPoints } from '../../rules/facts.ts';
import { confront } from '../../rules/verbs/confront.ts';
import { scene } from '../scenes.ts';
import {
  asked,
  CYBORG,
  crisis,
  DARKSEID,
  faceUp,
  league,
  power,
  SUPERMAN,
  placeOf as whereIs,
} from '../tables.ts';

// Several rules at once, as they meet in a game; wherever it can be, with the cards of the game.

const hit = (id: string, number: number) => power(id, number, [confront()]);

describe('Darkseid confronted', () => {
  test('JL-15.1 he is safe beside a crisis until it is thwarted; then the next hero reaches him', () => {
    const table = league({
      at: { [CYBORG]: 'gotham', [DARKSEID]: 'gotham' },
      tiles: { gotham: faceUp(crisis('weak', { strength: 1 })) },
      tokens: { [SUPERMAN]: [1, 0, 0], [CYBORG]: [9, 9, 9] },
      laid: { [SUPERMAN]: [hit('a', 4)], [CYBORG]: [hit('b', 6)], [DARKSEID]: ['triumph'] },
    });
    expect(table.prompt(SUPERMAN)).toContain('You confront weak');
    table.answer(SUPERMAN, 'Overcome strength');
    expect(table.prompt(CYBORG)).toContain('You confront Darkseid');
  });

  test('JL-15.2, JL-A75 a cancelled Crush still lets the next hero confront him beside a crisis', () => {
    const table = league({
      at: { [CYBORG]: 'gotham', [DARKSEID]: 'gotham' },
      tiles: { gotham: crisis('dark') },
      tokens: { [SUPERMAN]: [9, 0, 0], [CYBORG]: [0, 9, 0] },
      laid: { [SUPERMAN]: [hit('a', 4)], [CYBORG]: [hit('b', 6)], [DARKSEID]: ['crush'] },
      fields: { energy: 5 },
    });
    table.answer(SUPERMAN, 'Overcome strength');
    expect(table.log()).toContain('Crush (Cem) is cancelled.');
    expect(table.prompt(CYBORG)).toContain('You confront Darkseid');
    table.answer(CYBORG, 'Stop confronting');
    expect(table.fields.wounds).toEqual([0, 0, 0]);
    expect(table.zone('spent', DARKSEID)).toEqual(['crush']);
  });

  test('JL-15.8, JL-15.11 to JL-15.15 each ability costs him a power, all three defeat him; next round he goes home', () => {
    const table = league({
      at: { [DARKSEID]: 'gotham' },
      tokens: { [SUPERMAN]: [9, 9, 9] },
      laid: { [SUPERMAN]: [hit('a', 4)], [DARKSEID]: ['triumph', 'crush'] },
      hand: { [CYBORG]: ['jump-jets'], [DARKSEID]: ['scheme', 'teleport'] },
      fields: { energyUsed: 4, level: [6, 1, 2] },
    });
    expect(table.prompt(SUPERMAN)).toContain('strength 6, agility 5, and tech 5');
    table.answer(SUPERMAN, 'Overcome strength').answer(SUPERMAN, 'Cancel Crush');
    table.answer(SUPERMAN, 'Overcome agility').answer(SUPERMAN, 'Overcome tech');
    expect(table.zone('spent', DARKSEID)).toEqual(['triumph', 'crush'].toSorted());
    expect([heroPoints(table.table), table.fields.xp[SUPERMAN]]).toEqual([2, 3]);
    table.answer(SUPERMAN, 'choose a').answer(CYBORG, 'Choose Jump Jets');
    expect(asked(table)).toEqual(['1 power']);
    table.answer(CYBORG, 'Pass');
    expect([whereIs(table, DARKSEID), table.fields.energy]).toEqual(['apokolips', 4]);
    expect(table.zone('hand', DARKSEID)).toEqual(['apokolips', 'crush', 'scheme', 'teleport', 'triumph']);
  });

  test('JL-15.10, JL-15.4 a new level raises what is left and heals nothing', () => {
    const table = league({
      at: { [DARKSEID]: 'gotham' },
      tokens: { [SUPERMAN]: [9, 9, 9] },
      laid: { [SUPERMAN]: [hit('a', 4)] },
      fields: { overcome: [APOKOLIPS, 0, CYBORG], level: [1, 1, 4] },
    });
    expect(table.prompt(SUPERMAN)).toBe('You confront Darkseid: agility 7 and tech 7. What do you try?');
  });
});

describe('Darkseid’s crises', () => {
  test('JL-16.4, JL-16.5, JL-3.31, JL-A92 what Scheme plays is paid together, with Intergang’s discount in the total', () => {
    const table = scene({
      heroes: { superman: {}, cyborg: {} },
      darkseid: { energy: 4, plays: ['scheme'], crises: ['intergang'] },
      deck: ['brainiac', 'kanto'],
    });
    table.answer('Darkseid', 'Carry out').answer('Darkseid', 'Place Intergang in Metropolis');
    expect(table.fields.energy).toBe(4);
    table.answer('Darkseid', 'Place Brainiac in Gotham City').answer('Darkseid', 'Place Kanto in Bialya');
    expect([table.fields.energy, table.fields.energyUsed]).toEqual([0, 4]);
    expect(table.log('en', 'Superman')).toContain('Darkseid pays 4 energy for 3 crises.');
    for (const place of ['metropolis', 'gotham', 'bialya'] as const)
      expect(table.sees('Superman', 'tile', undefined, places.no(place))).toEqual(['?']);
  });

  /** Fire Pits, of three abilities, and a hidden Kanto are ripe; Darkseid is in Bialya. */
  const triumphant = (energy = 9) =>
    league({
      seats: 4,
      at: { 3: 'bialya', 2: 'metropolis' },
      tiles: { markovia: faceUp('fire-pits'), gotham: 'kanto', bialya: 'desaad' },
      stages: { markovia: 3, gotham: 3, bialya: 2 },
      crises: ['brainiac', 'lex-luthor', 'steppenwolf'],
      laid: { 3: ['triumph'] },
      fields: { energy, overcome: [places.no('markovia'), 1, 2] },
    });

  test('JL-17.2 to JL-17.4 the book’s example: three abilities, one overcome by Batman', () => {
    const table = triumphant().answer(3, 'Fire Pits');
    expect(table.fields.xp).toEqual([0, 0, 1, 2]);
    expect(villainPoints(table.table)).toBe(3);
  });

  test('JL-17.1, JL-17.7, JL-A85 two completed, one of them hidden: up to two new ones near him, paid', () => {
    const table = triumphant(4).answer(3, 'Fire Pits').answer(3, 'Kanto');
    while (asked(table)[0] !== '3 placing') table.answer(3, nth(table.options(3), 0));
    expect(table.sees('public', 'completed')).toEqual(['fire-pits', 'kanto']);
    table.refuses(3, 'Place Brainiac in Gotham City', 'JL-17.7');
    table.refuses(3, 'Place Brainiac in Bialya', 'JL-16.6');
    table.answer(3, 'Place Brainiac in Markovia');
    table.refuses(3, 'Place Lex Luthor on Themyscira', 'JL-16.4');
    table.answer(3, 'Place Steppenwolf on Themyscira');
    expect([table.fields.energy, asked(table).includes('3 placing')]).toEqual([0, false]);
    expect(stageOf(table.table, places.no('markovia'))).toBe(0);
    expect(table.sees('public', 'tile', undefined, places.no('markovia'))).toEqual(['?']);
  });
});
