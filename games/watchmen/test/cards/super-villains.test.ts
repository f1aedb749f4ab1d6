import { describe, expect, test } from 'vitest';
import { appearance, asked, five, playing, turn } from '../tables.ts';

const deckOfFive = ['punch', 'punch', 'punch', 'punch', 'punch'];

describe('B-11 Super-Villains, played', () => {
  test('B-11 Ra’s al Ghul: +3 Power, and before the new hand is drawn it goes under its owner’s deck', () => {
    const table = turn({
      hand: ['ras-al-ghul'],
      deck: deckOfFive,
      lineUp: five,
      villain: 'lex-luthor',
    });
    expect(playing(table, 'ras-al-ghul').fields.power).toBe(3);
    table.answer(0, 'end turn');
    expect(table.zone('deck', 0)).toEqual(['ras-al-ghul']);
    expect(table.zone('hand', 0)).toEqual(deckOfFive);
  });

  test('B-11 Black Manta: +3 Power and a card', () => {
    const table = playing(turn({ hand: ['black-manta'], deck: ['kick'] }), 'black-manta');
    expect(table.fields.power).toBe(3);
    expect(table.zone('hand', 0)).toEqual(['kick']);
  });

  test('B-11 Captain Cold: +2 Power, and +1 for each foe with a Hero in the discard pile', () => {
    const foes = { 1: { discard: ['robin', 'robin'] }, 2: { discard: ['kick'] }, 3: { discard: ['mera'] } };
    expect(playing(turn({ seats: 4, hand: ['captain-cold'], foes }), 'captain-cold').fields.power).toBe(4);
  });

  test('B-11 Deathstroke gains a Hero or Villain of the Line-Up, or else gives +3 Power', () => {
    const table = playing(turn({ hand: ['deathstroke'], lineUp: ['robin', 'bane', 'kick'] }), 'deathstroke');
    expect(table.options(0)).toEqual(['Gain Robin', 'Gain Bane', 'Do nothing']);
    table.answer(0, 'gain bane');
    expect(table.zone('discard', 0)).toEqual(['bane']);
    expect(table.fields.power).toBe(0);
    const other = playing(turn({ hand: ['deathstroke'], lineUp: ['robin'] }), 'deathstroke');
    expect(other.answer(0, 'do nothing').fields.power).toBe(3);
  });

  test('B-11 Atrocitus: +2 Power, and up to two cards of the discard pile are destroyed', () => {
    const table = playing(turn({ hand: ['atrocitus'], discard: ['weakness', 'punch', 'kick'] }), 'atrocitus');
    table.answer(0, 'destroy weakness').answer(0, 'destroy punch');
    expect(table.fields.power).toBe(2);
    expect(table.zone('discard', 0)).toEqual(['kick']);
  });

  test('B-11 B-6.9 The Joker: +2 Power; each foe discards a card at random or lets you draw', () => {
    const table = turn({
      seats: 3,
      hand: ['joker'],
      deck: ['kick'],
      foes: { 1: { hand: ['punch', 'robin'] }, 2: { hand: ['super-speed'] } },
      picks: ['robin'],
    });
    playing(table, 'joker');
    expect(table.prompt(1)).toBe('The Joker: Choose one: discard a card at random; or Ann draws a card.');
    expect(table.options(1)).toEqual(['Discard a card at random', 'Ann draws a card']);
    expect(table.options(1, 'fr')).toEqual(['Défausser une carte au hasard', 'Ann pioche une carte']);
    table.answer(1, 'discard a card at random').answer(2, 'Ann draws a card');
    expect(table.fields.power).toBe(2);
    expect(table.zone('hand', 1)).toEqual(['punch']);
    expect(table.zone('hand', 2)).toEqual(['super-speed']);
    expect(table.zone('hand', 0)).toEqual(['kick']);
  });

  test('B-11 RB-22 The Joker: a foe with an empty hand lets you draw', () => {
    const table = playing(turn({ hand: ['joker'], deck: ['kick'], foes: { 1: {} } }), 'joker');
    expect(table.zone('hand', 0)).toEqual(['kick']);
  });

  test('B-11 Lex Luthor draws three cards', () => {
    expect(
      playing(turn({ hand: ['lex-luthor'], deck: deckOfFive }), 'lex-luthor').zone('hand', 0),
    ).toHaveLength(3);
  });

  test('B-11 Sinestro reveals the top of the main deck: a Hero gives +3 Power and is destroyed, all else goes to the hand', () => {
    const hero = playing(turn({ hand: ['sinestro'], mainDeck: ['kick', 'robin'] }), 'sinestro');
    expect(hero.fields.power).toBe(3);
    expect(hero.zone('destroyed')).toEqual(['robin']);
    const other = playing(turn({ hand: ['sinestro'], mainDeck: ['bane'] }), 'sinestro');
    expect(other.fields.power).toBe(0);
    expect(other.zone('hand', 0)).toEqual(['bane']);
  });

  test('B-11 B-6.9 Brainiac: each foe reveals a card of the hand at random; you play each but Locations, and they go back', () => {
    const table = turn({
      seats: 3,
      hand: ['brainiac'],
      foes: { 1: { hand: ['super-strength', 'punch'] }, 2: { hand: ['batcave'] } },
      picks: ['super-strength'],
    });
    playing(table, 'brainiac').answer(0, 'play super-strength');
    expect(table.fields.power).toBe(5);
    expect(table.zone('hand', 1)).toEqual(['punch', 'super-strength']);
    expect(table.zone('hand', 2)).toEqual(['batcave']);
    expect(asked(table)).toEqual(['turn 0']);
  });

  test('B-11 Darkseid: two cards of the hand destroyed give +5 Power, else +3', () => {
    const table = playing(turn({ hand: ['darkseid', 'vulnerability', 'weakness', 'kick'] }), 'darkseid');
    table.answer(0, 'destroy vulnerability');
    expect(table.options(0)).not.toContain('That is all');
    expect(table.answer(0, 'destroy weakness').fields.power).toBe(5);
    const declined = playing(turn({ hand: ['darkseid', 'kick', 'kick'] }), 'darkseid').answer(0, 'decline');
    expect(declined.fields.power).toBe(3);
    expect(playing(turn({ hand: ['darkseid', 'kick'] }), 'darkseid').fields.power).toBe(3);
  });

  test('B-11 B-4.5 The Anti-Monitor: +2 Power; cards of the Line-Up are destroyed and replaced', () => {
    const table = turn({
      hand: ['anti-monitor'],
      lineUp: ['robin', 'bane', 'mera'],
      mainDeck: ['kick', 'punch', 'starro'],
    });
    playing(table, 'anti-monitor').answer(0, 'destroy robin').answer(0, 'destroy mera').answer(0, 'done');
    expect(table.fields.power).toBe(2);
    expect(table.zone('destroyed')).toEqual(['robin', 'mera']);
    expect(table.zone('lineUp')).toEqual(['bane', 'starro', 'punch']);
  });

  test('B-11 Parallax doubles the Power of the turn, what is there and what comes', () => {
    const table = turn({ hand: ['kick', 'parallax', 'punch'] });
    expect(playing(table, 'kick', 'parallax').fields.power).toBe(4);
    expect(playing(table, 'punch').fields.power).toBe(6);
  });

  test('RB-28 Parallax: what has been spent is not doubled; played again, he doubles again', () => {
    const table = turn({
      hand: ['super-strength', 'parallax', 'clayface', 'punch'],
      lineUp: ['robin'],
    });
    playing(table, 'super-strength').answer(0, 'buy robin');
    expect(playing(table, 'parallax').fields.power).toBe(4);
    expect(playing(table, 'clayface').answer(0, 'play again parallax').fields.power).toBe(8);
    expect(playing(table, 'punch').fields.power).toBe(12);
  });

  test('RB-29 Brainiac: the order is yours, and each card is back in its hand before the next is played', () => {
    const table = turn({
      seats: 3,
      hand: ['brainiac'],
      foes: { 1: { hand: ['kick'] }, 2: { hand: ['punch'] } },
    });
    playing(table, 'brainiac');
    expect(table.options(0)).toEqual(['Play Kick (Ben)', 'Play Punch (Cem)']);
    table.answer(0, 'play punch');
    expect(table.zone('hand', 2)).toEqual(['punch']);
    expect(table.zone('inPlay', 0)).toEqual(['brainiac']);
    expect(table.answer(0, 'play kick').fields.power).toBe(3);
    expect(table.zone('hand', 1)).toEqual(['kick']);
  });
});

