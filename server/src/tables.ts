import type { TableOptions } from '@masterplan/kernel';
import type { Lobby, SomeSettings, TableLine, TableSettings } from '../wire/index.ts';
import { WriteError } from './faults.ts';
import type { House } from './house.ts';
import { letters } from './letters.ts';
import { no, ok, type Result } from './result.ts';
import type { Rules } from './rules/programs.ts';
import { nothingToDecide } from './table/deciding.ts';
import {
  type Begun,
  beginningRowsOf,
  type Facts,
  factsOf,
  type Holder,
  isEmpty,
  rowOf,
  seatInfo,
  seatRowsOf,
} from './table/facts.ts';
import { LiveTable } from './table/live.ts';

export interface Making {
  readonly game: string;
  readonly seats: number;
  readonly options: TableOptions;
  readonly pack?: unknown;
  readonly listed: boolean;
  readonly settings: SomeSettings;
  readonly host: string;
  /** Who sits where from the start; everywhere else nobody. */
  readonly holders?: readonly Holder[];
  /** Where it begins in a position: that, and the rules it is a position of. */
  readonly begun?: Begun & { readonly rules: Rules };
}

/** Most tables of one kind that the lobby lists. */
const LISTED = 50;
/** A table at which nobody ever sat down is cleared away after a day. */
const ABANDONED = 24 * 3600 * 1000;

const usualSettings = (levels: readonly string[]): TableSettings => ({
  ...{ spectators: true, undo: 'agreed', pace: 'steady', clock: { kind: 'none' } },
  cover: levels[0] ?? '',
});

/** Every table of the server: the unfinished ones in memory, the finished ones while somebody looks at them. */
export class Tables {
  readonly #house: House;
  readonly #live = new Map<string, LiveTable>();
  readonly #loading = new Map<string, Promise<LiveTable | undefined>>();

  constructor(house: House) {
    this.#house = house;
  }

