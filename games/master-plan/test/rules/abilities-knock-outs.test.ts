import { expect, test } from 'vitest';
import { armed, doing, fight, hero, villain } from '../tables.ts';

test('MP-B20 a knock-out by Ability needs a missing Defense and counts for its Mastermind', () => {
  const table = fight({
    0: { 0: [hero(1, doing({ do: 'strike', with: 'psychic' }))] },
    1: { 0: [villain(2, { defenses: ['psychic'] }), villain(3), villain(4)] },
    2: { 0: [hero(5)] },
  });
  table.refuses(0, 'knock out villain-2', 'MP-6.14').refuses(0, 'knock out hero-5', 'MP-6.15');
  table.answer(0, 'knock out villain-4');
  expect(table.zone('koPile', 0)).toEqual(['villain-4']);
});

test('MP-B20 if it names no type, no Defense helps', () => {
  const table = fight({
    0: { 0: [hero(1, doing({ do: 'strike', with: 'anything' }))] },
    1: { 0: [villain(2, { defenses: ['magic', 'force', 'psychic'] })] },
  });
  expect(table.zone('koPile', 0)).toEqual(['villain-2']);
});

test('MP-B21 a Super that leaves is discarded, to nobody’s credit', () => {
  const table = fight({
    0: { 0: [hero(1, doing({ do: 'leave', may: true })), hero(3)] },
    1: { 0: [villain(2)] },
  });
  table.answer(0, 'discard hero-1');
  expect(table.zone('discard')).toContain('hero-1');
  for (const seat of [0, 1, 2, 3]) expect(table.zone('koPile', seat)).toEqual([]);
});

test('MP-B22 only a Super that was yours and fell in this fight can be rescued, from whosever KO pile', () => {
  const table = fight(
    {
      0: { 0: [hero(3), hero(4), hero(6, doing({ do: 'rescue' }))] },
      1: { 0: [villain(1, armed), villain(2, armed)] },
      2: { 0: [hero(5)] },
      3: { 0: [villain(9, armed)] },
    },
    { koPile: { 1: [hero(20)] } },
  );
  table.answer(1, 'knock out hero-4').answer(1, 'knock out hero-5');
  expect(table.zone('squad', 0, 0)).toEqual(['hero-3', 'hero-6', 'hero-4']);
  expect(table.sees('public', 'squad', 0, 0)).toContain('hero-4');
  expect(table.zone('koPile', 1)).toEqual(['hero-20', 'hero-5']);
});

test('MP-B23 to take credit is to take a Super out of a rival’s KO pile', () => {
  const table = fight(
    { 0: { 0: [hero(1, doing({ do: 'take-credit' }))] }, 1: { 0: [villain(2)] } },
    { koPile: { 0: [hero(20)], 1: [hero(21), hero(22)], 3: [hero(23)] } },
  );
  expect(table.options(0)).toHaveLength(3);
  table.answer(0, 'take credit for hero-22');
  expect(table.zone('koPile', 0)).toEqual(['hero-20', 'hero-22']);
  expect(table.zone('koPile', 1)).toEqual(['hero-21']);
});

test('MP-B22 a Super that was rescued is not rescued again', () => {
  const rescues = doing({ do: 'rescue' });
  const table = fight({
    0: { 0: [hero(3), hero(4), hero(6, rescues), hero(7, rescues)] },
    1: { 0: [villain(1, armed), villain(2, armed), villain(9)] },
  });
  table.answer(1, 'knock out hero-3').answer(1, 'knock out hero-4').answer(0, 'rescue hero-3');
  expect(table.zone('discard')).toContain('hero-4');
  for (const seat of [0, 1, 2, 3]) expect(table.zone('koPile', seat)).toEqual([]);
});

test('MP-B22 MP-5.16 a Super is not rescued onto a Squad of the other side', () => {
  const table = fight({
    0: {
      0: [hero(3), hero(5, doing({ do: 'may-swap', who: 'this' }))],
      1: [villain(7, doing({ do: 'rescue' }))],
    },
    1: { 0: [villain(1, armed)] },
    2: { 0: [hero(9, { defenses: ['force'] })] },
  });
  table.answer(1, 'knock out hero-3').answer(0, 'swap hero-5 with villain-7');
  expect(table.zone('koPile', 1)).toEqual(['hero-3']);
});

test('MP-B22 a Super that fell in an earlier fight is not rescued', () => {
  const table = fight({
    0: { 0: [hero(3)], 1: [hero(4, doing({ do: 'rescue' }))] },
    1: { 0: [villain(1, armed)], 1: [villain(2)] },
  }).answer(0, 'settle 1');
  expect(table.zone('koPile', 1)).toEqual(['hero-3']);
});
