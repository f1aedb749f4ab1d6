import { nth } from '@masterplan/kernel';
import { expect, test } from 'vitest';
import { machinations, plots } from '../content/watchmen/plots.ts';
import { watchmen } from '../index.ts';
import { zones } from '../rules/board.ts';
import { asked, costOf, many, plotted, type Table, underKeaneAct } from './tables.ts';

/** What Hired Hands lists for four and five players, and for three. */
const list = ['doomsday', 'suicide-squad', 'kick'];
const longList = ['gorilla-grodd', ...list];
const four = { seats: 4, whose: 1 };
const three = { whose: 1 };
const cost = costOf('borrowed-monsters');

const plays = (table: Table, seat: number, cards: readonly string[]): Table => {
  for (const card of cards) table.answer(seat, `play ${card}`);
  return table;
};
const drained = (table: Table): number => 20 - table.zone('mainDeck').length;

test('W-7.8 W-7.10 W-7.11 W-7.12 W-7.14 R-16 R-24 the whole list in one turn: all roles and the Plot lie open, nobody is asked', () => {
  const table = underKeaneAct({ hand: { 1: list }, ...four });
  plays(table, 1, list.slice(0, 2));
  expect(table.fields.revealed).toBe(false);
  plays(table, 1, list.slice(2));
  expect(asked(table)).toEqual(['turn 1']);
  expect([0, 1, 2, 3].map((seat) => table.sees('public', 'loyalty', seat)[0])).toEqual([
    'loyal',
    'secret-mastermind',
    'loyal',
    'loyal',
  ]);
  expect(table.sees('public', 'plotInPlay')).toEqual(['borrowed-monsters']);
  expect(table.zone('plot', 1)).toEqual([]);
});

test('W-7.9 the order does not matter', () => {
  const table = underKeaneAct({ hand: { 1: list }, ...four });
  expect(plays(table, 1, list.toReversed()).zone('plotInPlay')).toEqual(['borrowed-monsters']);
});

test('W-7.8 two turns do not add up', () => {
  const table = underKeaneAct({
    hand: { 1: list.slice(0, 2) },
    deck: { 1: ['kick', ...many(4, 'punch')] },
    ...four,
  });
  plays(table, 1, list.slice(0, 2)).answer(1, 'end turn');
  for (const seat of [2, 3, 0]) table.answer(seat, 'end turn');
  expect(plays(table, 1, ['kick']).zone('plotInPlay')).toEqual([]);
});

test('W-7.17 W-7.20 the first line counts with three players and is ignored with four', () => {
  const short = underKeaneAct({ hand: { 1: longList }, ...three });
  expect(plays(short, 1, list).zone('plotInPlay')).toEqual([]);
  expect(plays(short, 1, ['gorilla-grodd']).zone('plotInPlay')).toEqual(['borrowed-monsters']);
  const long = underKeaneAct({ hand: { 1: list }, ...four });
  expect(plays(long, 1, list).zone('plotInPlay')).toEqual(['borrowed-monsters']);
});

test('R-32 what counts is how many sat down: a destroyed player does not bring the first line back', () => {
  const table = underKeaneAct({ hand: { 1: list }, ...four, fields: { out: [false, false, false, true] } });
  expect(plays(table, 1, list).zone('plotInPlay')).toEqual(['borrowed-monsters']);
});

test('W-7.19 D-15 the first line says in both languages when it counts', () => {
  const text = watchmen.text(watchmen.game);
  for (const kind of machinations) {
    expect(text.en.card(kind).text).toContain('with 2 or 3 players, also');
    expect(text.fr.card(kind).text).toContain('à 2 ou 3 joueurs, aussi');
  }
});

test('W-7.2 W-7.6 P-11 four different Machinations, each keyed to a type, none to be done with a starting deck', () => {
  const keys = machinations.map(({ first }) => first.types?.[0]);
  expect(new Set(keys)).toEqual(new Set(['hero', 'villain', 'equipment', 'super-power']));
  for (const { first, lines } of machinations) {
    for (const { types = [] } of [first, ...lines]) {
      expect(types).toHaveLength(1);
      expect(types).not.toContain('starter');
    }
  }
});

test('R-23 the last card is carried out, with its Attack, before the roles are shown', () => {
  const hand = { 0: ['punch', 'mera'], 1: ['doomsday', 'bane', 'kick'], 2: [], 3: [] };
  const table = underKeaneAct({ hand, ...four });
  plays(table, 1, ['doomsday', 'kick', 'bane']);
  expect(table.fields.revealed).toBe(false);
  for (const seat of [0, 2, 3]) table.answer(seat, 'take the attack');
  expect(table.fields.revealed).toBe(false);
  table.answer(0, 'discard punch');
  expect(table.fields.revealed).toBe(true);
});

