import { expect, test } from 'vitest';
import { asked, many, plenty, turn } from './tables.ts';

test('B-5.7 foes are all others; an Attack on foes leaves its player alone', () => {
  const table = turn({ ...plenty, hand: ['scarecrow'], weaknesses: many(5, 'weakness') });
  table.answer(0, 'play scarecrow');
  expect(asked(table)).toEqual(['round 1', 'round 2']);
  table.answer(1, 'take the attack').answer(2, 'take the attack');
  expect([0, 1, 2].map((seat) => table.zone('discard', seat))).toEqual([[], ['weakness'], ['weakness']]);
});

test('B-6.1 B-6.9 harm without the label cannot be defended: the third Suicide Squad', () => {
  const table = turn({ ...plenty, hand: { 0: many(3, 'suicide-squad'), 1: ['super-speed'], 2: ['punch'] } });
  for (let n = 0; n < 3; n++) table.answer(0, 'play suicide-squad');
  expect(asked(table)).toEqual(['turn 0']);
  expect([1, 2].map((seat) => table.zone('hand', seat))).toEqual([[], []]);
});

test.each(['x-ray-vision', 'joker', 'brainiac'])(
  'B-6.9 %s asks nobody for a Defense when it is played',
  (id) => {
    const table = turn({
      ...plenty,
      hand: { 0: [id], 1: ['super-speed'], 2: ['super-speed'] },
      deck: { 0: ['punch'], 1: ['punch'], 2: ['punch'] },
    });
    table.answer(0, `play ${id}`);
    expect(table.asks.filter(({ name }) => name === 'round')).toEqual([]);
  },
);

test('B-6.2 an Attack goes clockwise from the left of the player whose turn it is', () => {
  const hand = { 0: ['kick', 'mera'], 1: ['bane'], 2: ['kick', 'mera'], 3: ['kick', 'mera'] };
  const table = turn({ ...plenty, hand, seats: 4, whose: 1 });
  table.answer(1, 'play bane');
  for (const seat of [0, 2, 3]) table.answer(seat, 'take the attack');
  for (const seat of [2, 3, 0]) {
    expect(asked(table)).toEqual([`discard ${seat}`]);
    table.answer(seat, 'discard kick');
  }
});

test('B-6.3 B-6.4 a Defense protects only the player who used it, with one card', () => {
  const table = turn({
    ...plenty,
    hand: { 0: ['bane'], 1: ['lasso-of-truth', 'super-speed'], 2: ['kick'] },
    deck: { 1: ['punch'] },
  });
  table.answer(0, 'play bane').answer(1, 'defend with lasso-of-truth').answer(2, 'take the attack');
  expect(table.zone('hand', 1)).toEqual(['punch', 'super-speed']);
  table.answer(2, 'discard kick');
  expect(table.zone('hand', 2)).toEqual([]);
});

test('B-6.3 a card without a Defense does not defend', () => {
  const table = turn({ ...plenty, hand: { 0: ['bane'], 1: ['kick'], 2: [] } });
  table.answer(0, 'play bane');
  expect(table.options(1)).toEqual(['Take the Attack']);
  table.refuses(1, 'defend with kick', 'B-6.3');
});

test('RB-1 RB-2 all who are attacked answer at once, sealed, with or without a Defense', () => {
  const table = turn({
    ...plenty,
    hand: { 0: ['bane'], 1: ['lasso-of-truth'], 2: ['punch'] },
    deck: { 1: ['kick'] },
  });
  table.answer(0, 'play bane');
  expect(asked(table)).toEqual(['round 1', 'round 2']);
  const before = JSON.stringify(table.seen(2).zones);
  table.answer(1, 'defend with lasso-of-truth');
  expect(JSON.stringify(table.seen(2).zones)).toBe(before);
  expect(table.log('en', 2).join()).not.toContain('Lasso');
  table.answer(2, 'take the attack');
  expect(table.zone('discard', 1)).toEqual(['lasso-of-truth']);
});

