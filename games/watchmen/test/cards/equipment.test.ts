import { describe, expect, test } from 'vitest';
import { defending, five, many, playing, plenty, turn } from '../tables.ts';

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

  test('RB-6 Batmobile that another card plays is not the first', () => {
    const table = turn({
      ...plenty,
      hand: ['emerald-knight', 'punch'],
      lineUp: ['batmobile'],
      deck: many(5, 'kick'),
    });
    table.answer(0, 'play emerald-knight');
    expect(table.zone('hand', 0)).toEqual(['punch']);
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
