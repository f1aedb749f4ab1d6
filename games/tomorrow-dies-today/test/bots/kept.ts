import { searcher } from '@masterplan/bots';
import { describe, expect, test, vi } from 'vitest';
import { bots, foresight } from '../../bot/index.ts';
import type { Amounts, Piece, Points } from '../../content/kinds.ts';
import { MARKERS } from '../../rules/board.ts';
import type { ConditionSaid } from '../../rules/conditions/kit.ts';
import { deedNames } from '../../rules/deeds.ts';
import { lay as laid } from '../tables.ts';

vi.setConfig({ testTimeout: 60_000 });

type Table = ReturnType<typeof laid>;
type Whole = Parameters<typeof laid>[0];
type Seat = Whole['seats'][number];
export type Scene = Omit<Whole, 'stack'>;

export const DOCKS = 1;
export const DENS = 3;
export const TOWER = 7;
export const VAULT = 8;

/** A Resource Mission that asks for this and pays this. */
export const crime = (needs: Points, reward: Amounts, more = {}) => ({
  id: `crime for ${JSON.stringify(reward)}`,
  type: 'resource',
  mission: 'larceny',
  needs,
  completed: needs,
  reward,
  ...more,
});
/** A Doomsday Mission. */
export const plot = (needs: Points, reward: Amounts = { vp: 4 }, id = 'plot') => ({
  id,
  type: 'doomsday',
  mission: 'larceny',
  needs,
  reward,
});
/** A Directive or Side Job. */
export const objective = (
  type: 'directive' | 'job',
  id: string,
  reward: Amounts,
  ...needs: ConditionSaid[]
) => ({
  id,
  type,
  needs,
  reward,
});
export const open = (card: object & { readonly id: string; readonly type: string }) => ({
  card,
  seenBy: 'all' as const,
});

export const squad = (at: number, ...of: readonly Piece[]) => ({ at, of });
export const home = (...of: readonly Piece[]) => ({ of });
/** A seat with a single Squad at a place. */
export const at = (place: number, ...of: readonly Piece[]): Seat => ({ squads: [squad(place, ...of)] });

/** Nobody can do this. */
export const hopeless: Points = [9, 9, 9, 9];
export const dens = { [DENS]: { tile: crime([1, 2, 3, 0], { funding: 2, data: 2 }) } };
/** Combat 2, Stealth 4, Cunning 3: enough for it. */
export const enough: readonly Piece[] = ['soldier', 'thief', 'hacker'];
/** The last Round. */
export const last = { clock: 1 };

const blanks = Array.from({ length: MARKERS }, () => 'marker-0');
const markers = [...blanks, 'marker-1', 'marker-2', 'marker-3'].map((card) => ({
  card,
  seenBy: 'all' as const,
}));
/** A position that a search can play on from: everybody has markers for the next Round, and everybody knows which. */
export const lay = (scene: Whole): Table =>
  laid({
    ...scene,
    zones: { markers: Object.fromEntries(scene.seats.map((_, seat) => [seat, markers])), ...scene.zones },
  });

/** Deployments are funded. */
export const funding = (seats: readonly Seat[], scene: Partial<Scene> = {}) =>
  lay({ seats, tiles: dens, phase: 1, ...scene, stack: ['funding'] });
/** The gap after Spoils; `acting` has the Squads of each seat that are deployed, as masks. */
export const gap = (seats: readonly Seat[], acting: readonly number[], scene: Partial<Scene> = {}) =>
  lay({
    seats,
    tiles: dens,
    phase: 1,
    ...scene,
    fields: { acting, ...scene.fields },
    stack: [{ phase: 'phase', after: 'spoils' }],
  });
/** Markers are placed together. */
export const staging = (seats: readonly Seat[], tiles: Scene['tiles'], scene: Partial<Scene> = {}) =>
  lay({
    seats,
    ...(tiles === undefined ? {} : { tiles }),
    ...scene,
    stack: ['staging markers'],
  }).answer(0, 'together');
