import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import type { Shelved, Sitting } from '@masterplan/bots';
import { below, type Choice, generator, type Heard, nth } from '@masterplan/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shelved as masterPlan } from '../../../games/master-plan/program.ts';
import { shelved as watchmen } from '../../../games/watchmen/program.ts';
import { type AnyShelved, completed } from '../../src/programs/older.ts';
import type { RunningServer } from '../../src/server.ts';
import { Page } from '../support/page.ts';
import { waitingSeats } from '../support/play.ts';
import { bundleGames, clearFolder, gameProgram, newFolder, serving } from '../support/serving.ts';

/** A data folder that `commands/keep-data.ts` kept when an earlier version was current. */
interface Kept {
  readonly key: string;
  readonly tables: Readonly<Record<string, { readonly playing: string; readonly finished: string }>>;
}

const folder = fileURLToPath(new URL('../kept/before-kernel-2', import.meta.url));
const { key, tables }: Kept = JSON.parse(readFileSync(join(folder, 'kept.json'), 'utf8'));

function unpackInto(data: string): void {
  mkdirSync(join(data, 'rules'));
  const paths = [
    'masterplan.db.br',
    ...readdirSync(join(folder, 'rules')).map((name) => join('rules', name)),
  ];
  for (const path of paths) {
    const whole = brotliDecompressSync(readFileSync(join(folder, path)));
    writeFileSync(join(data, path.slice(0, -'.br'.length)), whole);
  }
}

const data = newFolder();
let server: RunningServer;
let page: Page;
const log: string[] = [];
const start = async (): Promise<void> => {
  server = await serving({
    data,
    games: [
      { shelved: masterPlan, program: gameProgram('master-plan') },
      { shelved: watchmen, program: gameProgram('watchmen') },
    ],
    log: (what) => log.push(what),
  });
  page = await Page.hello(server.port, key);
};
beforeAll(async () => {
  unpackInto(data);
  await bundleGames();
  await start();
}, 60_000);
afterAll(async () => {
  page.close();
  await server.stop();
  clearFolder(data);
});

/** The rules program that the server has pages load for a table; its newest where it says none. */
async function programAt(game: string, rulesAt: string | undefined): Promise<Shelved> {
  const file = rulesAt === undefined ? gameProgram(game) : join(data, rulesAt);
  const { shelved }: { shelved: Shelved } = await import(pathToFileURL(file).href);
  return shelved;
}

/** Plays seat 0 by the table's own program until it is over, or for so many choices. */
async function playOn(game: string, table: string, most: number): Promise<void> {
  const held = page.held(table, 0);
  const program = await programAt(game, held.info?.rulesAt);
  const isOver = (): boolean => held.info?.state !== 'playing';
  const isAsked = (): boolean => waitingSeats(page, table, 0).includes(0);
  for (let made = 0; made < most && !isOver(); made++) {
    await page.until(() => isOver() || isAsked());
    if (isOver()) return;
    const { version } = held;
    const stands =
      held.seen instanceof Object && 'standing' in held.seen && String(held.seen.standing) === '1';
    if (stands && held.asks?.some(({ seat, sealed }) => seat === 0 && sealed)) {
      await page.until(() => isOver() || held.version > version || !isAsked());
      continue;
    }
    const said = program.answer({ level: 'thumb', seen: held.seen, seed: String(version) }) ?? '';
    const chosen = await page.ask('choose', { table, seat: 0, version, key: said });
    await page.until(() => held.version >= chosen.version);
  }
}

/** Plays the record of a finished table again with the program that the page is told to load, as the page does. */
async function expectToReplay(game: string, table: string): Promise<void> {
  const { record, rulesAt } = await page.ask('record', { table });
  const { telling } = await programAt(game, rulesAt);
  expect(telling?.rerun(record)).toMatchObject({ lastMoment: record.choices.length });
}

describe.each(Object.entries(tables))(
  'a data folder of an earlier version: %s',
  (game, { playing, finished }) => {
    test('a finished table replays under the rules it was played with', async () => {
      await page.ask('watch', { table: finished });
      expect(page.held(finished, 0).info?.state).toBe('finished');
      expect(page.held(finished, 0).entries.length).toBeGreaterThan(20);
      await expectToReplay(game, finished);
    });

    test('one in play goes on under them, can be left and come back to, and replays when it is over', async () => {
      await page.ask('watch', { table: playing });
      await playOn(game, playing, 5);
      expect(page.held(playing, 0).info?.rulesAt).toMatch(/^\/rules\/[0-9a-f]{64}\.mjs$/);
      page.close();
      await server.stop();
      await start();
      await page.ask('watch', { table: playing });
      await playOn(game, playing, Number.POSITIVE_INFINITY);
      expect(page.held(playing, 0).info?.state).toBe('finished');
      await expectToReplay(game, playing);
      expect(log.filter((what) => what !== 'listening')).toEqual([]);
    });
  },
);

describe('a program from before attempts', () => {
  const heard = new Set<Heard>();
  const random = generator('old');

  test.each(readdirSync(join(folder, 'rules')))('says how far each choice is heard: %s', async (name) => {
    const program: AnyShelved = await programAt('', join('rules', name.slice(0, -'.br'.length)));
    const sitting = completed(program).open({ seats: Math.max(...program.seats), options: {}, seed: 'old' });
    if ('faults' in sitting) throw new Error('it cannot be opened');
    for (let made = 0; made < 600 && sitting.outcome === null; made++) {
      const { version, askedSince, length } = sitting;
      const tried = sitting.attempt(...nextOf(sitting, made), 'holder');
      if (tried.refusal !== undefined) throw new Error(tried.refusal.code);
      expect(sitting.length).toBe(length);
      tried.commit();
      heard.add(tried.heard);
      const { mark, outcome } = tried;
      expect([sitting.length, sitting.hash(), sitting.outcome]).toEqual([length + 1, mark, outcome]);
      expect(sitting.version).toBe(tried.heard === 'silent' ? version : version + 1);
      expect(sitting.askedSince).toBe(tried.heard === 'loud' ? sitting.version : askedSince);
    }
    expect(sitting.attempt(0, 'nonsense', 'holder').refusal).toBeDefined();
    expect(sitting.silence(0)).toBeUndefined();
    expect(sitting.proposed()).toBeUndefined();
    const { viewer, sealed, standing, face } = sitting.see(0);
    expect(sitting.seeOwn(0)).toEqual({ viewer, sealed, standing, face });
  });

  test('answers in every way that can be heard', () => {
    expect([...heard].sort()).toEqual(['loud', 'quiet', 'silent']);
  });

  /** A choice that is possible: an answer, now and then one that changes a sealed answer or leaves a standing one. */
  function nextOf(sitting: Sitting, made: number): Choice {
    const isChange = made % 5 === 0 && sitting.ready !== 0;
    const seat = 31 - Math.clz32(isChange ? sitting.ready : sitting.asked & ~sitting.ready);
    const { options, standing } = sitting.mine(seat);
    const left = made % 31 === 30 ? standing[0] : undefined;
    return [seat, (left ?? nth(options, below(random, options.length))).key];
  }
});
