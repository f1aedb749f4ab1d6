import { describe, expect, test } from 'vitest';
import { asked, challenge, plain, playing, turn, watch } from './tables.ts';

describe('cards of the pack', () => {
  test('P-9 Disintegration gives +2 Power, and may be destroyed to be used, also with nothing to choose', () => {
    const kept = playing(watch({ hand: ['disintegration'] }), 'disintegration').answer(0, 'do nothing');
    expect(kept.fields.power).toBe(2);
    expect(kept.zone('challenge')).toEqual(['trouble']);
    const used = playing(
      watch({ challenge: [], challengeStack: ['nixon'], hand: ['disintegration'] }),
      'disintegration',
    ).answer(0, 'do it');
    expect(used.zone('destroyed')).toEqual(['disintegration']);
    expect(asked(used)).toEqual(['turn 0']);
  });

  test('W-9.4 D-23 R-70 before the reveal no player can be chosen; after it any Loyal player, oneself too, never the Mastermind', () => {
    const before = playing(watch({ hand: ['disintegration'] }), 'disintegration').answer(0, 'do it');
    expect(before.options(0)).toEqual(['Destroy trouble (table)']);
    before.refuses(0, 'destroy player 2', 'W-9.4');
    const after = playing(
      watch({ hand: ['disintegration'], revealed: 'all', plotInPlay: 'long-winter' }),
      'disintegration',
    ).answer(0, 'do it');
    expect(after.options(0)).toHaveLength(4);
    after.refuses(0, 'destroy player 1', 'W-9.4');
  });

  test('W-9.5 W-9.6 R-71 a destroyed Challenge is beaten without contributions and cost; the next follows, or the Loyal win', () => {
    const table = watch({ hand: ['disintegration'], contributed: ['kick'], challengeStack: ['nixon'] });
    playing(table, 'disintegration').answer(0, 'do it').answer(0, 'destroy trouble');
    expect(table.zone('challenge')).toEqual([]);
    expect(table.zone('destroyed').toSorted((a, b) => a.localeCompare(b))).toEqual([
      'disintegration',
      'kick',
    ]);
    table.answer(0, 'end turn');
    expect(table.zone('challenge')).toEqual(['nixon']);
    const last = playing(watch({ hand: ['disintegration'] }), 'disintegration')
      .answer(0, 'do it')
      .answer(0, 'destroy trouble');
    expect(last.outcome?.reason).toBe('challenges');
  });

  test('W-9.2 W-9.3 R-72 R-74 a destroyed Loyal player is out with all cards, and the seat is passed over', () => {
    const table = watch({
      seats: 4,
      mastermind: 0,
      revealed: 'all',
      hand: ['disintegration', 'bane'],
      plot: { 1: 'long-winter' },
      foes: {
        1: { hand: ['kick'], deck: ['punch'], discard: ['robin'], locations: ['batcave'] },
        2: { hand: ['punch'] },
      },
    });
    playing(table, 'disintegration').answer(0, 'do it').answer(0, 'destroy player 1');
    for (const zone of ['hand', 'deck', 'discard', 'locations', 'plot'])
      expect(table.zone(zone, 1)).toEqual([]);
    expect(table.zone('destroyed')).toEqual(expect.arrayContaining(['kick', 'punch', 'robin', 'batcave']));
    expect(table.zone('plotDeck')).toEqual(['long-winter']);
    expect(table.sees('public', 'plotDeck')).toEqual(['?']);
    playing(table, 'bane');
    expect(asked(table)).toEqual(['round 2', 'round 3']);
    table
      .answer(2, 'take the attack')
      .answer(3, 'take the attack')
      .answer(2, 'discard punch')
      .answer(0, 'end turn');
    expect(table.fields.turn).toBe(2);
  });

  test('D-22 R-68 a destroyed player keeps their view; in the French book they win with the Loyal, in the English they do not', () => {
    const ended = (edition: 'en' | 'fr') => {
      const table = watch({
        edition,
        seats: 4,
        mastermind: 3,
        revealed: 'all',
        hand: ['disintegration'],
        contributed: [plain('big', 9)],
        fields: { power: 5 },
      });
      playing(table, 'disintegration').answer(0, 'do it').answer(0, 'destroy player 1');
      expect(table.seen(1).viewer).toBe(1);
      return table.answer(0, 'beat trouble').outcome?.winners;
    };
    expect(ended('en')).toEqual([0, 2]);
    expect(ended('fr')).toEqual([0, 1, 2]);
  });

  test('R-73 a player destroyed in the own turn: it ends at once, without the first two steps', () => {
    const table = watch({
      mastermind: 2,
      revealed: 'all',
      challenge: 'rioting',
      hand: ['disintegration', 'kick'],
      deck: ['punch'],
    });
    playing(table, 'disintegration').answer(0, 'do it').answer(0, 'destroy player 0');
    expect(table.fields.turn).toBe(1);
    expect(table.zone('hand', 0)).toEqual([]);
    expect(table.zone('lineUp')).toHaveLength(6);
    expect(table.zone('destroyed')).not.toContain('thing-1');
  });

  test('R-69 when no Loyal player is left the Mastermind wins', () => {
    const table = watch({ seats: 2, mastermind: 0, revealed: 'all', hand: ['disintegration'] });
    playing(table, 'disintegration').answer(0, 'do it').answer(0, 'destroy player 1');
    expect(table.outcome).toEqual({ winners: [0], reason: 'no-loyal' });
  });

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
