import { imagine, nth, openAt, optionsOf, play, see } from '@masterplan/kernel';
import { expect, test } from 'vitest';
import { loots } from '../../content/loot.ts';
import { masterPlan } from '../../index.ts';
import { zones } from '../../rules/board.ts';

const { game, tours } = masterPlan;
const tour = nth(tours, 0);
const { seats } = tour.position;

/** The tour as a table begins it: as its seat knows it. */
const begun = (seed: string) =>
  imagine(game, see(game, openAt(masterPlan, tour.position, seed).state, tour.seat), seed);

test('the tour has every card of the game once, and a hand of nine for everybody', () => {
  const table = begun('one');
  const copies = loots.reduce((sum, { copies: each }) => sum + each, 0);
  const others = game.kinds.filter(({ type }) => type !== 'loot').length;
  expect(table.state.at.length).toBe(copies + others);
  for (let seat = 0; seat < seats; seat++) {
    expect(table.zone(zones.hand(seat)).length).toBe(9);
    expect(table.zone(zones.plan(seat)).length).toBe(1);
  }
});

test('each Throwdown has as much Loot as it says', () => {
  const table = begun('one');
  for (const place of [0, 1, 2]) {
    const throwdown = table.kind(nth(table.zone(zones.throwdown(place)), 0));
    expect(throwdown).toMatchObject({ loot: table.zone(zones.loot(place)).length });
  }
});

test('the newcomer’s own cards are always the same, and the others’ are dealt anew', () => {
  const kindsOf = (seed: string, zone: number) => {
    const table = begun(seed);
    return table
      .zone(zone)
      .map((card) => table.kind(card).id)
      .sort();
  };
  expect(kindsOf('one', zones.hand(tour.seat))).toEqual(kindsOf('two', zones.hand(tour.seat)));
  expect(kindsOf('one', zones.hand(2))).not.toEqual(kindsOf('two', zones.hand(2)));
});

test('the newcomer begins, with every card free to go to every Throwdown, and it goes on to the end of a real game', () => {
  const table = begun('three');
  expect(table.state.asked).toBe(1 << tour.seat);
  expect(optionsOf(table.lens(tour.seat)).length).toBe(27);
  for (let choices = 0; table.state.outcome === null && choices < game.bound; choices++) {
    const seat = Math.log2(table.state.asked & -table.state.asked);
    expect(play(table, seat, nth(optionsOf(table.lens(seat)), 0).key)).toBeUndefined();
  }
  expect(table.fields.round).toBe(3);
  expect(table.state.outcome?.winners.length).toBeGreaterThan(0);
});
