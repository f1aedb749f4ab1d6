import { describe, expect, test } from 'vitest';
import { asked, defending, playing, turn } from '../tables.ts';

describe('B-11 Super Powers', () => {
  test.each([
    ['kick', 2],
    ['bulletproof', 2],
    ['super-strength', 5],
  ])('B-11 %s gives +%i Power', (card, power) => {
    expect(playing(turn({ hand: [card] }), card).fields.power).toBe(power);
  });

  test('B-11 B-6.5 RB-11 Bulletproof as a Defense: discarded, a card drawn, then a card of the discard pile may be destroyed', () => {
    const table = defending('bulletproof', { deck: ['punch'], discard: ['vulnerability'] });
    expect(table.zone('hand', 1)).toEqual(['punch']);
    expect(table.options(1)).toEqual([
      'Destroy Vulnerability (discard pile)',
      'Destroy Bulletproof (discard pile)',
      'Do nothing',
    ]);
    table.answer(1, 'destroy vulnerability');
    expect(table.zone('discard', 1)).toEqual(['bulletproof']);
    expect(table.zone('weaknesses')).toEqual(['weakness']);
  });

  test('B-11 RB-11 Bulletproof with an empty deck is shuffled in before the card is drawn', () => {
    const table = defending('bulletproof');
    expect(table.zone('hand', 1)).toEqual(['bulletproof']);
    expect(asked(table)).toEqual(['turn 0']);
  });

  test('B-11 Heat Vision: +3 Power, and a card of hand or discard pile may be destroyed', () => {
    const table = playing(
      turn({ hand: ['heat-vision', 'vulnerability'], discard: ['weakness'] }),
      'heat-vision',
    );
    table.answer(0, 'destroy weakness');
    expect(table.fields.power).toBe(3);
    expect(table.zone('destroyed')).toEqual(['weakness']);
    const alone = playing(turn({ hand: ['heat-vision'] }), 'heat-vision');
    expect(asked(alone)).toEqual(['turn 0']);
  });

  test('B-11 Super Speed draws a card; as a Defense it draws two', () => {
    const table = playing(turn({ hand: ['super-speed'], deck: ['kick'] }), 'super-speed');
    expect(table.zone('hand', 0)).toEqual(['kick']);
    expect(defending('super-speed', { deck: ['punch', 'kick'] }).zone('hand', 1)).toEqual(['kick', 'punch']);
  });

  test('B-11 RB-4 B-6.9 X-Ray Vision: foes reveal their top cards without a Defense; one may be played and goes back on top', () => {
    const table = turn({
      seats: 3,
      hand: ['x-ray-vision'],
      foes: {
        1: { hand: ['super-speed'], deck: ['punch', 'super-strength'] },
        2: { deck: ['kick', 'batcave'] },
      },
    });
    playing(table, 'x-ray-vision');
    expect(asked(table)).toEqual(['play-them 0']);
    table.refuses(0, 'play batcave', 'RB-3');
    table.answer(0, 'play super-strength');
    expect(table.fields.power).toBe(5);
    expect(table.zone('deck', 1)).toEqual(['punch', 'super-strength']);
    expect(table.sees('public', 'deck', 2)).toEqual(['?', 'batcave']);
    expect(asked(table)).toEqual(['turn 0']);
  });

  test('B-11 X-Ray Vision may play nothing', () => {
    const table = turn({ hand: ['x-ray-vision'], foes: { 1: { deck: ['kick'] } } });
    playing(table, 'x-ray-vision').answer(0, 'decline');
    expect(table.fields.power).toBe(0);
    expect(table.zone('deck', 1)).toEqual(['kick']);
  });
});
