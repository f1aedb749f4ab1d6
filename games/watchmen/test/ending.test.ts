import { describe, expect, test } from 'vitest';
import { five, playing, turn } from './tables.ts';

const lastCard = { lineUp: five.slice(0, 4), mainDeck: [] };

/** Seat 0 ends the turn, and the Line-Up cannot be filled. */
const ended = (own: readonly string[], foe: readonly string[], more: object = {}) =>
  turn({
    discard: own,
    foes: { 1: { discard: foe } },
    ...lastCard,
    villain: 'ras-al-ghul',
    ...more,
  }).answer(0, 'end turn');

describe('the end of the base game', () => {
  test('B-10.1 RB-16 at once when the Line-Up cannot be filled to five; the rest does not happen', () => {
    const table = turn({ ...lastCard, superVillains: ['lex-luthor'], discard: ['kick'] }).answer(
      0,
      'end turn',
    );
    expect(table.outcome).toEqual({ winners: [0], reason: 'main-deck' });
    expect(table.fields.villainUp).toBe(false);
  });

  test('B-10.1 an empty main deck alone ends nothing', () => {
    const table = turn({ lineUp: five, villain: 'ras-al-ghul' }).answer(0, 'end turn');
    expect(table.outcome).toBeNull();
  });

  test('B-10.2 at once when no new Super-Villain can be turned up', () => {
    const table = turn({ fields: { power: 8 }, villain: 'ras-al-ghul', lineUp: five });
    table.answer(0, 'defeat ras-al-ghul').answer(0, 'end turn');
    expect(table.outcome).toEqual({ winners: [0], reason: 'super-villains' });
  });

  test('B-10.3 B-5.8 all cards a player owns count: hand, deck, discard pile, Locations', () => {
    const table = turn({
      hand: ['kick'],
      deck: ['robin'],
      discard: ['super-strength'],
      locations: ['batcave'],
      foes: { 1: { discard: ['kick', 'kick', 'kick', 'kick', 'weakness'] } },
      ...lastCard,
      villain: 'ras-al-ghul',
    }).answer(0, 'end turn');
    expect(table.outcome?.winners).toEqual([0]);
    expect(table.log()).toContain('Ann: 5 victory points, 0 Super-Villains.');
    expect(table.log()).toContain('Ben: 3 victory points, 0 Super-Villains.');
    expect(table.sees('public', 'deck', 0)).not.toContain('?');
  });

  test('RB-24 a card under the Super Hero counts, and what was borrowed counts for its owner', () => {
    const table = turn({
      ...lastCard,
      underHero: { 1: ['kick'] },
      villain: 'ras-al-ghul',
    }).answer(0, 'end turn');
    expect(table.outcome?.winners).toEqual([1]);
  });

  test.each([
    ['green-arrow', ['robin', 'robin', 'mera', 'mera'], 9],
    ['green-arrow', ['robin', 'robin', 'mera'], 3],
    ['utility-belt', ['nth-metal', 'nth-metal', 'batmobile', 'batmobile'], 9],
    ['utility-belt', ['nth-metal', 'nth-metal', 'batmobile'], 3],
    ['bizarro', ['weakness', 'weakness'], 2],
    ['suicide-squad', ['suicide-squad', 'suicide-squad'], 9],
  ])('B-11 B-10.3 %s with %j is worth its part of %i', (card, others, points) => {
    const table = ended([card, ...others], ['kick']);
    expect(table.log()).toContain(`Ann: ${points} victory points, 0 Super-Villains.`);
  });

  test('B-11 Green Arrow counts other Heroes only', () => {
    const table = ended(['green-arrow', 'green-arrow', 'robin', 'robin', 'mera'], []);
    expect(table.log()).toContain('Ann: 13 victory points, 0 Super-Villains.');
  });

  test('B-10.4 in a tie the most Super-Villains win', () => {
    const table = ended(['ras-al-ghul'], ['super-strength', 'super-strength'], { villain: 'joker' });
    expect(table.outcome).toEqual({ winners: [0], reason: 'tie-break' });
  });

  test('RB-25 those still tied share the win', () => {
    const table = ended(['kick'], ['robin']);
    expect(table.outcome).toEqual({ winners: [0, 1], reason: 'shared' });
  });

  test('B-10.1 the game may end in the middle of a turn, when cards of the Line-Up cannot be replaced', () => {
    const table = turn({
      hand: ['anti-monitor'],
      lineUp: ['robin', 'kick'],
      villain: 'ras-al-ghul',
    });
    playing(table, 'anti-monitor').answer(0, 'destroy robin').answer(0, 'done');
    expect(table.outcome?.reason).toBe('main-deck');
  });
});
