import { describe, expect, test } from 'vitest';
import { watchmen } from '../index.ts';
import { LOYAL } from '../rules/machination.ts';
import { asked, challenge, plain, playing, watch } from './tables.ts';

/** What Old Masks asks for: a Hero of cost 3 or more, a Hero, an Equipment. */
const list = ['robin', 'catwoman', 'lasso-of-truth'];
const four = { seats: 4, mastermind: 0, plots: { 0: 'lie-worth-telling', 1: 'long-winter' } } as const;
const doing = (hand: readonly string[], more: object = {}) => watch({ ...four, hand, ...more });

describe('the Machination', () => {
  test('W-7.6 W-7.8 W-7.10 W-7.11 W-7.12 W-7.14 W-7.15 R-16 R-24 D-14 the list played in one turn: all roles lie open, and the Plot is in play', () => {
    const table = doing(list);
    playing(table, 'robin', 'catwoman');
    expect(table.fields.revealed).toBe(0);
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
    expect(playing(doing(list), 'lasso-of-truth', 'catwoman', 'robin').fields.taskDone).toBe(1);
  });

  test('R-23 it is done when the last card has been carried out with its Attack, before anything else', () => {
    const table = doing(['gorilla-grodd', 'kick', 'bane'], {
      machination: 'hired-hands',
      foes: { 1: { hand: ['punch'] } },
    });
    playing(table, 'gorilla-grodd', 'kick', 'bane');
    expect(table.fields.revealed).toBe(0);
    table.answer(1, 'take the attack').answer(2, 'take the attack').answer(3, 'take the attack');
    expect(table.fields.revealed).toBe(0);
    table.answer(1, 'discard punch');
    expect(table.fields.revealed).toBe(1);
  });

  test('R-23 R-26 also a card that another card played, from the Line-Up, counts', () => {
    const table = doing(['robin', 'emerald-knight'], { common: { lineUp: ['lasso-of-truth'] } });
    playing(table, 'robin', 'emerald-knight');
    expect(table.fields.taskDone).toBe(1);
    expect(asked(table)).toEqual(['turn 0']);
  });

  test('R-27 R-28 one card is one card, however often it is played, and stands for one line', () => {
    const table = doing(['robin', 'lasso-of-truth', 'clayface']);
    playing(table, 'robin', 'lasso-of-truth', 'clayface').answer(0, 'play again robin');
    expect(table.fields.taskDone).toBe(0);
  });

  test('R-29 a contributed card does not count', () => {
    const table = doing(list, {
      challenge: challenge('trouble', { needs: [{ n: 1, which: { types: ['equipment'] } }] }),
    });
    playing(table, 'robin', 'catwoman').answer(0, 'contribute lasso-of-truth');
    expect(table.fields.taskDone).toBe(0);
  });

  test('R-30 a card counts with the type it had when it was played', () => {
    const table = doing(['masked-stranger', 'kick', 'catwoman'], {});
    playing(table, 'masked-stranger').answer(0, 'type equipment');
    playing(table, 'kick', 'catwoman');
    expect(table.fields.taskDone).toBe(1);
  });

  test('R-31 W-8.6 a Loyal player who plays the list brings nothing about, and all know that it is not the Mastermind', () => {
    const table = watch({ seats: 4, mastermind: 2, hand: list, plots: { 0: 'long-winter' } });
    playing(table, ...list);
    expect(table.fields.revealed).toBe(0);
    expect(table.zone('plotInPlay')).toEqual([]);
    expect(table.table.state.claims).toEqual([
      expect.objectContaining({ type: 'among', by: 'side', n: [LOYAL] }),
    ]);
    const roles = Array.from(
      { length: 30 },
      (_, i) =>
        table.imagine(3, `world ${i}`).kind(table.table.zone(table.game.layout.find('loyalty', 0))[0] ?? 0)
          .id,
    );
    expect(new Set(roles)).toEqual(new Set(['loyal']));
  });

  test('W-7.17 R-32 W-7.20 the first line counts with two or three at the table, and not with more', () => {
    const three = watch({
      seats: 3,
      mastermind: 0,
      hand: [...list, 'green-arrow'],
      plots: { 0: 'long-winter' },
    });
    expect(playing(three, ...list).fields.taskDone).toBe(0);
    expect(playing(three, 'green-arrow').fields.taskDone).toBe(1);
    const four = watch({
      seats: 4,
      mastermind: 0,
      hand: list,
      plots: { 0: 'long-winter' },
      fields: { out: [0, 0, 0, 1] },
    });
    expect(playing(four, ...list).fields.taskDone).toBe(1);
  });

  test('W-7.19 D-15 the first line is marked in both languages', () => {
    const table = doing([]);
    const kind = table.game.kinds[table.game.kindNo('old-masks')];
    if (kind === undefined) throw new Error('no such card');
    const text = watchmen.text(table.game);
    expect(text.en.card(kind).text).toContain('(2-3 players only)');
    expect(text.fr.card(kind).text).toContain('(2-3 joueurs seulement)');
  });

  test('R-23b W-4.4 W-4.5 the turn goes on with all that is in it, and nothing is won by it', () => {
    const table = playing(doing([...list, 'kick']), ...list);
    expect(table.outcome).toBeNull();
    expect(table.fields.power).toBe(4);
    expect(asked(table)).toEqual(['turn 0']);
    expect(playing(table, 'kick').fields.power).toBe(6);
  });

  test('R-33 the Plot comes also where the Challenge has already been beaten in this turn', () => {
    const table = doing(list, { challenge: 'none', stack: ['nixon'] });
    expect(playing(table, ...list).zone('plotInPlay')).toEqual(['lie-worth-telling']);
  });

  test('R-34 W-8.23 once the Plot is beaten, playing the list does nothing', () => {
    const table = doing(list, { revealed: 'all', fields: { taskDone: 1 } });
    expect(playing(table, ...list).zone('plotInPlay')).toEqual([]);
  });

  test('P-11 a line takes a card of its type, of its cost or more; a Kick is a Super Power', () => {
    const trials = { machination: 'field-trials' };
    expect(
      playing(doing(['kick', 'bulletproof', 'robin'], trials), 'kick', 'bulletproof', 'robin').fields
        .taskDone,
    ).toBe(1);
    expect(playing(doing(['kick', 'kick', 'robin'], trials), 'kick', 'kick', 'robin').fields.taskDone).toBe(
      0,
    );
  });
});

