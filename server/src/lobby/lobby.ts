import type { Lobby, TableLine } from '../../wire/index.ts';
import type { House } from '../house.ts';
import { hasRoom, peopleAt, playersAt } from '../table/facts.ts';
import { bareLine, type Card, isWatchable } from '../table/lobby-line.ts';
import type { FinishedTables } from './finished.ts';
import { Newest, type PutAway } from './put-away.ts';

/** Most tables of one kind that the lobby lists. */
const LISTED = 50;

/** What the lobby is put together from. */
export interface LobbyParts {
  readonly house: House;
  /** Of the tables in memory. */
  readonly live: readonly Card[];
  readonly away: PutAway;
  readonly finished: FinishedTables;
}

/** The lobby at one moment: what is the same for everybody is put together once, however many people are there. */
export class LobbyLists {
  readonly #parts: LobbyParts;
  readonly #shared: Omit<Lobby, 'yours' | 'finished'>;
  /** The same as JSON, without the brace at its end. */
  readonly #sharedText: string;
  /** The tables that it shows to everybody. */
  readonly #listed: ReadonlySet<string>;
  /** Tables in memory by the people who sit there. */
  readonly #byPlayer = new Map<string, Card[]>();

  constructor(parts: LobbyParts) {
    this.#parts = parts;
    const { house, away } = parts;
    const tables = parts.live.filter(({ facts }) => facts.state !== 'finished');
    for (const card of tables) this.#file(card);
    const listed = tables.filter(({ facts }) => facts.listed);
    const open = new Newest(listed.filter(({ facts }) => hasRoom(facts)));
    const live = new Newest(listed.filter(isWatchable));
    this.#shared = {
      games: house.programs.offered.map(({ shelved }) => ({
        ...{ game: shelved.id, rules: shelved.version, seats: shelved.seats, options: shelved.options },
        ...{ levels: shelved.levels, packs: shelved.takesPacks },
        tours: (shelved.tours ?? []).map(({ id }) => id),
        hints: shelved.advise !== undefined,
      })),
      open: open.with(away.open, LISTED).map((card) => this.#line(card)),
      live: live.with(away.live, LISTED).map((card) => this.#line(card)),
      counts: { open: open.size + away.open.size, live: live.size + away.live.size },
      people: house.people.count,
      playing: tables.filter((card) => this.#isPlayed(card)).length + away.inPlayWith(house.people.here),
    };
    this.#listed = new Set([...this.#shared.open, ...this.#shared.live].map((line) => line.table));
    this.#sharedText = JSON.stringify(this.#shared).slice(0, -1);
  }

  /** As one person finds it. */
  async for(player: string): Promise<Lobby> {
    const own = await this.#own(player);
    const theirs = new Map(own.yours.map((line) => [line.table, line]));
    const asTheySee = (lines: readonly TableLine[]): readonly TableLine[] =>
      lines.map((line) => theirs.get(line.table) ?? line);
    const { open, live } = this.#shared;
    return { ...this.#shared, open: asTheySee(open), live: asTheySee(live), ...own };
  }

  /** The same as JSON, for the price of what is theirs where they have no table in the lists. */
  async textFor(player: string): Promise<string> {
    const own = await this.#own(player);
    if (own.yours.some(({ table }) => this.#listed.has(table))) return JSON.stringify(await this.for(player));
    return `${this.#sharedText},${JSON.stringify(own).slice(1)}`;
  }

  async #own(player: string): Promise<Pick<Lobby, 'yours' | 'finished'>> {
    const { away, finished } = this.#parts;
    const mine = new Newest(this.#byPlayer.get(player) ?? []).with(away.of(player), LISTED);
    const yours = mine.map((card) => this.#line(card, player));
    return { yours, finished: await finished.lines(player) };
  }

  /** Whether a table is in play and one of its people is here. */
  #isPlayed({ facts, state }: Card): boolean {
    const { people } = this.#parts.house;
    return state === 'playing' && peopleAt(facts).some((player) => people.isHere(player));
  }

  #file(card: Card): void {
    for (const player of playersAt(card.facts)) {
      const cards = this.#byPlayer.get(player);
      if (cards === undefined) this.#byPlayer.set(player, [card]);
      else cards.push(card);
    }
  }

  #line({ facts, state, version, waiting }: Card, player?: string): TableLine {
    const line = bareLine(this.#parts.house.people, facts, player);
    return { ...line, state, version, asked: line.mine.filter((seat) => (waiting >> seat) & 1) };
  }
}
