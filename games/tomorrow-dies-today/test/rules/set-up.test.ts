import { below, generator, languages, nth, Offers, open, type Table } from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../../game.ts';
import type { Tomorrow } from '../../index.ts';
import { HEADQUARTERS, zones } from '../../rules/board.ts';
import { alertsAt, amountOf, sizeOf, statusAt } from '../../rules/facts.ts';
import { textOf } from '../../text/index.ts';

/** A table as it is when set-up is over, or as far as it `lasts`, everything chosen at random. */
function ready(
  seats: number,
  options: { readonly teams?: number; readonly events?: boolean } = {},
  lasts: (table: Table<Tomorrow>) => boolean = ({ fields }) => fields.round === 0,
): Table<Tomorrow> {
  const table = open(game, { seats, seed: `set-up ${seats}`, options });
  const random = generator('set-up');
  const offers = new Offers();
  while (lasts(table)) {
    const waiting = table.state.asked & ~table.state.ready;
    const seat = 31 - Math.clz32(waiting);
    const { options: all } = table.list(seat, offers);
    table.take(seat, nth(all, below(random, all.length)));
  }
  return table;
}

test('TD-4.8 everybody can tell which of the five Side Jobs bears a Henchman’s name, and of none of the other four what it is', () => {
  const table = ready(4, {}, (each) => each.zone(zones.drawn(0)).length === 0);
  for (let seat = 0; seat < 4; seat++) {
    const named = table.kind(nth(table.zone(zones.henchman(seat)), 0)).id;
    for (let other = 0; other < 4; other++) {
      const lens = table.lens(other);
      const known = table.zone(zones.drawn(seat)).flatMap((card) => lens.kind(card) ?? []);
      expect(known).toHaveLength(other === seat ? 5 : 1);
      expect(known.some((kind) => kind.type === 'job' && kind.of === named)).toBe(true);
    }
  }
});

const shapes = [
  { seats: 2, henchmen: 4, kept: 3 },
  { seats: 4, henchmen: 3, kept: 3 },
  { seats: 6, henchmen: 2, kept: 3 },
  { seats: 3, henchmen: 4, kept: 2 },
  { seats: 6, teams: 3, henchmen: 3, kept: 2 },
];

describe.each(shapes)('$seats seats', ({ seats, teams, henchmen, kept }) => {
  const table = ready(seats, teams === undefined ? {} : { teams });
  const all = Array.from({ length: seats }, (_, seat) => seat);

  test('TD-4.3 TD-4.4 TD-4.5 TD-4.6 TD-A3 TD-A4 everybody has a Named Henchman, Faceless ones and first Resources', () => {
    for (const seat of all) {
      expect(table.zone(zones.henchman(seat)).length).toBe(1);
      const inSquads = [0, 1, 2, 3].reduce((sum, slot) => sum + sizeOf(table, seat, slot), 0);
      expect(inSquads).toBe(henchmen + 1);
      expect(amountOf(table, seat, 'funding')).toBeGreaterThanOrEqual(2);
    }
  });

  test('TD-4.8 TD-4.9 TD-4.10 TD-4.11 TD-A6 TD-A12 everybody keeps two Side Jobs, which nobody else knows', () => {
    for (const seat of all) {
      const jobs = table.zone(zones.jobs(seat));
      expect(jobs.length).toBe(2);
      expect(table.zone(zones.drawn(seat)).length).toBe(0);
      for (const other of all.filter((each) => each !== seat))
        expect(jobs.every((card) => !table.lens(other).knows(card))).toBe(true);
    }
  });

  test('TD-5.1 TD-5.2 TD-5.3 TD-5.4 TD-5.5 TD-5.6 TD-5.8 six Resource Missions lie Active, each team keeps its share, six are in the World', () => {
    for (let place = 1; place <= 6; place++) expect(statusAt(table, place)).toBe('active');
    const vaults = all.reduce((sum, seat) => sum + table.zone(zones.vaultResource(seat)).length, 0);
    expect(vaults).toBe(kept * table.fields.teams);
    expect(table.zone(zones.worldResource()).length).toBe(6);
  });

  test('TD-6.1 TD-6.2 TD-6.3 TD-6.4 TD-6.5 TD-6.6 TD-6.7 TD-6.8 TD-A7 six Doomsday Missions lie face down, each team keeps one, the others nobody knows', () => {
    for (let place = 7; place <= 12; place++) {
      expect(statusAt(table, place)).toBe('inactive');
      const tile = nth(table.zone(zones.tile(place)), 0);
      for (const seat of all) expect(table.lens(seat).knows(tile)).toBe(false);
    }
    const vaults = all.reduce((sum, seat) => sum + table.zone(zones.vaultDoomsday(seat)).length, 0);
    expect(vaults).toBe(table.fields.teams);
    expect(table.zone(zones.worldDoomsday()).length).toBe(6 - table.fields.teams);
    expect(table.fields.agents[1]).toBe(HEADQUARTERS.cia);
  });

  test('TD-1.4 TD-1.5 TD-1.6 TD-7.1 TD-7.3 one High Alert on Interpol, three Gadgets and Directives, track at 1, clock at 6', () => {
    expect([alertsAt(table, HEADQUARTERS.interpol), alertsAt(table, HEADQUARTERS.cia)]).toEqual([1, 0]);
    expect([table.zone(zones.research()).length, table.zone(zones.directives()).length]).toEqual([3, 3]);
    expect([table.fields.track, table.fields.clock]).toEqual([1, 6]);
  });
});

test('TD-5.7 the Interpol Agent starts on the tile placed first', () => {
  const table = ready(2);
  expect(table.fields.since[nth(table.fields.agents, 0)]).toBe(1);
});

test('TD-7.5 TD-7.7 a Global Event is active from the start if they are used', () => {
  expect(ready(2, { events: true }).zone(zones.event()).length).toBe(1);
  expect(ready(2, { events: false }).zone(zones.event()).length).toBe(0);
});

test('every card can be read in both languages', () => {
  for (const language of languages)
    for (const kind of game.kinds) expect(textOf(game)[language].card(kind).text).not.toBe('');
});

test('TD-A8a where chance deals the Named Henchmen, everybody has another one at once, and the first Team Leader is known', () => {
  const table = open(game, { seats: 6, seed: 'dealt', options: { henchmen: 'chance' } });
  const { leader } = table.fields;
  const dealt = Array.from(
    { length: 6 },
    (_, seat) => table.kind(nth(table.zone(zones.henchman(seat)), 0)).id,
  );
  expect(new Set(dealt).size).toBe(6);
  const [frame] = table.stack.slice(-1);
  expect([frame?.verb, table.state.asked, table.fields.leader]).toEqual(['hiring', 1 << leader, leader]);
});

test('TD-A42 everybody has one marker of each Phase and five blanks', () => {
  const table = ready(4);
  for (const seat of [0, 1, 2, 3]) {
    const phases = table.zone(zones.markers(seat)).map((card) => {
      const kind = table.kind(card);
      return kind.type === 'marker' ? kind.phase : -1;
    });
    expect(phases.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 0, 1, 2, 3]);
  }
});

test('TD-12.21 no card asks for a tile that is not Occupied', () => {
  const said = languages.flatMap((language) =>
    game.kinds.map((kind) => textOf(game)[language].card(kind).text),
  );
  expect(said.filter((text) => /occup/i.test(text))).toEqual([]);
});
