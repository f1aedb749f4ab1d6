import { expect, test } from 'vitest';
import { watchmen } from '../index.ts';
import { asked, costOf, many, type Table, underKeaneAct } from './tables.ts';

const deck = { 0: many(9, 'punch') };
const named = (table: Table, name: string, seat = 0): string[] =>
  table.options(seat).filter((option) => option.includes(name));
const uses = (table: Table, seat = 0): Table =>
  table.answer(seat, 'play disintegration').answer(seat, 'do it');

test('Cancer Scare W-9.7 R-83 its Attack comes between turns, from the player whose turn has ended; Defenses work', () => {
  const table = underKeaneAct({
    challenge: ['cancer-scare'],
    hand: { 2: ['lasso-of-truth'] },
    deck: { 0: [...many(2, 'kick'), ...many(5, 'punch')], 1: ['doomsday', 'doomsday'], 2: ['doomsday'] },
  }).answer(0, 'end turn');
  expect(table.fields.turn).toBe(-1);
  expect(asked(table)).toEqual(['round 0', 'round 1', 'round 2']);
  table.answer(0, 'take the attack').answer(1, 'take the attack').answer(2, 'defend with lasso-of-truth');
  expect(table.zone('destroyed')).toEqual(['doomsday']);
  expect(table.zone('hand', 2)).toEqual(['doomsday']);
  expect(asked(table)).toEqual(['turn 1']);
});