  /** Takes up every unfinished table where it was left. */
  async takeUp(): Promise<void> {
    for (const id of await this.#house.store.unfinished()) await this.find(id);
    await this.sweep();
  }

  get all(): Iterable<LiveTable> {
    return this.#live.values();
  }

  /** Whether time runs at any of them. */
  get areTimed(): boolean {
    for (const table of this.#live.values()) if (table.isTimed) return true;
    return false;
  }

  async make(making: Making): Promise<Result<LiveTable>> {
    const { begun } = making;
    const rules = begun?.rules ?? this.#house.programs.offeredFor(making.game);
    if (rules === undefined) return no('no-game');
    const fault = faultIn(making, rules);
    if (fault !== undefined) return fault;
    const now = Date.now();
    const { game, seats, options, listed, host, holders } = making;
    const facts: Facts = {
      ...{
        id: letters(16),
        no: 0,
        game,
        rules: rules.shelved.version,
        program: begun === undefined ? '' : rules.sha,
        seats,
        options,
        listed,
        host,
      },
      ...{
        state: 'gathering',
        seed: '',
        begun: begun === undefined ? null : { origin: begun.origin, beginning: begun.beginning },
        givenUp: false,
        rematch: null,
        winners: null,
        former: [],
        deciding: nothingToDecide,
        madeAt: now,
        changedAt: now,
      },
      packJson: making.pack === undefined ? null : JSON.stringify(making.pack),
      settings: { ...usualSettings(rules.shelved.levels), ...making.settings },
      holders: holders ?? Array.from({ length: seats }, () => ({})),
    };
    try {
      await this.#house.store.addTable(rowOf(facts), seatRowsOf(facts), beginningRowsOf(facts));
    } catch (failed) {
      if (failed instanceof WriteError) return no('cannot-write');
      throw failed;
    }
    const stored = await this.#house.store.tableOf(facts.id);
    const table = LiveTable.made(this.#house, { ...facts, no: stored?.row.no ?? 0 });
    this.#live.set(facts.id, table);
    this.#house.lobbyChanged();
    return ok(table);
  }

  /** A table in memory, or out of the store. */
  async find(id: string): Promise<LiveTable | undefined> {
    const live = this.#live.get(id);
    if (live !== undefined) return live;
    const loading = this.#loading.get(id) ?? this.#load(id);
    this.#loading.set(id, loading);
    return loading.finally(() => this.#loading.delete(id));
  }

  /** Forgets a finished table that nobody looks at any more; it stays in the store. */
  release(table: LiveTable): void {
    if (table.facts.state !== 'finished' || !table.views.isEmpty) return;
    table.stop();
    this.#live.delete(table.facts.id);
  }

  /** Forgets every finished table that nobody looks at, and clears away the abandoned ones. */
  async sweep(): Promise<void> {
    for (const table of [...this.#live.values()]) {
      this.release(table);
      if (!this.#isAbandoned(table)) continue;
      this.#live.delete(table.facts.id);
      await this.#house.store.removeTable(table.facts.id);
    }
  }

  /** A person has come or gone: their tables say so, and the lobby counts anew. */
  presence(player: string): void {
    this.#house.lobbyChanged();
    for (const table of this.#live.values())
      if (table.facts.holders.some((holder) => holder.player === player)) table.views.publish();
  }

  stop(): void {
    for (const table of this.#live.values()) table.stop();
  }

  async lobby(player: string): Promise<Lobby> {
    const tables = [...this.#live.values()].filter(({ facts }) => facts.state !== 'finished');
    const listed = tables.filter(({ facts }) => facts.listed).sort(byNewest);
    const playing = tables.filter(({ state }) => state === 'playing');
    const [open, live] = [listed.filter(hasRoom), listed.filter(isWatchable)];
    const line = (table: LiveTable): TableLine => this.#line(table, player);
    return {
      games: this.#house.programs.offered.map(({ shelved }) => ({
        ...{ game: shelved.id, rules: shelved.version, seats: shelved.seats, options: shelved.options },
        ...{ levels: shelved.levels, packs: shelved.takesPacks },
        tours: (shelved.tours ?? []).map(({ id }) => id),
      })),
      open: open.slice(0, LISTED).map(line),
      live: live.slice(0, LISTED).map(line),
      counts: { open: open.length, live: live.length },
      yours: tables
        .filter((table) => table.seatsOf(player).length > 0)
        .sort(byNewest)
        .map(line),
      finished: await this.finished(player),
      people: this.#house.people.count,
      playing: playing.length,
    };
  }

  async finished(player: string, before?: number): Promise<TableLine[]> {
    const { rows, seats } = await this.#house.store.finished(player, before);
    await this.#house.people.meet(seats.flatMap((seat) => seat.player ?? []));
    return rows.map((row) =>
      this.#finishedLine(
        factsOf(
          row,
          seats.filter(({ tableId }) => tableId === row.id),
        ),
        player,
      ),
    );
  }

  async #load(id: string): Promise<LiveTable | undefined> {
    const stored = await this.#house.store.tableOf(id);
    if (stored === undefined) return undefined;
    const facts = factsOf(stored.row, stored.seats, stored.beginning);
    await this.#house.people.meet(facts.holders.flatMap(({ player }) => player ?? []));
    const table = await LiveTable.stored(this.#house, facts, stored);
    this.#live.set(id, table);
    return table;
  }

  #isAbandoned({ facts, views }: LiveTable): boolean {
    const isOld = views.isEmpty && Date.now() - facts.changedAt > ABANDONED;
    return facts.state === 'gathering' && isOld && facts.holders.every(({ player }) => player === undefined);
  }

  #line(table: LiveTable, player: string): TableLine {
    const { facts, seating } = table;
    const mine = table.seatsOf(player);
    const waiting = facts.state === 'playing' && seating !== undefined ? seating.asked & ~seating.ready : 0;
    return {
      ...this.#bareLine(facts, mine),
      state: table.state,
      version: table.version,
      asked: mine.filter((seat) => (waiting >> seat) & 1),
    };
  }

  #finishedLine(facts: Facts, player: string): TableLine {
    const mine = facts.holders.flatMap((holder, seat) => (holder.player === player ? [seat] : []));
    const line = { ...this.#bareLine(facts, mine), state: facts.state, version: 0, asked: [] };
    return facts.winners === null ? line : { ...line, winners: facts.winners };
  }

  #bareLine(facts: Facts, mine: readonly number[]): Omit<TableLine, 'state' | 'version' | 'asked'> {
    const { people } = this.#house;
    return {
      ...{ table: facts.id, no: facts.no, game: facts.game, seats: facts.seats, mine },
      people: facts.holders.map((holder) => seatInfo(holder, facts, people)),
      at: Math.floor(facts.changedAt / 1000),
      spectators: facts.settings.spectators,
    };
  }
}

const byNewest = (a: LiveTable, b: LiveTable): number => b.facts.changedAt - a.facts.changedAt;

const hasRoom = ({ facts }: LiveTable): boolean => facts.state === 'gathering' && facts.holders.some(isEmpty);

const isWatchable = ({ facts, state }: LiveTable): boolean =>
  state === 'playing' && facts.settings.spectators;

/** What is wrong with a table before it is made, tried out on a deal that is thrown away. */
function faultIn(
  { seats, options, pack, settings, begun }: Making,
  { shelved }: Rules,
): ReturnType<typeof no> | undefined {
  if (!shelved.seats.includes(seats)) return no('bad-seats');
  if (settings.cover !== undefined && !shelved.levels.includes(settings.cover)) return no('no-level');
  if (pack !== undefined && !shelved.takesPacks) return no('no-packs');
  const tried = shelved.open({
    ...{ seats, options, seed: '' },
    ...(pack === undefined ? {} : { pack }),
    ...(begun === undefined ? {} : { beginning: begun.beginning }),
  });
  if (!('faults' in tried)) return undefined;
  const [first] = tried.faults;
  return tried.in === 'options'
    ? no('bad-options', { path: first?.path ?? '' })
    : no('bad-pack', { path: first?.path ?? '', expected: first?.expected ?? '' });
}