export const coordinating = (seats: readonly Seat[], scene: Partial<Scene> = {}) =>
  lay({ seats, tiles: dens, ...scene, stack: ['coordination'] });
/** The Interpol Agent comes to the Dens, with a High Alert token. */
export const agents = (seats: readonly Seat[], scene: Partial<Scene> = {}) =>
  lay({
    seats,
    tiles: dens,
    alerts: { interpol: 1 },
    agents: [DOCKS, 13],
    phase: 1,
    ...scene,
    stack: ['agents'],
  });
export const missions = (seats: readonly Seat[], acting: readonly number[], scene: Partial<Scene> = {}) =>
  lay({ seats, tiles: dens, phase: 1, ...scene, fields: { acting }, stack: ['missions'] });
/** A Mission that seats 0 and 1 have Completed together: its Reward is shared. */
export const sharing = (reward: Amounts) =>
  lay({
    seats: [at(DENS, 'soldier'), at(DENS, 'soldier')],
    tiles: { [DENS]: { tile: crime([0, 0, 0, 0], reward), status: 'completed' } },
    phase: 1,
    fields: { acting: [1, 1], won: [DENS, 0, DENS, 1] },
    stack: ['rewards'],
  });
/** Seat 0 has met all Directives that lie there. */
export const claims = (directives: readonly ReturnType<typeof objective>[], fields = {}) =>
  lay({
    seats: [{}, {}],
    tiles: dens,
    phase: 4,
    zones: { directives: directives.map(open) },
    fields: { deeds: [deedNames.indexOf('completed'), 0, 0, 1], ...fields },
    stack: ['directives'],
  });

/** Seat 1 puts a deal before seat 0. */
export const offered = (parts: readonly string[], seats: readonly Seat[], scene: Partial<Scene> = {}) => {
  const table = gap(
    seats,
    seats.map(() => 1),
    scene,
  ).answer(1, 'deal with 0');
  for (const part of parts) table.answer(1, part);
  return table.answer(1, 'Put it forward');
};
/** Two rivals on one tile, by what they have. */
export const both = (mine: Amounts, theirs: Amounts): readonly Seat[] => [
  { ...at(DENS, 'soldier'), has: mine },
  { ...at(DENS, 'soldier'), has: theirs },
];
/** In one Base, seat 2 puts a deal before its team mate in seat 0. */
export const askedByMate = (parts: readonly string[], seats: readonly Seat[], scene: Partial<Scene> = {}) => {
  const table = lay({ seats, tiles: dens, ...scene, stack: [{ phase: 'scheming', after: 'sweep' }] });
  table.answer(2, 'deal with 0');
  for (const part of parts) table.answer(2, part);
  return table.answer(2, 'Put it forward');
};

/** A position, and what a sensible person answers in the place of a seat, 0 unless said. */
export type Kept = readonly [what: string, table: () => Table, chosen: string, seat?: number];

/** Few enough for a test; the levels that search have twice as many and more. */
const PLAYOUTS = 64;
const searching = searcher('searching', bots.thumb, foresight, PLAYOUTS);

/**
 * Every position is a test: the bot of rules of thumb answers as a sensible person would, and so does a search. `bySearch` has the positions, by what
 * they are about, in which a search answers otherwise, for a reason.
 */
export function answeredRight(kept: readonly Kept[], bySearch: Readonly<Record<string, string>> = {}): void {
  const positions = kept.map(([what, table, chosen, seat = 0]) => ({ what, table, chosen, seat }));

  describe('by rules of thumb', () => {
    test.each(positions)('$what', ({ table, chosen, seat }) => {
      expect(table().chosenBy(bots.thumb, seat)).toBe(chosen);
    });
  });

  describe(`by a search of ${PLAYOUTS} playouts`, () => {
    test.each(positions)('$what', ({ what, table, chosen, seat }) => {
      expect(table().chosenBy(searching, seat)).toBe(bySearch[what] ?? chosen);
    });
  });
}
