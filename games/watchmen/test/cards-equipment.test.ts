import { describe, expect, test } from 'vitest';
import { asked, five, playing, turn } from './tables.ts';

/** Seat 1 attacks seat 0 with Scarecrow; seat 0 defends with its only card. */
const defending = (card: string, side: { readonly deck?: string[]; readonly discard?: string[] } = {}) =>
  turn({
    hand: ['scarecrow'],
    weaknesses: ['weakness'],
    foes: { 1: { hand: [card], ...side } },
  })
    .answer(0, 'play scarecrow')
    .answer(1, `defend with ${card}`);

describe('B-11 Super Powers', () => {
  test.each([
    ['kick', 2],
    ['bulletproof', 2],
    ['super-strength', 5],
  ])('B-11 %s gives +%i Power', (card, power) => {
    expect(playing(turn({ hand: [card] }), card).fields.power).toBe(power);
  });

  test('B-11 B-6.5 RB-11 Bulletproof as a Defense: discarded, a card drawn, then a card of the discard pile may be destroyed', () => {
    const table = defending('bulletproof', { deck: ['punch'], discard: ['vulnerability'] });
    expect(table.zone('hand', 1)).toEqual(['punch']);
    expect(table.options(1)).toEqual([
      'Destroy Vulnerability (discard pile)',
      'Destroy Bulletproof (discard pile)',
      'Do nothing',
    ]);
    table.answer(1, 'destroy vulnerability');
    expect(table.zone('discard', 1)).toEqual(['bulletproof']);
    expect(table.zone('weaknesses')).toEqual(['weakness']);
  });

  test('B-11 RB-11 Bulletproof with an empty deck is shuffled in before the card is drawn', () => {
    const table = defending('bulletproof');
    expect(table.zone('hand', 1)).toEqual(['bulletproof']);
    expect(asked(table)).toEqual(['turn 0']);
  });

  test('B-11 Heat Vision: +3 Power, and a card of hand or discard pile may be destroyed', () => {
    const table = playing(
      turn({ hand: ['heat-vision', 'vulnerability'], discard: ['weakness'] }),
      'heat-vision',
    );
    table.answer(0, 'destroy weakness');
    expect(table.fields.power).toBe(3);
    expect(table.zone('destroyed')).toEqual(['weakness']);
    const alone = playing(turn({ hand: ['heat-vision'] }), 'heat-vision');
    expect(asked(alone)).toEqual(['turn 0']);
  });

  test('B-11 Super Speed draws a card; as a Defense it draws two', () => {
    const table = playing(turn({ hand: ['super-speed'], deck: ['kick'] }), 'super-speed');
    expect(table.zone('hand', 0)).toEqual(['kick']);
    expect(defending('super-speed', { deck: ['punch', 'kick'] }).zone('hand', 1)).toEqual(['kick', 'punch']);
  });

  test('B-11 RB-4 B-6.9 X-Ray Vision: foes reveal their top cards without a Defense; one may be played and goes back on top', () => {
    const table = turn({
      seats: 3,
      hand: ['x-ray-vision'],
      foes: {
        1: { hand: ['super-speed'], deck: ['punch', 'super-strength'] },
        2: { deck: ['kick', 'batcave'] },
      },
    });
    playing(table, 'x-ray-vision');
    expect(asked(table)).toEqual(['play-them 0']);
    table.refuses(0, 'play batcave', 'RB-3');
    table.answer(0, 'play super-strength');
    expect(table.fields.power).toBe(5);
    expect(table.zone('deck', 1)).toEqual(['punch', 'super-strength']);
    expect(table.sees('public', 'deck', 2)).toEqual(['?', 'batcave']);
    expect(asked(table)).toEqual(['turn 0']);
  });

  test('B-11 X-Ray Vision may play nothing', () => {
    const table = turn({ hand: ['x-ray-vision'], foes: { 1: { deck: ['kick'] } } });
    playing(table, 'x-ray-vision').answer(0, 'decline');
    expect(table.fields.power).toBe(0);
    expect(table.zone('deck', 1)).toEqual(['kick']);
  });
});

