import { Lens } from '@masterplan/kernel';
import { expect, test } from 'vitest';
import type { JusticeLeague, PlaceName } from '../../rules/board.ts';
import { chancesOf, facesFor } from '../../rules/facts.ts';
import { type Scene, scene, up } from '../scenes.ts';

/** Wonder Woman carries her power out, leaves everything else be and confronts; the table as she sees it then. */
function confronting(given: Scene): Lens<JusticeLeague> {
  const table = scene(given);
  table.answer('Diana', 'Carry out');
  while (!table.prompt('Diana').startsWith('You confront')) table.answer('Diana', 'Stay where you are');
  return new Lens(table.game, table.seen('Diana'), 1);
}

/** Wonder Woman confronts Bernadeth at her second stage, whose strength is 6. */
function atBernadeth(given: {
  readonly power?: string;
  readonly wounds?: number;
  readonly darkseid?: PlaceName;
}) {
  const { power = 'winged-sandals', wounds = 0, darkseid = 'apokolips' } = given;
  return confronting({
    heroes: { 'wonder-woman': { at: 'bialya', plays: [power], ready: [5, 0, 0], wounds } },
    crises: { bialya: up('bernadeth', 2) },
    darkseid: { at: darkseid },
  });
}

test('before a roll it is said in how many of six ways it overcomes, defeats and wounds (JL-11.4, JL-11.5)', () => {
  const lens = atBernadeth({ wounds: 2 });
  expect(chancesOf(lens, 1, 'strength', 1)).toEqual({ of: 6, overcome: 1, down: 1, wounded: 0 });
  expect(chancesOf(lens, 1, 'strength', 3)).toEqual({ of: 6, overcome: 2, down: 1, wounded: 0 });
  expect(chancesOf(lens, 1, 'strength', 4)).toEqual({ of: 6, overcome: 3, down: 1, wounded: 0 });
  expect(chancesOf(lens, 1, 'strength', 5)).toEqual({ of: 6, overcome: 5, down: 1, wounded: 0 });
});

test('as many tokens as the score need no die (JL-10.12)', () => {
  const lens = atBernadeth({});
  expect(chancesOf(lens, 1, 'strength', 6)).toEqual({ of: 1, overcome: 1, down: 0, wounded: 0 });
});

test('Darkseid’s presence makes every number one less, and a 0 is three wounds (JL-13.1)', () => {
  const lens = atBernadeth({ darkseid: 'bialya' });
  expect(chancesOf(lens, 1, 'strength', 3)).toEqual({ of: 6, overcome: 1, down: 1, wounded: 1 });
  expect(facesFor(lens, 1)[0]).toEqual({ shown: '1', does: { wounds: 3 } });
  expect(facesFor(lens, 1)[5]).toEqual({ shown: 'JL', does: 'overcomes' });
});

test('a power that spares the first wound counts', () => {
  const lens = atBernadeth({ power: 'sword-and-shield', wounds: 2 });
  expect(chancesOf(lens, 1, 'strength', 3)).toEqual({ of: 6, overcome: 2, down: 0, wounded: 0 });
});

test('a power that adds to an ability counts', () => {
  const table = scene({
    heroes: { superman: { at: 'bialya', plays: ['man-of-steel'], ready: [4, 0, 0] } },
    crises: { bialya: up('bernadeth', 2) },
  });
  table.answer('Superman', 'Carry out');
  const lens = new Lens(table.game, table.seen('Superman'), 1);
  expect(chancesOf(lens, 1, 'strength', 4).overcome).toBe(5);
  expect(chancesOf(lens, 1, 'strength', 5)).toMatchObject({ of: 1, overcome: 1 });
});

test('a crisis that strikes back wounds whoever fails (JL-C15)', () => {
  const lens = confronting({
    heroes: { 'wonder-woman': { at: 'bialya', plays: ['winged-sandals'], ready: [2, 0, 0], wounds: 2 } },
    crises: { bialya: up('steppenwolf') },
  });
  expect(chancesOf(lens, 1, 'strength', 2)).toEqual({ of: 6, overcome: 3, down: 3, wounded: 0 });
});

test('heroes who try together all roll, and the wounds of the one who asks count (JL-12.7)', () => {
  const table = scene({
    heroes: {
      superman: { at: 'bialya', ready: [2, 0, 0] },
      'wonder-woman': { at: 'bialya', plays: ['battle-cry'], ready: [2, 0, 0], wounds: 2 },
    },
    crises: { bialya: up('bernadeth', 2) },
  });
  table.answer('Diana', 'together').answer('Diana', 'Spend 2');
  const lens = new Lens(table.game, table.seen('Superman'), 1);
  expect(chancesOf(lens, 1, 'strength', 2)).toEqual({ of: 36, overcome: 31, down: 0, wounded: 6 });
});