describe('B-11 Super-Villains, First Appearance', () => {
  const both = (position: Parameters<typeof appearance>[1]) => ({ deck: deckOfFive, ...position });
  const taken = (table: ReturnType<typeof appearance>) =>
    table.answer(0, 'take the attack').answer(1, 'take the attack');

  test('B-11 Black Manta: the top card is discarded; one of cost 1 or more is destroyed, or the hand is discarded', () => {
    const table = taken(
      appearance('black-manta', {
        deck: ['robin', ...deckOfFive],
        foes: { 1: { deck: ['kick'], hand: ['punch', 'punch'] } },
      }),
    );
    table.answer(0, 'destroy robin');
    expect(table.zone('destroyed')).toEqual(['robin']);
    table.answer(1, 'discard your hand');
    expect(table.zone('discard', 1)).toEqual(['kick', 'punch', 'punch']);
  });

  test('B-11 B-9.8 Captain Cold: Super Heroes lie face down and do nothing until he is defeated', () => {
    const table = taken(
      appearance(
        'captain-cold',
        both({ hero: 'batman', foes: { 1: { hero: 'batman', hand: ['lasso-of-truth', 'lasso-of-truth'] } } }),
      ),
    );
    expect(table.fields.heroDown).toEqual([true, true]);
    expect(table.answer(1, 'play lasso-of-truth').fields.power).toBe(1);
    table.fields.power = 9;
    table.answer(1, 'defeat captain-cold');
    expect(table.fields.heroDown).toEqual([false, false]);
    expect(table.answer(1, 'play lasso-of-truth').fields.power).toBe(2);
  });

  test('B-11 B-6.8 Deathstroke: the hand is revealed, and a Hero, Super Power or Equipment of hand or discard pile destroyed', () => {
    const table = taken(
      appearance(
        'deathstroke',
        both({ discard: ['bane'], foes: { 1: { hand: ['robin', 'bane'], discard: ['kick', 'bane'] } } }),
      ),
    );
    expect(table.sees('public', 'hand', 1)).toEqual(['bane', 'robin']);
    table.answer(1, 'destroy robin');
    expect(table.zone('destroyed')).toEqual(['robin']);
    expect(table.sees('public', 'hand', 0)).toEqual(deckOfFive);
  });

  test('B-11 RB-24 Atrocitus: a card of the hand at random goes under the Super Hero, and on the deck when he is defeated', () => {
    const table = taken(appearance('atrocitus', both({ foes: { 1: { hand: ['kick'], deck: ['punch'] } } })));
    expect(table.zone('underHero', 1)).toEqual(['kick']);
    expect(table.sees(0, 'underHero', 1)).toEqual(['?']);
    expect(table.sees(1, 'underHero', 1)).toEqual(['kick']);
    table.fields.power = 10;
    table.answer(1, 'defeat atrocitus');
    expect(table.zone('deck', 1)).toEqual(['punch', 'kick']);
    expect(table.zone('underHero', 0)).toEqual([]);
  });

  test('B-11 The Joker: a card goes to the left neighbour’s discard pile, and one of cost 1 or more brings a Weakness on the deck', () => {
    const table = taken(
      appearance('joker', both({ weaknesses: ['weakness', 'weakness'], foes: { 1: { hand: ['kick'] } } })),
    );
    table.answer(0, 'pass punch').answer(1, 'pass kick');
    expect(table.zone('discard', 1)).toEqual(['punch']);
    expect(table.zone('deck', 1)).toEqual([]);
    expect(table.zone('discard', 0)).toContain('kick');
    expect(table.zone('deck', 0)).toEqual(['weakness']);
  });

  test('RB-13 whoever defends against The Joker passes nothing and takes no Weakness, but gets the card', () => {
    const table = appearance(
      'joker',
      both({
        weaknesses: ['weakness'],
        deck: ['punch', 'punch', 'punch', 'punch', 'kick'],
        foes: { 1: { hand: ['lasso-of-truth', 'robin'], deck: ['punch'] } },
      }),
    );
    table.answer(0, 'take the attack').answer(1, 'defend with lasso-of-truth').answer(0, 'pass kick');
    expect(table.zone('discard', 1)).toContain('kick');
    expect(table.zone('hand', 1)).toContain('robin');
    expect(table.zone('weaknesses')).toEqual(['weakness']);
  });

  test('B-11 RB-12 Lex Luthor: a Weakness for each Villain in the Line-Up, as far as there are any', () => {
    const common = {
      lineUp: ['bane', 'starro', 'robin', 'mera', 'kick'],
      weaknesses: ['weakness', 'weakness', 'weakness'],
    };
    const table = taken(appearance('lex-luthor', both({ ...common })));
    expect(table.zone('discard', 0)).toEqual(['weakness', 'weakness']);
    expect(table.zone('discard', 1)).toEqual(['weakness']);
  });

  test('B-11 Sinestro: the hand is revealed, and a card discarded for each Hero in it', () => {
    const table = taken(
      appearance('sinestro', both({ foes: { 1: { hand: ['robin', 'mera', 'punch', 'kick'] } } })),
    );
    table.answer(1, 'discard punch').answer(1, 'discard robin');
    expect(table.zone('hand', 1)).toEqual(['kick', 'mera']);
    expect(table.zone('hand', 0)).toEqual(deckOfFive);
  });

  test('B-11 Brainiac: two cards of each hand are pooled, shuffled, and two dealt back to each', () => {
    const table = taken(
      appearance('brainiac', {
        deck: ['kick', 'kick', 'punch', 'punch', 'punch'],
        foes: { 1: { hand: ['robin', 'mera', 'bane'] } },
        shuffles: [['kick', 'kick', 'robin', 'mera']],
      }),
    );
    table.answer(0, 'pool kick').answer(0, 'pool kick').answer(1, 'pool robin').answer(1, 'pool mera');
    expect(table.zone('hand', 0)).toEqual(['mera', 'punch', 'punch', 'punch', 'robin']);
    expect(table.zone('hand', 1)).toEqual(['bane', 'kick', 'kick']);
    expect(table.sees('public', 'hand', 1)).toEqual(['?', '?', '?']);
  });

  test('RB-29 Brainiac: whoever defends gives nothing and gets nothing back', () => {
    const table = appearance('brainiac', {
      deck: deckOfFive,
      foes: { 1: { hand: ['blue-beetle', 'robin'] } },
    });
    table.answer(0, 'take the attack').answer(1, 'defend with blue-beetle');
    table.answer(0, 'pool punch').answer(0, 'pool punch');
    expect(table.zone('hand', 0)).toEqual(deckOfFive);
    expect(table.zone('hand', 1)).toEqual(['blue-beetle', 'robin']);
  });

  test('B-11 RB-29 Brainiac: whoever has fewer cards gives what there is and gets as many back', () => {
    const table = taken(appearance('brainiac', { deck: deckOfFive, foes: { 1: { hand: ['robin'] } } }));
    table.answer(0, 'pool punch').answer(0, 'pool punch').answer(1, 'pool robin');
    expect(table.zone('hand', 1)).toHaveLength(1);
    expect(table.zone('hand', 0)).toHaveLength(5);
  });

  test('B-11 Darkseid: two cards are discarded unless a Villain is shown; all are asked', () => {
    const table = taken(appearance('darkseid', both({ foes: { 1: { hand: ['bane', 'kick'] } } })));
    expect(table.options(0)).toEqual(['Do nothing']);
    table.answer(0, 'do nothing').answer(0, 'discard punch').answer(0, 'discard punch');
    table.answer(1, 'show bane');
    expect(table.zone('hand', 1)).toEqual(['bane', 'kick']);
    expect(table.zone('hand', 0)).toHaveLength(3);
  });

  test('B-11 RB-14 The Anti-Monitor: the hand is revealed, and a card of cost 1 or more goes into the Line-Up, beyond five', () => {
    const table = taken(
      appearance('anti-monitor', both({ foes: { 1: { hand: ['kick', 'robin', 'punch'] } } })),
    );
    table.answer(1, 'to line-up kick');
    expect(table.zone('lineUp')).toHaveLength(6);
    expect(table.zone('hand', 0)).toEqual(deckOfFive);
    expect(table.sees('public', 'hand', 0)).toEqual(deckOfFive);
  });

  test('B-11 Parallax: the hand is revealed, and all cards of cost 2 or less are discarded', () => {
    const table = taken(
      appearance('parallax', both({ foes: { 1: { hand: ['kick', 'catwoman', 'punch'] } } })),
    );
    expect(table.zone('hand', 0)).toEqual([]);
    expect(table.zone('hand', 1)).toEqual(['kick']);
    expect(table.zone('discard', 1).toSorted()).toEqual(['catwoman', 'punch']);
  });
});
