import { describe, expect, test } from 'vitest';
import { asked, five, playing, turn, watch } from '../tables.ts';

describe('B-11 Super Heroes', () => {
  test('B-11 Aquaman: cards of cost 5 or less bought or gained in the own turn may go on the deck', () => {
    const table = turn({
      hero: 'aquaman',
      fields: { power: 12 },
      lineUp: ['super-strength', 'robin'],
    });
    table.answer(0, 'buy super-strength');
    expect(asked(table)).toEqual(['turn 0']);
    table.answer(0, 'buy robin').answer(0, 'to deck robin');
    expect(table.zone('deck', 0)).toEqual(['robin']);
    expect(table.zone('discard', 0)).toEqual(['super-strength']);
  });

  test('B-11 Aquaman does nothing in another’s turn', () => {
    const table = turn({
      hand: ['scarecrow'],
      weaknesses: ['weakness'],
      foes: { 1: { hero: 'aquaman' } },
    });
    playing(table, 'scarecrow').answer(1, 'take the attack');
    expect(table.zone('discard', 1)).toEqual(['weakness']);
    expect(asked(table)).toEqual(['turn 0']);
  });

  test('B-11 Batman: +1 Power for each Equipment', () => {
    const table = turn({ hero: 'batman', hand: ['lasso-of-truth', 'lasso-of-truth', 'kick'] });
    expect(playing(table, 'lasso-of-truth', 'lasso-of-truth', 'kick').fields.power).toBe(6);
  });

  test('B-11 Cyborg: +1 Power with a Super Power, a card with an Equipment, each once a turn', () => {
    const table = turn({
      hero: 'cyborg',
      hand: ['kick', 'kick', 'lasso-of-truth', 'lasso-of-truth'],
      deck: ['robin', 'punch'],
    });
    expect(playing(table, 'kick', 'kick').fields.power).toBe(5);
    playing(table, 'lasso-of-truth', 'lasso-of-truth');
    expect(table.zone('hand', 0)).toEqual(['punch']);
  });

  test('B-11 The Flash: the first effect that draws in a turn draws one more', () => {
    const table = turn({
      hero: 'flash',
      hand: ['kid-flash', 'kid-flash'],
      deck: ['punch', 'punch', 'punch', 'punch'],
    });
    playing(table, 'kid-flash');
    expect(table.zone('hand', 0)).toEqual(['kid-flash', 'punch', 'punch']);
    playing(table, 'kid-flash');
    expect(table.zone('hand', 0)).toHaveLength(3);
  });

  test('B-11 B-4.2 The Flash: the new hand at the end of the turn is no effect, as the card says', () => {
    const table = turn({ hero: 'flash', deck: Array<string>(8).fill('punch') });
    table.answer(0, 'end turn');
    expect(table.zone('hand', 0)).toHaveLength(5);
    expect(table.printed('flash', 'en')).toContain('draw cards through an effect for the first time');
    expect(table.printed('flash', 'fr')).toContain(
      'piochez des cartes grâce à un effet pour la première fois',
    );
  });

  test('B-11 Green Lantern: +3 Power for three cards of cost 1 or more with different names, once', () => {
    const hand = ['kick', 'kick', 'punch', 'robin', 'catwoman', 'lasso-of-truth'];
    const table = turn({ hero: 'green-lantern', hand });
    expect(playing(table, 'kick', 'kick', 'punch', 'robin').fields.power).toBe(6);
    expect(playing(table, 'catwoman').fields.power).toBe(11);
    expect(playing(table, 'lasso-of-truth').fields.power).toBe(12);
  });

  test('B-11 Superman: +1 Power for each Super Power of another name', () => {
    const table = turn({ hero: 'superman', hand: ['kick', 'kick', 'super-strength'] });
    expect(playing(table, 'kick', 'kick', 'super-strength').fields.power).toBe(11);
  });

  test('B-11 R-49b Wonder Woman: for each Villain bought or gained, Super-Villains too, one card more at the end of the turn', () => {
    const table = turn({
      hero: 'wonder-woman',
      fields: { power: 14 },
      deck: Array.from({ length: 9 }, () => 'punch'),
      lineUp: [...five, 'bane'],
      superVillains: ['lex-luthor'],
      villain: 'ras-al-ghul',
    });
    table.answer(0, 'buy bane').answer(0, 'defeat ras-al-ghul').answer(0, 'end turn');
    expect(table.zone('hand', 0)).toHaveLength(7);
  });

  test('B-11 Martian Manhunter: +3 Power for the second Villain, and +3 for the second Hero', () => {
    const hand = ['doomsday', 'doomsday', 'doomsday', 'catwoman', 'catwoman'];
    const table = turn({ hero: 'martian-manhunter', hand });
    expect(playing(table, 'doomsday', 'doomsday').fields.power).toBe(11);
    expect(playing(table, 'doomsday').fields.power).toBe(15);
    expect(playing(table, 'catwoman', 'catwoman').fields.power).toBe(22);
  });
});

describe('Super Heroes of the pack', () => {
  test.each([
    ['rorschach', ['gorilla-grodd', 'gorilla-grodd'], 8],
    ['silk-spectre', ['catwoman', 'catwoman', 'green-arrow'], 8],
    ['dr-manhattan', ['kick', 'kick', 'kick'], 9],
    ['the-comedian', ['super-strength', 'kick'], 8],
  ])('W-0.1 %s with %j makes %i Power', (hero, hand, power) => {
    expect(playing(watch({ hero, hand }), ...hand).fields.power).toBe(power);
  });

  test('W-0.1 Nite Owl draws for the first Equipment, Ozymandias two cards for three types, Starters not counted', () => {
    const owl = watch({
      hero: 'nite-owl',
      hand: ['lasso-of-truth', 'lasso-of-truth'],
      deck: ['punch', 'punch'],
    });
    expect(playing(owl, 'lasso-of-truth', 'lasso-of-truth').zone('hand', 0)).toEqual(['punch']);
    const ozymandias = watch({
      hero: 'ozymandias',
      hand: ['punch', 'kick', 'catwoman', 'lasso-of-truth', 'gorilla-grodd'],
      deck: ['punch', 'punch', 'punch', 'punch'],
    });
    playing(ozymandias, 'punch', 'kick', 'catwoman');
    expect(ozymandias.zone('hand', 0)).toHaveLength(2);
    playing(ozymandias, 'lasso-of-truth');
    expect(ozymandias.zone('hand', 0)).toHaveLength(3);
    playing(ozymandias, 'gorilla-grodd');
    expect(ozymandias.zone('hand', 0)).toHaveLength(2);
  });
});
