import { expect, test } from 'vitest';
import { asked, costOf, many, plotted, type Table, underKeaneAct, type Watch } from './tables.ts';

const french = { ...plotted, edition: 'fr' } as const;
const mayAsk = (table: Table, seat = 0): boolean =>
  table.options(seat).some((option) => option.toLowerCase().includes('help'));

test('W-2.6 W-2.7 W-2.8 R-56 after the reveal a Loyal player’s Attack reaches only the Mastermind, who alone is asked', () => {
  const hand = { 0: ['bane'], 1: ['punch'], 2: ['lasso-of-truth'] };
  const before = underKeaneAct({ hand }).answer(0, 'play bane');
  expect(asked(before)).toEqual(['round 1', 'round 2']);
  const after = underKeaneAct({ revealed: 'all', hand }).answer(0, 'play bane');
  expect(asked(after)).toEqual(['round 1']);
  after.answer(1, 'take the attack').answer(1, 'discard punch');
  expect(after.zone('hand', 2)).toEqual(['lasso-of-truth']);
});

test('D-01 an Attack on each player spares the Loyal player who plays it in the English edition, not in the French', () => {
  const position: Watch = {
    revealed: 'all',
    hand: { 0: ['manufactured-monster', 'punch'], 1: ['punch'], 2: ['punch'] },
  };
  const english = underKeaneAct(position).answer(0, 'play manufactured-monster');
  expect(asked(english)).toEqual(['round 1']);
  const inFrench = underKeaneAct({ ...position, edition: 'fr' });
  expect(asked(inFrench.answer(0, 'play manufactured-monster'))).toEqual(['round 0', 'round 1']);
});

test('R-57 harm that is no Attack still reaches Loyal players', () => {
  const hand = { 0: many(3, 'suicide-squad'), 1: ['punch'], 2: ['punch'] };
  const table = underKeaneAct({ revealed: 'all', hand });
  for (let n = 0; n < 3; n++) table.answer(0, 'play suicide-squad');
  expect([1, 2].map((seat) => table.zone('hand', seat))).toEqual([[], []]);
});

test('R-58 Loyal players are still foes: X-Ray Vision looks at all decks', () => {
  const deck = { 1: ['kick'], 2: ['super-strength'] };
  const table = underKeaneAct({ revealed: 'all', hand: ['x-ray-vision'], deck });
  table.answer(0, 'play x-ray-vision').answer(0, 'play super-strength');
  expect(table.fields.power).toBe(5);
});

test('R-58b the rest of such a card works: Starro plays the Mastermind’s card', () => {
  const deck = { 1: ['super-strength'], 2: ['kick'] };
  const table = underKeaneAct({ revealed: 'all', hand: ['starro'], deck });
  table.answer(0, 'play starro').answer(1, 'take the attack').answer(0, 'play super-strength');
  expect(table.fields.power).toBe(5);
  expect(table.zone('deck', 2)).toEqual(['kick']);
});

test('R-60 an Attack is of whoever plays the card: the Mastermind’s touches all', () => {
  const position: Watch = { revealed: 'all', hand: { 0: ['punch'], 1: ['bane'], 2: ['punch'] } };
  const table = underKeaneAct({ ...position, whose: 1 });
  expect(asked(table.answer(1, 'play bane'))).toEqual(['round 0', 'round 2']);
});

test('R-60 a Loyal player who plays the Mastermind’s Attack touches only the Mastermind', () => {
  const position: Watch = {
    revealed: 'all',
    hand: { 0: ['x-ray-vision'], 1: ['punch'], 2: ['punch'] },
    deck: { 1: ['bane'], 2: ['punch'] },
  };
  const table = underKeaneAct(position);
  table.answer(0, 'play x-ray-vision').answer(0, 'play bane');
  expect(asked(table)).toEqual(['round 1']);
});

test('R-61 the Attack of Cancer Scare is on everybody after the reveal too', () => {
  const table = underKeaneAct({
    revealed: 'all',
    challenge: ['cancer-scare'],
    deck: { 0: many(9, 'punch'), 1: ['punch'], 2: ['punch'] },
  }).answer(0, 'end turn');
  expect(asked(table)).toEqual(['round 0', 'round 1', 'round 2']);
});

test('W-8.4 W-8.12 R-62 D-17 help can be asked for while a Plot is in play, and at no other time', () => {
  expect(mayAsk(underKeaneAct())).toBe(false);
  expect(mayAsk(underKeaneAct({ revealed: 'all' }))).toBe(false);
  expect(mayAsk(underKeaneAct({ revealed: 'all', plot: {}, fields: { taskDone: true } }))).toBe(false);
  expect(mayAsk(underKeaneAct({ ...plotted }))).toBe(true);
});