test('R-59 an Attack that completes the task has been carried out first, against everybody', () => {
  const hand = { 0: ['punch'], 1: ['doomsday', 'kick', 'bane'], 2: ['punch'], 3: ['punch'] };
  const table = underKeaneAct({ hand, ...four });
  plays(table, 1, ['doomsday', 'kick', 'bane']);
  for (const seat of [0, 2, 3]) table.answer(seat, 'take the attack');
  for (const seat of [2, 3, 0]) table.answer(seat, 'discard punch');
  expect([0, 2, 3].map((seat) => table.zone('hand', seat))).toEqual([[], [], []]);
  expect(table.fields.revealed).toBe(true);
});

test('R-23b the turn of the revealed Mastermind goes on with its Power', () => {
  const table = underKeaneAct({ hand: { 1: [...list, 'punch'] }, ...four });
  plays(table, 1, list);
  const { power } = table.fields;
  expect(plays(table, 1, ['punch']).fields.power).toBe(power + 1);
  expect(table.options(1)).toContain('Buy Robin for 3');
});

test('R-26 cards played from another’s deck count', () => {
  const table = underKeaneAct({
    hand: { 1: ['doomsday', 'suicide-squad', 'x-ray-vision'] },
    deck: { 0: ['kick'], 1: ['kick'], 2: ['punch'], 3: ['punch'] },
    ...four,
  });
  plays(table, 1, ['doomsday', 'suicide-squad']);
  expect(table.zone('plotInPlay')).toEqual([]);
  plays(table, 1, ['x-ray-vision']).answer(1, 'play kick');
  expect(table.zone('plotInPlay')).toEqual(['borrowed-monsters']);
});

test('R-27 R-28 one card is one card, however often it is played, and stands for one line', () => {
  const table = underKeaneAct({ hand: { 1: ['doomsday', 'kick', 'duplication'] }, ...four });
  plays(table, 1, ['doomsday', 'kick', 'duplication']).answer(1, 'play again doomsday');
  expect(table.zone('plotInPlay')).toEqual([]);
});

test('R-29 contributed cards do not count as played', () => {
  const table = underKeaneAct({ hand: { 1: list }, ...four });
  plays(table, 1, list.slice(0, 2)).answer(1, 'contribute kick');
  expect(table.zone('plotInPlay')).toEqual([]);
});

test('R-30 B-3.12 a card counts with the type it had when it was played', () => {
  const table = underKeaneAct({ hand: { 1: ['masked-stranger', 'robin', 'green-arrow', 'kick'] }, ...four });
  plays(table, 1, ['masked-stranger']).answer(1, 'Villain');
  plays(table, 1, ['kick', 'robin']);
  expect(table.zone('plotInPlay')).toEqual([]);
  expect(plays(table, 1, ['green-arrow']).zone('plotInPlay')).toEqual(['borrowed-monsters']);
});

test('R-31 a Loyal player who plays the list brings nothing, and all know that it is not that player', () => {
  const table = underKeaneAct({ hand: list, seats: 4 });
  plays(table, 0, list);
  expect(table.zone('plotInPlay')).toEqual([]);
  expect(table.fields.revealed).toBe(false);
  const suspects = new Set<number>();
  for (let seed = 0; seed < 24; seed++) {
    const world = table.imagine(2, `list ${seed}`);
    const isMastermind = (seat: number) =>
      world.kind(nth(world.zone(zones.loyalty(seat)), 0)).id === 'secret-mastermind';
    suspects.add([0, 1, 2, 3].findIndex(isMastermind));
  }
  expect(suspects).toEqual(new Set([1, 3]));
});

test('R-33 the Plot comes although the Challenge has fallen in this turn', () => {
  const table = underKeaneAct({ challenge: [], hand: { 1: list }, ...four });
  expect(plays(table, 1, list).zone('plotInPlay')).toEqual(['borrowed-monsters']);
  expect(table.answer(1, 'end turn').zone('challenge')).toEqual(['nixon']);
});

test('W-7.5 W-3.13 D-12 the Machination is public and nobody’s', () => {
  const table = underKeaneAct();
  expect([0, 1, 2, 'public'].map((viewer) => table.sees(viewer, 'machination'))).toEqual(
    many(4, '').map(() => ['hired-hands']),
  );
});

test('W-8.8 R-25 a Plot does nothing before it lies open; the card that brings it does not set it off, the next does', () => {
  const table = underKeaneAct({ hand: { 1: ['kick', 'doomsday', 'gorilla-grodd', 'bizarro'] }, ...four });
  plays(table, 1, ['kick', 'doomsday', 'gorilla-grodd']);
  expect(drained(table)).toBe(0);
  expect(drained(plays(table, 1, ['bizarro']))).toBe(2);
});

test('W-8.2 W-8.3 W-8.9 P-5 only the Mastermind’s cards set the Plot off; what it destroys all see', () => {
  const his = underKeaneAct({ ...plotted, hand: { 1: ['doomsday', 'kick'] }, whose: 1 });
  expect(drained(plays(his, 1, ['kick']))).toBe(0);
  expect(drained(plays(his, 1, ['doomsday']))).toBe(2);
  expect(his.sees('public', 'destroyed')).toEqual(['mera', 'mera']);
  const ours = underKeaneAct({ ...plotted, hand: ['doomsday'] });
  expect(drained(plays(ours, 0, ['doomsday']))).toBe(0);
});

