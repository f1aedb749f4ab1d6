import { faceUp } from '@masterplan/kernel/testkit';
import { expect, test } from 'vitest';
import { cardTypes, fits } from '../content/filters.ts';
import { weakness } from '../content/starters.ts';
import { asked, many, plenty, turn } from './tables.ts';

test('B-3.1 W-9.21 any number of cards is played, none has to be; what is left is discarded', () => {
  const table = turn({ ...plenty, hand: ['punch', 'kick', 'bane'], deck: many(5, 'punch') });
  expect(table.options(0)).toEqual(['Play Punch', 'Play Kick', 'Play Bane', 'End your turn']);
  table.answer(0, 'play punch').answer(0, 'end turn');
  expect(table.zone('discard', 0).toSorted()).toEqual(['bane', 'kick', 'punch']);
});

test('B-3.2 a card is carried out completely, in its order, before the next can be played', () => {
  const table = turn({ ...plenty, hand: ['penguin', 'punch'], deck: ['kick', 'mera'] });
  table.answer(0, 'play penguin');
  expect(asked(table)).toEqual(['discard 0']);
  expect(table.zone('hand', 0)).toEqual(['kick', 'mera', 'punch']);
  table.answer(0, 'discard punch').answer(0, 'discard kick');
  expect(asked(table)).toEqual(['turn 0']);
});

test('RB-22 what a card orders must be done, what it offers may be left, and a foe chooses what the foe gives up', () => {
  const table = turn({
    ...plenty,
    hand: { 0: ['bane', 'heat-vision', 'penguin'], 1: ['punch', 'kick'], 2: [] },
    deck: ['punch', 'punch'],
  });
  table.answer(0, 'play bane').answer(1, 'take the attack').answer(2, 'take the attack');
  expect(asked(table)).toEqual(['discard 1']);
  table.answer(1, 'discard kick');
  table.answer(0, 'play heat-vision');
  expect(table.options(0)).toContain('Do nothing');
  table.answer(0, 'Do nothing').answer(0, 'play penguin');
  expect(table.options(0)).not.toContain('Do nothing');
});

test('B-3.3 Power adds up', () => {
  const table = turn({ ...plenty, hand: ['punch', 'kick', 'super-strength'] });
  table.answer(0, 'play punch').answer(0, 'play kick').answer(0, 'play super-strength');
  expect(table.fields.power).toBe(8);
});

test('B-3.4 B-3.7 B-3.8 Power is spent between cards; what is bought goes to the discard pile at once', () => {
  const table = turn({ ...plenty, hand: ['super-strength', 'punch'] });
  table.answer(0, 'play super-strength').answer(0, 'buy robin');
  expect(table.zone('discard', 0)).toEqual(['robin']);
  expect(table.fields.power).toBe(2);
  table.answer(0, 'play punch');
  expect(table.fields.power).toBe(3);
});

test('B-3.5 B-3.6 the Line-Up, Kicks and the face-up Super-Villain are for sale, as often as Power pays for', () => {
  const table = turn({ ...plenty, kicks: ['kick', 'kick'], fields: { power: 14 } });
  expect(table.options(0)).toEqual([
    'Buy Robin for 3',
    'Buy Catwoman for 2',
    'Buy Supergirl for 4',
    'Buy Green Arrow for 5',
    'Buy Kid Flash for 2',
    'Buy Kick for 3',
    'Defeat Ra’s al Ghul for 8',
    'End your turn',
  ]);
  table.answer(0, 'buy kick').answer(0, 'buy robin').answer(0, 'buy kick').answer(0, 'buy supergirl');
  expect(table.fields.power).toBe(1);
  table.refuses(0, 'buy catwoman', 'B-3.6');
});

test('RB-18 with the stack of Kicks empty there is none to buy or to gain', () => {
  const table = turn({ seats: 3, lineUp: [], hand: ['supergirl'], kicks: ['kick'], fields: { power: 9 } });
  table.answer(0, 'buy kick');
  expect(table.options(0)).toEqual(['Play Supergirl', 'End your turn']);
  table.answer(0, 'play supergirl');
  expect(table.zone('hand', 0)).toEqual([]);
  expect(asked(table)).toEqual(['turn 0']);
});

