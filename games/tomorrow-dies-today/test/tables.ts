import {
  type FrameLiteral,
  nth,
  type OpenAsk,
  open,
  openAsks,
  optionsOf,
  type PositionLiteral,
  play,
  type StandIn,
  type Table,
  type TableOptions,
} from '@masterplan/kernel';
import { type DealtTable, deal } from '@masterplan/kernel/testkit';
import { type Amounts, type Piece, pieces, resources } from '../content/kinds.ts';
import { type Tomorrow, tomorrowDiesToday } from '../index.ts';
import { BASES, baseOf, HEADQUARTERS, PHASES, SQUADS, type Status, statuses } from '../rules/board.ts';
import { alertsAt, amountOf, countOf, placeOf, sizeOf } from '../rules/facts.ts';

/** A tile at a place: its id, how it lies and how many High Alert tokens are on it. */
interface TileScene {
  readonly tile: string | StandIn;
  readonly status?: Status;
  readonly alerts?: number;
}

interface SquadScene {
  /** A place, or the own Base Tile unless said. */
  readonly at?: number;
  readonly of: readonly Piece[];
}

interface SeatScene {
  readonly named?: string;
  /** Squads A, B and C. A Named Henchman in none of them is on the Base Tile. */
  readonly squads?: readonly (SquadScene | undefined)[];
  readonly loose?: readonly Piece[];
  readonly has?: Amounts;
  readonly goal?: number;
  readonly gadgets?: readonly string[];
  readonly jobs?: readonly string[];
}

/** A table, seat by seat: what is not said is empty. */
interface Scene {
  readonly seats: readonly SeatScene[];
  readonly options?: PositionLiteral['options'];
  readonly tiles?: Readonly<Record<number, string | TileScene>>;
  readonly alerts?: { readonly interpol?: number; readonly cia?: number };
  readonly agents?: readonly [number, number];
  readonly phase?: number;
  readonly zones?: PositionLiteral['zones'];
  readonly fields?: PositionLiteral['fields'];
  readonly stack: readonly FrameLiteral[];
}

/** A Named Henchman of whom a test says nothing: without points, abilities or an Affinity for any tile it has. */
const anybody = (seat: number): StandIn => ({
  id: `henchman-${seat}`,
  type: 'henchman',
  affinity: 'influence',
});

const slots = SQUADS + 1;

/** The pieces of all seats as their tally has them. */
function membersOf(seats: readonly SeatScene[]): number[] {
  const list = Array.from({ length: seats.length * slots * pieces.length }, () => 0);
  const add = (seat: number, slot: number, piece: Piece): void => {
    const at = (seat * slots + slot) * pieces.length + pieces.indexOf(piece);
    list[at] = nth(list, at) + 1;
  };
  for (const [seat, { squads = [], loose = [] }] of seats.entries()) {
    for (const [slot, squad] of squads.entries()) for (const piece of squad?.of ?? []) add(seat, slot, piece);
    for (const piece of loose) add(seat, SQUADS, piece);
    const isInSquad = squads.some((squad) => squad?.of.includes('named'));
    if (!isInSquad && !loose.includes('named')) add(seat, SQUADS, 'named');
  }
  return list;
}

const sceneOf = (given: string | TileScene): TileScene =>
  typeof given === 'string' ? { tile: given } : given;