test('RB-26 an answer left beforehand is given at once: the cheapest Defense, or none', () => {
  const hands = { 0: ['bane'], 1: ['cape-and-cowl', 'lasso-of-truth'], 2: ['super-speed'] };
  const table = turn({ ...plenty, hand: hands, deck: { 1: many(3, 'punch'), 2: many(3, 'punch') } });
  table.answer(1, 'stand attack cheapest').answer(2, 'stand attack take');
  table.answer(0, 'play bane');
  expect(table.zone('discard', 1)).toEqual(['lasso-of-truth']);
  expect(asked(table)).toEqual(['discard 2']);
});

test('B-6.5 RB-11 a Defense is discarded first; Bulletproof can then destroy itself', () => {
  const table = turn({ ...plenty, hand: { 0: ['bane'], 1: ['bulletproof'], 2: [] }, deck: { 1: ['kick'] } });
  table.answer(0, 'play bane').answer(2, 'take the attack').answer(1, 'defend with bulletproof');
  expect(table.zone('hand', 1)).toEqual(['kick']);
  table.answer(1, 'destroy bulletproof');
  expect(table.zone('destroyed')).toEqual(['bulletproof']);
});

test('B-6.5 B-7.1 a Defense that draws from an empty deck finds itself in the new one', () => {
  const table = turn({ ...plenty, hand: { 0: ['bane'], 1: ['lasso-of-truth'], 2: [] } });
  table.answer(0, 'play bane').answer(1, 'defend with lasso-of-truth').answer(2, 'take the attack');
  expect(table.zone('hand', 1)).toEqual(['lasso-of-truth']);
});

test('B-6.6 Blue Beetle defends by being shown and stays in the hand', () => {
  const table = turn({ ...plenty, hand: { 0: ['bane'], 1: ['blue-beetle'], 2: [] } });
  table.answer(0, 'play bane').answer(1, 'defend with blue-beetle').answer(2, 'take the attack');
  expect(table.zone('hand', 1)).toEqual(['blue-beetle']);
  expect(table.sees(2, 'hand', 1)).toEqual(['blue-beetle']);
});

test('B-6.7 using a Defense is not playing it; in one’s own turn it is played for its other text', () => {
  const table = turn({
    ...plenty,
    hand: { 0: ['bane'], 1: ['super-speed'], 2: [] },
    locations: { 1: ['fortress-of-solitude'] },
    deck: { 1: many(6, 'punch') },
  });
  table.answer(0, 'play bane').answer(1, 'defend with super-speed').answer(2, 'take the attack');
  expect(table.fields.plays.length).toBe(3);
  expect(table.zone('hand', 1)).toEqual(['punch', 'punch']);
  const own = turn({ ...plenty, hand: ['super-speed'], deck: many(3, 'kick') });
  expect(own.answer(0, 'play super-speed').zone('hand', 0)).toEqual(['kick']);
});

test('B-6.8 who cannot do all of an Attack does what is possible', () => {
  const table = turn({ ...plenty, hand: { 0: ['bane'], 1: [], 2: ['kick'] } });
  table.answer(0, 'play bane').answer(1, 'take the attack').answer(2, 'take the attack');
  expect(asked(table)).toEqual(['discard 2']);
});

test('B-6.8 a hand that cannot give what a First Appearance asks for is shown', () => {
  const table = turn({
    ...plenty,
    superVillains: ['anti-monitor'],
    hand: { 1: ['punch'], 2: ['kick'] },
    deck: many(5, 'punch'),
    fields: { villainUp: false },
  });
  table.answer(0, 'end turn');
  for (const seat of [0, 1, 2]) table.answer(seat, 'take the attack');
  expect(table.sees('public', 'hand', 1)).toEqual(['punch']);
});

test('B-7.1 B-7.2 the discard pile becomes the deck only when a card is wanted, in the middle of a draw too', () => {
  const table = turn({
    ...plenty,
    hand: ['fastest-man-alive', 'kid-flash'],
    deck: ['kick'],
    discard: ['mera', 'robin'],
  });
  table.answer(0, 'play kid-flash');
  expect(table.zone('discard', 0)).toEqual(['mera', 'robin']);
  table.answer(0, 'play fastest-man-alive');
  expect(table.zone('hand', 0)).toEqual(['kick', 'mera', 'robin']);
});

