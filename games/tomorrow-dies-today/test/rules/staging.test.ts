import { expect, test } from 'vitest';
import { asked, lay } from '../tables.ts';

const tiles = { 1: 'murder-inc', 7: { tile: 'corrupt-the-un', status: 'inactive' } } as const;
const own = ['marker-0', 'marker-0', 'marker-0', 'marker-0', 'marker-0', 'marker-1', 'marker-2', 'marker-3'];
const all = (seats: number) => Object.fromEntries(Array.from({ length: seats }, (_, seat) => [seat, own]));
const scene = { seats: [{}, {}, {}, {}], tiles, zones: { markers: all(4) }, stack: ['staging markers'] };

test('TD-15.2 TD-15.3 TD-15.5 TD-A42 each places five markers of one 1, 2 and 3 and blanks; together unless somebody objects', () => {
  const table = lay(scene);
  table.answer(0, 'together');
  expect(asked(table).length).toBe(4);
  for (let n = 0; n < 5; n++) for (const seat of [0, 1, 2, 3]) table.answer(seat, 'stage marker-0 at 1');
  expect(table.fields.goals).toEqual(Array.from({ length: 12 }, () => -1));
});

test('TD-15.5 TD-15.6 TD-8.12 one by one they are placed from the Team Leader round the table', () => {
  const table = lay(scene);
  table.answer(2, 'stand staging ask').answer(2, 'in turn');
  expect(asked(table)).toEqual(['0 staging']);
  table.answer(0, 'stage marker-1 at 1');
  expect(asked(table)).toEqual(['1 staging']);
  expect(table.sees(1, 'staged', 0)).toEqual(['?']);
});

test('TD-15.4 TD-15.7 TD-A43 markers go on any tile, Inactive ones too, headquarters and the own team’s Base Tiles; several on one', () => {
  const table = lay(scene);
  table.answer(0, 'together');
  const places = table.options(0).filter((option) => option.includes('a blank marker'));
  expect(places).toEqual([
    'Put a blank marker on Interpol Headquarters',
    'Put a blank marker on Murder Inc',
    'Put a blank marker on the face-down Mission on space 7',
    'Put a blank marker on CIA Building',
    'Put a blank marker on Ann’s Base Tile',
    'Put a blank marker on Cem’s Base Tile',
  ]);
});

test('TD-15.1 TD-15.8 TD-15.9 TD-16.1 TD-16.3 revealed markers say who takes part in which Phase; blanks go back', () => {
  const table = lay({ ...scene, seats: [{}, {}, {}], zones: { markers: all(3) } });
  table.answer(0, 'together');
  const wanted = [['marker-1', 'marker-3'], ['marker-1', 'marker-2'], ['marker-3']];
  for (let n = 0; n < 5; n++)
    for (const [seat, markers] of wanted.entries())
      table.answer(seat, `stage ${markers[n] ?? 'marker-0'} at 1`);
  expect(table.fields.goals).toEqual([1, -1, 1, 1, 1, -1, -1, -1, 1]);
  expect(table.zone('markers', 0)).toEqual(own);
});
