import { faceUp } from '@masterplan/kernel/testkit';
import { expect, test } from 'vitest';
import { asked, costOf, many, underKeaneAct, type Watch } from './tables.ts';

const enough = ['kick', 'kick', 'catwoman', 'lasso-of-truth'];
const deck = { 0: many(5, 'punch') };
const lineUpAfter = (zones: Watch, answers: readonly string[], power = 0) => {
  const table = underKeaneAct({ deck, ...zones, fields: { power } });
  for (const answer of [...answers, 'end turn']) table.answer(0, answer);
  return table.zone('lineUp').length;
};

test('W-2.1 W-2.2 W-2.3 R-52 without a card from the Line-Up one more is added, beyond five; it is not taken away again', () => {
  expect(lineUpAfter({}, [])).toBe(6);
  expect(lineUpAfter({ lineUp: many(7, 'robin') }, [])).toBe(8);
  expect(lineUpAfter({ lineUp: ['robin', ...many(6, 'catwoman')] }, ['buy robin'], 3)).toBe(6);
});

test('W-2.1 W-2.4 with one it is only refilled to five', () => {
  expect(lineUpAfter({}, ['buy robin'], 3)).toBe(5);
  expect(lineUpAfter({ lineUp: ['robin', 'catwoman'] }, ['buy robin'], 3)).toBe(5);
});

test('R-51 a card gained from the Line-Up counts; a Kick and a Riddler’s card do not', () => {
  expect(lineUpAfter({ hand: ['cheetah'] }, ['play cheetah', 'gain robin'])).toBe(5);
  expect(lineUpAfter({ kicks: ['kick'] }, ['buy kick'], 3)).toBe(6);
  expect(lineUpAfter({ hand: ['riddler'] }, ['play riddler', 'the second', 'pay for the top card'], 3)).toBe(
    6,
  );
});

test('R-51 nor does a card lent by Emerald Knight, which goes back', () => {
  const lineUp = ['robin', 'catwoman', 'bane', 'bane', 'bane'];
  const zones = { lineUp, hand: ['emerald-knight'], challenge: ['cancer-scare'] };
  expect(lineUpAfter(zones, ['play emerald-knight', 'catwoman'])).toBe(6);
});

test('R-46 nor does beating a Challenge', () => {
  expect(
    lineUpAfter(
      { contributed: enough, challengeStack: ['nixon', 'keane-act'] },
      ['beat keane-act'],
      costOf('keane-act'),
    ),
  ).toBe(6);
});

test('R-01 W-1.3 the main deck has run out when a card is wanted and missing, not when its last card leaves', () => {
  const last = underKeaneAct({ mainDeck: ['mera'], deck }).answer(0, 'end turn');
  expect(last.zone('mainDeck')).toEqual([]);
  expect(last.outcome).toBeNull();
  const out = underKeaneAct({ mainDeck: [], deck }).answer(0, 'end turn');
  expect(out.outcome?.winners).toEqual([1]);
});

test('R-01 with a card bought and five left nothing is wanted, and the game goes on', () => {
  const table = underKeaneAct({
    mainDeck: [],
    lineUp: ['robin', ...many(5, 'bane')],
    deck,
    fields: { power: 3 },
  });
  expect(table.answer(0, 'buy robin').answer(0, 'end turn').outcome).toBeNull();
});

test('R-03 W-1.2 R-13 at once the roles are shown and the Mastermind alone wins, whatever the points', () => {
  const table = underKeaneAct({ mainDeck: [], deck, discard: many(9, 'man-of-steel') }).answer(0, 'end turn');
  expect(table.outcome?.winners).toEqual([1]);
  expect([0, 1, 2].map((seat) => table.sees('public', 'loyalty', seat)[0])).toEqual([
    'loyal',
    'secret-mastermind',
    'loyal',
  ]);
});

