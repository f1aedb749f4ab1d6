import { nth, open } from '@masterplan/kernel';
import { expect, test } from 'vitest';
import { resources } from '../../content/kinds.ts';
import { game } from '../../game.ts';
import { tomorrowDiesToday } from '../../index.ts';
import { HEADQUARTERS, RING, zones } from '../../rules/board.ts';
import { amountOf, areTeamMates, sizeOf, statusAt, teamOf } from '../../rules/facts.ts';
import { begun, playedTo } from '../tables.ts';

const seeds = Array.from({ length: 12 }, (_, i) => `lot ${i}`);

test('TD-1.1 TD-1.2 TD-1.3 TD-7.2 two headquarters lie on the War Map, each inside its ring; what nobody controls is in the World', () => {
  const { table } = playedTo('coordination', { seats: 2 });
  const kindAt = (place: number) => table.kind(nth(table.zone(zones.tile(place)), 0)).type;
  expect([kindAt(HEADQUARTERS.interpol), kindAt(HEADQUARTERS.cia)]).toEqual(['headquarters', 'headquarters']);
  for (let space = 1; space <= RING; space++)
    expect([kindAt(space), kindAt(RING + space)]).toEqual(['resource', 'doomsday']);
  expect(table.zone(zones.worldResource()).length + table.zone(zones.worldDoomsday()).length).toBe(10);
  expect(table.lens(1).fields.clock).toBe(6);
});

test('TD-2.4 TD-A8 teams pick Named Henchmen in turn; which begins is chance', () => {
  const first = seeds.map((seed) => {
    const picks = begun({ seats: 4, seed });
    const order = [0, 1, 2, 3].map(() => {
      const { seat } = nth(picks.asks, 0);
      picks.choose(seat, 'play');
      return seat % 2;
    });
    expect([order[0] === order[2], order[1] === order[3], order[0] === order[1]]).toEqual([
      true,
      true,
      false,
    ]);
    return order[0];
  });
  expect(new Set(first)).toEqual(new Set([0, 1]));
});

test('TD-3.1 TD-A9 the first Team Leader is drawn by lot', () => {
  const leaders = seeds.map((seed) => playedTo('hiring', { seats: 4, seed }).table.fields.leader);
  expect(new Set(leaders).size).toBeGreaterThan(2);
});

test('TD-2.8 TD-2.9 TD-A10 each Named Henchman is a player: a Vault, markers, Side Jobs and turns of its own', () => {
  const { table } = playedTo('coordination', { seats: 6 });
  expect(new Set(table.fields.order)).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  for (const seat of table.fields.order) {
    expect(table.zone(zones.markers(seat)).length).toBe(8);
    expect(table.zone(zones.jobs(seat)).length).toBe(2);
    expect(sizeOf(table, seat, 3)).toBe(3);
  }
});

test('TD-2.10 one Named Henchman alone is no game of Mayhem, nor are five', () => {
  for (const seats of [1, 5]) expect(() => open(game, { seats, seed: 'alone' })).toThrow('is not for');
});

test('TD-B3 with two players whoever does not lead begins with a Funding more', () => {
  const fundingOf = (seats: number, teams: number) => {
    const game = begun({ seats, options: { henchmen: 'chance', teams } });
    for (let [ask] = game.asks; ask !== undefined && ask.name !== 'first jobs'; [ask] = game.asks)
      game.choose(ask.seat, ask.name === 'first resource' ? `choose ${resources.indexOf('data')}` : '');
    return game.table.fields.order.map((seat) => amountOf(game.table, seat, 'funding'));
  };
  expect([fundingOf(2, 2), fundingOf(4, 2)]).toEqual([
    [2, 3],
    [2, 2, 2, 2],
  ]);
  expect([fundingOf(3, 3), fundingOf(6, 2), fundingOf(6, 3)]).toEqual([
    [2, 2, 2],
    [2, 2, 2, 2, 2, 2],
    [2, 2, 2, 2, 2, 2],
  ]);
});

test('TD-4.1 TD-4.2 every team has Base Tiles of its own', () => {
  const { table } = playedTo('coordination', { seats: 4 });
  expect([0, 1, 2, 3].map((seat) => teamOf(table, seat))).toEqual([0, 1, 0, 1]);
  expect([areTeamMates(table, 0, 2), areTeamMates(table, 0, 1)]).toEqual([true, false]);
});

test('TD-1.7 TD-1.8 TD-30.2 TD-A1 TD-A21 of five Resources and six types of Henchmen anybody may choose any: none runs out', () => {
  const table = begun({ seats: 2, seed: 'same' });
  while (table.asks[0]?.name === 'henchmen') table.choose(nth(table.asks, 0).seat, 'play');
  const types: number[] = [];
  while (table.asks[0]?.name === 'hiring') {
    const { seat } = nth(table.asks, 0);
    types.push(table.keys(seat).length);
    table.choose(seat, 'hire 0');
  }
  expect(types).toEqual([6, 6, 6, 6, 6, 6, 6, 6]);
  expect(table.keys(nth(table.asks, 0).seat).length).toBe(5);
});

test('TD-A5 the Team Leader’s team places first, on any free space', () => {
  const { table, asks, keys } = playedTo('placing', { seats: 4 });
  const { seat } = nth(asks, 0);
  expect(seat).toBe(table.fields.leader);
  const spaces = new Set(keys(seat).map((key) => key.slice(key.lastIndexOf(' '))));
  expect(spaces.size).toBe(RING);
});

test('TD-A11 the Side Jobs of those not in play stay among the others', () => {
  const { table } = playedTo('coordination', { seats: 2 });
  const all = game.kinds.filter(({ type }) => type === 'job').length;
  expect(table.zone(zones.jobDeck()).length).toBe(all - 4);
});

test('TD-4.7 TD-27.2 TD-27.12 nothing of the other modes is in the box: no Doomsday Plan, no Tithe, no Betrayal Job', () => {
  const types = [...new Set(game.kinds.map(({ type }) => type))].sort();
  expect(types).toEqual([
    ...['directive', 'doomsday', 'event', 'gadget', 'headquarters', 'henchman', 'job', 'marker', 'resource'],
  ]);
  expect(
    Object.keys(tomorrowDiesToday.game.phaseNamed).filter((name) => /tithe|plan|betray/i.test(name)),
  ).toEqual([]);
});

test('TD-5.8 TD-6.5 after set-up Resource Missions lie Active and Doomsday Missions Inactive', () => {
  const { table } = playedTo('coordination', { seats: 3 });
  expect([statusAt(table, 1), statusAt(table, 7)]).toEqual(['active', 'inactive']);
});
