import { describe, expect, test } from 'vitest';
import { five, playing, watch } from './tables.ts';

describe('the Line-Up', () => {
  test('W-2.1 W-2.2 W-2.3 where nothing was bought or gained from it a card is added, also beyond five', () => {
    expect(watch({}).answer(0, 'end turn').zone('lineUp')).toHaveLength(6);
  });

  test('W-2.4 then it is refilled to five if it is below', () => {
    const table = watch({ lineUp: five.slice(0, 2) }).answer(0, 'end turn');
    expect(table.zone('lineUp')).toHaveLength(5);
    expect(table.zone('mainDeck')).toHaveLength(5);
  });

  test('R-52 above five it is left alone', () => {
    const lineUp = [...five, 'robin', 'kick'];
    const table = watch({ lineUp, fields: { power: 3 } })
      .answer(0, 'buy robin')
      .answer(0, 'end turn');
    expect(table.zone('lineUp')).toHaveLength(6);
  });

  test('R-51 a Kick, a Riddler’s card and a loan are no cards from the Line-Up; what Cheetah gains is', () => {
    const common = { lineUp: [...five.slice(0, 4), 'lasso-of-truth'], kicks: ['kick'] };
    const bought = watch({ ...common, fields: { power: 3 } })
      .answer(0, 'buy kick')
      .answer(0, 'end turn');
    expect(bought.zone('lineUp')).toHaveLength(6);
    const lent = playing(watch({ ...common, hand: ['emerald-knight'] }), 'emerald-knight')
      .answer(0, 'play lasso-of-truth')
      .answer(0, 'end turn');
    expect(lent.zone('lineUp')).toHaveLength(6);
    const gained = playing(watch({ ...common, hand: ['cheetah'] }), 'cheetah')
      .answer(0, 'gain lasso-of-truth')
      .answer(0, 'end turn');
    expect(gained.zone('lineUp')).toHaveLength(5);
  });

  test('R-50 the end of a turn: what happens then in the order the player likes, hand, Line-Up, Challenge', () => {
    const table = watch({
      challenge: 'rioting',
      hand: ['emerald-knight'],
      lineUp: ['catwoman', 'robin', 'bane', 'mera', 'lasso-of-truth'],
    });
    playing(table, 'emerald-knight').answer(0, 'play lasso-of-truth').answer(0, 'end turn');
    expect(table.options(0)).toEqual(['Put Lasso of Truth back into the Line-Up first', 'Rioting first']);
    table.answer(0, 'first rioting');
    expect(table.zone('destroyed')).toEqual(['catwoman']);
    expect(table.zone('lineUp')).toContain('lasso-of-truth');
  });

  test('R-54 the Ongoing of a Challenge just turned up does not act in that end of turn; one that lasts holds', () => {
    const table = watch({ challenge: [], challengeStack: ['nuclear-clock'] }).answer(0, 'end turn');
    expect(table.zone('clock')).toEqual([]);
    expect(watch({ challenge: [], challengeStack: ['keane-act'] }).answer(0, 'end turn').fields.blank).toBe(
      true,
    );
  });
});
