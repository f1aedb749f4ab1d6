import { ACCEPT, silentAnswer } from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { places } from '../../rules/board.ts';
import { heroPoints, stageOf, villainPoints } from '../../rules/facts.ts';
import { confront } from '../../rules/verbs/confront.ts';
import {
  asked,
  CYBORG,
  crisis,
  DARKSEID,
  faceUp,
  type LeagueTable,
  league,
  power,
  SUPERMAN,
} from '../tables.ts';

// Several rules at once, as they meet in a game; wherever it can be, with the cards of the game.

const SYMBOL = 6;
const hit = (id: string, number: number) => power(id, number, [confront()]);
const logOf = (table: LeagueTable, what: string): string[] =>
  table.log().filter((line) => line.includes(what));

describe('confronting', () => {
  /** The book’s example: Cyborg with 3 strength and 4 tech against Bernadeth at stage 2. */
  const cyborgs = (rolled: number, more: Partial<Parameters<typeof league>[0]> = {}) =>
    league({
      at: { [CYBORG]: 'gotham', [SUPERMAN]: 'bialya' },
      tiles: { gotham: faceUp('bernadeth') },
      stages: { gotham: 2 },
      tokens: { [CYBORG]: [3, 2, 4] },
      laid: { [CYBORG]: [hit('fight', 6)] },
      stack: { [CYBORG]: ['uplink', 'energy-siphon', 'power-transfer'] },
      ...more,
    }).rollsNext(rolled);

  test('JL-10.14, JL-10.17, JL-11.8, JL-14.1 to JL-14.5 four tech, then three strength and a 5 against 6: thwarted', () => {
    const table = cyborgs(5);
    expect(table.prompt(CYBORG)).toBe('You confront Bernadeth: strength 6 and tech 4. What do you try?');
    table.answer(CYBORG, 'Overcome tech with 4').answer(CYBORG, 'Risk 3 strength tokens against 6');
    expect(table.fields.used.slice(3, 6)).toEqual([3, 0, 4]);
    expect([table.fields.xp[CYBORG], heroPoints(table.table)]).toEqual([2, 3]);
    expect(stageOf(table.table, places.no('gotham'))).toBe(0);
  });

  test('JL-6.12, JL-6.13, JL-6.10, JL-14.3 and his two XP are two levels in this round: P, then P&A', () => {
    const table = cyborgs(5).answer(CYBORG, 'Overcome tech').answer(CYBORG, 'Risk 3 strength');
    table.answer(CYBORG, 'learn Uplink');
    expect([table.fields.level[CYBORG], table.fields.ready.slice(3, 6)]).toEqual([2, [0, 2, 0]]);
    table.answer(CYBORG, 'learn Energy Siphon and gain a tech token');
    expect([table.fields.level[CYBORG], table.fields.ready.slice(3, 6)]).toEqual([3, [0, 2, 1]]);
    expect(table.zone('hand', CYBORG)).toEqual(['cyborg-watchtower', 'energy-siphon', 'fight', 'uplink']);
  });

  test('JL-13.1 with Darkseid there the same 5 is a 4, and not enough; the tokens are gone, the tech stays overcome', () => {
    const table = cyborgs(5, { at: { [CYBORG]: 'gotham', [DARKSEID]: 'gotham' } });
    table.answer(CYBORG, 'Overcome tech').answer(CYBORG, 'Risk 3 strength');
    expect(table.log()).toContain('Ben rolls 5, which counts as 4: +2.');
    expect(table.fields.overcome).toEqual([1, 2, CYBORG]);
    expect(table.fields.ready.slice(3, 6)).toEqual([0, 2, 0]);
    expect(table.fields.xp[CYBORG]).toBe(0);
  });

  test('JL-2.33, JL-14.2 what one hero began another finishes, and each gets his own XP', () => {
    const table = league({
      at: { [CYBORG]: 'gotham' },
      tiles: { gotham: faceUp('bernadeth') },
      tokens: { [SUPERMAN]: [4, 0, 0], [CYBORG]: [0, 0, 4] },
      laid: { [SUPERMAN]: [hit('first', 4)], [CYBORG]: [hit('second', 6)] },
    });
    table.answer(SUPERMAN, 'Overcome strength');
    expect(table.fields.xp).toEqual([0, 0, 0]);
    table.answer(CYBORG, 'Overcome tech');
    expect(table.fields.xp).toEqual([1, 1, 0]);
    expect(table.zone('thwarted')).toEqual(['bernadeth']);
  });

  test('JL-9.5, JL-10.5 revealing a Radion Trap with a wound: the power ends without its confrontation', () => {
    const table = league({
      tiles: { gotham: 'radion-trap' },
      tokens: { [SUPERMAN]: [5, 5, 5] },
      laid: { [SUPERMAN]: ['man-of-steel'] },
      fields: { wounds: [1, 0, 0] },
    }).answer(SUPERMAN, 'Carry out');
    expect(table.fields.down[SUPERMAN]).toBe(true);
    expect(asked(table)).not.toContain('0 confrontation');
    expect(table.sees('public', 'tile', undefined, 1)).toEqual(['radion-trap']);
    expect([table.fields.xp[DARKSEID], villainPoints(table.table)]).toEqual([1, 1]);
  });
});