test('W-8.12 only a Loyal player asks for help', () => {
  const table = underKeaneAct({ ...plotted, whose: 1 });
  expect(mayAsk(table, 1)).toBe(false);
});

test('W-8.13 W-8.14 W-8.15 R-64 D-20 the other Loyal players are asked clockwise; in the French edition the Mastermind too', () => {
  const hand = { 0: [], 1: ['punch'], 2: ['kick'] };
  const english = underKeaneAct({ ...plotted, hand }).answer(0, 'ask for help');
  expect(asked(english)).toEqual(['help 2']);
  const inFrench = underKeaneAct({ ...french, hand }).answer(0, 'ask for help');
  expect(asked(inFrench)).toEqual(['help 1']);
  inFrench.answer(1, 'decline');
  expect(asked(inFrench)).toEqual(['help 2']);
  inFrench.answer(2, 'decline');
  expect(asked(inFrench)).toEqual(['turn 0']);
  expect(inFrench.zone('hand', 2)).toEqual(['kick']);
});

test('W-8.14 the card is taken at random', () => {
  const table = underKeaneAct({
    ...plotted,
    hand: { 2: ['kick', 'doomsday', 'punch'] },
    picks: ['doomsday'],
  });
  table.answer(0, 'ask for help').answer(2, 'accept');
  expect(table.zone('inPlay', 0)).toEqual(['doomsday']);
});

test('R-63 help is asked for once in a turn', () => {
  const table = underKeaneAct({ ...plotted, hand: { 2: ['kick', 'kick'] } });
  table.answer(0, 'ask for help').answer(2, 'accept');
  expect(mayAsk(table)).toBe(false);
});

test('R-67c who has an empty hand is passed over', () => {
  const table = underKeaneAct({ ...plotted, hand: { 2: [] } }).answer(0, 'ask for help');
  expect(asked(table)).toEqual(['turn 0']);
});

test('W-8.16 W-8.20 R-67a a helper’s card is played by the player whose turn it is: its Power may go anywhere', () => {
  const table = underKeaneAct({ ...plotted, hand: { 0: ['duplication'], 2: ['doomsday'] } });
  table.answer(0, 'ask for help').answer(2, 'accept').answer(0, 'play duplication');
  expect(table.fields.power).toBe(8);
  table.answer(0, 'buy green-arrow');
  expect(table.zone('discard', 0)).toEqual(['green-arrow']);
});

test('W-8.21 D-19 help may be asked for without need, and without meaning to beat the Plot', () => {
  expect(mayAsk(underKeaneAct({ ...plotted, fields: { power: costOf('borrowed-monsters') } }))).toBe(true);
});

test('R-66 an Attack given as help reaches only the Mastermind', () => {
  const table = underKeaneAct({
    ...plotted,
    hand: { 0: ['punch'], 1: ['punch'], 2: ['bane', 'bane'] },
  });
  table.answer(0, 'ask for help').answer(2, 'accept');
  expect(asked(table)).toEqual(['round 1']);
});

test('W-8.17 R-67b the card does not come from the hand of the player whose turn it is', () => {
  const table = underKeaneAct({
    ...plotted,
    challenge: ['rioting'],
    hand: { 0: ['masked-stranger', 'punch'], 2: ['kick'] },
    hero: 'rorschach',
  });
  table.answer(0, 'play masked-stranger').answer(0, 'Villain').answer(0, 'ask for help').answer(2, 'accept');
  expect(table.fields.power).toBe(1 + 2);
  expect(table.answer(0, 'play punch').fields.power).toBe(1 + 2 + 1 + 1);
});

test('W-8.18 W-8.19 D-21 R-65 after the turn helpers’ cards, Locations too, go to their owners, who draw nothing', () => {
  const hand = { 0: ['doomsday'], 2: ['arkham-asylum', 'punch'] };
  const deck = { 0: many(9, 'punch'), 2: many(5, 'kick') };
  const table = underKeaneAct({ ...plotted, hand, deck, picks: ['arkham-asylum'] });
  table.answer(0, 'ask for help').answer(2, 'accept').answer(0, 'play doomsday');
  expect(table.zone('hand', 0)).toEqual(['punch']);
  table.answer(0, 'end turn');
  expect(table.zone('locations', 0)).toEqual([]);
  expect(table.zone('discard', 2)).toEqual(['arkham-asylum']);
  expect(table.zone('hand', 2)).toEqual(['punch']);
});

test('R-25b a card of the Mastermind that a Loyal player plays sets the Plot not off', () => {
  const table = underKeaneAct({ ...french, hand: { 1: ['doomsday'], 2: [] } });
  table.answer(0, 'ask for help').answer(1, 'accept');
  expect(table.zone('inPlay', 0)).toEqual(['doomsday']);
  expect(table.zone('mainDeck')).toHaveLength(20);
});
