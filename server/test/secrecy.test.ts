import { randomBot as random } from '@masterplan/bots';
import { type Game, imagine, nth, open, type Shape, Sitting, type State, see } from '@masterplan/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { duel } from '../../kernel/test/tiny/duel.ts';
import { bigSquads } from '../../kernel/test/tiny/squads.ts';
import type { Shelved } from '../src/rules/contract.ts';
import { SatTable } from '../src/rules/seating.ts';
import { shelve } from '../src/rules/shelve.ts';
import type { RunningServer } from '../src/server.ts';
import { canaries, canaryGame, shelved as canaryShelf } from './shelf/canaries.ts';
import { Page } from './support/page.ts';
import { at, type Company, choose, closeAll, playOn, seated, waitingSeats } from './support/play.ts';
import { clearFolder, newFolder, programOf, serving } from './support/serving.ts';

const folders: string[] = [];
const servers: RunningServer[] = [];
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  folders.forEach(clearFolder);
});

async function servingOne(shelved: Shelved, newSeed: () => string): Promise<RunningServer> {
  const data = newFolder();
  folders.push(data);
  const server = await serving({ data, newSeed, games: [{ shelved, program: programOf('duel') }] });
  servers.push(server);
  return server;
}

type Sat = typeof SatTable;

/** A game whose tables begin in the given world instead of a deal. */
const inWorld = <S extends Shape>(game: Game<S>, world: State<S>, sat: Sat): Shelved => ({
  ...shelve({ game }, { bots: { random: random() } }),
  open: (start) => new sat(game, { ...start, start: world }),
});

/** Frames with everything that is this table's alone made equal: ids, the seal, clocks. */
function plain(page: Page, { table, pages }: Company, seal: string): string[] {
  const people = pages.map(({ me }) => me?.player ?? '');
  return page.frames
    .filter((frame) => /"(seen|change)":/.test(frame))
    .map((frame) =>
      people
        .reduce((text, player, i) => text.replaceAll(player, `player-${i}`), frame)
        .replaceAll(table, 'table')
        .replaceAll(seal, 'seal')
        .replace(/"clocks":\[[^\]]*\]/, ''),
    );
}

/** Plays two tables alike, with keys that are possible in both worlds, as long as they look alike to `viewer`. */
async function playAlike(one: Company, two: Company, viewer: number): Promise<number> {
  const view = (company: Company): unknown => at(company.pages, viewer).held(company.table, viewer).seen;
  let steps = 0;
  while (JSON.stringify(view(one)) === JSON.stringify(view(two))) {
    if (at(one.pages, 0).held(one.table, 0).info?.state !== 'playing') break;
    const seat = at(waitingSeats(at(one.pages, viewer), one.table, viewer), 0);
    const keysOf = (company: Company): string[] =>
      (at(company.pages, seat).held(company.table, seat).mine?.options ?? []).map(({ key }) => key);
    const both = keysOf(one).filter((key) => keysOf(two).includes(key));
    if (both.length === 0) break;
    const key = both[steps % both.length];
    await choose(one, seat, key);
    await choose(two, seat, key);
    steps += 1;
  }
  return steps;
}

/** Everybody sits down; the viewer with the number of seats is somebody who watches. */
async function gathered(server: RunningServer, game: string, seats: number): Promise<Company> {
  const { table, pages } = await seated(server.port, game, seats);
  const spectator = await Page.hello(server.port);
  await spectator.ask('watch', { table });
  return { table, pages: [...pages, spectator] };
}

