import { describe, expect, test } from 'vitest';
import { power, when } from '../../content/sentences.ts';
import { discount } from '../../rules/verbs/discount.ts';
import { asked, challenge, costOf, many, plain, playing, underKeaneAct, watch } from '../tables.ts';

const needing = (
  ...needs: readonly { readonly n: number; readonly which: object; readonly from?: 'play' }[]
) => challenge('trouble', { needs });

const aHero = { n: 1, which: { types: ['hero'] } };

/** Made up: one makes Challenges cheaper, one reads what they cost. */
const flight = plain('flight', 5, { play: [power(2), discount({ n: 3, of: 'challenges' })] });
const file = plain('file', 4, { play: [power(2), when({ challengeCosts: 10 }, power(2))] });

const aKick = { n: 1, which: { named: 'kick' } };

describe('contributing', () => {
  test('W-6.5 W-6.6 W-6.7 W-6.8 R-35 from the own hand, in the own turn, laid open, and not played', () => {
    const table = watch({ hand: ['robin', 'kick'], challenge: needing(aHero) });
    table.answer(0, 'contribute robin');
    expect(table.sees('public', 'contributed')).toEqual(['robin']);
    expect(table.fields.power).toBe(0);
    expect(table.fields.plays).toEqual([]);
    expect(table.options(1)).toEqual([]);
  });

  test('R-35 one contributes in one’s own turn, between cards: not in the middle of an effect, not out of turn', () => {
    const table = underKeaneAct({ hand: { 0: ['penguin', 'kick'], 1: ['kick'] }, deck: ['punch', 'mera'] });
    expect(table.options(1)).toEqual([]);
    table.answer(0, 'play penguin');
    expect(table.options(0).every((option) => option.startsWith('Discard'))).toBe(true);
  });

  test('W-6.9 nobody has to, even with a fitting card', () => {
    expect(watch({ hand: ['robin'], challenge: needing(aHero) }).options(0)).toContain('End your turn');
  });

  test('W-6.10 only what the Challenge asks for', () => {
    const table = watch({ hand: ['bane'], challenge: needing(aHero) }).refuses(
      0,
      'contribute bane',
      'W-6.10',
    );
    expect(table.options(0)).not.toContain('Contribute Bane');
  });

  test('W-6.11 D-06 never a Weakness, whatever is asked for', () => {
    const table = watch({ hand: ['weakness'], challenge: needing({ n: 1, which: {} }) });
    table.refuses(0, 'contribute weakness', 'W-6.11');
    expect(table.options(0)).not.toContain('Contribute Weakness');
  });

  test('W-6.12 W-6.13 W-6.14 D-07 D-08 R-38 P-7 a type gained makes a card fit to be placed; there it is what is printed, stays, and is destroyed', () => {
    const table = watch({
      hand: ['masked-stranger', 'kick', 'robin'],
      challenge: needing(aHero),
      fields: { power: 5 },
    });
    table.refuses(0, 'contribute kick', 'W-6.10');
    playing(table, 'masked-stranger').answer(0, 'type hero').answer(0, 'contribute kick');
    table.refuses(0, 'beat trouble', 'W-6.22');
    table.answer(0, 'contribute robin').answer(0, 'beat trouble');
    expect(table.zone('destroyed')).toContain('kick');
  });

  test('P-7 W-9.12 Masked Stranger played again: cards of the hand can be placed by either type', () => {
    const needs = needing(aHero, { n: 1, which: { types: ['villain'] } });
    const table = watch({ hand: ['masked-stranger', 'duplication', 'nth-metal'], challenge: needs });
    playing(table, 'masked-stranger').answer(0, 'type hero');
    playing(table, 'duplication').answer(0, 'type equipment');
    table.answer(0, 'contribute nth-metal');
    expect(table.zone('contributed')).toEqual(['nth-metal']);
  });

  test('P-7 the type is for cards that come to the hand later too, and ends with the turn', () => {
    const table = underKeaneAct({
      hand: ['masked-stranger', 'kid-flash'],
      deck: ['punch', 'punch', 'punch', 'punch', 'punch', 'bane'],
    });
    table.answer(0, 'play masked-stranger').answer(0, 'Equipment').answer(0, 'play kid-flash');
    expect(table.options(0)).toContain('Contribute Bane');
    table.answer(0, 'end turn');
    expect(table.fields.handTypes).toBe(0);
  });

  test('W-6.15 W-6.16 R-37 one card fulfils one requirement; which one is found by the best matching', () => {
    const needs = needing({ n: 1, which: { types: ['super-power'] } }, aKick);
    const table = watch({ hand: ['kick', 'super-speed'], challenge: needs, fields: { power: 5 } });
    table.answer(0, 'contribute kick').refuses(0, 'beat trouble', 'W-6.22');
    table.answer(0, 'contribute super-speed');
    expect(table.options(0)).toContain('Beat trouble for 5');
  });

  test('W-6.17 W-6.18 R-36 any number of cards, also more than needed', () => {
    const table = watch({ hand: ['robin', 'mera', 'catwoman'], challenge: needing(aHero) });
    table.answer(0, 'contribute robin').answer(0, 'contribute mera').answer(0, 'contribute catwoman');
    expect(table.zone('contributed')).toEqual(['robin', 'mera', 'catwoman']);
  });

  test('R-40 what was contributed is nobody’s: a destroyed contributor does not take it along', () => {
    const table = watch({
      mastermind: 2,
      revealed: 'all',
      hand: ['robin', 'disintegration'],
      challenge: needing(aHero, aKick),
    });
    table.answer(0, 'contribute robin');
    playing(table, 'disintegration').answer(0, 'do it').answer(0, 'destroy player 0');
    expect(table.zone('contributed')).toEqual(['robin']);
  });

  test('R-40 contributed cards are in nobody’s deck', () => {
    const table = underKeaneAct({ hand: ['kick'], deck: many(5, 'punch') });
    table.answer(0, 'contribute kick').answer(0, 'end turn');
    expect(table.zone('contributed')).toEqual(['kick']);
    expect([...table.zone('discard', 0), ...table.zone('hand', 0), ...table.zone('deck', 0)]).not.toContain(
      'kick',
    );
  });

  test('W-6.35 the Secret Mastermind may contribute like anybody', () => {
    const table = watch({ mastermind: 0, hand: ['robin'], challenge: needing(aHero) });
    expect(table.answer(0, 'contribute robin').zone('contributed')).toEqual(['robin']);
  });

  test('P-12 Newsstand draws a card for the first contribution of a turn', () => {
    const table = watch({
      hand: ['robin', 'mera'],
      deck: ['punch', 'punch'],
      locations: ['newsstand'],
      challenge: needing(aHero),
    });
    table.answer(0, 'contribute robin').answer(0, 'contribute mera');
    expect(table.zone('hand', 0)).toEqual(['punch']);
  });
});

