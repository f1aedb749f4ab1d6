import { imagine, nth, openAt, see } from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { justiceLeague } from '../../index.ts';
import { zones } from '../../rules/board.ts';
import { openRegions, stageOf, tileAt } from '../../rules/facts.ts';

const { game, tours } = justiceLeague;

describe.each(tours.map((tour) => ({ id: tour.id, tour })))('the tour as $id', ({ tour }) => {
  /** The tour as a table begins it: as its seat knows it. */
  const begun = (seed: string) =>
    imagine(game, see(game, openAt(justiceLeague, tour.position, seed).state, tour.seat), seed);

  test('has every card of the game once', () => {
    expect(begun('one').state.at.length).toBe(game.kinds.length);
  });

  test('everybody has a character, and heroes stand where regions are open', () => {
    const table = begun('one');
    for (let seat = 0; seat < table.seats; seat++) expect(table.zone(zones.sheet(seat)).length).toBe(1);
    const heroes = table.fields.at.filter((_, seat) => seat !== table.fields.darkseid);
    for (const place of heroes) expect(openRegions(table)).toContain(place);
  });

  test('exactly one crisis lies open, at stage 1, and no hero begins on a hidden one', () => {
    const table = begun('one');
    const tiles = openRegions(table).flatMap((region) => {
      const tile = tileAt(table, region);
      return tile === undefined ? [] : [{ tile, region }];
    });
    const open = tiles.filter(({ tile }) => table.isPublic(tile));
    expect(open.length).toBe(1);
    expect(stageOf(table, nth(open, 0).region)).toBe(1);
    const hidden = tiles.filter(({ tile }) => !table.isPublic(tile)).map(({ region }) => region);
    for (const place of table.fields.at) expect(hidden).not.toContain(place);
  });
});