describe('the Plot', () => {
  const inPlay = { seats: 4, mastermind: 0, revealed: 'all', plotInPlay: 'lie-worth-telling' } as const;

  test('W-8.1 D-16 P-10 W-8.2 W-8.3 W-8.8 W-8.9 in play it destroys cards of the main deck when the Mastermind plays what it names', () => {
    const table = watch({ ...inPlay, hand: ['catwoman', 'kick'] });
    playing(table, 'kick');
    expect(table.zone('mainDeck')).toHaveLength(8);
    playing(table, 'catwoman');
    expect(table.zone('mainDeck')).toHaveLength(6);
    const secret = watch({ ...four, hand: ['catwoman'] });
    expect(playing(secret, 'catwoman').zone('mainDeck')).toHaveLength(8);
  });

  test('R-25 the card that completes the task does not set it off; a later one in the same turn does', () => {
    const table = playing(
      doing(['lasso-of-truth', 'robin', 'catwoman', 'catwoman']),
      'lasso-of-truth',
      'robin',
      'catwoman',
    );
    expect(table.zone('mainDeck')).toHaveLength(8);
    expect(playing(table, 'catwoman').zone('mainDeck')).toHaveLength(6);
  });

  test('R-25b a card played again sets it off again; a Loyal player sets nothing off', () => {
    const table = watch({ ...inPlay, hand: ['catwoman', 'clayface'] });
    expect(playing(table, 'catwoman', 'clayface').zone('mainDeck')).toHaveLength(4);
    const loyal = watch({ ...inPlay, mastermind: 1, hand: ['catwoman'] });
    expect(playing(loyal, 'catwoman').zone('mainDeck')).toHaveLength(8);
  });

  test.each([
    ['lie-worth-telling', 'catwoman', 2],
    ['borrowed-monsters', 'gorilla-grodd', 2],
    ['long-winter', 'nth-metal', 2],
    ['blue-light', 'kick', 2],
    ['last-headline', 'super-strength', 3],
  ])('W-8.2 %s is set off by %s and destroys %i cards', (plot, card, n) => {
    const table = watch({ ...inPlay, plotInPlay: plot, hand: [card] });
    expect(playing(table, card).zone('mainDeck')).toHaveLength(8 - n);
  });

  test('W-8.11 D-18 a Loyal player pays for it in the own turn; in the French book the Mastermind may too', () => {
    const rich = { ...inPlay, fields: { power: 13 } };
    watch(rich).refuses(0, 'beat lie-worth-telling', 'W-8.11');
    expect(watch({ ...rich, edition: 'fr' }).options(0)).toContain('Beat A Lie Worth Telling for 13');
    const loyal = watch({ ...rich, mastermind: 1 });
    expect(loyal.answer(0, 'beat lie-worth-telling').zone('plotInPlay')).toEqual([]);
  });

  test('W-8.22 W-8.24 W-8.25 beaten, it leaves the Mastermind in the game and the Challenges alone', () => {
    const table = watch({
      ...inPlay,
      mastermind: 1,
      fields: { power: 13 },
      contributed: [plain('big', 9)],
      stack: ['nixon'],
    });
    table.answer(0, 'beat lie-worth-telling');
    expect(table.zone('challenge')).toEqual(['trouble']);
    expect(table.zone('contributed')).toEqual(['big']);
    table.answer(0, 'end turn');
    expect(table.fields.turn).toBe(1);
    const level = watch({
      ...inPlay,
      mastermind: 1,
      contributed: [plain('big', 9)],
      stack: ['nixon'],
      fields: { power: 5 },
    });
    level.answer(0, 'beat trouble').answer(0, 'end turn');
    expect(level.zone('challenge')).toEqual(['nixon']);
    expect(level.zone('plotInPlay')).toEqual(['lie-worth-telling']);
  });

  test('W-8.7 R-21 the Plots of Loyal players are never shown: no option speaks of one', () => {
    const table = watch({ ...inPlay, plots: { 1: 'long-winter' } });
    expect(table.sees(0, 'plot', 1)).toEqual(['?']);
    expect(table.sees('public', 'plot', 1)).toEqual(['?']);
  });
});

