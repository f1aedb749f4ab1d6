import { expect, test } from 'vitest';
import { challenges } from '../content/watchmen/challenges.ts';
import { asked, costOf, many, type Table, underKeaneAct } from './tables.ts';

/** All that Keane Act asks for. */
const enough = ['kick', 'kick', 'catwoman', 'lasso-of-truth'];
const cost = costOf('keane-act');
const isOffered = (table: Table, words: string) => table.options(0).some((option) => option.includes(words));

test('W-6.1 W-6.5 W-6.6 W-6.19 W-6.22 contributions first, then the cost; neither alone beats a Challenge', () => {
  const poor = underKeaneAct({ contributed: enough, fields: { power: cost - 1 } });
  poor.refuses(0, 'beat keane-act', 'B-3.6');
  const early = underKeaneAct({ contributed: enough.slice(1), fields: { power: 30 } });
  early.refuses(0, 'beat keane-act', 'W-6.22');
  const both = underKeaneAct({ contributed: enough, fields: { power: cost } });
  expect(both.answer(0, 'beat keane-act').zone('challenge')).toEqual([]);
});

test('W-6.2 D-32 three levels, two of each; later ones cost more and ask for more', () => {
  const cards = (needs: readonly { n: number }[]) => needs.reduce((sum, { n }) => sum + n, 0);
  const levels = [1, 2, 3].map((level) => challenges.filter((each) => each.level === level));
  expect(levels.map(({ length }) => length)).toEqual([2, 2, 2]);
  const costs = levels.map((level) => level.map((each) => each.cost));
  const sizes = levels.map((level) => level.map((each) => cards(each.needs)));
  for (const rows of [costs, sizes]) {
    expect(Math.max(...(rows[0] ?? []))).toBeLessThan(Math.min(...(rows[1] ?? [])));
    expect(Math.max(...(rows[1] ?? []))).toBeLessThan(Math.min(...(rows[2] ?? [])));
  }
});

test('W-6.3 W-6.31 W-8.24 D-10 R-55 Challenges come in order, the next at the end of the turn', () => {
  const table = underKeaneAct({ contributed: enough, deck: many(5, 'punch'), fields: { power: cost } });
  table.answer(0, 'beat keane-act');
  expect(table.zone('challenge')).toEqual([]);
  table.answer(0, 'end turn');
  expect(table.zone('challenge')).toEqual(['nixon']);
  expect(table.sees('public', 'challengeStack')).toEqual(['?']);
});

test.each([0, 1, 2])('W-6.4 an Ongoing is on every player, Loyal or not: seat %i', (seat) => {
  const table = underKeaneAct({
    superHero: { [seat]: ['rorschach'] },
    hand: { [seat]: ['doomsday'] },
    fields: { blank: true },
    whose: seat,
  });
  expect(table.answer(seat, 'play doomsday').fields.power).toBe(4);
});

test('W-6.7 W-6.8 a contributed card leaves the hand, lies open, and has not been played', () => {
  const table = underKeaneAct({ hand: ['kick'] });
  table.answer(0, 'contribute kick');
  expect(table.zone('hand', 0)).toEqual([]);
  expect(table.sees('public', 'contributed')).toEqual(['kick']);
  expect(table.fields.power).toBe(0);
  expect(table.fields.plays).toEqual([]);
});

test('R-35 one contributes in one’s own turn, between cards: not in the middle of an effect, not out of turn', () => {
  const table = underKeaneAct({ hand: { 0: ['penguin', 'kick'], 1: ['kick'] }, deck: ['punch', 'mera'] });
  expect(table.options(1)).toEqual([]);
  table.answer(0, 'play penguin');
  expect(table.options(0).every((option) => option.startsWith('Discard'))).toBe(true);
});

test('W-6.9 W-6.17 nobody has to contribute; whoever does may go on', () => {
  const table = underKeaneAct({ hand: ['kick', 'catwoman', 'lasso-of-truth'] });
  expect(isOffered(table, 'End your turn')).toBe(true);
  table.answer(0, 'contribute kick').answer(0, 'contribute catwoman').answer(0, 'contribute lasso-of-truth');
  expect(table.zone('contributed')).toHaveLength(3);
});

