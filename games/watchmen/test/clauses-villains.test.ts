import { faceUp } from '@masterplan/kernel/testkit';
import { expect, test } from 'vitest';
import { asked, many, type Position, plenty, turn } from './tables.ts';

/** The end of the first seat's turn, when this Super-Villain appears; five cards are left to draw. */
const appears = (villain: string, zones: Position = {}) =>
  turn({
    ...plenty,
    superVillains: [villain],
    deck: many(5, 'punch'),
    weaknesses: many(9, 'weakness'),
    ...zones,
    fields: { villainUp: false },
  }).answer(0, 'end turn');

test('B-9.1 B-9.2 only the face-up Super-Villain can be defeated, by its whole cost; it goes to the discard pile', () => {
  const table = turn({ ...plenty, fields: { power: 7 } });
  table.refuses(0, 'defeat ras-al-ghul', 'B-3.6');
  const rich = turn({ ...plenty, fields: { power: 8 } }).answer(0, 'defeat ras-al-ghul');
  expect(rich.zone('discard', 0)).toEqual(['ras-al-ghul']);
  expect(rich.fields.power).toBe(0);
  const hidden = turn({ ...plenty, superVillains: ['lex-luthor'], fields: { power: 30, villainUp: false } });
  expect(hidden.options(0).filter((option) => option.startsWith('Defeat'))).toEqual([]);
});

test('B-9.4 B-9.6 a First Appearance hits everybody, from the player whose turn ends on; Defenses work', () => {
  const table = appears('darkseid', {
    hand: { 1: ['super-speed', 'punch'], 2: ['kick', 'mera', 'punch'] },
    deck: { 0: many(5, 'punch'), 1: many(3, 'kick') },
  });
  expect(asked(table)).toEqual(['round 0', 'round 1', 'round 2']);
  table.answer(0, 'take the attack').answer(1, 'defend with super-speed').answer(2, 'take the attack');
  expect(asked(table)).toEqual(['may-show 0']);
  table.answer(0, 'Do nothing').answer(0, 'discard punch').answer(0, 'discard punch');
  expect(table.zone('hand', 0)).toHaveLength(3);
  expect(asked(table)).toEqual(['may-show 2']);
  expect(table.zone('hand', 1)).toEqual(['kick', 'kick', 'punch']);
});

test('B-9.7 no First Appearance when a Super-Villain is played', () => {
  const table = turn({ ...plenty, hand: ['lex-luthor'], lineUp: ['bane'], weaknesses: many(5, 'weakness') });
  table.answer(0, 'play lex-luthor');
  expect(asked(table)).toEqual(['turn 0']);
  expect(table.zone('weaknesses')).toHaveLength(5);
});

