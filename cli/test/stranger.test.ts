import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

/*
 * A stranger's program: it knows docs/protocol.md and nothing else of this project. It starts the engine as a process of
 * its own, and plays whole games by its own random choices.
 */

const launcher = fileURLToPath(new URL('../bin.mjs', import.meta.url));

let engine: ChildProcessWithoutNullStreams;
let answers: AsyncIterator<string>;
let asked = 0;
let dice = 1;

beforeAll(() => {
  engine = spawn(process.execPath, [launcher, 'engine']);
  answers = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();
});

afterAll(() => {
  engine.kill();
});

// biome-ignore lint/suspicious/noExplicitAny: a stranger has no types for what comes back
async function ask(request: Record<string, unknown>): Promise<any> {
  asked += 1;
  engine.stdin.write(`${JSON.stringify({ id: asked, ...request })}\n`);
  const { value } = await answers.next();
  const answer = JSON.parse(value);
  if (answer.id !== asked || answer.error) throw new Error(`${JSON.stringify(request)}: ${value}`);
  return answer;
}

/** Any of them, by dice that fall alike in every run, so that a game that went wrong can be played again. */
function anyOf<T>(list: readonly T[]): T | undefined {
  dice = (dice * 48271) % 0x7fffffff;
  return list[dice % list.length];
}

/** Plays a table to its end; returns the number of choices. */
async function playOut(table: string): Promise<number> {
  for (let choices = 0; ; choices++) {
    const { over, asks, version } = await ask({ do: 'asks', table, viewer: 'public' });
    if (over) return choices;
    const [{ seat }] = asks;
    const own = await ask({ do: 'asks', table, viewer: seat });
    const mine = own.asks.find((each: { seat: number }) => each.seat === seat);
    const key = anyOf<{ key: string }>(mine.options)?.key;
    await ask({ do: 'choose', table, seat, key, version });
  }
}

test('a stranger’s program plays whole games of every kind, at every number of seats', async () => {
  const { games } = await ask({ do: 'games' });
  expect(games.length).toBeGreaterThan(0);
  for (const { id, seats } of games) {
    for (const number of seats) {
      const { table } = await ask({ do: 'new', game: id, seats: number, seed: `stranger ${number}` });
      expect(await playOut(table)).toBeGreaterThan(0);
      const { over, winners, reason } = await ask({ do: 'outcome', table });
      expect([over, typeof reason]).toEqual([true, 'string']);
      expect(winners.every((winner: number) => winner >= 0 && winner < number)).toBe(true);
      const { record } = await ask({ do: 'record', table });
      const loaded = await ask({ do: 'load', record });
      const hashes = [await ask({ do: 'hash', table }), await ask({ do: 'hash', table: loaded.table })];
      expect(hashes[0].hash).toBe(hashes[1].hash);
    }
  }
}, 60_000);

test('a stranger’s bot finishes games in worlds that it imagines', async () => {
  const { games } = await ask({ do: 'games' });
  const { id, seats } = games[0];
  const { table } = await ask({ do: 'new', game: id, seats: seats[0], seed: 'bot' });
  const before = await ask({ do: 'hash', table });
  const imagined = await ask({ do: 'imagine', table, viewer: 0, seed: 7 });
  const here = await ask({ do: 'view', table, viewer: 0 });
  const there = await ask({ do: 'view', table: imagined.table, viewer: 0 });
  expect(there.view).toEqual(here.view);
  expect(await playOut(imagined.table)).toBeGreaterThan(0);
  expect((await ask({ do: 'hash', table })).hash).toBe(before.hash);
}, 60_000);

test('the engine ends with 0 when its input ends', async () => {
  const ended = new Promise((end) => engine.once('exit', end));
  engine.stdin.end();
  expect(await ended).toBe(0);
});