describe('paying', () => {
  const ready = { challenge: challenge('trouble', { cost: 8, needs: [aHero] }), contributed: ['robin'] };
  /** All that Keane Act asks for. */

  test('W-6.1 a made-up Challenge is beaten like any other', () => {
    const table = watch({ challenge: challenge('small', { cost: 0, needs: [] }), challengeStack: ['nixon'] });
    expect(table.options(0)).toContain('Beat small for 0');
  });

  test('W-6.19 W-6.20 W-6.21 W-6.22 R-48 when all cards are there, one player pays the whole cost at once', () => {
    const table = watch({ ...ready, fields: { power: 7 } });
    table.refuses(0, 'beat trouble', 'B-3.6');
    const rich = watch({ ...ready, fields: { power: 9 } }).answer(0, 'beat trouble');
    expect(rich.fields.power).toBe(1);
    watch({ challenge: challenge('trouble', { needs: [aHero] }), fields: { power: 20 } }).refuses(
      0,
      'beat trouble',
      'W-6.22',
    );
  });

  test('W-6.20 W-6.21 R-48 one player pays the whole at once; Power of an earlier turn does not add up', () => {
    const table = watch({ ...ready, hand: { 0: ['gorilla-grodd'], 1: ['super-strength'] } });
    table.answer(0, 'play gorilla-grodd').refuses(0, 'beat trouble', 'B-3.6');
    table.answer(0, 'end turn').answer(1, 'play super-strength').refuses(1, 'beat trouble', 'B-3.6');
    expect(table.fields.power).toBe(5);
  });

  test('W-6.24 D-09 R-43 what makes Super-Villains cheaper makes Challenges cheaper, never below 0', () => {
    const table = playing(
      watch({ ...ready, hand: ['green-arrows-bow', flight] }),
      'green-arrows-bow',
      'flight',
    );
    expect(table.options(0)).toContain('Beat trouble for 3');
    const free = watch({ ...ready, fields: { discount: 10 } });
    expect(free.options(0)).toContain('Beat trouble for 0');
  });

  test('W-6.23 D-09 R-43 R-44 what looks at a Super-Villain’s cost looks at the Challenge’s printed cost, without one at the Plot’s', () => {
    const power = (cost: number) =>
      playing(
        watch({ challenge: challenge('trouble', { cost }), hand: [file], fields: { discount: 5 } }),
        'file',
      ).fields.power;
    expect(power(10)).toBe(4);
    expect(power(9)).toBe(2);
    const plot = watch({
      challenge: [],
      challengeStack: ['nixon'],
      revealed: 'all',
      plotInPlay: 'long-winter',
      hand: [file],
    });
    expect(playing(plot, 'file').fields.power).toBe(4);
    const both = watch({
      challenge: challenge('trouble', { cost: 5 }),
      revealed: 'all',
      plotInPlay: 'long-winter',
      hand: [file],
    });
    expect(playing(both, 'file').fields.power).toBe(2);
  });

  test('W-6.25 R-45 a Challenge is no Super-Villain: J’onn J’onzz does nothing, and beating it is no purchase of one', () => {
    const table = playing(watch({ ...ready, hand: ['jonn-jonzz'] }), 'jonn-jonzz');
    expect(asked(table)).toEqual(['turn 0']);
    expect(table.fields.power).toBe(0);
  });

  test('W-6.26 D-11 R-49 W-6.29 W-6.30 a beaten Challenge does nothing more at the end of that turn', () => {
    const end = { deck: many(5, 'punch'), challengeStack: ['keane-act'] };
    const nixon = ['catwoman', 'bane', 'lasso-of-truth', 'kick', 'green-arrow'];
    const kept = underKeaneAct({ ...end, challenge: 'nixon' }).answer(0, 'end turn');
    expect(kept.zone('lineUp')).toHaveLength(7);
    const beaten = underKeaneAct({
      ...end,
      challenge: 'nixon',
      contributed: nixon,
      fields: { power: costOf('nixon') - 2, discount: 2 },
    });
    beaten.answer(0, 'beat nixon').answer(0, 'end turn');
    expect(beaten.zone('lineUp')).toHaveLength(6);
  });

  test('W-6.27 W-6.28 R-39 it leaves the game and takes all contributions with it', () => {
    const table = watch({
      ...ready,
      contributed: ['robin', 'mera'],
      challengeStack: ['nixon'],
      fields: { power: 8 },
    });
    table.answer(0, 'beat trouble');
    expect(table.zone('challenge')).toEqual([]);
    expect(table.zone('beaten')).toEqual(['trouble']);
    expect(table.zone('destroyed').toSorted((a, b) => a.localeCompare(b))).toEqual(['mera', 'robin']);
    expect(table.zone('contributed')).toEqual([]);
  });

  test('W-6.3 W-6.31 D-10 R-55 R-47 R-49c the next one comes at the end of that turn; until then there is none', () => {
    const table = watch({
      ...ready,
      hand: ['robin'],
      challengeStack: ['alien-invasion', 'nixon'],
      fields: { power: 20 },
    });
    table.answer(0, 'beat trouble');
    expect(table.options(0)).not.toContain('Contribute Robin');
    table.answer(0, 'end turn');
    expect(table.zone('challenge')).toEqual(['nixon']);
    expect(table.zone('challengeStack')).toEqual(['alien-invasion']);
    expect(table.sees('public', 'challengeStack')).toEqual(['?']);
  });

  test('R-46 beating a Challenge is no purchase from the Line-Up', () => {
    const table = watch({ ...ready, challengeStack: ['nixon'], fields: { power: 8 } });
    table.answer(0, 'beat trouble').answer(0, 'end turn');
    expect(table.zone('lineUp')).toHaveLength(6);
  });
});

describe('what a Challenge does', () => {
  test.each([0, 1, 2])('W-6.4 an Ongoing is on every player, Loyal or not: seat %i', (seat) => {
    const table = underKeaneAct({
      superHero: { [seat]: ['rorschach'] },
      hand: { [seat]: ['doomsday'] },
      fields: { blank: true },
      whose: seat,
    });
    expect(table.answer(seat, 'play doomsday').fields.power).toBe(4);
  });
});
