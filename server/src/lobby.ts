import type { Lobby, TableLine } from '../wire/index.ts';
import type { FinishedTables } from './finished.ts';
import type { House } from './house.ts';
import type { Card } from './table/card.ts';
import { isEmpty, peopleAt } from './table/facts.ts';
import { bareLine } from './table/line.ts';

/** Most tables of one kind that the lobby lists. */
const LISTED = 50;

/** The lobby at one moment: what is the same for everybody is put together once, however many people are there. */
export class LobbyLists {
  readonly #house: House;
  readonly #finished: FinishedTables;
  readonly #shared: Omit<Lobby, 'yours' | 'finished'>;
  /** Unfinished tables by the people who sit there, the newest first. */
  readonly #byPlayer = new Map<string, Card[]>();

  constructor(house: House, cards: Iterable<Card>, finished: FinishedTables) {
    this.#house = house;
    this.#finished = finished;
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
      playing: tables.filter((card) => this.#isPlayed(card)).length,
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
      finished: await this.#finished.lines(player),
    };
  }

  /** Whether a table is in play and one of its people is here. */
  #isPlayed({ facts, state }: Card): boolean {
    const { people } = this.#house;
    return state === 'playing' && peopleAt(facts).some((player) => people.isHere(player));
  }

  #file(card: Card): void {
    for (const player of new Set(card.facts.holders.flatMap((holder) => holder.player ?? []))) {
      const cards = this.#byPlayer.get(player);
      if (cards === undefined) this.#byPlayer.set(player, [card]);
      else cards.push(card);
    }
  }

  #line({ facts, state, version, waiting }: Card, player?: string): TableLine {
    const line = bareLine(this.#house.people, facts, player);
    return { ...line, state, version, asked: line.mine.filter((seat) => (waiting >> seat) & 1) };
  }
}

const byNewest = (a: Card, b: Card): number => b.facts.changedAt - a.facts.changedAt;

const hasRoom = ({ facts }: Card): boolean => facts.state === 'gathering' && facts.holders.some(isEmpty);

const isWatchable = ({ facts, state }: Card): boolean => state === 'playing' && facts.settings.spectators;