test('W-6.10 W-6.11 D-06 only what is asked for can be contributed, and never a Weakness', () => {
  const table = underKeaneAct({ hand: ['punch', 'bane', 'weakness', 'kick'] });
  table.refuses(0, 'contribute punch', 'W-6.10').refuses(0, 'contribute bane', 'W-6.10');
  table.refuses(0, 'contribute weakness', 'W-6.11');
  expect(isOffered(table, 'Contribute')).toBe(true);
});

test('W-6.12 W-6.13 W-6.14 D-07 D-08 R-38 P-7 a gained type makes a card legal; once placed it counts as printed, and stays', () => {
  const table = underKeaneAct({
    hand: ['masked-stranger', 'bane'],
    contributed: ['kick', 'kick', 'catwoman'],
    fields: { power: 30 },
  });
  table.refuses(0, 'contribute bane', 'W-6.10');
  table.answer(0, 'play masked-stranger').answer(0, 'Equipment');
  table.answer(0, 'contribute bane');
  expect(table.zone('contributed')).toEqual(['kick', 'kick', 'catwoman', 'bane']);
  table.refuses(0, 'beat keane-act', 'W-6.22');
  expect(table.options(0).filter((option) => option.includes('Bane'))).toEqual([]);
});

test('P-7 the type is for cards that come to the hand later too, and ends with the turn', () => {
  const table = underKeaneAct({
    hand: ['masked-stranger', 'kid-flash'],
    deck: ['punch', 'punch', 'punch', 'punch', 'punch', 'bane'],
  });
  table.answer(0, 'play masked-stranger').answer(0, 'Equipment').answer(0, 'play kid-flash');
  expect(isOffered(table, 'Contribute Bane')).toBe(true);
  table.answer(0, 'end turn');
  expect(table.fields.handTypes).toBe(0);
});

test('W-6.15 W-6.16 R-37 one card one requirement; which is never said, the best matching counts', () => {
  const nixon = { challenge: ['nixon'], challengeStack: ['nuclear-clock'] };
  const cards = ['green-arrow', 'catwoman', 'bane', 'lasso-of-truth', 'kick'];
  const whole = underKeaneAct({ ...nixon, contributed: cards, fields: { power: costOf('nixon') } });
  expect(isOffered(whole, 'Nixon')).toBe(true);
  const short = underKeaneAct({
    ...nixon,
    contributed: ['green-arrow', 'bane', 'lasso-of-truth', 'kick'],
    fields: { power: 30 },
  });
  short.refuses(0, 'beat nixon', 'W-6.22');
});

test('W-6.18 R-36 R-39 W-6.28 more than needed may be contributed; all of it is destroyed', () => {
  const table = underKeaneAct({ hand: ['robin'], contributed: enough, lineUp: [], fields: { power: cost } });
  table.answer(0, 'contribute robin').answer(0, 'beat keane-act');
  expect(table.zone('destroyed').toSorted()).toEqual([...enough, 'robin'].toSorted());
  expect(table.zone('contributed')).toEqual([]);
});

test('R-40 contributed cards are in nobody’s deck', () => {
  const table = underKeaneAct({ hand: ['kick'], deck: many(5, 'punch') });
  table.answer(0, 'contribute kick').answer(0, 'end turn');
  expect(table.zone('contributed')).toEqual(['kick']);
  expect([...table.zone('discard', 0), ...table.zone('hand', 0), ...table.zone('deck', 0)]).not.toContain(
    'kick',
  );
});

test('W-6.20 W-6.21 R-48 one player pays the whole at once; Power of an earlier turn does not add up', () => {
  const table = underKeaneAct({ contributed: enough, hand: { 0: ['doomsday'], 1: ['super-strength'] } });
  table.answer(0, 'play doomsday').refuses(0, 'beat keane-act', 'B-3.6');
  table.answer(0, 'end turn').answer(1, 'play super-strength').refuses(1, 'beat keane-act', 'B-3.6');
  expect(table.fields.power).toBe(5);
});

