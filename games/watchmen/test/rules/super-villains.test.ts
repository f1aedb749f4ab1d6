import { describe, expect, test } from 'vitest';
import { asked, many, type Position, plenty, turn } from '../tables.ts';

describe('Super-Villains', () => {
  /** The end of the first seat's turn, when this Super-Villain appears; five cards are left to draw. */
  const appears = (villain: string, zones: Position = {}) =>
    turn({
      ...plenty,
      superVillains: [villain],
      deck: many(5, 'punch'),
      weaknesses: many(9, 'weakness'),
      ...zones,
      fields: { villainUp: false },
    }).answer(0, 'end turn');

  test('B-9.1 B-9.2 only the face-up Super-Villain can be defeated, by its whole cost; it goes to the discard pile', () => {
    const table = turn({ ...plenty, fields: { power: 7 } });
    table.refuses(0, 'defeat ras-al-ghul', 'B-3.6');
    const rich = turn({ ...plenty, fields: { power: 8 } }).answer(0, 'defeat ras-al-ghul');
    expect(rich.zone('discard', 0)).toEqual(['ras-al-ghul']);
    expect(rich.fields.power).toBe(0);
    const hidden = turn({
      ...plenty,
      superVillains: ['lex-luthor'],
      fields: { power: 30, villainUp: false },
    });
    expect(hidden.options(0).filter((option) => option.startsWith('Defeat'))).toEqual([]);
  });

  test('B-4.4 B-9.3 B-9.5 the next Super-Villain appears in the fourth step, so one can fall in a turn', () => {
    const table = turn({
      ...plenty,
      lineUp: ['robin', 'robin', 'robin', 'robin'],
      mainDeck: ['bane'],
      deck: many(5, 'punch'),
      weaknesses: many(3, 'weakness'),
      fields: { power: 30 },
    });
    table.answer(0, 'defeat ras-al-ghul');
    expect(table.options(0).filter((option) => option.startsWith('Defeat'))).toEqual([]);
    table.answer(0, 'end turn');
    expect(table.zone('hand', 0)).toHaveLength(5);
    expect(table.sees('public', 'superVillains')).toEqual(['lex-luthor']);
    for (const seat of [0, 1, 2]) table.answer(seat, 'take the attack');
    expect(
      [0, 1, 2].map((seat) => table.zone('discard', seat).filter((id) => id === 'weakness').length),
    ).toEqual([1, 1, 1]);
  });

  test('B-9.4 B-9.6 a First Appearance hits everybody, from the player whose turn ends on; Defenses work', () => {
    const table = appears('darkseid', {
      hand: { 1: ['super-speed', 'punch'], 2: ['kick', 'mera', 'punch'] },
      deck: { 0: many(5, 'punch'), 1: many(3, 'kick') },
    });
    expect(asked(table)).toEqual(['round 0', 'round 1', 'round 2']);
    table.answer(0, 'take the attack').answer(1, 'defend with super-speed').answer(2, 'take the attack');
    expect(asked(table)).toEqual(['may-show 0']);
    table.answer(0, 'Do nothing').answer(0, 'discard punch').answer(0, 'discard punch');
    expect(table.zone('hand', 0)).toHaveLength(3);
    expect(asked(table)).toEqual(['may-show 2']);
    expect(table.zone('hand', 1)).toEqual(['kick', 'kick', 'punch']);
  });

  test('B-9.7 no First Appearance when a Super-Villain is played', () => {
    const table = turn({
      ...plenty,
      hand: ['lex-luthor'],
      lineUp: ['bane'],
      weaknesses: many(5, 'weakness'),
    });
    table.answer(0, 'play lex-luthor');
    expect(asked(table)).toEqual(['turn 0']);
    expect(table.zone('weaknesses')).toHaveLength(5);
  });

  test('B-9.8 a Super Hero that lies face-down does nothing', () => {
    const superHero = { 0: ['batman'] };
    const up = turn({ ...plenty, superHero, hand: ['lasso-of-truth'] }).answer(0, 'play lasso-of-truth');
    expect(up.fields.power).toBe(2);
    const down = turn({
      ...plenty,
      superHero,
      hand: ['lasso-of-truth'],
      fields: { heroDown: [true, false, false] },
    });
    expect(down.answer(0, 'play lasso-of-truth').fields.power).toBe(1);
  });
});