/** Deals a scene. Seat 0 leads and turn order is that of the seats unless said; all standing answers are as from the start. */
export function lay(scene: Scene): DealtTable<Tomorrow> {
  const { seats, tiles = {}, alerts = {}, phase = 0 } = scene;
  const all: Readonly<Record<number, string | TileScene>> = {
    ...tiles,
    [HEADQUARTERS.interpol]: { tile: 'interpol-headquarters', alerts: alerts.interpol ?? 0 },
    [HEADQUARTERS.cia]: { tile: 'cia-building', alerts: alerts.cia ?? 0 },
  };
  const status = Array.from({ length: BASES }, () => 0);
  const alert = Array.from({ length: BASES }, () => 0);
  for (const [place, given] of Object.entries(all)) {
    const { status: lies = 'active', alerts: n = 0 } = sceneOf(given);
    status[Number(place)] = statuses.indexOf(lies);
    alert[Number(place)] = n;
  }
  const count = seats.length;
  return deal(tomorrowDiesToday, {
    seats: count,
    options: { events: false, ...scene.options },
    zones: {
      tile: Object.fromEntries(
        Object.entries(all).map(([place, given]) => {
          const { tile, status: lies } = sceneOf(given);
          return [place, [lies === 'inactive' ? tile : { card: tile, seenBy: 'all' as const }]];
        }),
      ),
      henchman: Object.fromEntries(seats.map(({ named }, seat) => [seat, [named ?? anybody(seat)]])),
      gadgets: Object.fromEntries(seats.map(({ gadgets = [] }, seat) => [seat, gadgets])),
      jobs: Object.fromEntries(seats.map(({ jobs = [] }, seat) => [seat, jobs])),
      ...scene.zones,
    },
    fields: {
      teams: count === 3 || scene.options?.teams === 3 ? 3 : 2,
      clock: 6,
      round: 1,
      phase,
      phases: phase,
      leader: 0,
      led: count === 3 || scene.options?.teams === 3 ? [0, count - 2, count - 1] : [0, count - 1],
      order: seats.map((_, seat) => seat),
      members: membersOf(seats),
      squadAt: seats.flatMap(({ squads = [] }, seat) =>
        Array.from({ length: SQUADS }, (_, slot) =>
          squads[slot] === undefined ? -1 : (squads[slot]?.at ?? baseOf(seat)),
        ),
      ),
      vault: seats.flatMap(({ has = {} }) => resources.map((resource) => has[resource] ?? 0)),
      vp: seats.map(({ has = {} }) => has.vp ?? 0),
      status,
      alert,
      since: Array.from({ length: BASES }, (_, place) => place),
      completedIn: Array.from({ length: BASES }, () => -1),
      agents: scene.agents ?? [HEADQUARTERS.interpol, HEADQUARTERS.cia],
      paidOff: [0, 0],
      goals: seats.flatMap(({ goal }) =>
        Array.from({ length: PHASES }, (_, i) => (goal !== undefined && i === phase - 1 ? goal : -1)),
      ),
      ...scene.fields,
    },
    stack: scene.stack,
  });
}

/** What tests ask of a table. */
export const has = (
  table: DealtTable<Tomorrow>,
  seat: number,
  resource: (typeof resources)[number],
): number => amountOf(table.table, seat, resource);
export const vpOf = (table: DealtTable<Tomorrow>, seat: number): number => nth(table.fields.vp, seat);
export const alerts = (table: DealtTable<Tomorrow>, place: number): number => alertsAt(table.table, place);
export const squadAt = (table: DealtTable<Tomorrow>, seat: number, slot: number): number =>
  placeOf(table.table, seat, slot);
export const size = (table: DealtTable<Tomorrow>, seat: number, slot: number): number =>
  sizeOf(table.table, seat, slot);
export const count = (table: DealtTable<Tomorrow>, seat: number, slot: number, piece: Piece): number =>
  countOf(table.table, seat, slot, piece);
export const asked = (table: DealtTable<Tomorrow>): string[] =>
  table.asks.map(({ seat, name }) => `${seat} ${name}`);

/** A game from its beginning, in which a test chooses by the beginnings of keys. */
interface Begun {
  readonly table: Table<Tomorrow>;
  readonly asks: readonly OpenAsk[];
  keys(this: void, seat: number): string[];
  /** Takes the first option whose key begins so. */
  choose(this: void, seat: number, beginning: string): void;
}

export function begun({
  seats,
  seed = 'begun',
  options = {},
}: {
  readonly seats: number;
  readonly seed?: string;
  readonly options?: TableOptions;
}): Begun {
  const table = open(tomorrowDiesToday.game, { seats, seed, options });
  const keys = (seat: number) => optionsOf(table.lens(seat)).map(({ key }) => key);
  return {
    table,
    get asks() {
      return openAsks(table.lens(seats));
    },
    keys,
    choose(seat, beginning) {
      const key = keys(seat).find((each) => each.startsWith(beginning));
      if (key === undefined)
        throw new Error(`no option begins with "${beginning}": ${keys(seat).join(', ')}`);
      const refusal = play(table, seat, key);
      if (refusal !== undefined) throw new Error(`"${key}" was refused: ${refusal.code}`);
    },
  };
}

/** The same, played on by first options until a phase asks. */
export function playedTo(phase: string, opening: Parameters<typeof begun>[0]): Begun {
  const game = begun(opening);
  for (let ask = game.asks[0]; ask !== undefined && ask.name !== phase; [ask] = game.asks)
    for (const { seat } of game.asks.filter(({ ready }) => !ready).slice(0, 1)) game.choose(seat, '');
  return game;
}
