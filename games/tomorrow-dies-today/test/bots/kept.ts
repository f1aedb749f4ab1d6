import { expect, test } from 'vitest';
import { bots } from '../../bot/index.ts';
import type { Amounts, Piece, Points } from '../../content/kinds.ts';
import { MARKERS } from '../../rules/board.ts';
import type { ConditionSaid } from '../../rules/conditions/kit.ts';
import { deedNames } from '../../rules/deeds.ts';
import { lay } from '../tables.ts';

type Table = ReturnType<typeof lay>;
type Seat = Parameters<typeof lay>[0]['seats'][number];
type Scene = Omit<Parameters<typeof lay>[0], 'stack'>;

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
const blanks = Array.from({ length: MARKERS }, () => 'marker-0');
const markers = [...blanks, 'marker-1', 'marker-2', 'marker-3'];
/** Markers are placed together. */
export const staging = (seats: readonly Seat[], tiles: Scene['tiles'], scene: Partial<Scene> = {}) =>
  lay({
    seats,
    ...(tiles === undefined ? {} : { tiles }),
    ...scene,
    zones: { markers: Object.fromEntries(seats.map((_, seat) => [seat, markers])) },
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

/** Every position is a test: the bot of rules of thumb answers as a sensible person would. */
export function answeredRight(kept: readonly Kept[]): void {
  test.each(kept.map(([what, table, chosen, seat = 0]) => ({ what, table, chosen, seat })))(
    '$what',
    ({ table, chosen, seat }) => {
      expect(table().chosenBy(bots.thumb, seat)).toBe(chosen);
    },
  );
}
