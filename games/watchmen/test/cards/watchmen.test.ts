import { describe, expect, test } from 'vitest';
import { asked, challenge, many, playing, turn, underKeaneAct, watch } from '../tables.ts';

describe('cards of the pack', () => {
  test('W-9.10 W-9.12 D-25 R-85 Duplication: in English any card played this turn but itself, in French the last one', () => {
    const hand = ['kick', 'super-strength', 'duplication'];
    const english = playing(watch({ hand }), ...hand);
    expect(english.options(0)).toEqual(['Play Kick again', 'Play Super Strength again']);
    english.refuses(0, 'play again duplication', 'B-8.1');
    expect(english.answer(0, 'play again kick').fields.power).toBe(9);
    const french = playing(watch({ edition: 'fr', hand }), ...hand);
    expect(french.fields.power).toBe(12);
  });

  test('D-25 Duplication says what it does at this table, in either language', () => {
    const said = (edition: 'en' | 'fr', language: 'en' | 'fr') =>
      watch({ edition }).printed('duplication', language).split('. ').at(-1);
    expect(said('en', 'en')).toBe(
      'Choose a card played this turn or an Ongoing card in front of you, then play it again.',
    );
    expect(said('fr', 'en')).toBe(
      'Play again the card played just before or an Ongoing card in front of you.',
    );
    expect(said('en', 'fr')).toBe(
      'Choisissez une carte jouée ce tour-ci ou une carte à effet Permanent devant vous, puis rejouez-la.',
    );
    expect(said('fr', 'fr')).toBe(
      'Rejouez la carte jouée juste avant ou une carte à effet Permanent devant vous.',
    );
    const french = watch({ edition: 'fr' });
    expect(french.printed('clayface')).toContain('Choose a card played this turn, then play it again.');
  });

  test('Duplication D-25 in the French edition only the card just played', () => {
    const table = underKeaneAct({ hand: ['kick', 'doomsday', 'duplication'], edition: 'fr' });
    table.answer(0, 'play kick').answer(0, 'play doomsday').answer(0, 'play duplication');
    expect(table.fields.power).toBe(10);
    const choosing = underKeaneAct({
      hand: ['kick', 'doomsday', 'duplication'],
      locations: ['batcave'],
      deck: many(5, 'punch'),
      edition: 'fr',
    });
    choosing.answer(0, 'play kick').answer(0, 'play doomsday').answer(0, 'play duplication');
    choosing.refuses(0, 'play again kick', 'D-25');
    expect(choosing.blocked(0).map(({ why }) => why)).toContain('Kick is not the card you have just played.');
  });

  test('W-9.11 W-9.13 R-85 Duplication may take an Ongoing card of an earlier turn, which does nothing more; Clayface may not', () => {
    const table = watch({ hand: ['duplication', 'clayface'], locations: ['batcave'] });
    playing(table, 'duplication');
    expect(table.log()).toContain('Ann plays The Batcave.');
    expect(table.zone('locations', 0)).toEqual(['batcave']);
    playing(table, 'clayface');
    expect(asked(table)).toEqual(['turn 0']);
  });

  test('P-8 Reconstruction: +2 Power; each player takes a card of the own discard pile, from its player on; it is no Attack', () => {
    const table = watch({
      hand: ['reconstruction'],
      discard: ['kick', 'robin'],
      foes: { 1: { discard: ['bane', 'mera'] } },
    });
    playing(table, 'reconstruction');
    expect(table.fields.power).toBe(2);
    expect(asked(table)).toEqual(['move 0']);
    table.answer(0, 'to hand robin').answer(1, 'to hand bane');
    expect(table.zone('hand', 0)).toEqual(['robin']);
    expect(table.zone('hand', 1)).toEqual(['bane']);
    expect(asked(table)).toEqual(['turn 0']);
  });

  test('W-9.21 a card one does not wish to play stays in the hand and is discarded at the end of the turn', () => {
    const table = watch({ hand: ['reconstruction'], deck: Array.from({ length: 5 }, () => 'punch') }).answer(
      0,
      'end turn',
    );
    expect(table.zone('discard', 0)).toEqual(['reconstruction']);
  });

  test('P-7 Masked Stranger: +1 Power; cards that come to the hand later have the type too, and keep it when played', () => {
    const table = watch({ hero: 'dr-manhattan', hand: ['masked-stranger', 'kid-flash'], deck: ['catwoman'] });
    playing(table, 'masked-stranger').answer(0, 'type super-power');
    playing(table, 'kid-flash', 'catwoman');
    expect(table.fields.power).toBe(6);
  });

  test('P-7 a card that is played again has the type still', () => {
    const table = watch({ hero: 'rorschach', hand: ['masked-stranger', 'catwoman', 'clayface'] });
    playing(table, 'masked-stranger').answer(0, 'type villain');
    playing(table, 'catwoman');
    expect(table.fields.power).toBe(4);
    playing(table, 'clayface').answer(0, 'play again catwoman');
    expect(table.fields.power).toBe(8);
  });

  test('P-7 W-9.12 Masked Stranger played again: the first type remains beside the second', () => {
    const table = watch({
      hero: 'dr-manhattan',
      hand: ['masked-stranger', 'clayface', 'catwoman', 'nth-metal'],
      locations: ['arkham-asylum'],
      deck: ['punch'],
    });
    playing(table, 'masked-stranger').answer(0, 'type super-power');
    playing(table, 'clayface').answer(0, 'type villain');
    playing(table, 'catwoman');
    expect(table.log()).toContain('Dr. Manhattan takes effect.');
    expect(table.log()).toContain('Arkham Asylum takes effect.');
  });

  test('P-5 Night Editor: +1 Power; its player alone sees the top of the main deck and may destroy it', () => {
    const table = playing(watch({ hand: ['night-editor'], mainDeck: ['kick', 'starro'] }), 'night-editor');
    expect(table.sees(0, 'mainDeck')).toEqual(['?', 'starro']);
    expect(table.sees(1, 'mainDeck')).toEqual(['?', '?']);
    table.answer(0, 'destroy starro');
    expect(table.zone('destroyed')).toEqual(['starro']);
    expect(table.fields.power).toBe(1);
  });

  test('D-01 Manufactured Monster: +3 Power; Attack on each player, from its player on', () => {
    const table = playing(
      watch({ hand: ['manufactured-monster', 'kick'], foes: { 1: { hand: ['punch'] } } }),
      'manufactured-monster',
    );
    expect(asked(table)).toEqual(['round 0', 'round 1', 'round 2']);
    table.answer(0, 'take the attack').answer(1, 'take the attack').answer(2, 'take the attack');
    table.answer(0, 'discard kick').answer(1, 'discard punch');
    expect(table.fields.power).toBe(3);
    expect(asked(table)).toEqual(['turn 0']);
  });

  test('P-1 Street Gang, Owlship, Dossier and Smiley Badge do what they say', () => {
    const gang = playing(
      watch({ seats: 2, hand: ['street-gang'], foes: { 1: { deck: ['kick'] } } }),
      'street-gang',
    ).answer(1, 'take the attack');
    expect(gang.zone('discard', 1)).toEqual(['kick']);
    expect(gang.fields.power).toBe(1);
    expect(playing(watch({ hand: ['owlship'] }), 'owlship').fields).toMatchObject({ power: 2, discount: 3 });
    const facing = (cost: number) =>
      playing(watch({ challenge: challenge('trouble', { cost }), hand: ['dossier'] }), 'dossier').fields
        .power;
    expect([facing(9), facing(10)]).toEqual([2, 4]);
    const badge = turn({
      hand: ['scarecrow'],
      weaknesses: ['weakness'],
      foes: { 1: { hand: ['smiley-badge'], deck: ['kick'], discard: ['punch'] } },
    });
    playing(badge, 'scarecrow').answer(1, 'defend with smiley-badge').answer(1, 'destroy punch');
    expect(badge.zone('hand', 1)).toEqual(['kick']);
    expect(badge.zone('discard', 1)).toEqual(['smiley-badge']);
  });

  test('P-1 Owlship and Dossier speak of Challenges, so with Super-Villains they give their Power alone', () => {
    const alone = { power: 2, discount: 0 };
    expect(playing(turn({ hand: ['owlship'] }), 'owlship').fields).toMatchObject(alone);
    expect(playing(turn({ hand: ['dossier'], villain: 'parallax' }), 'dossier').fields).toMatchObject(alone);
  });
});
