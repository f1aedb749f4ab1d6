import type { Lobby, TableLine } from '../wire/index.ts';
import type { House } from './house.ts';
import type { Card } from './table/card.ts';
import { type Facts, factsOf, isEmpty, seatInfo } from './table/facts.ts';

/** Most tables of one kind that the lobby lists. */
const LISTED = 50;

/** The lobby at one moment: what is the same for everybody is put together once, however many people are there. */
export class LobbyLists {
  readonly #house: House;
  readonly #shared: Omit<Lobby, 'yours' | 'finished'>;
  /** Unfinished tables by the people who sit there, the newest first. */
  readonly #byPlayer = new Map<string, Card[]>();

  constructor(house: House, cards: Iterable<Card>) {
    this.#house = house;
    const tables = [...cards].filter(({ facts }) => facts.state !== 'finished').sort(byNewest);
    for (const card of tables) this.#file(card);
    const listed = tables.filter(({ facts }) => facts.listed);
    const [open, live] = [listed.filter(hasRoom), listed.filter(isWatchable)];
    this.#shared = {
      games: house.programs.offered.map(({ shelved }) => ({
        ...{ game: shelved.id, rules: shelved.version, seats: shelved.seats, options: shelved.options },
        ...{ levels: shelved.levels, packs: shelved.takesPacks },
        tours: (shelved.tours ?? []).map(({ id }) => id),
      })),
      open: open.slice(0, LISTED).map((card) => this.#line(card)),
      live: live.slice(0, LISTED).map((card) => this.#line(card)),
      counts: { open: open.length, live: live.length },
      people: house.people.count,
      playing: tables.filter(({ state }) => state === 'playing').length,
    };
  }

  /** As one person finds it. */
  async for(player: string): Promise<Lobby> {
    const yours = (this.#byPlayer.get(player) ?? []).map((card) => this.#line(card, player));
    const theirs = new Map(yours.map((line) => [line.table, line]));
    const asTheySee = (lines: readonly TableLine[]): readonly TableLine[] =>
      theirs.size === 0 ? lines : lines.map((line) => theirs.get(line.table) ?? line);
    const { open, live, ...shared } = this.#shared;
    return {
      ...{ ...shared, open: asTheySee(open), live: asTheySee(live), yours },
      finished: await finishedLines(this.#house, player),
    };
  }

  #file(card: Card): void {
    for (const player of new Set(card.facts.holders.flatMap((holder) => holder.player ?? []))) {
      const cards = this.#byPlayer.get(player);
      if (cards === undefined) this.#byPlayer.set(player, [card]);
      else cards.push(card);
    }
  }

  #line({ facts, state, version, waiting }: Card, player?: string): TableLine {
    const line = bareLine(this.#house, facts, player);
    return { ...line, state, version, asked: line.mine.filter((seat) => (waiting >> seat) & 1) };
  }
}

/** One page of the finished tables that a person may look at, the newest first; those before the one numbered `before`. */
export async function finishedLines(house: House, player: string, before?: number): Promise<TableLine[]> {
  const { rows, seats } = await house.store.finished(player, before);
  await house.people.meet(seats.flatMap((seat) => seat.player ?? []));
  return rows.map((row) => {
    const its = seats.filter(({ tableId }) => tableId === row.id);
    const facts = factsOf(row, its);
    const line = { ...bareLine(house, facts, player), state: facts.state, version: 0, asked: [] };
    return facts.winners === null ? line : { ...line, winners: facts.winners };
  });
}

/** What a line says of a table at any time. */
function bareLine(
  { people }: House,
  facts: Card['facts'] | Facts,
  player?: string,
): Omit<TableLine, 'state' | 'version' | 'asked'> {
  return {
    ...{ table: facts.id, no: facts.no, game: facts.game, seats: facts.seats },
    mine: facts.holders.flatMap((holder, seat) =>
      player !== undefined && holder.player === player ? [seat] : [],
    ),
    people: facts.holders.map((holder) => seatInfo(holder, facts, people)),
    at: Math.floor(facts.changedAt / 1000),
    spectators: facts.settings.spectators,
  };
}

const byNewest = (a: Card, b: Card): number => b.facts.changedAt - a.facts.changedAt;

const hasRoom = ({ facts }: Card): boolean => facts.state === 'gathering' && facts.holders.some(isEmpty);

const isWatchable = ({ facts, state }: Card): boolean => state === 'playing' && facts.settings.spectators;
