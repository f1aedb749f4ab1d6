import { describe, expect, test } from 'vitest';
import { challenge, playing, watch } from './tables.ts';

const needing = (
  ...needs: readonly { readonly n: number; readonly which: object; readonly from?: 'play' }[]
) => challenge('trouble', { needs });
const aHero = { n: 1, which: { types: ['hero'] } };
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
