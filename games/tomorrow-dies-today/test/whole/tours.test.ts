import { imagine, nth, openAsks, openAt, optionsOf, play, see } from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { tomorrowDiesToday } from '../../index.ts';
import { zones } from '../../rules/board.ts';
import { inMask } from '../../rules/facts.ts';
import { verdictOf, workplaces } from '../../ui/plan.ts';
import { tourNote } from '../../ui/tour.ts';
import { notes } from '../../ui/tour-notes.ts';

const { game, tours } = tomorrowDiesToday;

describe.each(tours.map((tour) => ({ id: tour.id, tour })))('the tour as $id', ({ tour }) => {
  /** The tour as a table begins it: as its seat knows it. */
  const begun = (seed: string) =>
    imagine(game, see(game, openAt(tomorrowDiesToday, tour.position, seed).state, tour.seat), seed);

  test('has every card of the game once, and the markers of all four seats', () => {
    const table = begun('one');
    const markers = table.seats * 8;
    expect(table.state.at.length).toBe(game.kinds.length - 4 + markers);
    for (let seat = 0; seat < table.seats; seat++) expect(table.zone(zones.markers(seat)).length).toBe(8);
  });

  test('one Squad of all who are there is enough for two Missions and can pay for both', () => {
    const table = begun('one');
    for (const beginning of ['commit', 'gather']) {
      const key = optionsOf(table.lens(tour.seat)).find((each) => each.key.startsWith(beginning))?.key ?? '';
      expect(play(table, tour.seat, key)).toBeUndefined();
    }
    const lens = table.lens(tour.seat);
    const able = workplaces(lens).filter((place) => {
      const verdict = verdictOf(lens, tour.seat, inMask(1), place);
      return verdict?.lacks.length === 0 && verdict.canPay;
    });
    expect(able.length).toBeGreaterThanOrEqual(2);
  });

  test('says something at every question of the first Round, in both languages', () => {
    const table = begun('one');
    for (let asks = 0; asks < 60 && table.fields.round === 1; asks++) {
      const lens = table.lens(tour.seat);
      const note = tourNote(lens, openAsks(lens), 'fr');
      expect(Object.keys(notes.fr)).toContain(note?.id);
      const ask = openAsks(table.lens(table.seats)).find(({ ready }) => !ready);
      if (ask === undefined) break;
      play(table, ask.seat, nth(optionsOf(table.lens(ask.seat)), 0).key);
    }
  });
});