test('B-7.3 cards in hand and in play, the one being carried out too, are not shuffled in', () => {
  const table = turn({
    ...plenty,
    hand: ['fastest-man-alive', 'punch'],
    inPlay: ['kick'],
    discard: ['mera'],
  });
  table.answer(0, 'play fastest-man-alive');
  expect(table.zone('hand', 0)).toEqual(['mera', 'punch']);
  expect(table.zone('inPlay', 0)).toEqual(['kick', 'fastest-man-alive']);
});

test('B-7.4 with deck and discard pile empty one does what is possible', () => {
  const table = turn({ ...plenty, hand: ['power-ring', 'two-face', 'kid-flash'] });
  table.answer(0, 'play kid-flash').answer(0, 'play power-ring');
  expect(table.fields.power).toBe(2);
  table.answer(0, 'play two-face').answer(0, 'even');
  expect(asked(table)).toEqual(['turn 0']);
});

test('B-7.4 where there is no card to look at, nobody is asked what to do with it', () => {
  const table = turn({ ...plenty, hand: ['nth-metal'] }).answer(0, 'play nth-metal');
  expect(asked(table)).toEqual(['turn 0']);
  expect(table.fields.power).toBe(1);
});

test('B-8.1 B-8.2 RB-5 Clayface plays again a card carried out before, never itself; the first play stays', () => {
  const table = turn({ ...plenty, hand: { 0: ['clayface', 'kick', 'bane'], 1: many(2, 'punch'), 2: [] } });
  table
    .answer(0, 'play kick')
    .answer(0, 'play bane')
    .answer(1, 'take the attack')
    .answer(2, 'take the attack')
    .answer(1, 'discard punch');
  table.answer(0, 'play clayface');
  expect(table.options(0)).toEqual(['Play Kick again', 'Play Bane again']);
  table.answer(0, 'play again bane');
  expect(asked(table)).toEqual(['round 1', 'round 2']);
  table.answer(1, 'take the attack').answer(2, 'take the attack').answer(1, 'discard punch');
  expect(table.fields.power).toBe(6);
});

test('RB-5 Clayface with nothing to choose does nothing', () => {
  const table = turn({ ...plenty, hand: ['clayface'] });
  table.answer(0, 'play clayface');
  expect(asked(table)).toEqual(['turn 0']);
});

test('B-8.3 an Ongoing effect used this turn stays used when a card is played again', () => {
  const table = turn({
    ...plenty,
    locations: ['fortress-of-solitude'],
    hand: ['kick', 'clayface'],
    deck: ['mera', 'robin'],
  });
  table.answer(0, 'play kick').answer(0, 'play clayface');
  expect(table.fields.power).toBe(4);
  expect(table.zone('hand', 0)).toEqual(['robin']);
});

test('B-8.4 RB-3 RB-10 Starro’s cards are played as one’s own, lie in one’s area, and go home after the turn', () => {
  const table = turn({
    ...plenty,
    hand: ['starro'],
    deck: { 0: ['catwoman'], 1: ['power-ring'], 2: ['batcave'] },
  });
  table.answer(0, 'play starro').answer(1, 'take the attack').answer(2, 'take the attack');
  expect(table.options(0).join()).not.toContain('Batcave');
  table.answer(0, 'play power-ring');
  expect(table.fields.power).toBe(3);
  expect(table.zone('inPlay', 0)).toEqual(['starro', 'power-ring']);
  table.answer(0, 'end turn');
  expect(table.zone('discard', 1)).toEqual(['power-ring']);
  expect(table.zone('discard', 2)).toEqual(['batcave']);
});

test('RB-4 X-Ray Vision plays one card at most, which goes back on its deck at once; the others stay', () => {
  const table = turn({
    ...plenty,
    hand: ['x-ray-vision'],
    deck: { 1: ['punch', 'kick'], 2: ['punch', 'mera'] },
  });
  table.answer(0, 'play x-ray-vision').answer(0, 'play kick');
  expect(asked(table)).toEqual(['turn 0']);
  expect([1, 2].map((seat) => table.zone('deck', seat))).toEqual([
    ['punch', 'kick'],
    ['punch', 'mera'],
  ]);
  expect(table.fields.power).toBe(2);
});
