import { serialize } from 'node:v8';
import { justiceLeague } from '@masterplan/justice-league';
import { below, generator, nth, Offers, open, type Shape, type Table } from '@masterplan/kernel';
import { masterPlan } from '@masterplan/master-plan';
import { tomorrowDiesToday } from '@masterplan/tomorrow-dies-today';
import { expect, test } from 'vitest';
import { waitingSeat } from '../src/playout.ts';

/**
 * Whether a number is stored as a whole one. A sum such as 0 + -0 is stored as a fraction although it is 0: a list that takes one in is
 * slow from then on, and so is whatever its numbers are copied to.
 */
const isStoredWhole = (n: number): boolean => serialize(n).equals(serialize(Number.parseInt(String(n), 10)));

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

function* partsOf<S extends Shape>({ state }: Table<S>): Iterable<[name: string, part: unknown]> {
  for (const name of ['face', 'mask', 'at', 'zones', 'stack'] as const) yield [name, state[name]];
  yield* Object.entries(state.fields);
}

test.each([
  { game: 'Master Plan', play: () => playThrough(masterPlan.game) },
  { game: 'Justice League', play: () => playThrough(justiceLeague.game) },
  { game: 'Tomorrow Dies Today', play: () => playThrough(tomorrowDiesToday.game) },
])('a random game of $game leaves every number stored as a whole one', ({ play }) => {
  expect(play()).toEqual([]);
});

/** Plays a game and names the parts of the table in which some number was not stored whole. */
function playThrough<S extends Shape>(game: Parameters<typeof open<S>>[0]): string[] {
  const table = open(game, { seats: nth(game.seats, 0), seed: 'whole' });
  const random = generator('whole');
  const offers = new Offers();
  const broken: string[] = [];
  for (let step = 0; !table.over; step++) {
    const seat = waitingSeat(table);
    const { count } = table.list(seat, offers);
    table.take(seat, offers.at(below(random, count)));
    if (step % 20 !== 0) continue;
    for (const [name, part] of partsOf(table)) if (!numbersIn(part).every(isStoredWhole)) broken.push(name);
  }
  return broken;
}