test('RB-23 where several effects could place a card, its player chooses one', () => {
  const table = turn({
    ...plenty,
    lineUp: ['solomon-grundy'],
    hand: ['aquamans-trident', 'catwoman', 'dark-knight'],
  });
  table.answer(0, 'play aquamans-trident').answer(0, 'play catwoman').answer(0, 'play dark-knight');
  expect(table.fields.power).toBe(6);
  table.answer(0, 'buy solomon-grundy');
  expect(table.options(0)).toHaveLength(3);
  table.answer(0, 'to hand solomon-grundy');
  expect(table.zone('hand', 0)).toEqual(['solomon-grundy']);
});

test('B-3.8 buying and gaining both set off what asks for either; gaining costs nothing', () => {
  const table = turn({
    ...plenty,
    lineUp: ['bane', 'two-face', 'robin', 'mera', 'supergirl'],
    hero: 'wonder-woman',
    hand: ['cheetah'],
    deck: many(9, 'punch'),
    fields: { power: 4 },
  });
  table.answer(0, 'buy bane');
  expect(table.fields.power).toBe(0);
  table.answer(0, 'play cheetah').answer(0, 'gain two-face');
  expect(table.fields.power).toBe(0);
  table.answer(0, 'end turn');
  expect(table.zone('hand', 0)).toHaveLength(7);
});

test('B-3.9 Power that was not spent is lost', () => {
  const table = turn({ ...plenty, hand: ['punch'] });
  table.answer(0, 'play punch').answer(0, 'end turn');
  expect(table.fields.power).toBe(0);
  expect(asked(table)).toEqual(['turn 1']);
});

test('B-3.10 the Power a card made stays when the card leaves', () => {
  const table = turn({ ...plenty, hand: ['x-ray-vision'], deck: { 1: ['super-strength'], 2: ['punch'] } });
  table.answer(0, 'play x-ray-vision').answer(0, 'play super-strength');
  expect(table.zone('deck', 1)).toEqual(['super-strength']);
  expect(table.fields.power).toBe(5);
});

test('B-3.11 what a card sets off follows when it has been carried out', () => {
  const table = turn({
    ...plenty,
    locations: ['arkham-asylum'],
    hand: ['penguin', 'punch'],
    deck: ['mera', 'catwoman', 'kick'],
  });
  table.answer(0, 'play penguin');
  expect(table.zone('hand', 0)).toEqual(['catwoman', 'kick', 'punch']);
  table.answer(0, 'discard punch').answer(0, 'discard kick');
  expect(table.zone('hand', 0)).toEqual(['catwoman', 'mera']);
});

test('B-4.1 B-4.2 at the end: what happens then, the rest discarded, Locations kept, five drawn', () => {
  const table = turn({
    ...plenty,
    hand: ['ras-al-ghul', 'batcave', 'punch'],
    superVillains: [faceUp('lex-luthor')],
    deck: many(4, 'kick'),
    fields: { villainUp: true },
  });
  table.answer(0, 'play ras-al-ghul').answer(0, 'play batcave').answer(0, 'end turn');
  expect(table.zone('locations', 0)).toEqual(['batcave']);
  expect(table.zone('hand', 0)).toEqual(['kick', 'kick', 'kick', 'kick', 'ras-al-ghul']);
  expect(table.zone('discard', 0)).toEqual(['punch']);
});

test('B-4.3 B-4.5 the Line-Up is refilled in the third step and not before', () => {
  const table = turn({ ...plenty, fields: { power: 5 } });
  table.answer(0, 'buy robin').answer(0, 'buy catwoman');
  expect(table.zone('lineUp')).toEqual(['supergirl', 'green-arrow', 'kid-flash']);
  table.answer(0, 'end turn');
  expect(table.zone('lineUp')).toEqual(['supergirl', 'green-arrow', 'kid-flash', 'mera', 'mera']);
});

test('B-4.4 B-9.3 B-9.5 the next Super-Villain appears in the fourth step, so one can fall in a turn', () => {
  const table = turn({
    ...plenty,
    lineUp: ['robin', 'robin', 'robin', 'robin'],
    mainDeck: ['bane'],
    deck: many(5, 'punch'),
    weaknesses: many(3, 'weakness'),
    fields: { power: 30 },
  });
  table.answer(0, 'defeat ras-al-ghul');
  expect(table.options(0).filter((option) => option.startsWith('Defeat'))).toEqual([]);
  table.answer(0, 'end turn');
  expect(table.zone('hand', 0)).toHaveLength(5);
  expect(table.sees('public', 'superVillains')).toEqual(['lex-luthor']);
  for (const seat of [0, 1, 2]) table.answer(seat, 'take the attack');
  expect(
    [0, 1, 2].map((seat) => table.zone('discard', seat).filter((id) => id === 'weakness').length),
  ).toEqual([1, 1, 1]);
});

