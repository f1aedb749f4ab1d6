import { describe, expect, test } from 'vitest';
import { asked, challenge, five, many, plain, playing, turn, underKeaneAct, watch } from '../tables.ts';

describe('the end of the base game', () => {
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
    table.answer(0, 'defeat ras-al-ghul');
    expect(table.outcome).toBeNull();
    table.answer(0, 'end turn');
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

describe('the end of Watchmen', () => {
  const last = {
    challenge: challenge('trouble', { cost: 1 }),
    contributed: [plain('big', 9)],
    fields: { power: 20 },
  };
  const deck = { 0: many(5, 'punch') };

  test('W-1.1 W-6.1 W-6.32 W-6.33 W-6.34 R-07 R-10 R-13 the last Challenge beaten: all reveal, the Loyal win at once, points or not', () => {
    const table = watch({ ...last, foes: { 1: { discard: ['parallax'] } } }).answer(0, 'beat trouble');
    expect(table.outcome).toEqual({ winners: [0, 2], reason: 'challenges' });
    expect(table.sees('public', 'loyalty', 1)).toEqual(['secret-mastermind']);
  });

  test('R-11 it does not matter who pays', () => {
    expect(watch({ ...last, mastermind: 0 }).answer(0, 'beat trouble').outcome?.winners).toEqual([1, 2]);
  });

  test('R-08 R-09 W-8.26 W-8.27 W-7.13 with a Plot in play both must fall, in any order', () => {
    const both = { ...last, revealed: 'all', plotInPlay: 'long-winter' } as const;
    const table = watch(both).answer(0, 'beat trouble');
    expect(table.outcome).toBeNull();
    expect(table.answer(0, 'beat long-winter').outcome?.winners).toEqual([0, 2]);
    const other = watch(both).answer(0, 'beat long-winter');
    expect(other.outcome).toBeNull();
    expect(other.answer(0, 'beat trouble').outcome?.reason).toBe('challenges');
  });

  test('W-1.2 W-1.3 R-01 R-03 R-13 a card wanting for the Line-Up: the Secret Mastermind alone wins, revealed or not, whatever the points', () => {
    const table = watch({ mainDeck: [], discard: many(9, 'man-of-steel') }).answer(0, 'end turn');
    expect(table.outcome).toEqual({ winners: [1], reason: 'ran-out' });
    expect(table.sees('public', 'loyalty', 0)).toEqual(['loyal']);
  });

  test('R-01 the last card leaving ends nothing yet', () => {
    const table = watch({ mainDeck: ['kick'] }).answer(0, 'end turn');
    expect(table.outcome).toBeNull();
    expect(table.answer(1, 'end turn').outcome?.reason).toBe('ran-out');
  });

  test('R-02 other effects that want a card of an empty main deck do nothing', () => {
    const table = watch({
      mainDeck: [],
      challenge: 'nuclear-clock',
      hand: ['night-editor'],
      fields: { fromLineUp: 1 },
    });
    playing(table, 'night-editor');
    expect(asked(table)).toEqual(['turn 0']);
    expect(table.answer(0, 'end turn').outcome).toBeNull();
    expect(table.zone('clock')).toEqual([]);
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

  test('R-02 The Riddler’s offer is not made with the main deck empty', () => {
    const table = underKeaneAct({ mainDeck: [], hand: ['riddler'], fields: { power: 9 } });
    table.answer(0, 'play riddler').answer(0, 'the second');
    expect(table.options(0).join()).not.toContain('main deck');
  });

  test('R-06 where the Line-Up cannot be filled the next Challenge is not turned up', () => {
    const table = watch({ ...last, challengeStack: ['nixon'], mainDeck: [] });
    table.answer(0, 'beat trouble').answer(0, 'end turn');
    expect(table.outcome?.reason).toBe('ran-out');
    expect(table.zone('challenge')).toEqual([]);
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
});