describe('B-11 Equipment', () => {
  test('B-11 RB-23 Aquaman’s Trident: +2 Power, and one card bought or gained this turn may go on the deck', () => {
    const table = turn({
      hand: ['aquamans-trident', 'super-strength'],
      lineUp: ['robin', 'kid-flash'],
    });
    playing(table, 'aquamans-trident', 'super-strength');
    expect(table.fields.power).toBe(7);
    table.answer(0, 'buy robin').answer(0, 'leave robin');
    table.answer(0, 'buy kid-flash').answer(0, 'to deck kid-flash');
    expect(table.zone('deck', 0)).toEqual(['kid-flash']);
    expect(table.fields.toDeck).toBe(0);
  });

  test('B-11 RB-30 Aquaman’s Trident: also a card that was bought before; or one waits for a later card', () => {
    const bought = () =>
      turn({
        hand: ['super-strength', 'aquamans-trident'],
        lineUp: ['robin', 'kid-flash'],
      });
    const back = playing(bought(), 'super-strength').answer(0, 'buy robin');
    playing(back, 'aquamans-trident').answer(0, 'to deck robin');
    expect(back.zone('deck', 0)).toEqual(['robin']);
    expect(back.fields.toDeck).toBe(0);
    const patient = playing(bought(), 'super-strength').answer(0, 'buy robin');
    playing(patient, 'aquamans-trident').answer(0, 'done');
    patient.answer(0, 'buy kid-flash').answer(0, 'to deck kid-flash');
    expect(patient.zone('deck', 0)).toEqual(['kid-flash']);
  });

  test('B-11 RB-6 Batmobile as the first card: the hand is discarded and five cards are drawn; later it gives +1 Power', () => {
    const table = turn({
      hand: ['batmobile', 'weakness'],
      deck: ['punch', 'punch', 'punch', 'punch', 'kick'],
    });
    playing(table, 'batmobile');
    expect(table.zone('hand', 0)).toEqual(['kick', 'punch', 'punch', 'punch', 'punch']);
    expect(table.zone('discard', 0)).toEqual(['weakness']);
    const later = playing(turn({ hand: ['punch', 'batmobile', 'kick'] }), 'punch', 'batmobile');
    expect(later.fields.power).toBe(2);
    expect(later.zone('hand', 0)).toEqual(['kick']);
  });

  test('B-11 B-7.2 RB-6 Batmobile alone in the hand and with a small deck draws what there is; played again it is not the first', () => {
    const table = turn({ hand: ['batmobile'], deck: ['clayface'], discard: ['kick'] });
    playing(table, 'batmobile');
    expect(table.zone('hand', 0)).toEqual(['clayface', 'kick']);
    playing(table, 'clayface');
    expect(table.fields.power).toBe(1);
  });

  test('B-11 The Bat-Signal: +1 Power and a Hero from the discard pile to the hand', () => {
    const table = playing(turn({ hand: ['bat-signal'], discard: ['robin', 'kick'] }), 'bat-signal');
    expect(table.fields.power).toBe(1);
    expect(table.zone('hand', 0)).toEqual(['robin']);
    expect(playing(turn({ hand: ['bat-signal'], discard: ['kick'] }), 'bat-signal').zone('hand', 0)).toEqual(
      [],
    );
  });

  test('B-11 The Cape and Cowl: +2 Power; as a Defense it draws two', () => {
    expect(playing(turn({ hand: ['cape-and-cowl'] }), 'cape-and-cowl').fields.power).toBe(2);
    expect(defending('cape-and-cowl', { deck: ['punch', 'kick', 'robin'] }).zone('hand', 1)).toEqual([
      'kick',
      'robin',
    ]);
  });

  test('B-11 Green Arrow’s Bow: +2 Power, and Super-Villains cost 2 less this turn, twice played 4 less', () => {
    const table = turn({ hand: ['green-arrows-bow', 'green-arrows-bow', 'punch'], villain: 'ras-al-ghul' });
    playing(table, 'green-arrows-bow', 'green-arrows-bow');
    expect(table.fields.power).toBe(4);
    table.answer(0, 'defeat ras-al-ghul');
    expect(table.fields.power).toBe(0);
    expect(table.zone('discard', 0)).toEqual(['ras-al-ghul']);
  });

  test('B-11 Lasso of Truth: +1 Power; as a Defense it draws one, also out of a new deck', () => {
    expect(playing(turn({ hand: ['lasso-of-truth'] }), 'lasso-of-truth').fields.power).toBe(1);
    expect(defending('lasso-of-truth', { deck: ['punch', 'kick'] }).zone('hand', 1)).toEqual(['kick']);
    expect(defending('lasso-of-truth').zone('hand', 1)).toEqual(['lasso-of-truth']);
  });

  test('B-11 R-75 Nth Metal: +1 Power; its player alone sees the top card and may destroy it', () => {
    const table = playing(turn({ hand: ['nth-metal'], deck: ['kick', 'weakness'] }), 'nth-metal');
    expect(table.sees(0, 'deck', 0)).toEqual(['?', 'weakness']);
    expect(table.sees(1, 'deck', 0)).toEqual(['?', '?']);
    expect(table.options(0)).toEqual(['Destroy Weakness', 'Do nothing']);
    table.answer(0, 'destroy weakness');
    expect(table.fields.power).toBe(1);
    expect(table.zone('destroyed')).toEqual(['weakness']);
    const kept = playing(turn({ hand: ['nth-metal'], deck: ['kick'] }), 'nth-metal').answer(0, 'do nothing');
    expect(kept.zone('deck', 0)).toEqual(['kick']);
  });

  test('B-11 B-7.1 Nth Metal with an empty deck looks at the new one', () => {
    const table = playing(turn({ hand: ['nth-metal'], discard: ['kick'] }), 'nth-metal');
    expect(table.sees(0, 'deck', 0)).toEqual(['kick']);
  });

  test('B-11 Power Ring: the top card is revealed; +3 Power if it costs 1 or more, else +2', () => {
    expect(playing(turn({ hand: ['power-ring'], deck: ['kick'] }), 'power-ring').fields.power).toBe(3);
    const table = playing(turn({ hand: ['power-ring'], deck: ['punch'] }), 'power-ring');
    expect(table.fields.power).toBe(2);
    expect(table.sees('public', 'deck', 0)).toEqual(['punch']);
    expect(playing(turn({ hand: ['power-ring'] }), 'power-ring').fields.power).toBe(2);
  });

  test('B-11 Utility Belt gives +2 Power', () => {
    expect(playing(turn({ hand: ['utility-belt'], lineUp: five }), 'utility-belt').fields.power).toBe(2);
  });
});

