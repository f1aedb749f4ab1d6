import { describe, expect, test } from 'vitest';
import { power } from '../../content/sentences.ts';
import { challenges } from '../../content/watchmen/challenges.ts';
import {
  asked,
  costOf,
  heroWith,
  many,
  plain,
  playing,
  plotted,
  type Table,
  underKeaneAct,
  watch,
} from '../tables.ts';

const deck = { 0: many(9, 'punch') };

const named = (table: Table, name: string, seat = 0): string[] =>
  table.options(seat).filter((option) => option.includes(name));

describe('Rioting and Keane Act', () => {
  test('Rioting W-9.22 R-86 two Attacks, two Defenses or one of each; Suicide Squad is neither', () => {
    const fulfilled = (...cards: string[]) => {
      const table = underKeaneAct({
        challenge: 'rioting',
        contributed: ['catwoman', ...cards],
        fields: { power: 40 },
      });
      return named(table, 'Rioting').length > 0;
    };
    expect([
      fulfilled('bane', 'scarecrow'),
      fulfilled('super-speed', 'lasso-of-truth'),
      fulfilled('bane', 'super-speed'),
    ]).toEqual([true, true, true]);
    expect([fulfilled('bane'), fulfilled('bane', 'suicide-squad'), fulfilled('bane', 'lex-luthor')]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('Rioting P-3 it destroys the cheapest card of the Line-Up; among equals the player whose turn ends chooses', () => {
    const one = underKeaneAct({
      challenge: 'rioting',
      lineUp: ['robin', 'bane', 'catwoman', 'doomsday', 'mera'],
      deck,
    });
    expect(one.answer(0, 'end turn').zone('destroyed')).toEqual(['catwoman']);
    const several = underKeaneAct({ challenge: 'rioting', deck }).answer(0, 'end turn');
    expect(several.options(0)).toHaveLength(2);
    expect(several.answer(0, 'destroy kid-flash').zone('destroyed')).toEqual(['kid-flash']);
  });

  test('Keane Act W-9.14 D-27 Super Heroes have no text; R-76 beaten, they have it again at once, and what was missed stays missed', () => {
    const table = underKeaneAct({
      hero: heroWith('hunter', [{ when: { play: { types: ['villain'] } }, do: [power(1)] }]),
      hand: ['doomsday', 'bizarro'],
      contributed: ['kick', 'kick', 'catwoman', 'lasso-of-truth'],
      fields: { blank: true, power: costOf('keane-act') },
    });
    table.answer(0, 'play doomsday').answer(0, 'beat keane-act');
    expect(table.fields.power).toBe(4);
    expect(table.answer(0, 'play bizarro').fields.power).toBe(4 + 3 + 1);
  });

  test('Keane Act R-77 cards under a blank Super Hero are not touched', () => {
    const table = underKeaneAct({ underHero: ['kick'], deck, fields: { blank: true } }).answer(0, 'end turn');
    expect(table.zone('underHero', 0)).toEqual(['kick']);
    expect(table.sees(0, 'loyalty', 0)).toEqual(['loyal']);
  });

  test('Rioting Keane Act P-16 at the end of a turn its player denounces another, whoever that is, and a Weakness is gained', () => {
    const table = underKeaneAct({ weaknesses: ['weakness'], deck, fields: { blank: true } }).answer(
      0,
      'end turn',
    );
    expect(named(table, 'Denounce')).toHaveLength(2);
    expect(table.answer(0, 'denounce player 2').zone('discard', 2)).toEqual(['weakness']);
    expect(table.zone('discard', 1)).toEqual([]);
    const riot = underKeaneAct({
      challenge: 'rioting',
      lineUp: ['robin', 'catwoman', 'bane', 'mera', 'starro'],
      weaknesses: ['weakness'],
      deck,
    }).answer(0, 'end turn');
    expect(riot.zone('destroyed')).toEqual(['catwoman']);
    expect(riot.answer(0, 'denounce player 1').zone('discard', 1)).toEqual(['weakness']);
  });

  test('Rioting Keane Act P-17 at a table of two one card less is asked for', () => {
    const fulfilled = (seats: number) =>
      named(
        underKeaneAct({ seats, contributed: ['kick', 'lasso-of-truth'], plot: {}, fields: { power: 40 } }),
        'Keane Act',
      ).length;
    expect([2, 3].map(fulfilled)).toEqual([1, 0]);
    const two = underKeaneAct({ seats: 2, hand: ['catwoman'], plot: {} });
    two.refuses(0, 'contribute catwoman', 'W-6.10');
    for (const kind of challenges) expect(kind.needs.some(({ many: marked }) => marked)).toBe(true);
    expect(two.printed('keane-act')).toContain(
      'To Beat: a Kick and an Equipment; with 3 or more players, also a Hero;',
    );
    expect(two.printed('keane-act', 'fr')).toContain('à 3 joueurs ou plus, aussi Héros');
  });

  test('Rioting Keane Act P-16 with the Weaknesses gone, the denounced discards a card at random', () => {
    const foes = { 1: { hand: ['kick'] }, 2: { hand: ['punch'] } };
    const table = underKeaneAct({ foes, deck }).answer(0, 'end turn');
    expect(table.options(0)).toContain('Denounce Ben, who discards a random card');
    table.answer(0, 'denounce player 1');
    expect(table.zone('discard', 1)).toEqual(['kick']);
    expect(table.zone('hand', 2)).toEqual(['punch']);
  });

  test('Keane Act P-16 R-74 without a Weakness or a card nobody is asked; of two players there is one to denounce; who is destroyed is not', () => {
    expect(asked(underKeaneAct({ deck }).answer(0, 'end turn'))).toEqual(['turn 1']);
    const destroyed = underKeaneAct({
      revealed: 'all',
      weaknesses: ['weakness'],
      deck,
      fields: { out: [false, false, true] },
    }).answer(0, 'end turn');
    expect(destroyed.zone('discard', 1)).toEqual(['weakness']);
  });
});

describe('Nixon', () => {
  test('Nixon W-9.15 R-53 one card more after the refill, also where none was needed', () => {
    const bought = underKeaneAct({ challenge: 'nixon', deck, fields: { power: 3 } })
      .answer(0, 'buy robin')
      .answer(0, 'end turn');
    expect(bought.zone('lineUp')).toHaveLength(6);
    const idle = underKeaneAct({ challenge: 'nixon', deck }).answer(0, 'end turn');
    expect(idle.zone('lineUp')).toHaveLength(7);
  });

  test('Nixon R-01 a missing extra card ends the game', () => {
    const table = underKeaneAct({ challenge: 'nixon', mainDeck: ['mera'], deck }).answer(0, 'end turn');
    expect(table.outcome?.winners).toEqual([1]);
  });
});

describe('Cancer Scare', () => {
  test('W-9.7 W-9.8 R-83 R-61 Cancer Scare: an Attack in nobody’s turn, from the player whose turn has ended, on everybody', () => {
    const table = watch({
      challenge: 'cancer-scare',
      revealed: 'all',
      deck: ['super-strength', 'punch', 'punch', 'punch', 'punch', 'punch'],
      foes: { 1: { deck: ['kick'] }, 2: { deck: ['doomsday'], hand: ['lasso-of-truth'] } },
    }).answer(0, 'end turn');
    expect(asked(table)).toEqual(['round 0', 'round 1', 'round 2']);
    expect(table.fields.turn).toBe(-1);
    table.answer(0, 'take the attack').answer(1, 'take the attack').answer(2, 'defend with lasso-of-truth');
    expect(table.zone('destroyed')).toEqual(['super-strength']);
    expect(table.zone('discard', 1)).toEqual(['kick']);
    expect(table.fields.tally).toBe(1);
    expect(asked(table)).toEqual(['turn 1']);
  });

  test('R-84 P-4 P-5 D-24 what that Attack destroys is counted; six cost the main deck six cards, seen by all, as far as there are any', () => {
    const table = watch({
      challenge: 'cancer-scare',
      deck: ['super-strength', 'punch', 'punch', 'punch', 'punch', 'punch'],
      mainDeck: ['kick', 'robin', 'mera'],
      fields: { tally: 5, fromLineUp: 1 },
    });
    table
      .answer(0, 'end turn')
      .answer(0, 'take the attack')
      .answer(1, 'take the attack')
      .answer(2, 'take the attack');
    expect(table.sees('public', 'destroyed')).toEqual(['super-strength', 'mera', 'robin', 'kick']);
    expect(table.fields.tally).toBe(0);
    expect(table.outcome).toBeNull();
  });

  test('Cancer Scare W-9.8 R-84 D-24 P-4 what it destroys is counted, openly; at six the main deck loses six and the count begins anew', () => {
    const table = underKeaneAct({
      challenge: 'cancer-scare',
      deck: { 0: [...many(5, 'punch'), ...many(5, 'punch')], 1: ['doomsday'], 2: ['doomsday'] },
      fields: { tally: 4 },
    }).answer(0, 'end turn');
    const before = table.zone('mainDeck').length;
    for (const seat of [0, 1, 2]) table.answer(seat, 'take the attack');
    expect(table.fields.tally).toBe(0);
    expect(before - table.zone('mainDeck').length).toBe(6);
    expect(table.sees('public', 'destroyed')).not.toContain('?');
  });

  test('Cancer Scare R-84 cards destroyed otherwise are not counted', () => {
    const table = underKeaneAct({ challenge: 'cancer-scare', hand: ['heat-vision', 'doomsday'] });
    table.answer(0, 'play heat-vision').answer(0, 'destroy doomsday');
    expect(table.fields.tally).toBe(0);
  });
});

describe('Alien Invasion', () => {
  test('Alien Invasion W-9.1 P-6 it asks for Watchmen cards; who has contributed in the turn loses no card', () => {
    const busy = underKeaneAct({ challenge: 'alien-invasion', hand: ['night-editor', 'robin'], deck });
    busy.refuses(0, 'contribute robin', 'W-6.10').answer(0, 'contribute night-editor').answer(0, 'end turn');
    expect(busy.zone('discard', 0)).toEqual(['robin']);
    expect(busy.zone('destroyed')).toEqual([]);
  });

  test('Alien Invasion P-6 who has not contributed loses a card of cost 3 or more that they played this turn, as they choose', () => {
    const hand = ['punch', 'lasso-of-truth', 'kick', 'doomsday'];
    const idle = underKeaneAct({ challenge: 'alien-invasion', hand, deck });
    playing(idle, ...hand).answer(0, 'end turn');
    expect(idle.options(0)).toEqual(['Destroy Kick (table)', 'Destroy Doomsday (table)']);
    idle.answer(0, 'destroy doomsday');
    expect(idle.zone('destroyed')).toEqual(['doomsday']);
    expect(idle.zone('discard', 0).toSorted()).toEqual(['kick', 'lasso-of-truth', 'punch']);
    const poor = underKeaneAct({ challenge: 'alien-invasion', hand: ['punch'], deck });
    expect(playing(poor, 'punch').answer(0, 'end turn').zone('destroyed')).toEqual([]);
  });

  test('Alien Invasion P-6 a card on loan is not one’s own to lose', () => {
    const table = underKeaneAct({ ...plotted, challenge: 'alien-invasion', hand: { 2: ['doomsday'] }, deck });
    table.answer(0, 'ask for help').answer(2, 'accept').answer(0, 'end turn');
    expect(table.zone('destroyed')).toEqual([]);
    expect(table.zone('discard', 2)).toEqual(['doomsday']);
  });

  test.each([
    ['alien-invasion', 4],
    ['nuclear-clock', 2],
  ])(
    'P-22 W-5.13 %s: while a Super-Villain lies face up, every turn’s end destroys %i cards of the main deck',
    (id, n) => {
      const two = {
        seats: 2,
        mastermind: 'nobody',
        plot: {},
        challenge: id,
        challengeStack: [],
        deck,
      } as const;
      const facing = underKeaneAct({ ...two, villain: 'lex-luthor', machination: [] }).answer(0, 'end turn');
      expect(facing.zone('destroyed')).toHaveLength(n);
      expect(underKeaneAct(two).answer(0, 'end turn').zone('destroyed')).toEqual([]);
    },
  );

  test('W-9.1 D-29 Alien Invasion, The Nuclear Clock: Watchmen cards are the eleven of the pack', () => {
    const table = watch({ challenge: 'nuclear-clock', hand: ['smiley-badge', 'lasso-of-truth'] });
    table.answer(0, 'contribute smiley-badge').refuses(0, 'contribute lasso-of-truth', 'W-6.10');
    const location = watch({ challenge: 'alien-invasion', hand: ['newsstand'] });
    expect(location.answer(0, 'contribute newsstand').zone('contributed')).toEqual(['newsstand']);
  });
});

describe('The Nuclear Clock', () => {
  const clock = { challenge: 'nuclear-clock', challengeStack: [] };
  const eleven = Array.from({ length: 11 }, (_, i) => plain(`tick-${i}`, 2));

  test('W-9.16 R-41 R-42 The Nuclear Clock: Locations from play only; a Watchmen Location also from the hand, as such', () => {
    const table = watch({
      challenge: 'nuclear-clock',
      hand: ['batcave', 'newsstand'],
      locations: ['arkham-asylum'],
    });
    table.refuses(0, 'contribute batcave', 'W-6.10');
    table.answer(0, 'contribute arkham-asylum').answer(0, 'contribute newsstand');
    expect(table.zone('locations', 0)).toEqual([]);
    expect(table.zone('contributed')).toEqual(['arkham-asylum', 'newsstand']);
    const hand = {
      challenge: 'nuclear-clock',
      contributed: ['newsstand', 'smiley-badge', 'owlship', 'robin', 'bane', 'doomsday'],
      fields: { power: 12 },
    };
    watch(hand).refuses(0, 'beat nuclear-clock', 'W-6.22');
  });

  test('The Nuclear Clock B-3.10 the Ongoing of a contributed Location ends with it', () => {
    const zones = { ...clock, locations: ['arkham-asylum'], hand: ['doomsday'], deck };
    const table = underKeaneAct({ ...zones })
      .answer(0, 'contribute arkham-asylum')
      .answer(0, 'play doomsday');
    expect(table.zone('hand', 0)).toEqual([]);
  });

  test('The Nuclear Clock R-82 at the end of a turn a card goes under it that nobody sees; how many is public', () => {
    const table = underKeaneAct({ ...clock, deck }).answer(0, 'end turn');
    expect([0, 1, 2, 'public'].map((viewer) => table.sees(viewer, 'clock'))).toEqual([
      ['?'],
      ['?'],
      ['?'],
      ['?'],
    ]);
  });

  test('W-9.17 W-9.18 R-15 R-18 R-78 R-79 R-82 at twelve cards, unknown until then, all reveal in the first step, and the Mastermind gets them without drawing', () => {
    const before = watch({ challenge: 'nuclear-clock', clock: eleven.slice(0, 3) }).answer(0, 'end turn');
    expect(before.sees('public', 'clock')).toEqual(['?', '?', '?', '?']);
    const table = watch({
      challenge: 'nuclear-clock',
      clock: eleven,
      plot: { 1: 'long-winter' },
    }).answer(0, 'end turn');
    expect(table.fields.revealed).toBe(true);
    expect(table.fields.mastermind).toBe(1);
    expect(table.zone('discard', 1)).toHaveLength(12);
    expect(table.zone('hand', 1)).toEqual([]);
    expect(table.zone('plotInPlay')).toEqual([]);
    expect(table.sees(0, 'plot', 1)).toEqual(['?']);
  });

  test('The Nuclear Clock W-9.17 W-9.18 R-78 R-79 the twelfth: all reveal before anything else, the Mastermind’s discard pile takes them', () => {
    const table = underKeaneAct({ ...clock, clock: many(11, 'kick'), deck }).answer(0, 'end turn');
    expect(table.fields.revealed).toBe(true);
    expect(table.zone('clock')).toEqual([]);
    expect(table.zone('discard', 1)).toHaveLength(12);
    expect(table.zone('hand', 1)).toEqual([]);
    const lines = table.log();
    expect(lines.findIndex((line) => line.includes('Secret Mastermind'))).toBeLessThan(
      lines.findIndex((line) => line.includes('draws 5')),
    );
  });

  test('The Nuclear Clock W-9.19 R-19 R-81 without a Mastermind they are destroyed, and it goes on', () => {
    const table = underKeaneAct({
      ...clock,
      clock: many(11, 'kick'),
      mastermind: 'nobody',
      plot: {},
      deck,
      seats: 2,
    }).answer(0, 'end turn');
    expect(table.zone('destroyed')).toHaveLength(12);
    expect(table.answer(1, 'end turn').zone('clock')).toHaveLength(1);
  });

  test('R-80 beaten before, what lies under it is destroyed; R-81 after twelve it ticks no more', () => {
    const contributed = ['arkham-asylum', 'smiley-badge', 'owlship', 'robin', 'bane', 'doomsday'];
    const table = watch({
      challenge: 'nuclear-clock',
      contributed,
      challengeStack: ['nixon'],
      clock: eleven.slice(0, 2),
      fields: { power: 12, fromPlay: ['arkham-asylum'] },
    });
    table.answer(0, 'beat nuclear-clock');
    expect(table.zone('destroyed')).toHaveLength(8);
    const struck = watch({ challenge: 'nuclear-clock', revealed: 'all', fields: { struck: true } }).answer(
      0,
      'end turn',
    );
    expect(struck.zone('clock')).toEqual([]);
  });

  test('The Nuclear Clock R-02 with the main deck empty it does not tick and ends nothing', () => {
    const table = underKeaneAct({
      ...clock,
      mainDeck: [],
      lineUp: ['robin', ...many(5, 'bane')],
      deck,
      fields: { power: 3 },
    });
    table.answer(0, 'buy robin').answer(0, 'end turn');
    expect(table.zone('clock')).toEqual([]);
    expect(table.outcome).toBeNull();
  });
});
