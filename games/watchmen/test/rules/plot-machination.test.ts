import { nth } from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { fits } from '../../content/filters.ts';
import { isCard } from '../../content/kinds.ts';
import { machinations } from '../../content/watchmen/plots.ts';
import { watchmen } from '../../index.ts';
import { zones } from '../../rules/board.ts';
import {
  asked,
  challenge,
  machinationOf,
  many,
  playing,
  type Table,
  underKeaneAct,
  watch,
} from '../tables.ts';

describe('the Machinations', () => {
  test('W-7.2 W-7.6 P-11 four different Machinations, each keyed to a type, none to be done with a starting deck', () => {
    const keys = machinations.map(({ lines: [key] }) => key?.types?.[0]);
    expect(new Set(keys)).toEqual(new Set(['hero', 'villain', 'equipment', 'super-power']));
    const starters = watchmen.game.kinds.filter(isCard).filter(({ type }) => type === 'starter');
    for (const { first, lines } of machinations)
      for (const line of [first, ...lines]) expect(starters.some((card) => fits(card, line))).toBe(false);
  });

  test('W-7.19 D-15 the first line says in both languages when it counts', () => {
    const text = watchmen.text(watchmen.game);
    for (const kind of machinations) {
      expect(text.en.card(kind).text).toContain('with 2 or 3 players, also');
      expect(text.fr.card(kind).text).toContain('à 2 ou 3 joueurs, aussi');
    }
  });

  test('W-7.4 what the Machination asks for is told to all when the game begins', () => {
    const text = watchmen.text(watchmen.game).en;
    const table = underKeaneAct();
    const kind = watchmen.game.kinds.find(({ id }) => id === 'hired-hands');
    if (kind === undefined) throw new Error('no Machination');
    for (const viewer of [0, 1, 2, 'public'])
      expect(table.sees(viewer, 'machination')).toEqual(['hired-hands']);
    expect(watchmen.show(table.table.lens(3), 'en', table.names).join('\n')).toContain(text.card(kind).name);
  });
});