test('R-06 a Challenge beaten in that turn does not help: the third step comes before the fourth', () => {
  const table = underKeaneAct({
    mainDeck: [],
    contributed: enough,
    deck,
    fields: { power: costOf('keane-act') },
  });
  table.answer(0, 'beat keane-act').answer(0, 'end turn');
  expect(table.outcome?.winners).toEqual([1]);
  expect(table.zone('challenge')).toEqual([]);
});

test('R-02 The Riddler’s offer is not made with the main deck empty', () => {
  const table = underKeaneAct({ mainDeck: [], hand: ['riddler'], fields: { power: 9 } });
  table.answer(0, 'play riddler').answer(0, 'the second');
  expect(table.options(0).join()).not.toContain('main deck');
});

test('R-50 R-93 a loan and the Challenge’s Ongoing come in the order the player likes', () => {
  const zones = {
    challenge: ['rioting'],
    lineUp: ['catwoman', ...many(4, 'bane')],
    hand: ['emerald-knight'],
    deck,
  };
  const table = underKeaneAct({ ...zones }).answer(0, 'play emerald-knight');
  table.answer(0, 'end turn');
  expect(asked(table)).toEqual(['ending 0']);
  expect(table.options(0)).toHaveLength(2);
});

test('R-54 a Challenge turned up at the end of a turn does not act in that end of turn', () => {
  const table = underKeaneAct({
    contributed: enough,
    challengeStack: ['alien-invasion'],
    deck: { ...deck, 1: many(6, 'kick') },
    fields: { power: costOf('keane-act') },
  });
  table.answer(0, 'beat keane-act').answer(0, 'end turn');
  expect(table.zone('challenge')).toEqual(['alien-invasion']);
  expect(table.zone('destroyed')).not.toContain('punch');
  expect(table.answer(1, 'end turn').zone('destroyed')).toContain('kick');
});

test('R-91 R-54 a lasting Ongoing holds from when the Challenge is turned up', () => {
  const table = underKeaneAct({
    challenge: [],
    challengeStack: ['keane-act'],
    deck,
    superHero: { 1: ['rorschach'] },
    hand: { 1: ['doomsday'] },
  }).answer(0, 'end turn');
  expect(table.answer(1, 'play doomsday').fields.power).toBe(4);
});

test('W-4.4 W-4.5 R-14 R-15 W-7.15 W-7.16 a reveal neither wins nor ends; only then are there Loyal players', () => {
  const hand = { 0: ['disintegration'] };
  const hidden = underKeaneAct({ hand }).answer(0, 'play disintegration').answer(0, 'do it');
  expect(hidden.options(0).join()).not.toContain('Cem');
  const shown = underKeaneAct({ revealed: 'all', hand });
  expect(shown.outcome).toBeNull();
  shown.answer(0, 'play disintegration').answer(0, 'do it');
  expect(shown.options(0).filter((option) => option.includes('Cem'))).toHaveLength(1);
});

/** Two players, the last Challenge about to be turned up. */
const twoPlayers = (second: string, zones: Watch = {}, fields = {}) =>
  underKeaneAct({
    challenge: [],
    challengeStack: ['alien-invasion'],
    loyalty: { 0: ['loyal'], 1: [second] },
    plot: { 0: ['long-winter'], 1: ['borrowed-monsters'] },
    box: ['lex-luthor', 'parallax', 'sinestro'],
    deck,
    ...zones,
    seats: 2,
    fields,
  });

test('W-5.6 W-5.7 W-5.8 W-5.9 R-90 at Level 3 both reveal; with a Mastermind the game goes on, the Machination too', () => {
  const table = twoPlayers('secret-mastermind', {
    hand: { 1: ['gorilla-grodd', 'doomsday', 'suicide-squad', 'kick'] },
  });
  table.answer(0, 'end turn');
  expect([0, 1].map((seat) => table.sees('public', 'loyalty', seat)[0])).toEqual([
    'loyal',
    'secret-mastermind',
  ]);
  expect(table.zone('superVillains')).toEqual([]);
  expect(table.zone('machination')).toEqual(['hired-hands']);
  for (const card of ['gorilla-grodd', 'doomsday', 'suicide-squad', 'kick']) table.answer(1, `play ${card}`);
  expect(table.zone('plotInPlay')).toEqual(['borrowed-monsters']);
});

