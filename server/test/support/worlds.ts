import type { Shelved, Sitting } from '@masterplan/bots';
import { program, randomBot as random } from '@masterplan/bots';
import { type Game, imagine, type Manifest, open, type Shape, type State, see } from '@masterplan/kernel';
import { expect } from 'vitest';
import type { RunningServer } from '../../src/server.ts';
import { Page } from './page.ts';
import { at, type Company, choose, closeAll, seated, waitingSeats } from './play.ts';
import { clearFolder, newFolder, programOf, serving } from './serving.ts';

const folders: string[] = [];
const servers: RunningServer[] = [];
/** Ends the servers of this file. */
export async function stopServing(): Promise<void> {
  await Promise.all(servers.map((server) => server.stop()));
  folders.forEach(clearFolder);
}

/** A server with one game, whose tables are dealt from given seeds; its bots' program is the game's own, where it has one. */
export async function servingOne(
  shelved: Shelved,
  newSeed: () => string,
  program = programOf('duel'),
): Promise<RunningServer> {
  const data = newFolder();
  folders.push(data);
  const server = await serving({ data, newSeed, games: [{ shelved, program }] });
  servers.push(server);
  return server;
}

/** What is compared: a game, with a pack where it has one, as one viewer gets it. */
export interface Comparison<S extends Shape> {
  readonly registered: Pick<Manifest<S>, 'game' | 'readPack'> & Partial<Manifest<S>>;
  readonly seats: number;
  readonly viewer: number;
  readonly pack?: unknown;
  /** A table that lets something slip, for a test of the test. */
  readonly tamper?: (sitting: Sitting) => Sitting;
}

/** The game, whose tables begin in the given world instead of a deal. */
function inWorld<S extends Shape>({ registered, tamper }: Comparison<S>, world: State<S>): Shelved {
  const shelved = program({ ...registered, bots: { random: random<S>() }, levels: ['random'] });
  return {
    ...shelved,
    open(start) {
      const sitting = shelved.open({ ...start, beginning: { start: world, version: 0 } });
      return 'faults' in sitting || tamper === undefined ? sitting : tamper(sitting);
    },
  };
}

/** Everything a page was sent, with what is this server's alone made equal: ids, keys, the seal, clocks. */
function plain(page: Page, { table, pages }: Company, viewer: number): string[] {
  const people = pages.map(({ me }) => me?.player ?? '');
  const seal = page.held(table, viewer).info?.seal ?? '-';
  return page.frames.map((frame) =>
    people
      .reduce((text, player, i) => text.replaceAll(player, `player-${i}`), frame)
      .replaceAll(table, 'table')
      .replaceAll(seal, 'seal')
      .replaceAll(page.key, 'key')
      .replace(/"reach":\{[^}]*\}/, '')
      .replace(/"no":\d+/g, '"no":0')
      .replace(/,"clocks":\[[^\]]*\]/, ''),
  );
}

/** Keys that are refused where they are not among the options: by the rules, or because there is no such thing. */
const foul = ['nonsense', 'defend with 3', 'deploy 3 to 1', 'knock out 5'];

/** The viewer asks about all that one can ask about, also what is refused. */
async function probe({ table, pages }: Company, viewer: number): Promise<void> {
  const page = at(pages, viewer);
  const { version, mine, info } = page.held(table, viewer);
  if (info?.state !== 'playing') return;
  const keys = mine?.options.map(({ key }) => key) ?? [];
  const seat = viewer < pages.length - 1 ? { seat: viewer } : {};
  await page.ask('past', { table, ...seat, version: Math.floor(version / 2) });
  for (const key of foul.filter((each) => !keys.includes(each)))
    await page.refusal('choose', { table, seat: viewer % (pages.length - 1), version, key });
  await page.refusal('undo', { table, seat: (viewer + 1) % (pages.length - 1), version, reach: 'free' });
  await page.refusal('record', { table });
  await page.ask('watch', { table, since: Math.max(0, version - 2) });
  await page.ask('ping', {});
}

