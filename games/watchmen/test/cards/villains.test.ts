import { describe, expect, test } from 'vitest';
import { asked, five, plain, playing, turn } from '../tables.ts';

const foe = { 1: { hand: ['kick', 'punch'], deck: ['punch', 'robin'], discard: ['weakness'] } };

describe('B-11 Villains', () => {
  test.each([
    ['bizarro', 3],
    ['doomsday', 4],
    ['gorilla-grodd', 3],
  ])('B-11 %s gives +%i Power', (card, power) => {
    expect(playing(turn({ hand: [card] }), card).fields.power).toBe(power);
  });

  test('B-11 Bane: +2 Power; each foe discards a card of their choice', () => {
    const table = playing(turn({ hand: ['bane'], foes: foe }), 'bane');
    expect(table.fields.power).toBe(2);
    table.answer(1, 'take the attack').answer(1, 'discard punch');
    expect(table.zone('hand', 1)).toEqual(['kick']);
    expect(table.zone('discard', 1)).toEqual(['weakness', 'punch']);
  });

  test('B-11 B-6.8 Bane: a foe with an empty hand has nothing to discard', () => {
    const table = playing(turn({ hand: ['bane'], foes: { 1: {} } }), 'bane');
    table.answer(1, 'take the attack');
    expect(asked(table)).toEqual(['turn 0']);
  });

  test('B-11 Cheetah gains any card of cost 4 or less from the Line-Up', () => {
    const table = turn({ hand: ['cheetah'], lineUp: ['robin', 'bane', 'doomsday'] });
    playing(table, 'cheetah');
    expect(table.options(0)).toEqual(['Gain Robin', 'Gain Bane']);
    table.answer(0, 'gain bane');
    expect(table.zone('discard', 0)).toEqual(['bane']);
    expect(table.fields.fromLineUp).toBe(1);
  });

  test('B-11 B-8.1 B-8.2 RB-5 Clayface plays a card again, never itself; what the first play made remains', () => {
    const table = playing(turn({ hand: ['super-strength', 'clayface'] }), 'super-strength', 'clayface');
    expect(table.fields.power).toBe(10);
    const alone = playing(turn({ hand: ['clayface'] }), 'clayface');
    expect(asked(alone)).toEqual(['turn 0']);
    const choosing = playing(turn({ hand: ['kick', 'robin', 'clayface'] }), 'kick', 'robin', 'clayface');
    choosing.refuses(0, 'play again clayface', 'B-8.1');
    expect(choosing.answer(0, 'play again kick').fields.power).toBe(5);
  });

  test('B-11 RB-5 an Attack that Clayface plays again is a new Attack', () => {
    const table = turn({
      hand: ['scarecrow', 'clayface'],
      weaknesses: ['weakness', 'weakness'],
      foes: { 1: {} },
    });
    playing(table, 'scarecrow').answer(1, 'take the attack');
    playing(table, 'clayface').answer(1, 'take the attack');
    expect(table.zone('discard', 1)).toEqual(['weakness', 'weakness']);
  });

  test('B-11 Harley Quinn: +1 Power; each foe moves a Punch or Vulnerability from the discard pile to the deck', () => {
    const table = turn({
      hand: ['harley-quinn'],
      foes: { 1: { deck: ['kick'], discard: ['punch', 'robin', 'vulnerability'] } },
    });
    playing(table, 'harley-quinn').answer(1, 'take the attack').answer(1, 'to deck vulnerability');
    expect(table.fields.power).toBe(1);
    expect(table.zone('deck', 1)).toEqual(['kick', 'vulnerability']);
    expect(table.zone('discard', 1)).toEqual(['punch', 'robin']);
  });

  test('B-11 B-6.8 Harley Quinn: a foe without such a card shows that by the open discard pile', () => {
    const table = turn({ hand: ['harley-quinn'], foes: { 1: { discard: ['robin'] } } });
    playing(table, 'harley-quinn').answer(1, 'take the attack');
    expect(table.zone('discard', 1)).toEqual(['robin']);
  });

  test('B-11 Lobo: +3 Power, and up to two cards of hand and discard pile are destroyed', () => {
    const table = turn({ hand: ['lobo', 'vulnerability', 'kick'], discard: ['weakness'] });
    playing(table, 'lobo').answer(0, 'destroy vulnerability hand').answer(0, 'destroy weakness');
    expect(table.fields.power).toBe(3);
    expect(table.zone('destroyed')).toEqual(['vulnerability', 'weakness']);
    expect(asked(table)).toEqual(['turn 0']);
    const none = playing(turn({ hand: ['lobo', 'kick'] }), 'lobo').answer(0, 'decline');
    expect(none.zone('destroyed')).toEqual([]);
  });

  test('B-11 The Penguin draws two cards, then two are discarded', () => {
    const table = turn({ hand: ['penguin', 'vulnerability'], deck: ['kick', 'punch'] });
    playing(table, 'penguin').answer(0, 'discard vulnerability').answer(0, 'discard punch');
    expect(table.zone('hand', 0)).toEqual(['kick']);
    expect(table.zone('discard', 0)).toEqual(['vulnerability', 'punch']);
  });

  test('B-11 Poison Ivy: +1 Power; each foe discards the top card, and one of cost 1 or more brings a Weakness', () => {
    const common = { weaknesses: ['weakness', 'weakness'] };
    const table = turn({
      hand: ['poison-ivy'],
      ...common,
      seats: 3,
      foes: { 1: { deck: ['robin'] }, 2: { deck: ['punch'] } },
    });
    playing(table, 'poison-ivy').answer(1, 'take the attack').answer(2, 'take the attack');
    expect(table.fields.power).toBe(1);
    expect(table.zone('discard', 1)).toEqual(['robin', 'weakness']);
    expect(table.zone('discard', 2)).toEqual(['punch']);
  });

  test('B-11 B-7.1 B-7.4 Poison Ivy and an empty deck: the discard pile is shuffled; with both empty nothing happens', () => {
    const table = turn({
      hand: ['poison-ivy'],
      weaknesses: ['weakness'],
      seats: 3,
      foes: { 1: { discard: ['kick'] }, 2: {} },
    });
    playing(table, 'poison-ivy').answer(1, 'take the attack').answer(2, 'take the attack');
    expect(table.zone('discard', 1)).toEqual(['kick', 'weakness']);
    expect(table.zone('discard', 2)).toEqual([]);
  });

  test('B-11 RB-8 The Riddler: either +1 Power, or 3 Power buy the top card of the main deck, any number of times', () => {
    const one = playing(turn({ hand: ['riddler'], mainDeck: ['bane'] }), 'riddler');
    expect(one.options(0)).toHaveLength(2);
    expect(one.answer(0, '+1 Power').fields.power).toBe(1);
    expect(one.options(0)).toEqual(['End your turn']);
    const two = turn({ hand: ['riddler', 'doomsday', 'doomsday'], mainDeck: ['robin', 'bane'] });
    playing(two, 'riddler').answer(0, 'pay 3 power any number of times');
    playing(two, 'doomsday').answer(0, 'pay for the top card');
    expect(two.fields.power).toBe(1);
    expect(two.zone('discard', 0)).toEqual(['bane']);
    playing(two, 'doomsday').answer(0, 'pay for the top card');
    expect(two.zone('discard', 0)).toEqual(['bane', 'robin']);
    expect(two.options(0)).toEqual(['End your turn']);
  });

  test('B-11 Scarecrow: +2 Power; each foe gains a Weakness', () => {
    const table = turn({ hand: ['scarecrow'], weaknesses: ['weakness'], foes: { 1: {} } });
    playing(table, 'scarecrow').answer(1, 'take the attack');
    expect(table.fields.power).toBe(2);
    expect(table.zone('discard', 1)).toEqual(['weakness']);
  });

  test('B-11 Solomon Grundy: +3 Power; bought or gained, it may go on top of the deck', () => {
    expect(playing(turn({ hand: ['solomon-grundy'] }), 'solomon-grundy').fields.power).toBe(3);
    const table = turn({ lineUp: ['solomon-grundy'], fields: { power: 6 } });
    table.answer(0, 'buy solomon-grundy').answer(0, 'to deck solomon-grundy');
    expect(table.zone('deck', 0)).toEqual(['solomon-grundy']);
    const left = turn({ lineUp: ['solomon-grundy'], fields: { power: 6 } });
    left.answer(0, 'buy solomon-grundy').answer(0, 'leave solomon-grundy');
    expect(left.zone('discard', 0)).toEqual(['solomon-grundy']);
  });

  test('B-11 RB-3 B-8.4 Starro: you may play what foes discard from their decks, Locations never; it goes back to its owners', () => {
    const table = turn({
      seats: 3,
      hand: ['starro'],
      deck: ['punch', 'punch', 'punch', 'punch', 'punch'],
      foes: { 1: { deck: ['super-strength'] }, 2: { deck: ['batcave'] } },
      lineUp: five,
      villain: 'ras-al-ghul',
    });
    playing(table, 'starro').answer(1, 'take the attack').answer(2, 'take the attack');
    table.refuses(0, 'play batcave', 'RB-3');
    table.answer(0, 'play super-strength');
    expect(table.fields.power).toBe(5);
    expect(table.zone('inPlay', 0)).toEqual(['starro', 'super-strength']);
    table.answer(0, 'end turn');
    expect(table.zone('discard', 1)).toEqual(['super-strength']);
    expect(table.zone('discard', 0)).toEqual(['starro']);
  });

  test('RB-3 Starro: a card that its owner has taken back meanwhile is not there to be played', () => {
    const foes = { 1: { deck: ['reconstruction'] }, 2: { deck: ['doomsday'] } };
    const table = turn({ seats: 3, hand: ['starro'], foes });
    playing(table, 'starro').answer(1, 'take the attack').answer(2, 'take the attack');
    table.answer(0, 'play reconstruction');
    expect(table.zone('hand', 2)).toEqual(['doomsday']);
    expect(table.fields.power).toBe(2);
    expect(asked(table)).toEqual(['turn 0']);
  });

  test('B-11 B-6.9 RB-9 Suicide Squad: +2 Power; the third of a turn makes each foe discard their hand, without being an Attack', () => {
    const three = ['suicide-squad', 'suicide-squad', 'suicide-squad'];
    const table = turn({ hand: three, foes: { 1: { hand: ['super-speed', 'punch'] } } });
    playing(table, 'suicide-squad', 'suicide-squad');
    expect(table.zone('hand', 1)).toHaveLength(2);
    playing(table, 'suicide-squad');
    expect(table.zone('hand', 1)).toEqual([]);
    expect(table.fields.power).toBe(6);
    expect(asked(table)).toEqual(['turn 0']);
  });

  test('RB-9 a Suicide Squad played again is not another one', () => {
    const table = turn({
      hand: ['suicide-squad', 'clayface', 'suicide-squad'],
      foes: { 1: { hand: ['punch'] } },
    });
    playing(table, 'suicide-squad', 'clayface', 'suicide-squad');
    expect(table.zone('hand', 1)).toEqual(['punch']);
  });

  test.each([
    ['even', 'punch', 'hand'],
    ['odd', 'punch', 'discard'],
    ['odd', 'robin', 'hand'],
    ['even', 'robin', 'discard'],
  ])('B-11 Two-Face: %s for %s leads to the %s; 0 is even', (called, top, to) => {
    const table = playing(turn({ hand: ['two-face'], deck: [top] }), 'two-face').answer(0, called);
    expect(table.fields.power).toBe(1);
    expect(table.zone(to, 0)).toContain(top);
  });

  test('B-11 RB-10 Two-Face out of another’s deck looks at the deck of the player who plays it', () => {
    const table = turn({
      hand: ['x-ray-vision'],
      deck: ['robin'],
      foes: { 1: { deck: ['kick', 'two-face'] } },
    });
    playing(table, 'x-ray-vision').answer(0, 'play two-face').answer(0, 'odd');
    expect(table.zone('hand', 0)).toEqual(['robin']);
    expect(table.zone('deck', 1)).toEqual(['kick', 'two-face']);
  });

  test('B-11 Two-Face with nothing to reveal does no more', () => {
    const table = playing(turn({ hand: ['two-face', plain('left')] }), 'two-face').answer(0, 'odd');
    expect(asked(table)).toEqual(['turn 0']);
  });
});
