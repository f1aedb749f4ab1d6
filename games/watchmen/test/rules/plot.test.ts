import { describe, expect, test } from 'vitest';
import { plots } from '../../content/watchmen/plots.ts';
import { challenge, costOf, plain, playing, plotted, type Table, underKeaneAct, watch } from '../tables.ts';

const cost = costOf('borrowed-monsters');

const drained = (table: Table): number => 20 - table.zone('mainDeck').length;

describe('the Plot', () => {
  const sealed = { seats: 4, mastermind: 0, plot: { 0: 'lie-worth-telling', 1: 'long-winter' } } as const;
  const inPlay = { seats: 4, mastermind: 0, revealed: 'all', plotInPlay: 'lie-worth-telling' } as const;

  test('W-8.1 D-16 P-10 W-8.2 W-8.3 W-8.8 W-8.9 in play it destroys cards of the main deck when the Mastermind plays what it names', () => {
    const table = watch({ ...inPlay, hand: ['catwoman', 'kick'] });
    playing(table, 'kick');
    expect(table.zone('mainDeck')).toHaveLength(8);
    playing(table, 'catwoman');
    expect(table.zone('mainDeck')).toHaveLength(6);
    const secret = watch({ ...sealed, hand: ['catwoman'] });
    expect(playing(secret, 'catwoman').zone('mainDeck')).toHaveLength(8);
  });

  test('R-25 the card that completes the task does not set it off; a later one in the same turn does', () => {
    const table = playing(
      watch({ ...sealed, hand: ['lasso-of-truth', 'robin', 'catwoman', 'catwoman'] }),
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

  const plotting = (plotInPlay: string, hand: readonly string[], more: object = {}) =>
    playing(watch({ ...inPlay, plotInPlay, hand, ...more }), ...hand);

  test('W-8.2 A Lie Worth Telling: every Hero destroys two cards of the main deck', () => {
    expect(plotting('lie-worth-telling', ['catwoman', 'catwoman', 'kick']).zone('mainDeck')).toHaveLength(4);
  });

  test('W-8.2 P-5 Borrowed Monsters: the first Villain of a turn destroys the main deck down to the next Villain in it, or all of it', () => {
    const mainDeck = ['mera', 'bane', 'robin', 'kick'];
    const table = plotting('borrowed-monsters', ['gorilla-grodd', 'gorilla-grodd'], { mainDeck });
    expect(table.zone('destroyed')).toEqual(['kick', 'robin', 'bane']);
    expect(table.zone('mainDeck')).toEqual(['mera']);
    expect(table.sees('public', 'destroyed')).not.toContain('?');
    const all = plotting('borrowed-monsters', ['gorilla-grodd'], { mainDeck: ['mera', 'robin'] });
    expect(all.zone('mainDeck')).toEqual([]);
    expect(all.outcome).toBeNull();
  });

  test('W-8.2 The Long Winter: the first Equipment of a turn destroys two cards for each dear card that nobody has bought', () => {
    const lineUp = ['doomsday', 'super-strength', 'robin', 'kick', 'mera'];
    const hand = ['lasso-of-truth', 'lasso-of-truth'];
    expect(plotting('long-winter', hand, { lineUp }).zone('mainDeck')).toHaveLength(4);
    expect(plotting('long-winter', hand, { lineUp: ['robin'] }).zone('mainDeck')).toHaveLength(8);
  });

  test('W-8.2 P-21 Blue Light: every Super Power destroys a card of the main deck and one beside the Challenge, which is asked for again', () => {
    const contributed = ['robin', 'doomsday'];
    const needs = [{ n: 2, which: { least: 3 } }];
    const faced = { contributed, challenge: challenge('trouble', { needs }) };
    const table = plotting('blue-light', ['kick'], faced).answer(0, 'destroy robin');
    expect(table.zone('contributed')).toEqual(['doomsday']);
    expect(table.zone('destroyed').at(-1)).toBe('robin');
    expect(table.zone('mainDeck')).toHaveLength(7);
    table.refuses(0, 'beat trouble', 'W-6.22');
    expect(plotting('blue-light', ['kick', 'kick']).zone('mainDeck')).toHaveLength(6);
  });

  test('P-21 W-9.16 a Location beside the Clock that Blue Light destroys counts no more, and no other does in its stead', () => {
    const table = plotting('blue-light', ['kick'], {
      challenge: 'nuclear-clock',
      contributed: ['batcave'],
      locations: ['arkham-asylum'],
      fields: { fromPlay: ['batcave'] },
    });
    expect(table.zone('contributed')).toEqual([]);
    expect(table.fields.fromPlay).toEqual([]);
    expect(table.answer(0, 'contribute arkham-asylum').fields.fromPlay).toHaveLength(1);
  });

  test('W-8.2 The Last Headline: every card of cost 5 or more adds three cards to the Line-Up; where one is wanting, the game is over', () => {
    const table = plotting('last-headline', ['super-strength', 'kick']);
    expect(table.zone('lineUp')).toHaveLength(8);
    expect(table.zone('mainDeck')).toHaveLength(5);
    const last = plotting('last-headline', ['super-strength'], { mainDeck: ['mera'] });
    expect(last.outcome).toEqual({ winners: [0], reason: 'ran-out' });
  });

  test('W-8.2 no two Plots are set off and act alike', () => {
    const ways = plots.map(({ ongoing }) =>
      ongoing.flatMap((effect) => effect.do.map((said) => said.do)).join(),
    );
    const plain = ['drain', 'drain-until', 'drain', 'drain,spoil', 'add-to-line-up'];
    expect(ways).toEqual(plain);
    expect(plots.filter(({ ongoing }) => JSON.stringify(ongoing).includes('inLineUp'))).toHaveLength(1);
  });

  test('R-25b a card played again sets the Plot off again; so does another’s card the Mastermind plays', () => {
    const table = underKeaneAct({
      ...plotted,
      plotInPlay: 'lie-worth-telling',
      hand: { 1: ['catwoman', 'duplication', 'x-ray-vision'] },
      deck: { 0: ['robin'], 2: ['punch'] },
      whose: 1,
    });
    playing(table, 'catwoman', 'duplication');
    expect(drained(table)).toBe(4);
    playing(table, 'x-ray-vision').answer(1, 'play robin');
    expect(drained(table)).toBe(6);
  });

  test('R-02 a Plot finds an empty main deck: nothing happens and nothing ends', () => {
    const table = underKeaneAct({
      ...plotted,
      mainDeck: ['mera'],
      hand: { 1: ['doomsday', 'bizarro'] },
      whose: 1,
    });
    playing(table, 'doomsday', 'bizarro');
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
      challengeStack: ['nixon'],
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
      challengeStack: ['nixon'],
      fields: { power: 5 },
    });
    level.answer(0, 'beat trouble').answer(0, 'end turn');
    expect(level.zone('challenge')).toEqual(['nixon']);
    expect(level.zone('plotInPlay')).toEqual(['lie-worth-telling']);
  });

  test('B-3.10 R-71 a Plot that the card itself beat does nothing more, even if that card had set it off', () => {
    const table = watch({ ...inPlay, plotInPlay: 'blue-light', hand: ['disintegration'] });
    playing(table, 'disintegration').answer(0, 'do it').answer(0, 'destroy blue-light');
    expect(table.zone('plotInPlay')).toEqual([]);
    expect(table.zone('mainDeck')).toHaveLength(8);
    const kept = watch({ ...inPlay, plotInPlay: 'blue-light', hand: ['disintegration'] });
    playing(kept, 'disintegration').answer(0, 'do it').answer(0, 'destroy trouble');
    expect(kept.zone('mainDeck')).toHaveLength(7);
  });

  test('R-44 with both in play a discount works on the Plot too', () => {
    const table = underKeaneAct({ ...plotted, fields: { discount: 3, power: cost - 3 } });
    expect(table.answer(0, 'beat borrowed-monsters').fields.power).toBe(0);
  });

  test('W-8.6 R-18 R-21 a reveal without the Machination leaves every Plot secret; the task can still be done', () => {
    const table = underKeaneAct({
      revealed: 'all',
      hand: { 1: ['gorilla-grodd', 'scarecrow', 'suicide-squad', 'kick'] },
      whose: 1,
    });
    expect(table.sees(0, 'plot', 1)).toEqual(['?']);
    playing(table, 'gorilla-grodd', 'scarecrow');
    for (const seat of [0, 2]) table.answer(seat, 'take the attack');
    playing(table, 'suicide-squad', 'kick');
    expect(table.zone('plotInPlay')).toEqual(['borrowed-monsters']);
    expect([table.sees(0, 'plot', 2), table.sees(2, 'plot', 2)]).toEqual([['?'], ['blue-light']]);
  });

  test('W-8.7 R-21 the Plots of Loyal players are never shown: no option speaks of one', () => {
    const table = watch({ ...inPlay, plot: { 1: 'long-winter' } });
    expect(table.sees(0, 'plot', 1)).toEqual(['?']);
    expect(table.sees('public', 'plot', 1)).toEqual(['?']);
  });

  test('W-8.7 nothing that a player can say at the table is about a Plot of theirs', () => {
    const table = underKeaneAct({ hand: ['kick'] });
    expect(table.options(0).filter((option) => /plot|long winter/i.test(option))).toEqual([]);
    expect(table.log('en', 1).join()).not.toMatch(/Long Winter/);
  });
});