test('B-9.7 nor when J’onn J’onzz plays the one on top, who stays there', () => {
  const table = turn({
    ...plenty,
    hand: ['jonn-jonzz'],
    superVillains: [faceUp('black-manta')],
    deck: ['kick'],
  });
  table.answer(0, 'play jonn-jonzz');
  expect(asked(table)).toEqual(['turn 0']);
  expect(table.fields.power).toBe(3);
  expect(table.zone('hand', 0)).toEqual(['kick']);
  expect(table.zone('superVillains')).toEqual(['black-manta']);
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

test('B-9.8 a Super Hero that lies face-down does nothing', () => {
  const superHero = { 0: ['batman'] };
  const up = turn({ ...plenty, superHero, hand: ['lasso-of-truth'] }).answer(0, 'play lasso-of-truth');
  expect(up.fields.power).toBe(2);
  const down = turn({
    ...plenty,
    superHero,
    hand: ['lasso-of-truth'],
    fields: { heroDown: [true, false, false] },
  });
  expect(down.answer(0, 'play lasso-of-truth').fields.power).toBe(1);
});

test('RB-13 who defends against The Joker passes nothing and takes no Weakness; a neighbour’s card still arrives', () => {
  const table = appears('joker', {
    hand: { 1: ['lasso-of-truth'], 2: ['kick'] },
    deck: { 0: many(5, 'mera'), 1: ['punch'] },
  });
  table.answer(0, 'take the attack').answer(1, 'defend with lasso-of-truth').answer(2, 'take the attack');
  table.answer(0, 'pass mera');
  table.answer(2, 'pass kick');
  expect(table.zone('discard', 1)).toEqual(expect.arrayContaining(['mera']));
  expect([...table.zone('deck', 1), ...table.zone('discard', 1)]).not.toContain('weakness');
  expect(table.zone('hand', 1)).toEqual(['punch']);
  expect(table.zone('discard', 0)).toContain('kick');
  expect(table.zone('deck', 0)).toEqual(['weakness']);
});

test('RB-14 The Anti-Monitor’s First Appearance makes the Line-Up larger; only cost 1 or more is given', () => {
  const table = appears('anti-monitor', { hand: { 1: ['punch', 'kick'], 2: ['vulnerability'] } });
  for (const seat of [0, 1, 2]) table.answer(seat, 'take the attack');
  expect(table.zone('lineUp')).toEqual([
    ...many(0, ''),
    'robin',
    'catwoman',
    'supergirl',
    'green-arrow',
    'kid-flash',
    'kick',
  ]);
  expect(table.zone('hand', 2)).toEqual(['vulnerability']);
});

test('B-10.1 RB-16 the game is over at once when the Line-Up cannot be filled; no Super-Villain appears', () => {
  const table = turn({
    seats: 3,
    lineUp: ['robin', 'robin', 'robin', 'robin'],
    superVillains: ['lex-luthor'],
    weaknesses: many(9, 'weakness'),
    fields: { villainUp: false },
  });
  table.answer(0, 'end turn');
  expect(table.outcome).not.toBeNull();
  expect(table.zone('weaknesses')).toHaveLength(9);
  expect(table.log().join()).not.toContain('appears');
});

test('B-10.1 with five cards in the Line-Up an empty main deck ends nothing', () => {
  const table = turn({ ...plenty, mainDeck: [] }).answer(0, 'end turn');
  expect(table.outcome).toBeNull();
});

test('B-10.2 the game is over when no new Super-Villain can be turned up, in the fourth step', () => {
  const table = turn({ ...plenty, superVillains: [faceUp('ras-al-ghul')], fields: { power: 8 } });
  table.answer(0, 'defeat ras-al-ghul');
  expect(table.outcome).toBeNull();
  expect(table.answer(0, 'end turn').outcome?.winners).toEqual([0]);
});

const last = { lineUp: [], superVillains: [faceUp('ras-al-ghul')] };

test('B-10.3 B-5.8 RB-24 all one owns counts: hand, deck, discard pile, Locations, under the Super Hero', () => {
  const table = turn({
    seats: 3,
    ...last,
    hand: { 1: ['kick'] },
    deck: { 1: ['kick'] },
    discard: { 1: ['weakness', 'doomsday'], 2: ['man-of-steel', 'kick'] },
    locations: { 1: ['batcave'] },
    underHero: { 1: ['super-strength'] },
  }).answer(0, 'end turn');
  expect(table.outcome?.winners).toEqual([1]);
  expect(table.log().filter((line) => line.includes('victory point'))).toEqual([
    'Ann: 0 victory points, 0 Super-Villains.',
    'Ben: 6 victory points, 0 Super-Villains.',
    'Cem: 4 victory points, 0 Super-Villains.',
  ]);
});

test('B-10.4 RB-25 a tie goes to the most Super-Villains; who is still tied shares the win', () => {
  const tied = turn({
    seats: 3,
    ...last,
    discard: { 0: ['man-of-steel', 'kick'], 1: ['black-manta'], 2: [] },
  }).answer(0, 'end turn');
  expect(tied.outcome?.winners).toEqual([1]);
  const shared = turn({ seats: 3, ...last, discard: { 0: ['kick'], 1: ['kick'], 2: [] } }).answer(
    0,
    'end turn',
  );
  expect(shared.outcome?.winners).toEqual([0, 1]);
});

test('RB-6 Batmobile is the first card only where nothing was played before it', () => {
  const first = turn({ ...plenty, hand: ['batmobile', 'punch'], deck: many(5, 'kick') });
  expect(first.answer(0, 'play batmobile').zone('hand', 0)).toEqual(many(5, 'kick'));
  const second = turn({ ...plenty, hand: ['batmobile', 'punch'], deck: many(5, 'kick') });
  second.answer(0, 'play punch').answer(0, 'play batmobile');
  expect(second.fields.power).toBe(2);
  const by = turn({
    ...plenty,
    hand: ['emerald-knight', 'punch'],
    lineUp: ['batmobile'],
    deck: many(5, 'kick'),
  });
  by.answer(0, 'play emerald-knight');
  expect(by.zone('hand', 0)).toEqual(['punch']);
  expect(by.fields.power).toBe(1);
});

test('RB-7 High-Tech Hero gets the rest when what it asks for is played later', () => {
  const table = turn({ ...plenty, hand: ['high-tech-hero', 'kick', 'lasso-of-truth'] });
  expect(table.answer(0, 'play high-tech-hero').fields.power).toBe(1);
  expect(table.answer(0, 'play kick').fields.power).toBe(5);
  expect(table.answer(0, 'play lasso-of-truth').fields.power).toBe(6);
});

test('RB-8 The Riddler gives +1 Power or the right to pay for cards, not both', () => {
  const power = turn({ ...plenty, hand: ['riddler'], fields: { power: 6 } }).answer(0, 'play riddler');
  expect(power.options(0)).toHaveLength(2);
  power.answer(0, 'the first');
  expect(power.fields.power).toBe(7);
  expect(power.options(0).join()).not.toContain('main deck');
  const pays = turn({ ...plenty, hand: ['riddler'], fields: { power: 7 } }).answer(0, 'play riddler');
  pays.answer(0, 'the second').answer(0, 'pay for the top card').answer(0, 'pay for the top card');
  expect(pays.fields.power).toBe(1);
  expect(pays.zone('discard', 0)).toEqual(['mera', 'mera']);
});

test('RB-9 Suicide Squad counts other cards: one played again is not another', () => {
  const hand = { 0: ['suicide-squad', 'clayface', 'clayface'], 1: ['punch'], 2: ['punch'] };
  const table = turn({ ...plenty, hand });
  table.answer(0, 'play suicide-squad').answer(0, 'play clayface').answer(0, 'play clayface');
  table.answer(0, 'play again suicide-squad');
  expect(table.fields.power).toBe(6);
  expect([1, 2].map((seat) => table.zone('hand', seat))).toEqual([['punch'], ['punch']]);
});
