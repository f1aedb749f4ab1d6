import { describe, expect, test } from 'vitest';
import { power } from '../../content/sentences.ts';
import { asked, costOf, heroWith, playing, plotted, type Table, underKeaneAct, watch } from '../tables.ts';

describe('help', () => {
  const plot = { seats: 4, mastermind: 3, revealed: 'all', plotInPlay: 'long-winter' } as const;
  const french = { ...plotted, edition: 'fr' } as const;
  const mayAsk = (table: Table, seat = 0): boolean =>
    table.options(seat).some((option) => option.toLowerCase().includes('help'));

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

  test('W-8.4 W-8.10 W-8.12 W-8.13 W-8.14 W-8.15 W-8.16 D-17 D-19 R-64 each other Loyal player in turn may give a card at random, which is played at once', () => {
    const table = watch({
      ...plot,
      foes: { 1: { hand: ['kick'] }, 2: { hand: ['robin'] }, 3: { hand: ['bane'] } },
    });
    table.answer(0, 'ask for help');
    expect(asked(table)).toEqual(['help 1']);
    table.answer(1, 'help');
    expect(table.fields.power).toBe(2);
    expect(table.zone('inPlay', 0)).toEqual(['kick']);
    expect(asked(table)).toEqual(['help 2']);
    table.answer(2, 'do not help');
    expect(asked(table)).toEqual(['turn 0']);
    expect(table.zone('hand', 2)).toEqual(['robin']);
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

  test('D-20 R-90 in the French book the Mastermind is asked too', () => {
    const table = watch({ ...plot, edition: 'fr', foes: { 3: { hand: ['bane'] } } }).answer(
      0,
      'ask for help',
    );
    expect(asked(table)).toEqual(['help 3']);
    const two = watch({
      seats: 2,
      mastermind: 1,
      revealed: 'all',
      plotInPlay: 'long-winter',
      foes: { 1: { hand: ['kick'] } },
    });
    expect(asked(two.answer(0, 'ask for help'))).toEqual(['turn 0']);
  });

  test('R-63 once in a turn', () => {
    const table = watch(plot).answer(0, 'ask for help');
    expect(table.options(0)).not.toContain('Ask for help');
  });

  test('R-67c an empty hand is passed over', () => {
    const table = watch({ ...plot, foes: { 2: { hand: ['kick'] } } }).answer(0, 'ask for help');
    expect(asked(table)).toEqual(['help 2']);
  });

  test('R-66 an Attack given as help reaches the Mastermind only', () => {
    const table = watch({ ...plot, foes: { 1: { hand: ['bane'] } } })
      .answer(0, 'ask for help')
      .answer(1, 'help');
    expect(asked(table)).toEqual(['round 3']);
  });

  test('R-67a W-8.17 R-67b it counts as played, first Villain and all, and can be played again, but it never was in the hand', () => {
    const table = watch({
      ...plot,
      hero: heroWith('hunter', [{ when: { play: { types: ['villain'] } }, do: [power(1)] }]),
      hand: ['clayface'],
      deck: ['punch'],
      locations: ['arkham-asylum'],
      foes: { 1: { hand: ['gorilla-grodd'] } },
      fields: { handTypes: 2 },
    });
    table.answer(0, 'ask for help').answer(1, 'help');
    expect(table.fields.power).toBe(4);
    expect(table.zone('hand', 0)).toEqual(['clayface', 'punch']);
    expect(table.fields.plays.at(-1)).toBe(0);
    expect(playing(table, 'clayface').fields.power).toBe(9);
  });

  test('W-8.18 W-8.19 D-21 R-65 at the end of the turn helpers’ cards go to their discard piles, Locations too; hands are not refilled', () => {
    const table = watch({
      ...plot,
      foes: { 1: { hand: ['kick', 'kick'], deck: ['punch'] }, 2: { hand: ['batcave'] } },
    });
    table.answer(0, 'ask for help').answer(1, 'help').answer(2, 'help');
    expect(table.zone('locations', 0)).toEqual(['batcave']);
    table.answer(0, 'end turn');
    expect(table.zone('discard', 1)).toEqual(['kick']);
    expect(table.zone('hand', 1)).toEqual(['kick']);
    expect(table.zone('discard', 2)).toEqual(['batcave']);
    expect(table.zone('locations', 0)).toEqual([]);
  });

  test('R-65 a Location that somebody helped with is not contributed', () => {
    const table = watch({
      ...plot,
      challenge: 'nuclear-clock',
      locations: ['arkham-asylum'],
      foes: { 1: { hand: ['batcave'] } },
    });
    table.answer(0, 'ask for help').answer(1, 'help');
    table.refuses(0, 'contribute batcave', 'R-65').answer(0, 'contribute arkham-asylum');
    expect(table.answer(0, 'end turn').zone('discard', 1)).toEqual(['batcave']);
  });

  test('W-8.20 W-8.21 the Power may be spent on anything', () => {
    const table = watch({ ...plot, lineUp: ['catwoman'], foes: { 1: { hand: ['kick'] } } });
    table.answer(0, 'ask for help').answer(1, 'help').answer(0, 'buy catwoman');
    expect(table.zone('discard', 0)).toEqual(['catwoman']);
  });

  test('W-8.21 D-19 help may be asked for without need, and without meaning to beat the Plot', () => {
    expect(mayAsk(underKeaneAct({ ...plotted, fields: { power: costOf('borrowed-monsters') } }))).toBe(true);
  });

  test('R-25b a card of the Mastermind that a Loyal player plays sets the Plot not off', () => {
    const table = underKeaneAct({ ...french, hand: { 1: ['doomsday'], 2: [] } });
    table.answer(0, 'ask for help').answer(1, 'accept');
    expect(table.zone('inPlay', 0)).toEqual(['doomsday']);
    expect(table.zone('mainDeck')).toHaveLength(20);
  });
});
