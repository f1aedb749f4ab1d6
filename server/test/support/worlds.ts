import { randomBot as random } from '@masterplan/bots';
import { type Game, imagine, open, type Shape, type State, see } from '@masterplan/kernel';
import { expect } from 'vitest';
import type { Shelved } from '../../src/rules/contract.ts';
import { SatTable } from '../../src/rules/seating.ts';
import { shelve } from '../../src/rules/shelve.ts';
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

/** A server with one game, whose tables are dealt from given seeds. */
export async function servingOne(shelved: Shelved, newSeed: () => string): Promise<RunningServer> {
  const data = newFolder();
  folders.push(data);
  const server = await serving({ data, newSeed, games: [{ shelved, program: programOf('duel') }] });
  servers.push(server);
  return server;
}

export type Sat = typeof SatTable;

/** A game whose tables begin in the given world instead of a deal. */
const inWorld = <S extends Shape>(game: Game<S>, world: State<S>, sat: Sat): Shelved => ({
  ...shelve({ game }, { bots: { random: random() } }),
  open: (start) => new sat(game, { ...start, beginning: { start: world, version: 0 } }),
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
export async function compareWorlds<S extends Shape>(
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
