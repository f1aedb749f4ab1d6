import { sha256 } from '@masterplan/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Client } from './client.ts';

const deeds = ['games', 'new', 'asks', 'choose', 'view', 'legend', 'log', 'blocked', 'undo', 'imagine'];
const more = ['record', 'load', 'outcome', 'hash'];
const keys = [
  'id',
  'do',
  'table',
  'viewer',
  'seat',
  'key',
  'version',
  'seed',
  'seats',
  'game',
  'lang',
  'record',
];
const strange = [
  't1',
  't2',
  'thieves',
  '__proto__',
  'constructor',
  'truth',
  'public',
  'draw',
  '',
  '\u0000',
  '💥',
];

/** Requests that are nearly right: known keys with values that may or may not do. */
const nearly = fc.dictionary(
  fc.oneof(fc.constantFrom(...keys), fc.string()),
  fc.oneof(
    fc.constantFrom<unknown>(...deeds, ...more, ...strange, -1, 0, 1, 2, 1.5, 1e300, null, true),
    fc.jsonValue(),
  ),
);

const lines = fc.oneof(
  fc.string(),
  fc.json(),
  nearly.map((request) => JSON.stringify(request)),
  nearly.map((request) => JSON.stringify({ id: 1, table: 't1', ...request })),
  fc
    .tuple(fc.constantFrom(...deeds, ...more), nearly)
    .map(([deed, request]) => JSON.stringify({ id: 1, ...request, do: deed })),
);

const knownCodes =
  /^(bad-json|bad-request|no-such-game|no-such-table|not-your-ask|not-an-option|stale|bad-record|refused)$/;

test('whatever comes in, an answer goes out, and only a good choice changes a table', () => {
  const client = new Client();
  const table = client.open('thieves');
  const hashOf = () => client.ask({ do: 'hash', table }).hash;
  let hash = hashOf();
  let faults = 0;
  fc.assert(
    fc.property(lines, (line) => {
      const answer = client.line(line);
      if (answer.error === undefined) {
        hash = hashOf();
        return;
      }
      faults += 1;
      expect(answer.error.code).toMatch(knownCodes);
      expect(answer.error.message).not.toMatch(/our fault/);
      expect(hashOf()).toBe(hash);
    }),
    { numRuns: 2500, seed: 7 },
  );
  expect(faults).toBeGreaterThan(1500);
});

type Node = Record<string, unknown> | unknown[];
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** A copy of plain data with one leaf of it replaced; which one, `pick` decides. */
function spoiled(data: Node, value: unknown, pick: () => number): Node {
  const copy: Node = JSON.parse(JSON.stringify(data));
  let at: Node = copy;
  for (;;) {
    const keys = Object.keys(at);
    const key = keys[pick() % keys.length] ?? 'more';
    const next: unknown = Reflect.get(at, key);
    if (isNode(next) && Object.keys(next).length > 0) {
      at = next;
      continue;
    }
    Reflect.set(at, key, value);
    return copy;
  }
}

test('a state with anything in it changed is a bad record, or a table that can be asked everything', () => {
  const client = new Client();
  const table = client.open('duel', 3);
  client.ask({ do: 'choose', table, seat: 0, key: 'strike' });
  const imagined = client.ask({ do: 'imagine', table, viewer: 1, seed: 1 }).table;
  const { record } = client.ask({ do: 'record', table: imagined });
  const values = fc.constantFrom<unknown>(-1, 0, 1, 2, 3, 7, 99, null, [], [0], {}, 'x', '');
  let loaded = 0;
  fc.assert(
    fc.property(values, fc.infiniteStream(fc.nat(999)), (value, picks) => {
      const start = spoiled(record.start, value, () => picks.next().value ?? 0);
      const hash = sha256(JSON.stringify(start));
      const answer = client.ask({ do: 'load', record: { ...record, start, hash } });
      expect([undefined, 'bad-record']).toContain(answer.error?.code);
      if (answer.error) return;
      loaded += 1;
      for (const viewer of [0, 1, 2, 'public']) {
        for (const request of [{ do: 'asks' }, { do: 'view' }, { do: 'log', lang: 'fr' }]) {
          const { error } = client.ask({ ...request, table: answer.table, viewer });
          expect(error).toBeUndefined();
        }
      }
      for (const request of [
        { do: 'imagine', viewer: 1, seed: 1 },
        { do: 'choose', seat: 1, key: 'take it' },
        { do: 'choose', seat: 2, key: 'take it' },
      ]) {
        const { error } = client.ask({ ...request, table: answer.table });
        expect(error?.message ?? '').not.toMatch(/our fault/);
      }
      expect(client.ask({ do: 'close', table: answer.table }).error).toBeUndefined();
    }),
    { numRuns: 1000, seed: 7 },
  );
  expect(loaded).toBeGreaterThan(30);
});
