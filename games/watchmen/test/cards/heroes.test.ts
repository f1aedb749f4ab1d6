import { describe, expect, test } from 'vitest';
import { asked, five, plain, playing, plenty, turn } from '../tables.ts';

describe('B-11 Heroes', () => {
  test.each([
    ['blue-beetle', 3],
    ['catwoman', 2],
    ['green-arrow', 2],
  ])('B-11 %s gives +%i Power', (card, power) => {
    expect(playing(turn({ hand: [card] }), card).fields.power).toBe(power);
  });

  test('B-11 RB-7 Dark Knight gains all Equipment of the Line-Up, and with Catwoman takes one of them to the hand', () => {
    const table = turn({
      hand: ['catwoman', 'dark-knight'],
      lineUp: ['batmobile', 'robin', 'utility-belt'],
    });
    playing(table, 'catwoman', 'dark-knight');
    expect(table.fields.power).toBe(4);
    expect(table.zone('lineUp')).toEqual(['robin']);
    table.answer(0, 'to hand utility-belt');
    expect(table.zone('hand', 0)).toEqual(['utility-belt']);
    expect(table.zone('discard', 0)).toEqual(['batmobile']);
  });

  test('B-11 RB-7 Dark Knight waits for a Catwoman that comes later, and for a card gained later', () => {
    const table = turn({ hand: ['dark-knight', 'catwoman'], lineUp: ['robin', 'kid-flash'] });
    playing(table, 'dark-knight', 'catwoman');
    expect(asked(table)).toEqual(['turn 0']);
    table.answer(0, 'buy robin').answer(0, 'to hand robin');
    expect(table.zone('hand', 0)).toEqual(['robin']);
    expect(table.fields.toHand).toBe(0);
  });

  test('B-11 Emerald Knight plays a card of the Line-Up, which is back there at the end of the turn', () => {
    const table = turn({
      hand: ['emerald-knight'],
      lineUp: ['super-strength', 'bane', 'arkham-asylum', 'robin', 'punch'],
      mainDeck: ['kick'],
      villain: 'ras-al-ghul',
    });
    playing(table, 'emerald-knight');
    expect(table.options(0)).toEqual(['Play Super Strength', 'Play Robin']);
    table.answer(0, 'play super-strength');
    expect(table.fields.power).toBe(5);
    expect(table.zone('lineUp')).not.toContain('super-strength');
    table.answer(0, 'end turn');
    expect(table.zone('lineUp')).toContain('super-strength');
    expect(table.zone('mainDeck')).toEqual(['kick']);
  });

  test('B-11 The Fastest Man Alive draws two cards', () => {
    const table = playing(
      turn({ hand: ['fastest-man-alive'], deck: ['kick', 'punch', 'punch'] }),
      'fastest-man-alive',
    );
    expect(table.zone('hand', 0)).toEqual(['punch', 'punch']);
  });

  test('B-11 RB-7 High-Tech Hero gives +1 Power, and +2 more with a Super Power or Equipment, also a later one', () => {
    expect(playing(turn({ hand: ['high-tech-hero'] }), 'high-tech-hero').fields.power).toBe(1);
    expect(playing(turn({ hand: ['kick', 'high-tech-hero'] }), 'kick', 'high-tech-hero').fields.power).toBe(
      5,
    );
    const table = turn({ hand: ['high-tech-hero', 'lasso-of-truth', 'kick'] });
    expect(playing(table, 'high-tech-hero', 'lasso-of-truth').fields.power).toBe(4);
    expect(playing(table, 'kick').fields.power).toBe(6);
  });

  test('B-11 B-9.7 B-8.4 J’onn J’onzz plays the top Super-Villain and puts it back; its First Appearance does not happen', () => {
    const table = turn({
      hand: ['jonn-jonzz'],
      deck: ['punch'],
      superVillains: ['lex-luthor'],
      villain: 'black-manta',
      foes: { 1: { hand: ['kick'], deck: ['kick'] } },
    });
    playing(table, 'jonn-jonzz');
    expect(table.fields.power).toBe(3);
    expect(table.zone('hand', 0)).toEqual(['punch']);
    expect(table.zone('superVillains')).toEqual(['lex-luthor', 'black-manta']);
    expect(table.zone('deck', 1)).toEqual(['kick']);
  });

  test('RB-15 J’onn J’onzz does nothing while the Super-Villain on top lies face-down', () => {
    const table = turn({
      ...plenty,
      hand: ['jonn-jonzz'],
      superVillains: ['black-manta'],
      fields: { villainUp: false },
    });
    table.answer(0, 'play jonn-jonzz');
    expect(table.fields.power).toBe(0);
    expect(table.sees('public', 'superVillains')).toEqual(['?']);
  });

  test('B-11 Kid Flash draws a card; with an empty deck the discard pile is shuffled, with both empty nothing comes', () => {
    const table = turn({ hand: ['kid-flash', 'kid-flash'], discard: ['kick'] });
    playing(table, 'kid-flash');
    expect(table.zone('hand', 0)).toEqual(['kick', 'kid-flash']);
    playing(table, 'kid-flash');
    expect(table.zone('hand', 0)).toEqual(['kick']);
  });

  test('B-11 King of Atlantis: +3 Power for a card of the discard pile destroyed, else +1', () => {
    const table = playing(turn({ hand: ['king-of-atlantis'], discard: ['weakness'] }), 'king-of-atlantis');
    expect(table.options(0)).toEqual(['Destroy Weakness (discard pile)', 'Do nothing']);
    expect(table.answer(0, 'destroy weakness').fields.power).toBe(3);
    expect(table.zone('destroyed')).toEqual(['weakness']);
    const declined = playing(turn({ hand: ['king-of-atlantis'], discard: ['weakness'] }), 'king-of-atlantis');
    expect(declined.answer(0, 'decline').fields.power).toBe(1);
    expect(playing(turn({ hand: ['king-of-atlantis'] }), 'king-of-atlantis').fields.power).toBe(1);
  });

  test('B-11 Man of Steel: +3 Power, and all Super Powers of the discard pile come to the hand', () => {
    const table = turn({ hand: ['man-of-steel'], discard: ['kick', 'robin', 'super-speed'] });
    playing(table, 'man-of-steel');
    expect(table.fields.power).toBe(3);
    expect(table.zone('hand', 0)).toEqual(['kick', 'super-speed']);
    expect(table.zone('discard', 0)).toEqual(['robin']);
  });

  test('B-11 Mera: +4 Power with an empty discard pile, else +2', () => {
    expect(playing(turn({ hand: ['mera'] }), 'mera').fields.power).toBe(4);
    expect(playing(turn({ hand: ['mera'], discard: ['punch'] }), 'mera').fields.power).toBe(2);
  });

  test('B-11 Princess Diana gains every Villain of cost 7 or less in the Line-Up', () => {
    const table = turn({
      hand: ['princess-diana'],
      lineUp: ['bane', 'starro', 'robin', plain('giant', 8, { type: 'villain' })],
    });
    playing(table, 'princess-diana');
    expect(table.zone('discard', 0)).toEqual(['bane', 'starro']);
    expect(table.zone('lineUp')).toEqual(['robin', 'giant']);
  });

  test('B-11 RB-22 Robin: +1 Power and an Equipment from the discard pile to the hand', () => {
    const table = turn({ hand: ['robin', 'robin'], discard: ['lasso-of-truth', 'kick', 'batmobile'] });
    playing(table, 'robin');
    expect(table.options(0)).toEqual(['Put Lasso of Truth into your hand', 'Put Batmobile into your hand']);
    table.answer(0, 'to hand batmobile');
    expect(table.zone('hand', 0)).toEqual(['batmobile', 'robin']);
    playing(table, 'robin');
    expect(table.fields.power).toBe(2);
    expect(table.zone('hand', 0)).toEqual(['batmobile', 'lasso-of-truth']);
  });

  test('B-11 RB-18 Supergirl may take a Kick to the hand, as long as there are any', () => {
    const table = turn({
      hand: ['supergirl', 'supergirl', 'supergirl'],
      kicks: ['kick', 'kick'],
    });
    playing(table, 'supergirl').answer(0, 'decline');
    expect(table.zone('kicks')).toHaveLength(2);
    playing(table, 'supergirl').answer(0, 'gain kick');
    expect(table.zone('hand', 0)).toEqual(['kick', 'supergirl']);
    const without = playing(turn({ hand: ['supergirl'] }), 'supergirl');
    expect(asked(without)).toEqual(['turn 0']);
  });

  test('RB-27 the Kick that Supergirl gives goes to the hand, whatever else could place it', () => {
    const table = turn({
      hero: 'aquaman',
      hand: ['aquamans-trident', 'supergirl'],
      kicks: ['kick'],
    });
    playing(table, 'aquamans-trident', 'supergirl').answer(0, 'gain kick');
    expect(asked(table)).toEqual(['turn 0']);
    expect(table.zone('hand', 0)).toEqual(['kick']);
    expect(table.fields.toDeck).toBe(1);
    expect(table.fields.fromLineUp).toBe(0);
  });

  test('B-11 Swamp Thing: +5 Power with a Location, else +2', () => {
    expect(playing(turn({ hand: ['swamp-thing'] }), 'swamp-thing').fields.power).toBe(2);
    expect(playing(turn({ hand: ['swamp-thing'], locations: ['batcave'] }), 'swamp-thing').fields.power).toBe(
      5,
    );
  });

  test('B-11 Zatanna Zatara: +1 Power, and up to two cards of the discard pile go under the deck', () => {
    const table = turn({ hand: ['zatanna-zatara'], deck: ['punch'], discard: ['kick', 'weakness', 'robin'] });
    playing(table, 'zatanna-zatara').answer(0, 'under deck kick').answer(0, 'under deck robin');
    expect(table.fields.power).toBe(1);
    expect(table.zone('deck', 0)).toEqual(['robin', 'kick', 'punch']);
    expect(asked(table)).toEqual(['turn 0']);
    const fewer = turn({ hand: ['zatanna-zatara'], discard: ['kick', 'robin'] });
    playing(fewer, 'zatanna-zatara').answer(0, 'under deck kick').answer(0, 'done');
    expect(fewer.zone('discard', 0)).toEqual(['robin']);
  });

  test('B-11 Blue Beetle, Green Arrow and their like stay what they are in a Line-Up', () => {
    const table = turn({ lineUp: five });
    expect(table.blocked(0).map(({ clause }) => clause)).toContain('B-3.6');
  });
});