/** How many steps were taken alike, after comparing every byte that `viewer` was sent. */
async function compareWorlds<S extends Shape>(
  game: Game<S>,
  seats: number,
  viewer: number,
  sat: Sat = SatTable,
): Promise<number> {
  const seed = `secrecy ${viewer}`;
  const truth = open(game, { seats, seed }).state;
  const other = imagine(game, see(game, truth, viewer), 'another world').state;
  expect(other.face).not.toEqual(truth.face);
  const [first, second] = [
    await servingOne(inWorld(game, truth, sat), () => seed),
    await servingOne(inWorld(game, other, sat), () => seed),
  ];
  const one = await gathered(first, game.id, seats);
  const two = await gathered(second, game.id, seats);
  const steps = await playAlike(one, two, viewer);
  const sealOf = (company: Company): string =>
    at(company.pages, viewer).held(company.table, viewer).info?.seal ?? '-';
  const [ours, theirs] = [
    plain(at(one.pages, viewer), one, sealOf(one)),
    plain(at(two.pages, viewer), two, sealOf(two)),
  ];
  expect(ours.length).toBeGreaterThan(steps);
  expect(theirs.slice(0, steps)).toEqual(ours.slice(0, steps));
  closeAll([...one.pages, ...two.pages]);
  return steps;
}

describe('two worlds a seat cannot tell apart send it the same bytes', () => {
  test.each([0, 1])('squads deployed face down, seat %i', async (viewer) => {
    expect(await compareWorlds(bigSquads, nth(bigSquads.seats, 0), viewer)).toBeGreaterThan(3);
  });

  test.each([0, 1, 2, 3])('a duel of hidden hands, viewer %i', async (viewer) => {
    expect(await compareWorlds(duel, 3, viewer)).toBeGreaterThan(2);
  });

  test('and a table that lets the truth slip is caught', async () => {
    class Leaky<S extends Shape> extends SatTable<S> {
      override asks(): ReturnType<SatTable<S>['asks']> {
        return super.asks().map((ask) => ({ ...ask, name: `${ask.name} ${this.hash()}` }));
      }
    }
    await expect(compareWorlds(duel, 3, 1, Leaky)).rejects.toThrow(/deeply equal/);
  });
});

describe('a pack whose every card carries a word of its own', () => {
  /** The words of faces the viewer has known at some moment of the game. */
  function known(record: Parameters<typeof Sitting.of>[1], viewer: number): Set<string> {
    const game = canaryGame(canaries);
    const sitting = new Sitting(game, {
      seats: record.seats,
      options: record.options,
      seed: record.seed ?? '',
    });
    const words = new Set<string>();
    const look = (): void => {
      for (const face of see(game, sitting.table.state, viewer).face)
        if (face >= 0) words.add(nth(canaries, face));
    };
    look();
    for (const [seat, key] of record.choices) {
      sitting.choose(seat, key);
      look();
    }
    return words;
  }

  const told = (page: Page): Set<string> =>
    new Set(canaries.filter((word) => page.frames.slice(0, -1).some((frame) => frame.includes(word))));

  test('every seat and a spectator have been told the words they may know, and no other', async () => {
    const server = await servingOne(canaryShelf, () => 'seven');
    const pages = await Promise.all([0, 1, 2].map(() => Page.hello(server.port)));
    const spectator = await Page.hello(server.port);
    const pack = { words: canaries };
    const { table } = await at(pages, 0).ask('make', { game: 'canaries', seats: 3, listed: true, pack });
    for (const [seat, page] of pages.entries()) await page.ask('sit', { table, seat });
    await at(pages, 0).ask('start', { table });
    for (const page of [...pages, spectator]) await page.ask('watch', { table });
    const company = { table, pages };
    await playOn(company, undefined, (keys) => keys.find((key) => key.startsWith('defend')) ?? keys[0]);
    await spectator.until(() => spectator.held(table, 3).info?.state === 'finished');
    const answers = await Promise.all([...pages, spectator].map((page) => page.ask('record', { table })));
    for (const [viewer, page] of [...pages, spectator].entries())
      expect(told(page)).toEqual(known(at(answers, 0).record, viewer));
    expect(told(at(pages, 1)).size).toBeGreaterThan(told(spectator).size);
    closeAll([...pages, spectator]);
  });

  test('a pack that is not well made is refused with its place', async () => {
    const server = await servingOne(canaryShelf, () => 'eight');
    const page = await Page.hello(server.port);
    const bad = page.ask('make', { game: 'canaries', seats: 3, listed: true, pack: { words: [] } });
    await expect(bad).rejects.toMatchObject({ error: { code: 'bad-pack', facts: { path: 'words' } } });
    page.close();
  });
});