test('W-6.23 D-09 R-43 a card that looks at a Super-Villain’s cost looks at the Challenge’s printed cost', () => {
  const dear = underKeaneAct({ challenge: ['alien-invasion'], hand: ['dossier'] });
  expect(dear.answer(0, 'play dossier').fields.power).toBe(4);
  const cheap = underKeaneAct({ challenge: ['rioting'], hand: ['dossier'] });
  expect(cheap.answer(0, 'play dossier').fields.power).toBe(2);
  const less = underKeaneAct({ challenge: ['alien-invasion'], hand: ['dossier'], fields: { discount: 9 } });
  expect(less.answer(0, 'play dossier').fields.power).toBe(4);
});

test('W-6.24 D-09 R-43 what makes Super-Villains cheaper makes Challenges cheaper, each time, never below 0', () => {
  const table = underKeaneAct({ contributed: enough, hand: ['green-arrows-bow', 'clayface'] });
  table.answer(0, 'play green-arrows-bow').answer(0, 'play clayface');
  expect(table.fields.discount).toBe(4);
  const paid = underKeaneAct({ contributed: enough, fields: { discount: 4, power: cost - 4 } });
  expect(paid.answer(0, 'beat keane-act').fields.power).toBe(0);
  const free = underKeaneAct({ contributed: enough, fields: { discount: 40, power: 1 } });
  expect(free.answer(0, 'beat keane-act').fields.power).toBe(1);
});

test('W-6.25 R-45 W-0.14 a Challenge is no Super-Villain: J’onn J’onzz plays nothing, it is not defeated', () => {
  const table = underKeaneAct({ hand: ['jonn-jonzz'], contributed: enough, fields: { power: 30 } });
  table.answer(0, 'play jonn-jonzz');
  expect(asked(table)).toEqual(['turn 0']);
  expect(table.fields.power).toBe(30);
  expect(isOffered(table, 'Defeat')).toBe(false);
});

test('W-6.26 D-11 R-49 W-6.29 W-6.30 a beaten Challenge does nothing more at the end of that turn', () => {
  const end = { deck: many(5, 'punch'), challengeStack: ['keane-act'] };
  const nixon = ['catwoman', 'bane', 'lasso-of-truth', 'kick', 'green-arrow'];
  const kept = underKeaneAct({ ...end, challenge: ['nixon'] }).answer(0, 'end turn');
  expect(kept.zone('lineUp')).toHaveLength(7);
  const beaten = underKeaneAct({
    ...end,
    challenge: ['nixon'],
    contributed: nixon,
    fields: { power: costOf('nixon') - 2, discount: 2 },
  });
  beaten.answer(0, 'beat nixon').answer(0, 'end turn');
  expect(beaten.zone('lineUp')).toHaveLength(6);
});

test('W-6.27 a beaten Challenge leaves the game', () => {
  const table = underKeaneAct({ contributed: enough, fields: { power: cost } }).answer(0, 'beat keane-act');
  expect(table.zone('challenge')).toEqual([]);
  expect(table.zone('challengeStack')).toEqual(['nuclear-clock', 'nixon']);
});

test('R-47 R-49c between the fall of one and the end of the turn nothing can be contributed or paid', () => {
  const table = underKeaneAct({
    contributed: enough,
    hand: ['kick', 'catwoman'],
    lineUp: [],
    fields: { power: 60 },
  }).answer(0, 'beat keane-act');
  expect(table.options(0)).toEqual(['Play Kick', 'Play Catwoman', 'End your turn']);
});

test('W-6.32 W-6.33 W-6.34 R-07 R-10 W-1.1 the last Challenge ends the game at once: roles shown, Loyal win', () => {
  const last = underKeaneAct({ contributed: enough, challengeStack: [], fields: { power: cost } });
  last.answer(0, 'beat keane-act');
  expect(last.outcome?.winners).toEqual([0, 2]);
  expect(last.sees('public', 'loyalty', 1)).toEqual(['secret-mastermind']);
});

test('R-11 W-6.35 the Mastermind may contribute and pay too; should it be the last, the Loyal win', () => {
  const table = underKeaneAct({
    contributed: enough.slice(1),
    hand: { 1: ['kick'] },
    challengeStack: [],
    fields: { power: cost },
    whose: 1,
  });
  table.answer(1, 'contribute kick').answer(1, 'beat keane-act');
  expect(table.outcome?.winners).toEqual([0, 2]);
});
