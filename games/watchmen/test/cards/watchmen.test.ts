import { describe, expect, test } from 'vitest';
import { power } from '../../content/sentences.ts';
import { watchmen } from '../../index.ts';
import { zones } from '../../rules/board.ts';
import { asked, challenge, heroWith, many, playing, turn, underKeaneAct, watch } from '../tables.ts';

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
    playing(table, 'kid-flash', 'catwoman').answer(0, 'decline');
    expect(table.fields.power).toBe(5);
  });

  test('P-7 a card that is played again has the type still', () => {
    const hero = heroWith('hunter', [{ when: { play: { types: ['villain'] } }, do: [power(1)] }]);
    const table = watch({ hero, hand: ['masked-stranger', 'catwoman', 'clayface'] });
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

  test('P-1 Street Gang: +1 Power; Attack: each foe discards a card or gains a Weakness, as they like', () => {
    const table = playing(
      watch({
        hand: ['street-gang'],
        weaknesses: ['weakness'],
        foes: { 1: { hand: ['kick'] }, 2: { hand: ['punch'] } },
      }),
      'street-gang',
    );
    table.answer(1, 'take the attack').answer(2, 'take the attack');
    expect(table.options(1)).toEqual(['Discard a card', 'Gain a Weakness']);
    table.answer(1, 'the second').answer(2, 'the first').answer(2, 'discard punch');
    expect(table.zone('discard', 1)).toEqual(['weakness']);
    expect(table.zone('hand', 1)).toEqual(['kick']);
    expect(table.zone('discard', 2)).toEqual(['punch']);
    expect(table.fields.power).toBe(1);
  });

  test('P-19 Owlship: +2 Power; a card of the own discard pile that the Challenge asks for may be contributed', () => {
    const needs = [{ n: 1, which: { types: ['hero'] } }];
    const faced = { challenge: challenge('trouble', { needs }), hand: ['owlship'] };
    const table = playing(watch({ ...faced, discard: ['robin', 'kick', 'weakness'] }), 'owlship');
    expect(table.options(0)).toEqual(['Contribute Robin', 'Do nothing']);
    table.answer(0, 'contribute robin');
    expect(table.zone('contributed')).toEqual(['robin']);
    expect(table.fields).toMatchObject({ power: 2, contributions: 1, fulfilled: true });
    expect(asked(playing(watch({ ...faced, discard: ['kick'] }), 'owlship'))).toEqual(['turn 0']);
    expect(asked(playing(turn({ hand: ['owlship'], discard: ['robin'] }), 'owlship'))).toEqual(['turn 0']);
  });

  test('P-20 The Dossier: +2 Power; destroyed, it shows its player alone a Loyalty card, and all whose', () => {
    const table = playing(watch({ hand: ['dossier'] }), 'dossier').answer(0, 'do it');
    expect(table.options(0)).toEqual(['Look at Ben’s Loyalty card', 'Look at Cem’s Loyalty card']);
    table.answer(0, 'look at loyalty of player 1');
    expect(table.sees(0, 'loyalty', 1)).toEqual(['secret-mastermind']);
    expect([2, 'public'].map((viewer) => table.sees(viewer, 'loyalty', 1))).toEqual([['?'], ['?']]);
    expect(table.fields).toMatchObject({ power: 2, revealed: false, mastermind: -1 });
    expect(table.log('en', 2)).toContain('Ann looks at Ben’s Loyalty card.');
    expect(table.log('en', 0)).toContain('Ann looks at Ben’s Loyalty card: Secret Mastermind.');
    expect(table.zone('destroyed')).toEqual(['dossier']);
    const suspected = (viewer: number) =>
      new Set(
        Array.from({ length: 24 }, (_, seed) => {
          const world = table.imagine(viewer, `dossier ${seed}`);
          return [0, 1, 2].findIndex(
            (seat) => world.kind(world.zone(zones.loyalty(seat))[0] ?? 0).id !== 'loyal',
          );
        }),
      );
    expect(suspected(0)).toEqual(new Set([1]));
    expect(suspected(2)).toEqual(new Set([0, 1]));
    const shown = (viewer: number) => watchmen.show(table.table.lens(viewer), 'en', table.names).join();
    expect(shown(0)).toContain('· Secret Mastermind');
    expect(shown(2)).not.toContain('· Secret Mastermind');
  });

  test('P-20 The Dossier shows nothing once the roles lie open, nor in a game without roles', () => {
    const open = playing(watch({ hand: ['dossier'], revealed: 'all' }), 'dossier').answer(0, 'do it');
    expect(asked(open)).toEqual(['turn 0']);
    expect(asked(playing(turn({ hand: ['dossier'] }), 'dossier').answer(0, 'do it'))).toEqual(['turn 0']);
  });

  test('P-16 Smiley Badge: +1 Power; a Defense that draws a card and denounces another player', () => {
    expect(playing(watch({ hand: ['smiley-badge'] }), 'smiley-badge').fields.power).toBe(1);
    const table = watch({
      hand: ['bane'],
      weaknesses: ['weakness'],
      foes: { 1: { hand: ['smiley-badge'], deck: ['kick'] }, 2: { hand: ['punch'] } },
    });
    playing(table, 'bane').answer(1, 'defend with smiley-badge').answer(2, 'take the attack');
    table.answer(1, 'denounce player 0');
    expect(table.zone('discard', 0)).toEqual(['weakness']);
    expect(table.zone('hand', 1)).toEqual(['kick']);
  });
});