describe('help', () => {
  const plot = { seats: 4, mastermind: 3, revealed: 'all', plotInPlay: 'long-winter' } as const;

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

  test('R-62 not without a Plot in play, nor for the Mastermind', () => {
    expect(watch({ revealed: 'all' }).options(0)).not.toContain('Ask for help');
    expect(watch({}).options(0)).not.toContain('Ask for help');
    expect(watch({ ...plot, mastermind: 0 }).options(0)).not.toContain('Ask for help');
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
      hero: 'rorschach',
      hand: ['clayface'],
      deck: ['punch'],
      locations: ['arkham-asylum'],
      foes: { 1: { hand: ['gorilla-grodd'] } },
      fields: { handType: 1 },
    });
    table.answer(0, 'ask for help').answer(1, 'help');
    expect(table.fields.power).toBe(4);
    expect(table.zone('hand', 0)).toEqual(['clayface', 'punch']);
    expect(table.fields.plays.at(-1)).toBe(-1);
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

  test('W-8.20 W-8.21 the Power may be spent on anything', () => {
    const table = watch({ ...plot, common: { lineUp: ['catwoman'] }, foes: { 1: { hand: ['kick'] } } });
    table.answer(0, 'ask for help').answer(1, 'help').answer(0, 'buy catwoman');
    expect(table.zone('discard', 0)).toEqual(['catwoman']);
  });
});

describe('Attacks after the reveal', () => {
  const four = { seats: 4, mastermind: 2, revealed: 'all' } as const;

  test('W-2.6 W-2.7 W-2.8 R-14 R-56 R-58b a Loyal player’s Attack leaves Loyal players alone: they are not asked; the rest of the card works', () => {
    const table = playing(watch({ ...four, hand: ['bane'] }), 'bane');
    expect(asked(table)).toEqual(['round 2']);
    expect(table.fields.power).toBe(2);
    const before = playing(watch({ seats: 4, mastermind: 2, hand: ['bane'] }), 'bane');
    expect(asked(before)).toEqual(['round 1', 'round 2', 'round 3']);
  });

  test('W-7.16 R-14 before the reveal nobody is a Loyal player', () => {
    const table = playing(watch({ seats: 3, hand: ['scarecrow'] }), 'scarecrow');
    expect(asked(table)).toEqual(['round 1', 'round 2']);
  });

  test('R-60 the Mastermind’s Attack reaches all Loyal players', () => {
    const table = playing(watch({ ...four, mastermind: 0, hand: ['bane'] }), 'bane');
    expect(asked(table)).toEqual(['round 1', 'round 2', 'round 3']);
  });

  test('R-60 an Attack is of whoever plays it, whoever owns the card', () => {
    const table = watch({ ...four, hand: ['x-ray-vision'], foes: { 2: { deck: ['bane'] } } });
    playing(table, 'x-ray-vision').answer(0, 'play bane');
    expect(asked(table)).toEqual(['round 2']);
  });

  test('D-01 an Attack on each player: in English it spares the Loyal player who plays it, in French it does not', () => {
    const english = playing(watch({ ...four, hand: ['manufactured-monster'] }), 'manufactured-monster');
    expect(asked(english)).toEqual(['round 2']);
    const french = playing(
      watch({ ...four, edition: 'fr', hand: ['manufactured-monster'] }),
      'manufactured-monster',
    );
    expect(asked(french)).toEqual(['round 0', 'round 2']);
  });

  test('R-57 R-58 harm without the label still reaches Loyal players, who are still foes', () => {
    const hand = ['suicide-squad', 'suicide-squad', 'suicide-squad'];
    const table = watch({ ...four, hand, foes: { 1: { hand: ['kick'] } } });
    expect(playing(table, ...hand).zone('hand', 1)).toEqual([]);
  });

  test('R-59 whom an Attack reaches is settled when it goes round: a Loyal player’s reaches no Loyal player from the reveal on', () => {
    const table = watch({
      ...four,
      hand: ['scarecrow', 'clayface'],
      common: { weaknesses: ['weakness', 'weakness'] },
    });
    playing(table, 'scarecrow').answer(2, 'take the attack');
    playing(table, 'clayface');
    expect(asked(table)).toEqual(['round 2']);
  });

  test('R-17 two Loyal players leave each other alone from the reveal on', () => {
    const table = watch({
      seats: 2,
      mastermind: 'nobody',
      revealed: 'all',
      hand: ['scarecrow'],
      common: { weaknesses: ['weakness'] },
    });
    expect(asked(playing(table, 'scarecrow'))).toEqual(['turn 0']);
  });
});
