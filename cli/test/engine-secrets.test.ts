import { expect, test } from 'vitest';
import { Client } from './client.ts';
import { tinyGames } from './tiny.ts';

const draw = (state: { n: number }, below: number): number => {
  state.n = (Math.imul(state.n, 1664525) + 1013904223) >>> 0;
  return Math.floor((state.n / 0x1_0000_0000) * below);
};

/** All that an engine sends to one viewer of a table. */
function sentTo(client: Client, table: string, viewer: number | 'public'): unknown {
  const { id: _, ...asks } = client.ask({ do: 'asks', table, viewer });
  const { view } = client.ask({ do: 'view', table, viewer });
  const { lines: en } = client.ask({ do: 'log', table, viewer, lang: 'en' });
  const { lines: fr } = client.ask({ do: 'log', table, viewer, lang: 'fr' });
  const { lines: news } = client.ask({ do: 'log', table, viewer, lang: 'en', since: 1 });
  const blocked = viewer === 'public' ? [] : client.ask({ do: 'blocked', table, seat: viewer }).blocked;
  return { asks, view, en, fr, news, blocked };
}

/** Plays a random option of a seat that is asked; false when nobody is. */
function step(client: Client, table: string, chance: { n: number }): boolean {
  const { asks } = client.ask({ do: 'asks', table, viewer: 'public' });
  const waiting = asks.filter(({ ready }) => !ready);
  const seat = waiting[draw(chance, waiting.length)]?.seat;
  if (seat === undefined) return false;
  const own = client.ask({ do: 'asks', table, viewer: seat }).asks.find((ask) => ask.seat === seat);
  const options = own?.options ?? [];
  const key = options[draw(chance, options.length)]?.key;
  expect(client.ask({ do: 'choose', table, seat, key }).error).toBeUndefined();
  return true;
}

test.each(tinyGames.map(({ game }) => game))(
  '$id: what a viewer is sent is the same in every imagined world, at every step',
  ({ id, seats }) => {
    const client = new Client({ truth: 'shown' });
    const chance = { n: 1 };
    const worlds = new Set<string>();
    for (const seed of ['a', 'b', 'c']) {
      const table = client.open(id, seats[0], seed);
      for (let goes = true; goes; goes = step(client, table, chance)) {
        for (const viewer of [0, 1, 'public'] as const) {
          const imagined = client.ask({ do: 'imagine', table, viewer, seed: `${seed} world` }).table;
          expect(sentTo(client, imagined, viewer)).toEqual(sentTo(client, table, viewer));
          const { view } = client.ask({ do: 'view', table: imagined, viewer: 'truth' });
          worlds.add(JSON.stringify(view.face));
        }
      }
    }
    expect(worlds.size).toBeGreaterThan(id === 'thieves' ? 10 : 0);
  },
);

test('an imagined table goes on by itself: its record begins with a state, and undo stops there', () => {
  const client = new Client();
  const table = client.open('thieves');
  client.ask({ do: 'choose', table, seat: 0, key: 'peek' });
  const { hash } = client.ask({ do: 'hash', table });
  const imagined = client.ask({ do: 'imagine', table, viewer: 1, seed: 3 }).table;
  expect(client.ask({ do: 'undo', table: imagined, seat: 0 }).error?.code).toBe('refused');
  client.ask({ do: 'choose', table: imagined, seat: 1, key: 'draw' });
  const { record } = client.ask({ do: 'record', table: imagined });
  expect(record.seed).toBeUndefined();
  expect(record.start).toMatchObject({ as: 'truth' });
  expect(record.choices).toEqual([[1, 'draw']]);
  const loaded = client.ask({ do: 'load', record });
  expect(client.ask({ do: 'hash', table: loaded.table }).hash).toBe(
    client.ask({ do: 'hash', table: imagined }).hash,
  );
  expect(client.ask({ do: 'hash', table }).hash).toBe(hash);
});

test('a state that could not be one of the game’s is a bad record', () => {
  const client = new Client();
  const table = client.open('thieves');
  client.ask({ do: 'choose', table, seat: 0, key: 'peek' });
  const imagined = client.ask({ do: 'imagine', table, viewer: 1, seed: 3 }).table;
  const { record } = client.ask({ do: 'record', table: imagined });
  const { start } = record;
  for (const change of [
    { as: 'seen' },
    { seats: 3 },
    { face: [0, 0, 0, 0] },
    { face: [0, 1, 2, 9] },
    { mask: [1] },
    { mask: [99, 0, 0, 0] },
    { zones: [[0], [1], [2], [2]] },
    { zones: [[0, 1, 2, 3]] },
    { at: [] },
    { rng: [1] },
    { asked: 0 },
    { asked: 64 },
    { ready: 2 },
    { stack: [] },
    { stack: [{ verb: 'toString', at: 0, you: -1, self: -1, kind: -1, part: '', did: 0, n: [] }] },
    { stack: [{ verb: 'effect', at: 0, you: -1, self: -1, kind: 99, part: '', did: 0, n: [] }] },
    { fields: { turn: 'x' } },
    { fields: {} },
    { options: { edition: 2 } },
    { outcome: { winners: [0], reason: 'won' } },
    { claims: [{ type: 'sum', by: 'nothing', slots: [0], n: [1] }] },
    { lots: [{ no: 0, pool: [3], ins: [], outs: [0] }] },
    { sealed: [] },
    { standing: [1] },
    { surprise: 1 },
  ]) {
    const { error } = client.ask({ do: 'load', record: { ...record, start: { ...start, ...change } } });
    expect([change, error?.code]).toEqual([change, 'bad-record']);
  }
});
