import { describe, expect, test } from 'vitest';
import { asked, challenge, five, playing, turn, underKeaneAct, watch } from '../tables.ts';

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
  test('W-0.1 P-18 Rorschach: with the first Villain of a turn +2 Power, and another player shows their hand to all', () => {
    const table = watch({
      hero: 'rorschach',
      hand: ['gorilla-grodd', 'gorilla-grodd'],
      foes: { 1: { hand: ['kick', 'bane'] }, 2: { hand: ['robin'] } },
    });
    playing(table, 'gorilla-grodd').answer(0, 'question player 1');
    expect(table.sees(2, 'hand', 1).toSorted()).toEqual(['bane', 'kick']);
    expect(table.sees(0, 'hand', 2)).toEqual(['?']);
    expect(table.fields.power).toBe(5);
    expect(asked(playing(table, 'gorilla-grodd'))).toEqual(['turn 0']);
    expect(table.fields.power).toBe(8);
  });

  test('P-18 Rorschach questions nobody without a card in hand', () => {
    const table = playing(watch({ hero: 'rorschach', hand: ['gorilla-grodd'] }), 'gorilla-grodd');
    expect(asked(table)).toEqual(['turn 0']);
    expect(table.fields.power).toBe(5);
  });

  test('W-0.1 P-12 Nite Owl: +3 Power with every card contributed, in the own turn', () => {
    const needs = [{ n: 2, which: { types: ['equipment'] } }];
    const table = watch({
      hero: 'nite-owl',
      hand: ['lasso-of-truth', 'nth-metal'],
      challenge: challenge('trouble', { needs }),
    });
    expect(table.answer(0, 'contribute lasso-of-truth').fields.power).toBe(3);
    expect(table.answer(0, 'contribute nth-metal').fields.power).toBe(6);
    const blank = underKeaneAct({ hero: 'nite-owl', hand: ['kick'], fields: { blank: true } });
    expect(blank.answer(0, 'contribute kick').fields.power).toBe(0);
  });

  test('W-0.1 P-18 Silk Spectre: with the first Hero of a turn +3 Power, and another player draws a card', () => {
    const table = watch({
      hero: 'silk-spectre',
      hand: ['catwoman', 'catwoman'],
      foes: { 1: { deck: ['kick'] }, 2: { deck: ['punch'] } },
    });
    playing(table, 'catwoman').answer(0, 'favour player 2');
    expect(table.zone('hand', 2)).toEqual(['punch']);
    expect(table.sees(0, 'hand', 2)).toEqual(['?']);
    expect(playing(table, 'catwoman').fields.power).toBe(7);
    expect(table.zone('hand', 1)).toEqual([]);
  });

  test('W-0.1 P-18 Dr. Manhattan: with the second Super Power of a turn +2 Power, and the top card of the main deck for whoever wants it', () => {
    const hand = ['kick', 'kick', 'kick'];
    const mainDeck = ['mera', 'starro'];
    const table = playing(watch({ hero: 'dr-manhattan', hand, mainDeck }), 'kick', 'kick');
    expect(table.options(0)).toEqual(['Gain the top card of the main deck', 'Do nothing']);
    table.answer(0, 'do it');
    expect(table.zone('discard', 0)).toEqual(['starro']);
    expect(table.zone('mainDeck')).toEqual(['mera']);
    expect(table.fields.fromLineUp).toBe(0);
    expect(playing(table, 'kick').fields.power).toBe(8);
    const kept = playing(watch({ hero: 'dr-manhattan', hand, mainDeck }), 'kick', 'kick').answer(
      0,
      'decline',
    );
    expect(kept.zone('mainDeck')).toHaveLength(2);
    expect(kept.sees('public', 'mainDeck')).toEqual(['?', '?']);
  });

  test('W-0.1 The Comedian: +2 Power with the first Weakness of a turn', () => {
    const hand = ['weakness', 'weakness', 'kick'];
    expect(playing(watch({ hero: 'the-comedian', hand }), ...hand).fields.power).toBe(4);
  });

  test('W-0.1 Ozymandias: two cards for three types, Starters not counted', () => {
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