test('B-5.2 B-5.3 a Location stays; “your first” counts what was played before it was there', () => {
  const late = turn({ ...plenty, hand: ['bane', 'arkham-asylum', 'doomsday'], deck: ['kick'], seats: 2 });
  late
    .answer(0, 'play bane')
    .answer(1, 'take the attack')
    .answer(0, 'play arkham-asylum')
    .answer(0, 'play doomsday');
  expect(late.zone('hand', 0)).toEqual([]);
  const early = turn({ ...plenty, hand: ['arkham-asylum', 'doomsday'], deck: ['kick'] });
  early.answer(0, 'play arkham-asylum').answer(0, 'play doomsday');
  expect(early.zone('hand', 0)).toEqual(['kick']);
  expect(early.answer(0, 'end turn').zone('locations', 0)).toEqual(['arkham-asylum']);
});

test('B-5.4 B-5.5 a destroyed card is out of the game; a Weakness does not go back to its stack', () => {
  const table = turn({ ...plenty, hand: ['heat-vision'], discard: ['weakness'] });
  table.answer(0, 'play heat-vision').answer(0, 'destroy weakness');
  expect(table.zone('destroyed')).toEqual(['weakness']);
  expect(table.zone('weaknesses')).toEqual([]);
});

test('B-5.6 RB-12 too few Weaknesses are gained in the order of the Attack', () => {
  const table = turn({ ...plenty, hand: ['scarecrow'], weaknesses: ['weakness'] });
  table.answer(0, 'play scarecrow').answer(1, 'take the attack').answer(2, 'take the attack');
  expect([1, 2].map((seat) => table.zone('discard', seat))).toEqual([['weakness'], []]);
});

test('B-5.1 R-49b a Kick is a Super Power, a Super-Villain a Villain, a Weakness has no type', () => {
  const kick = turn({ ...plenty, locations: ['fortress-of-solitude'], hand: ['kick'], deck: ['mera'] });
  expect(kick.answer(0, 'play kick').zone('hand', 0)).toEqual(['mera']);
  const villain = turn({ ...plenty, locations: ['arkham-asylum'], hand: ['parallax'], deck: ['mera'] });
  expect(villain.answer(0, 'play parallax').zone('hand', 0)).toEqual(['mera']);
  expect(cardTypes.filter((type) => fits(weakness, { types: [type] }))).toEqual([]);
});

test('R-75 everybody sees Line-Up, discard piles, destroyed cards and cards in play; hands and decks stay secret', () => {
  const table = turn({
    ...plenty,
    destroyed: ['punch'],
    hand: { 0: ['kick'], 1: ['mera'] },
    deck: { 1: ['bane', 'robin'] },
    discard: { 1: ['catwoman'] },
    inPlay: ['punch'],
  });
  expect(table.sees(1, 'hand', 0)).toEqual(['?']);
  expect(table.sees(1, 'hand', 1)).toEqual(['mera']);
  expect(table.sees(1, 'deck', 1)).toEqual(['?', '?']);
  for (const zone of ['lineUp', 'destroyed']) expect(table.sees('public', zone)).not.toContain('?');
  expect(table.sees('public', 'discard', 1)).toEqual(['catwoman']);
  expect(table.sees('public', 'inPlay', 0)).toEqual(['punch']);
});

test('R-75 a card looked at only its player sees; a revealed one everybody', () => {
  const looks = turn({ ...plenty, hand: ['nth-metal'], deck: ['bane'] });
  looks.answer(0, 'play nth-metal');
  expect([looks.sees(0, 'deck', 0), looks.sees(1, 'deck', 0)]).toEqual([['bane'], ['?']]);
  const reveals = turn({ ...plenty, hand: ['power-ring'], deck: ['bane'] });
  expect(reveals.answer(0, 'play power-ring').sees(1, 'deck', 0)).toEqual(['bane']);
});