test('Cancer Scare W-9.8 R-84 D-24 P-4 what it destroys is counted, openly; at six the main deck loses six and the count begins anew', () => {
  const table = underKeaneAct({
    challenge: ['cancer-scare'],
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
  const table = underKeaneAct({ challenge: ['cancer-scare'], hand: ['heat-vision', 'doomsday'] });
  table.answer(0, 'play heat-vision').answer(0, 'destroy doomsday');
  expect(table.fields.tally).toBe(0);
});

test('Duplication W-9.10 W-9.12 R-85 any card played this turn is played again, not itself; what the first play made remains', () => {
  const table = underKeaneAct({ hand: ['kick', 'doomsday', 'duplication'] });
  table.answer(0, 'play kick').answer(0, 'play doomsday').answer(0, 'play duplication');
  expect(['Kick', 'Doomsday', 'Duplication'].map((name) => named(table, name).length)).toEqual([1, 1, 0]);
  expect(table.answer(0, 'play again kick').fields.power).toBe(8);
});

test('Duplication D-25 in the French edition only the card just played', () => {
  const table = underKeaneAct({ hand: ['kick', 'doomsday', 'duplication'], edition: 'fr' });
  table.answer(0, 'play kick').answer(0, 'play doomsday').answer(0, 'play duplication');
  expect(table.fields.power).toBe(10);
  const choosing = underKeaneAct({
    hand: ['kick', 'doomsday', 'duplication'],
    locations: ['batcave'],
    deck,
    edition: 'fr',
  });
  choosing.answer(0, 'play kick').answer(0, 'play doomsday').answer(0, 'play duplication');
  choosing.refuses(0, 'play again kick', 'D-25');
  expect(choosing.blocked(0).map(({ why }) => why)).toContain('Kick is not the card you have just played.');
});

test('Duplication W-9.11 W-9.13 R-85 or an Ongoing card in front of you, to no effect; Clayface may not', () => {
  const table = underKeaneAct({ locations: ['batcave'], hand: ['duplication'], deck });
  table.answer(0, 'play duplication');
  expect(table.zone('locations', 0)).toEqual(['batcave']);
  expect(table.log().join()).toContain('Batcave');
  expect(table.zone('hand', 0)).toEqual([]);
  const clay = underKeaneAct({ locations: ['batcave'], hand: ['clayface'] }).answer(0, 'play clayface');
  expect(clay.log().join()).not.toContain('Batcave');
});

test('Keane Act W-9.14 D-27 Super Heroes have no text; R-76 beaten, they have it again at once, and what was missed stays missed', () => {
  const table = underKeaneAct({
    hero: 'rorschach',
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

test('Nixon W-9.15 R-53 one card more after the refill, also where none was needed', () => {
  const bought = underKeaneAct({ challenge: ['nixon'], deck, fields: { power: 3 } })
    .answer(0, 'buy robin')
    .answer(0, 'end turn');
  expect(bought.zone('lineUp')).toHaveLength(6);
  const idle = underKeaneAct({ challenge: ['nixon'], deck }).answer(0, 'end turn');
  expect(idle.zone('lineUp')).toHaveLength(7);
});

test('Nixon R-01 a missing extra card ends the game', () => {
  const table = underKeaneAct({ challenge: ['nixon'], mainDeck: ['mera'], deck }).answer(0, 'end turn');
  expect(table.outcome?.winners).toEqual([1]);
});

const clock = { challenge: ['nuclear-clock'], challengeStack: [] };

test('The Nuclear Clock W-9.16 R-41 a Location is contributed from play, not from the hand', () => {
  const table = underKeaneAct({ ...clock, hand: ['batcave'], locations: ['watchtower'] });
  table.refuses(0, 'contribute batcave', 'W-6.10');
  table.answer(0, 'contribute watchtower');
  expect(table.zone('contributed')).toEqual(['watchtower']);
  expect(table.zone('locations', 0)).toEqual([]);
});

test('The Nuclear Clock B-3.10 the Ongoing of a contributed Location ends with it', () => {
  const zones = { ...clock, locations: ['arkham-asylum'], hand: ['doomsday'], deck };
  const table = underKeaneAct({ ...zones })
    .answer(0, 'contribute arkham-asylum')
    .answer(0, 'play doomsday');
  expect(table.zone('hand', 0)).toEqual([]);
});

test('The Nuclear Clock R-42 W-9.1 a Location that is a Watchmen card answers the call for those from the hand', () => {
  const table = underKeaneAct({ ...clock, hand: ['newsstand', 'kick'] });
  table.answer(0, 'contribute newsstand').refuses(0, 'contribute kick', 'W-6.10');
  expect(table.zone('contributed')).toEqual(['newsstand']);
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

test('The Nuclear Clock W-9.19 R-19 without a Mastermind they are destroyed', () => {
  const table = underKeaneAct({
    ...clock,
    clock: many(11, 'kick'),
    loyalty: { 0: ['loyal'], 1: ['loyal'] },
    plot: {},
    deck,
    seats: 2,
  }).answer(0, 'end turn');
  expect(table.zone('destroyed')).toHaveLength(12);
});

test('The Nuclear Clock R-81 after it has struck it ticks no more', () => {
  const table = underKeaneAct({ ...clock, revealed: 'all', deck, fields: { struck: true } }).answer(
    0,
    'end turn',
  );
  expect(table.zone('clock')).toEqual([]);
  expect(table.zone('challenge')).toEqual(['nuclear-clock']);
});

test('The Nuclear Clock R-80 beaten before, the cards under it are destroyed', () => {
  const table = uses(
    underKeaneAct({ ...clock, challengeStack: ['nixon'], clock: many(3, 'kick'), hand: ['disintegration'] }),
  );
  expect(table.answer(0, 'destroy nuclear-clock').zone('destroyed')).toEqual([
    'disintegration',
    'kick',
    'kick',
    'kick',
  ]);
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

test('Rioting W-9.22 R-86 two Attacks, two Defenses or one of each; Suicide Squad is neither', () => {
  const fulfilled = (...cards: string[]) => {
    const table = underKeaneAct({
      challenge: ['rioting'],
      contributed: ['catwoman', 'doomsday', ...cards],
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
    challenge: ['rioting'],
    lineUp: ['robin', 'bane', 'catwoman', 'doomsday', 'mera'],
    deck,
  });
  expect(one.answer(0, 'end turn').zone('destroyed')).toEqual(['catwoman']);
  const several = underKeaneAct({ challenge: ['rioting'], deck }).answer(0, 'end turn');
  expect(several.options(0)).toHaveLength(2);
  expect(several.answer(0, 'destroy kid-flash').zone('destroyed')).toEqual(['kid-flash']);
});

test('Alien Invasion W-9.1 P-6 it asks for Watchmen cards; who has contributed in the turn loses no card', () => {
  const idle = underKeaneAct({ challenge: ['alien-invasion'], deck }).answer(0, 'end turn');
  expect(idle.zone('destroyed')).toEqual(['punch']);
  expect(idle.zone('discard', 0)).toEqual([]);
  const busy = underKeaneAct({ challenge: ['alien-invasion'], hand: ['night-editor', 'robin'], deck });
  busy.refuses(0, 'contribute robin', 'W-6.10').answer(0, 'contribute night-editor').answer(0, 'end turn');
  expect(busy.zone('discard', 0)).toEqual(['robin']);
  expect(busy.zone('destroyed')).toEqual([]);
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
    challenge: ['rioting'],
    lineUp: ['robin', 'catwoman', 'bane', 'mera', 'starro'],
    weaknesses: ['weakness'],
    deck,
  }).answer(0, 'end turn');
  expect(riot.zone('destroyed')).toEqual(['catwoman']);
  expect(riot.answer(0, 'denounce player 1').zone('discard', 1)).toEqual(['weakness']);
});

test('Keane Act P-16 R-74 without a Weakness nobody is asked; of two players there is one to denounce; who is destroyed is not', () => {
  expect(asked(underKeaneAct({ deck }).answer(0, 'end turn'))).toEqual(['turn 1']);
  const destroyed = underKeaneAct({
    revealed: 'all',
    weaknesses: ['weakness'],
    deck,
    fields: { out: [false, false, true] },
  }).answer(0, 'end turn');
  expect(destroyed.zone('discard', 1)).toEqual(['weakness']);
});

test('Reconstruction P-8 W-9.21 each player takes a card from the discard pile, from its player on; nobody is attacked; it need not be played', () => {
  const table = underKeaneAct({
    hand: ['reconstruction'],
    discard: { 0: ['kick', 'mera'], 1: ['robin', 'bane'], 2: [] },
    deck,
  });
  expect(named(table, 'End your turn')).toHaveLength(1);
  table.answer(0, 'play reconstruction').answer(0, 'to hand kick');
  expect(asked(table)).toEqual(['move 1']);
  table.answer(1, 'to hand bane');
  expect(asked(table)).toEqual(['turn 0']);
  expect([0, 1, 2].map((seat) => table.zone('hand', seat))).toEqual([['kick'], ['bane'], []]);
});

test('Newsstand P-12 it draws for the first contribution of a turn and not for the second', () => {
  const table = underKeaneAct({ locations: ['newsstand'], hand: ['kick', 'catwoman'], deck });
  table.answer(0, 'contribute kick');
  expect(table.zone('hand', 0)).toEqual(['catwoman', 'punch']);
  expect(table.answer(0, 'contribute catwoman').zone('hand', 0)).toEqual(['punch']);
});

test('W-7.4 what the Machination asks for is told to all when the game begins', () => {
  const text = watchmen.text(watchmen.game).en;
  const table = underKeaneAct();
  const kind = watchmen.game.kinds.find(({ id }) => id === 'hired-hands');
  if (kind === undefined) throw new Error('no Machination');
  for (const viewer of [0, 1, 2, 'public'])
    expect(table.sees(viewer, 'machination')).toEqual(['hired-hands']);
  expect(watchmen.show(table.table.lens(3), 'en', table.names).join('\n')).toContain(text.card(kind).name);
});

test('W-8.7 nothing that a player can say at the table is about a Plot of theirs', () => {
  const table = underKeaneAct({ hand: ['kick'] });
  expect(table.options(0).filter((option) => /plot|long winter/i.test(option))).toEqual([]);
  expect(table.log('en', 1).join()).not.toMatch(/Long Winter/);
});