test('R-25b a card played again sets the Plot off again; so does another’s card the Mastermind plays', () => {
  const table = underKeaneAct({
    ...plotted,
    hand: { 1: ['doomsday', 'duplication', 'x-ray-vision'] },
    deck: { 0: ['bizarro'], 2: ['punch'] },
    whose: 1,
  });
  plays(table, 1, ['doomsday', 'duplication']);
  expect(drained(table)).toBe(4);
  plays(table, 1, ['x-ray-vision']).answer(1, 'play bizarro');
  expect(drained(table)).toBe(6);
});

test('R-02 a Plot finds an empty main deck: nothing happens and nothing ends', () => {
  const table = underKeaneAct({
    ...plotted,
    mainDeck: ['mera'],
    hand: { 1: ['doomsday', 'bizarro'] },
    whose: 1,
  });
  plays(table, 1, ['doomsday', 'bizarro']);
  expect(table.zone('mainDeck')).toEqual([]);
  expect(table.outcome).toBeNull();
});

test('W-8.1 W-8.10 W-8.11 P-10 D-16 a Loyal player beats the Plot for its cost alone', () => {
  const table = underKeaneAct({ ...plotted, fields: { power: cost } });
  expect(table.answer(0, 'beat borrowed-monsters').zone('plotInPlay')).toEqual([]);
  const poor = underKeaneAct({ ...plotted, fields: { power: cost - 1 } });
  poor.refuses(0, 'beat borrowed-monsters', 'B-3.6');
  expect(plots.every((plot) => !('needs' in plot))).toBe(true);
});

test('D-18 W-8.11 the Mastermind may not pay for the Plot in the English edition, and may in the French', () => {
  const given = { fields: { power: 40 }, whose: 1 };
  underKeaneAct({ ...plotted, ...given }).refuses(1, 'beat borrowed-monsters', 'W-8.11');
  const french = underKeaneAct({ ...plotted, ...given, edition: 'fr' });
  expect(french.answer(1, 'beat borrowed-monsters').zone('plotInPlay')).toEqual([]);
});

test('W-8.22 W-8.23 R-34 with the Plot beaten the Mastermind plays on; the list brings nothing more', () => {
  const table = underKeaneAct({
    revealed: 'all',
    plot: { 0: ['long-winter'], 1: [], 2: ['blue-light'] },
    hand: { 1: longList },
    fields: { taskDone: true },
    whose: 1,
  });
  plays(table, 1, longList);
  expect(table.zone('plotInPlay')).toEqual([]);
  expect(asked(table)).toEqual(['turn 1']);
});

test('W-7.13 W-8.25 W-8.26 W-8.27 R-08 R-09 Plot and last Challenge must both fall, in whatever order', () => {
  const enough = ['kick', 'kick', 'catwoman', 'lasso-of-truth'];
  const last = { ...plotted, contributed: enough, challengeStack: [] };
  const given = { fields: { power: 60 } };
  const first = underKeaneAct({ ...last, ...given }).answer(0, 'beat keane-act');
  expect(first.outcome).toBeNull();
  expect(first.answer(0, 'beat borrowed-monsters').outcome?.winners).toEqual([0, 2]);
  const second = underKeaneAct({ ...last, ...given }).answer(0, 'beat borrowed-monsters');
  expect(second.outcome).toBeNull();
  expect(second.zone('contributed')).toEqual(enough);
  expect(second.answer(0, 'beat keane-act').outcome?.winners).toEqual([0, 2]);
});

test('R-44 with both in play a discount works on each, and what looks at a cost looks at the stack’s Challenge', () => {
  const table = underKeaneAct({ ...plotted, hand: ['dossier'], challenge: ['rioting'] });
  expect(plays(table, 0, ['dossier']).fields.power).toBe(2);
  const alone = underKeaneAct({ ...plotted, hand: ['dossier'], challenge: [] });
  expect(plays(alone, 0, ['dossier']).fields.power).toBe(4);
  const less = underKeaneAct({ ...plotted, fields: { discount: 3, power: cost - 3 } });
  expect(less.answer(0, 'beat borrowed-monsters').fields.power).toBe(0);
});

test('W-8.6 R-18 R-21 a reveal without the Machination leaves every Plot secret; the task can still be done', () => {
  const table = underKeaneAct({ revealed: 'all', hand: { 1: longList }, whose: 1 });
  expect(table.sees(0, 'plot', 1)).toEqual(['?']);
  plays(table, 1, longList);
  expect(table.zone('plotInPlay')).toEqual(['borrowed-monsters']);
  expect([table.sees(0, 'plot', 2), table.sees(2, 'plot', 2)]).toEqual([['?'], ['blue-light']]);
});