describe('B-11 Locations', () => {
  test.each([
    ['arkham-asylum', 'gorilla-grodd'],
    ['batcave', 'utility-belt'],
    ['fortress-of-solitude', 'kick'],
    ['titans-tower', 'catwoman'],
    ['titans-tower', 'kick'],
    ['watchtower', 'catwoman'],
  ])('B-11 B-5.2 %s draws a card when its player plays the first card of its kind, %s', (location, card) => {
    const table = turn({ hand: [location, card, card], deck: ['punch', 'punch'] });
    playing(table, location, card);
    expect(table.zone('locations', 0)).toEqual([location]);
    expect(table.zone('hand', 0)).toHaveLength(2);
    playing(table, card);
    expect(table.zone('hand', 0)).toEqual(['punch']);
  });

  test('B-5.3 a Location played after the first of its kind has missed it', () => {
    const table = turn({ hand: ['catwoman', 'watchtower', 'catwoman'], deck: ['punch'] });
    playing(table, 'catwoman', 'watchtower', 'catwoman');
    expect(table.zone('hand', 0)).toEqual([]);
  });

  test('B-11 titans-tower looks at the cost: 2 or 3, no less and no more', () => {
    const table = turn({ hand: ['punch', 'bane'], deck: ['kick'], locations: ['titans-tower'] });
    playing(table, 'punch', 'bane').answer(1, 'take the attack');
    expect(table.zone('hand', 0)).toEqual([]);
  });
});