test('W-5.6 with the task done before nobody reveals anew', () => {
  const table = twoPlayers('loyal', {}, { taskDone: true }).answer(0, 'end turn');
  expect(table.zone('superVillains')).toEqual([]);
  expect(table.sees(0, 'loyalty', 1)).toEqual(['?']);
});

test('W-5.11 W-5.12 W-5.14 W-5.18 D-04 R-89 both Loyal: the stack is made, the first appears and attacks at once', () => {
  const table = twoPlayers('loyal').answer(0, 'end turn');
  expect(table.zone('machination')).toEqual([]);
  expect(table.zone('superVillains')).toHaveLength(3);
  expect(table.sees('public', 'superVillains').filter((id) => id !== '?')).toHaveLength(1);
  expect(asked(table)).toEqual(['round 0', 'round 1']);
});

const facing = { mastermind: -1, facingVillains: true };
const bothLoyal = { loyalty: { 0: [faceUp('loyal')], 1: [faceUp('loyal')] }, machination: [], plot: {} };

test('W-5.15 W-5.16 D-05 R-12 R-88 all of them and the Challenge must fall; a defeated one can be played later', () => {
  const table = underKeaneAct({
    ...bothLoyal,
    challengeStack: [],
    contributed: enough,
    superVillains: [faceUp('lex-luthor')],
    seats: 2,
    fields: { ...facing, power: 60 },
  });
  table.answer(0, 'beat keane-act');
  expect(table.outcome).toBeNull();
  table.answer(0, 'defeat lex-luthor');
  expect(table.zone('discard', 0)).toEqual(['lex-luthor']);
  expect(table.outcome?.winners).toEqual([0, 1]);
  const more = underKeaneAct({
    ...bothLoyal,
    challenge: ['keane-act'],
    challengeStack: [],
    superVillains: [faceUp('lex-luthor')],
    deck,
    seats: 2,
    fields: { ...facing, power: 60 },
  });
  more.answer(0, 'defeat lex-luthor').answer(0, 'end turn');
  expect(more.outcome).toBeNull();
});

test('W-5.17 R-04 R-05 both Loyal and the main deck runs out: nobody wins', () => {
  const late = underKeaneAct({ ...bothLoyal, mainDeck: [], deck, seats: 2, fields: facing }).answer(
    0,
    'end turn',
  );
  expect(late.outcome?.winners).toEqual([]);
  const early = twoPlayers('loyal', { mainDeck: [] }).answer(0, 'end turn');
  expect(early.outcome?.winners).toEqual([]);
  const his = twoPlayers('secret-mastermind', { mainDeck: [] }).answer(0, 'end turn');
  expect(his.outcome?.winners).toEqual([1]);
});

test('R-17 two Loyal players’ Attacks leave each other alone', () => {
  const table = underKeaneAct({
    ...bothLoyal,
    hand: { 0: ['bane'], 1: ['punch'] },
    seats: 2,
    fields: facing,
  });
  expect(asked(table.answer(0, 'play bane'))).toEqual(['turn 0']);
});

test('R-90 one Loyal player against the Mastermind has nobody to help', () => {
  const zones = {
    loyalty: { 0: [faceUp('loyal')], 1: [faceUp('secret-mastermind')] },
    plot: { 0: ['long-winter'], 1: [] },
    plotInPlay: ['borrowed-monsters'],
    hand: { 1: ['punch'] },
  };
  const table = underKeaneAct({ ...zones, seats: 2 }).answer(0, 'ask for help');
  expect(asked(table)).toEqual(['turn 0']);
});
