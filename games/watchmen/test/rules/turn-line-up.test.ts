import { describe, expect, test } from 'vitest';
import { costOf, five, many, playing, underKeaneAct, type Watch, watch } from '../tables.ts';

const enough = ['kick', 'kick', 'catwoman', 'lasso-of-truth'];

const deck = { 0: many(5, 'punch') };

const lineUpAfter = (zones: Watch, answers: readonly string[], power = 0) => {
  const table = underKeaneAct({ deck, ...zones, fields: { power } });
  for (const answer of [...answers, 'end turn']) table.answer(0, answer);
  return table.zone('lineUp').length;
};

describe('the Line-Up', () => {
  test('W-2.1 W-2.2 W-2.3 R-52 without a card from the Line-Up one more is added, beyond five; it is not taken away again', () => {
    expect(lineUpAfter({}, [])).toBe(6);
    expect(lineUpAfter({ lineUp: many(7, 'robin') }, [])).toBe(8);
    expect(lineUpAfter({ lineUp: ['robin', ...many(6, 'catwoman')] }, ['buy robin'], 3)).toBe(6);
  });

  test('W-2.1 W-2.4 with one it is only refilled to five', () => {
    expect(lineUpAfter({}, ['buy robin'], 3)).toBe(5);
    expect(lineUpAfter({ lineUp: ['robin', 'catwoman'] }, ['buy robin'], 3)).toBe(5);
  });

  test('W-2.4 then it is refilled to five if it is below', () => {
    const table = watch({ lineUp: five.slice(0, 2) }).answer(0, 'end turn');
    expect(table.zone('lineUp')).toHaveLength(5);
    expect(table.zone('mainDeck')).toHaveLength(5);
  });

  test('R-51 a card gained from the Line-Up counts; a Kick and a Riddler’s card do not', () => {
    expect(lineUpAfter({ hand: ['cheetah'] }, ['play cheetah', 'gain robin'])).toBe(5);
    expect(lineUpAfter({ kicks: ['kick'] }, ['buy kick'], 3)).toBe(6);
    expect(
      lineUpAfter({ hand: ['riddler'] }, ['play riddler', 'the second', 'pay for the top card'], 3),
    ).toBe(6);
  });

  test('R-51 nor does a card lent by Emerald Knight, which goes back', () => {
    const lineUp = ['robin', 'catwoman', 'bane', 'bane', 'bane'];
    const zones = { lineUp, hand: ['emerald-knight'], challenge: 'cancer-scare' };
    expect(lineUpAfter(zones, ['play emerald-knight', 'catwoman'])).toBe(6);
  });
});

describe('the end of a turn', () => {
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
});