describe('Old Masks', () => {
  /** What Old Masks asks for: a Hero of cost 3 or more, a Hero, an Equipment. */
  const list = ['robin', 'catwoman', 'lasso-of-truth'];
  const four = { seats: 4, mastermind: 0, plot: { 0: 'lie-worth-telling', 1: 'long-winter' } } as const;
  const doing = (hand: readonly string[], more: object = {}) => watch({ ...four, hand, ...more });

  test('W-7.6 W-7.8 W-7.10 W-7.11 W-7.12 W-7.14 W-7.15 R-16 R-24 D-14 the list played in one turn: all roles lie open, and the Plot is in play', () => {
    const table = doing(list);
    playing(table, 'robin', 'catwoman');
    expect(table.fields.revealed).toBe(false);
    playing(table, 'lasso-of-truth');
    expect([0, 1, 2, 3].map((seat) => table.sees('public', 'loyalty', seat).join())).toEqual([
      'secret-mastermind',
      'loyal',
      'loyal',
      'loyal',
    ]);
    expect(table.zone('plotInPlay')).toEqual(['lie-worth-telling']);
    expect(table.fields.mastermind).toBe(0);
  });

  test('W-7.9 the order does not matter', () => {
    expect(playing(doing(list), 'lasso-of-truth', 'catwoman', 'robin').fields.taskDone).toBe(true);
  });

  test('W-7.17 R-32 W-7.20 the first line counts with two or three at the table, and not with more', () => {
    const three = watch({
      seats: 3,
      mastermind: 0,
      hand: [...list, 'green-arrow'],
      plot: { 0: 'long-winter' },
    });
    expect(playing(three, ...list).fields.taskDone).toBe(false);
    expect(playing(three, 'green-arrow').fields.taskDone).toBe(true);
    const four = watch({
      seats: 4,
      mastermind: 0,
      hand: list,
      plot: { 0: 'long-winter' },
      fields: { out: [false, false, false, true] },
    });
    expect(playing(four, ...list).fields.taskDone).toBe(true);
  });

  test('R-23 it is done when the last card has been carried out with its Attack, before anything else', () => {
    const table = doing(['gorilla-grodd', 'kick', 'bane'], {
      machination: 'hired-hands',
      foes: { 1: { hand: ['punch'] } },
    });
    playing(table, 'gorilla-grodd', 'kick', 'bane');
    expect(table.fields.revealed).toBe(false);
    table.answer(1, 'take the attack').answer(2, 'take the attack').answer(3, 'take the attack');
    expect(table.fields.revealed).toBe(false);
    table.answer(1, 'discard punch');
    expect(table.fields.revealed).toBe(true);
  });

  test('R-23 R-26 also a card that another card played, from the Line-Up, counts', () => {
    const table = doing(['robin', 'emerald-knight'], { lineUp: ['lasso-of-truth'] });
    playing(table, 'robin', 'emerald-knight');
    expect(table.fields.taskDone).toBe(true);
    expect(asked(table)).toEqual(['turn 0']);
  });

  test('R-23 R-25 a card that plays others is carried out only after them: until then it does not count', () => {
    const table = doing(['gorilla-grodd', 'kick', 'starro'], {
      machination: 'hired-hands',
      foes: { 1: { deck: ['catwoman'] }, 2: { deck: ['doomsday'] } },
    });
    playing(table, 'gorilla-grodd', 'kick', 'starro');
    for (const foe of [1, 2, 3]) table.answer(foe, 'take the attack');
    table.answer(0, 'play catwoman');
    expect(table.fields.revealed).toBe(false);
    table.answer(0, 'play doomsday');
    expect(table.fields.revealed).toBe(true);
    expect(table.zone('destroyed')).toEqual([]);
  });

  test('R-27 R-28 one card is one card, however often it is played, and stands for one line', () => {
    const table = doing(['robin', 'lasso-of-truth', 'clayface']);
    playing(table, 'robin', 'lasso-of-truth', 'clayface').answer(0, 'play again robin');
    expect(table.fields.taskDone).toBe(false);
  });

  test('R-29 a contributed card does not count', () => {
    const table = doing(list, {
      challenge: challenge('trouble', { needs: [{ n: 1, which: { types: ['equipment'] } }] }),
    });
    playing(table, 'robin', 'catwoman').answer(0, 'contribute lasso-of-truth');
    expect(table.fields.taskDone).toBe(false);
  });

  test('R-30 a card counts with the type it had when it was played', () => {
    const table = doing(['masked-stranger', 'kick', 'catwoman'], {});
    playing(table, 'masked-stranger').answer(0, 'type equipment');
    playing(table, 'kick', 'catwoman');
    expect(table.fields.taskDone).toBe(true);
  });

  test('R-30 P-7 a card counts with either type where Masked Stranger was played twice', () => {
    const table = doing(['masked-stranger', 'duplication', 'kick', 'punch']);
    playing(table, 'masked-stranger').answer(0, 'type equipment');
    playing(table, 'duplication').answer(0, 'type hero');
    playing(table, 'kick', 'punch');
    expect(table.fields.taskDone).toBe(true);
  });

  test('R-23b W-4.4 W-4.5 the turn goes on with all that is in it, and nothing is won by it', () => {
    const table = playing(doing([...list, 'kick']), ...list);
    expect(table.outcome).toBeNull();
    expect(table.fields.power).toBe(4);
    expect(asked(table)).toEqual(['turn 0']);
    expect(playing(table, 'kick').fields.power).toBe(6);
  });

  test('R-34 W-8.23 once the Plot is beaten, playing the list does nothing', () => {
    const table = doing(list, { revealed: 'all', fields: { taskDone: true } });
    expect(playing(table, ...list).zone('plotInPlay')).toEqual([]);
  });

  test('P-11 a line takes a card of its type, of its cost or more; a Kick is a Super Power', () => {
    const done = (machination: string, ...hand: string[]) =>
      playing(doing(hand, { machination }), ...hand).fields.taskDone;
    expect(done('field-trials', 'bulletproof', 'robin', 'gorilla-grodd')).toBe(true);
    expect(done('field-trials', 'kick', 'robin', 'gorilla-grodd')).toBe(false);
    const kicks = machinationOf('kicks', {}, { types: ['super-power'] });
    expect(playing(doing(['kick'], { machination: kicks }), 'kick').fields.taskDone).toBe(true);
  });

  test('P-11 Shell Companies: a cheap Equipment, a dear one and a Kick; with few players also one with a Defense', () => {
    const done = (seats: number, ...hand: string[]) =>
      playing(doing(hand, { machination: 'shell-companies', seats }), ...hand).fields.taskDone;
    expect(done(4, 'nth-metal', 'lasso-of-truth', 'kick')).toBe(false);
    expect(done(4, 'nth-metal', 'cape-and-cowl', 'kick')).toBe(true);
    expect(done(3, 'nth-metal', 'cape-and-cowl', 'kick')).toBe(false);
    expect(done(3, 'nth-metal', 'cape-and-cowl', 'kick', 'lasso-of-truth')).toBe(true);
  });

  test('P-11 Field Trials: a strong Super Power, a Hero and a Villain; with few players also a Watchmen card', () => {
    const done = (...hand: string[]) =>
      playing(doing(hand, { machination: 'field-trials', seats: 3 }), ...hand).fields.taskDone;
    expect(done('bulletproof', 'robin', 'gorilla-grodd', 'lasso-of-truth')).toBe(false);
    expect(done('bulletproof', 'robin', 'gorilla-grodd', 'owlship')).toBe(true);
  });
});