/** The viewer asks for a hint where there are hints, and waits for it. */
async function askForHint({ table, pages }: Company, viewer: number): Promise<void> {
  const page = at(pages, viewer);
  const { version, mine, info } = page.held(table, viewer);
  if (info?.advises !== true || (mine?.options.length ?? 0) === 0) return;
  if ((await page.refusal('hint', { table, seat: viewer, version })) !== '') return;
  const isHint = (push: (typeof page.pushes)[number]): boolean =>
    push.on === 'hint' && push.version === version && push.best.length > 0;
  await page.until(() => page.pushes.some(isHint));
}

/** Everybody but the viewer whose sealed answer is in changes their mind, and changes it back: nobody may notice. */
async function waver(
  { table, pages }: Company,
  viewer: number,
  said: ReadonlyMap<number, string>,
): Promise<void> {
  for (const { seat, ready } of at(pages, viewer).held(table, viewer).asks ?? []) {
    const key = said.get(seat);
    if (!ready || seat === viewer || key === undefined) continue;
    const page = at(pages, seat);
    const { version, mine } = page.held(table, seat);
    const other = mine?.options.find((option) => option.key !== key)?.key ?? key;
    for (const changed of [other, key]) await page.ask('choose', { table, seat, version, key: changed });
  }
}

/** Plays two tables alike, with keys that are possible in both worlds, as long as they look alike to `viewer`. */
async function playAlike(one: Company, two: Company, viewer: number): Promise<number> {
  const view = (company: Company): unknown => at(company.pages, viewer).held(company.table, viewer).seen;
  const sent = (company: Company): string[] => plain(at(company.pages, viewer), company, viewer);
  const said = new Map<number, string>();
  for (let steps = 0; ; steps++) {
    await waver(one, viewer, said);
    await probe(one, viewer);
    await probe(two, viewer);
    await askForHint(one, viewer);
    await askForHint(two, viewer);
    if (JSON.stringify(view(one)) !== JSON.stringify(view(two))) return steps;
    expect(sent(two)).toEqual(sent(one));
    if (at(one.pages, 0).held(one.table, 0).info?.state !== 'playing') return steps;
    const seat = at(waitingSeats(at(one.pages, viewer), one.table, viewer), 0);
    const keysOf = (company: Company): string[] =>
      (at(company.pages, seat).held(company.table, seat).mine?.options ?? []).map(({ key }) => key);
    const both = keysOf(one).filter((key) => keysOf(two).includes(key));
    if (both.length === 0) return steps;
    const key = at(both, steps % both.length);
    said.set(seat, key);
    await choose(one, seat, key);
    await choose(two, seat, key);
  }
}

/** Everybody sits down; the viewer with the number of seats is somebody who watches. */
async function gathered(server: RunningServer, game: string, seats: number, pack: unknown): Promise<Company> {
  const { table, pages } = await seated(server.port, game, seats, { hints: true }, pack);
  const spectator = await Page.hello(server.port);
  await spectator.ask('watch', { table });
  return { table, pages: [...pages, spectator] };
}

const gameOf = <S extends Shape>({ registered, pack }: Comparison<S>): Game<S> => {
  const read = pack === undefined ? registered : registered.readPack?.(pack);
  if (read === undefined || 'faults' in read) throw new Error('the pack cannot be read');
  return read.game;
};

/**
 * Plays a table in two worlds that `viewer` cannot tell apart, and compares every byte that is sent to that viewer, step by
 * step, until a shown face parts them. Returns how many steps were taken alike.
 */
export async function compareWorlds<S extends Shape>(comparison: Comparison<S>): Promise<number> {
  const { seats, viewer, pack } = comparison;
  const game = gameOf(comparison);
  const seed = `secrecy ${viewer}`;
  const truth = open(game, { seats, seed }).state;
  const other = imagine(game, see(game, truth, viewer), 'another world').state;
  expect(other.face).not.toEqual(truth.face);
  const first = await servingOne(inWorld(comparison, truth), () => seed);
  const second = await servingOne(inWorld(comparison, other), () => seed);
  const one = await gathered(first, game.id, seats, pack);
  const two = await gathered(second, game.id, seats, pack);
  const steps = await playAlike(one, two, viewer);
  closeAll([...one.pages, ...two.pages]);
  return steps;
}