describe('working together', () => {
  const BATMAN = 2;
  /** Superman (4), Batman (5) and Cyborg (6) are in Gotham City; their tokens are strength. */
  const three = (
    strengths: readonly number[],
    score: number,
    more: Partial<Parameters<typeof league>[0]> = {},
  ) =>
    league({
      seats: 4,
      at: { [SUPERMAN]: 'gotham', [CYBORG]: 'gotham', [BATMAN]: 'gotham' },
      tiles: { gotham: faceUp(crisis('big', { cost: 3, strength: score, agility: 9 })) },
      tokens: Object.fromEntries(strengths.map((n, seat) => [seat, [n, 0, 0] as const])),
      laid: { [SUPERMAN]: [hit('a', 4)], [BATMAN]: [hit('b', 5)], [CYBORG]: [hit('c', 6)] },
      ...more,
    })
      .answer(SUPERMAN, 'Wait for Ben')
      .answer(CYBORG, 'Agree')
      .answer(BATMAN, 'Wait for Ben')
      .answer(CYBORG, 'Agree')
      .answer(CYBORG, 'Try strength together');

  test('JL-12.1, JL-12.4, JL-12.5 three heroes put their tokens together; the one with most lays the XP token', () => {
    const table = three([2, 1, 3], 6).answer(CYBORG, 'Spend 1').answer(BATMAN, 'Spend 3');
    table.answer(SUPERMAN, 'Spend 2');
    expect(logOf(table, 'rolls')).toEqual([]);
    expect(table.fields.overcome).toEqual([1, 0, BATMAN]);
  });

  test('JL-12.6 of three only those who tie for the most decide, and dice choose between these', () => {
    const table = three([2, 1, 2], 5).answer(CYBORG, 'Spend 1').answer(BATMAN, 'Spend 2');
    table.answer(SUPERMAN, 'Spend 2');
    expect(asked(table)).toEqual(['0 token owner']);
    table.answer(SUPERMAN, 'Ann lays');
    expect(asked(table)).toEqual(['2 token owner']);
    expect(silentAnswer(table.table.lens(BATMAN))).toBe(ACCEPT);
    table.rollsNext(1).answer(BATMAN, 'Let the die decide');
    expect(table.fields.overcome).toEqual([1, 0, BATMAN]);
  });

  test('JL-12.7, JL-12.10 to JL-12.12, JL-13.1 all three roll, each with 1 off; one symbol is enough though two go down', () => {
    const table = three([1, 1, 2], 9, {
      at: { [SUPERMAN]: 'gotham', [CYBORG]: 'gotham', [BATMAN]: 'gotham', 3: 'gotham' },
    });
    table.rollsNext(1, SYMBOL, 1);
    table.answer(CYBORG, 'Spend 1').answer(BATMAN, 'Spend 2').answer(SUPERMAN, 'Spend 1');
    expect(table.fields.down).toEqual([true, true, false, false]);
    expect(table.fields.overcome).toEqual([1, 0, BATMAN]);
    expect(villainPoints(table.table)).toBe(2);
  });

  test('JL-12.3, JL-A66 who has no token of the kind is not asked to add any', () => {
    const table = three([3, 2, 0], 5, {
      tokens: { [SUPERMAN]: [3, 0, 0], [CYBORG]: [2, 0, 0], [BATMAN]: [0, 4, 4] },
    }).answer(CYBORG, 'Spend 2');
    expect(asked(table)).toEqual(['0 attempt']);
    expect(table.answer(SUPERMAN, 'Spend 3').fields.overcome).toEqual([1, 0, SUPERMAN]);
  });

  test('JL-12.1, JL-5.5 powers with the same number work together too', () => {
    const table = league({
      at: { [CYBORG]: 'gotham' },
      tiles: { gotham: faceUp(crisis('big', { strength: 6 })) },
      tokens: { [SUPERMAN]: [3, 0, 0], [CYBORG]: [2, 0, 0] },
      laid: { [SUPERMAN]: ['man-of-steel'], [CYBORG]: ['white-noise'] },
    });
    table.answer(SUPERMAN, 'First: Man of Steel').answer(CYBORG, 'Agree').answer(SUPERMAN, 'Carry out');
    table.answer(SUPERMAN, 'Wait for Ben').answer(CYBORG, 'Agree').answer(CYBORG, 'Carry out');
    table.answer(CYBORG, 'Try strength together').answer(CYBORG, 'Spend 2').answer(SUPERMAN, 'Spend 3');
    expect(logOf(table, 'rolls')).toEqual([]);
    expect(table.zone('thwarted')).toEqual(['big']);
  });

  test('JL-15.7, JL-15.8, JL-A80 against Darkseid the one who spent most chooses which power is cancelled', () => {
    const table = league({
      at: { [CYBORG]: 'gotham', [DARKSEID]: 'gotham' },
      tokens: { [SUPERMAN]: [3, 0, 0], [CYBORG]: [2, 0, 0] },
      laid: {
        [SUPERMAN]: [hit('a', 4)],
        [CYBORG]: [hit('b', 6)],
        [DARKSEID]: ['triumph', 'apokolips'],
      },
    });
    table.answer(SUPERMAN, 'Wait for Ben').answer(CYBORG, 'Agree').answer(CYBORG, 'Try strength together');
    table.answer(CYBORG, 'Spend 2').answer(SUPERMAN, 'Spend 3');
    expect(asked(table)).toEqual(['0 cancelling']);
    expect(table.options(SUPERMAN)).toEqual(['Cancel Triumph', 'Cancel Apokolips']);
    table.answer(SUPERMAN, 'Cancel Triumph').answer(DARKSEID, 'Carry out').answer(DARKSEID, 'Stay');
    expect(table.log()).toContain('Triumph (Cem) is cancelled.');
  });
});