describe('Hired Hands', () => {
  /** What Hired Hands lists for four and five players. */
  const list = ['suicide-squad', 'kick', 'scarecrow'];
  /** Plays it: its last card attacks all others, in turn order. */
  const playingList = (table: Table, ...others: number[]) => {
    playing(table, ...list);
    for (const seat of others) table.answer(seat, 'take the attack');
    return table;
  };
  const four = { seats: 4, whose: 1 };

  test('W-7.8 two turns do not add up', () => {
    const table = underKeaneAct({
      hand: { 1: list.slice(0, 2) },
      deck: { 1: ['scarecrow', ...many(4, 'punch')] },
      challenge: 'nixon',
      ...four,
    });
    playing(table, ...list.slice(0, 2)).answer(1, 'end turn');
    for (const seat of [2, 3, 0]) table.answer(seat, 'end turn');
    playing(table, 'scarecrow');
    for (const seat of [2, 3, 0]) table.answer(seat, 'take the attack');
    expect(table.zone('plotInPlay')).toEqual([]);
  });

  test('R-26 cards played from another’s deck count', () => {
    const table = underKeaneAct({
      hand: { 1: ['gorilla-grodd', 'x-ray-vision'] },
      deck: { 0: ['scarecrow'], 2: ['punch'], 3: ['punch'] },
      ...four,
    });
    playing(table, 'gorilla-grodd', 'x-ray-vision').answer(1, 'play scarecrow');
    expect(table.zone('plotInPlay')).toEqual([]);
    for (const seat of [2, 3, 0]) table.answer(seat, 'take the attack');
    expect(table.zone('plotInPlay')).toEqual(['borrowed-monsters']);
  });

  test('R-59 an Attack that completes the task has been carried out first, against everybody', () => {
    const hand = { 0: ['punch'], 1: ['doomsday', 'kick', 'bane'], 2: ['punch'], 3: ['punch'] };
    const table = underKeaneAct({ hand, ...four });
    playing(table, 'doomsday', 'kick', 'bane');
    for (const seat of [0, 2, 3]) table.answer(seat, 'take the attack');
    for (const seat of [2, 3, 0]) table.answer(seat, 'discard punch');
    expect([0, 2, 3].map((seat) => table.zone('hand', seat))).toEqual([[], [], []]);
    expect(table.fields.revealed).toBe(true);
  });

  test('R-31 a Loyal player who plays the list brings nothing, and all know that it is not that player', () => {
    const table = playingList(underKeaneAct({ hand: list, seats: 4 }), 1, 2, 3);
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
    expect(playingList(table, 2, 3, 0).zone('plotInPlay')).toEqual(['borrowed-monsters']);
    expect(table.answer(1, 'end turn').zone('challenge')).toEqual(['nixon']);
  });
});
