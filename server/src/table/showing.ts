import type { Seating } from '@masterplan/bots';
import { nth, type OpenAsk, type Seen } from '@masterplan/kernel';
import type { Mine, SeatClock, SeenEntry, TableInfo } from '../../wire/index.ts';
import type { People } from '../people.ts';
import { botMask, isAway, seatInfo } from './facts.ts';
import type { LiveTable } from './live.ts';
import type { Shown } from './views.ts';

/** A table as its views see it: what is public of it, and of its game what each viewer may know. */
export class Showing implements Shown {
  readonly #table: LiveTable;
  readonly #people: People;
  /** What `#info` was made from: as long as all of it is the same, so is that. */
  #from: readonly unknown[] = [];
  #info = '';

  constructor(table: LiveTable, people: People) {
    this.#table = table;
    this.#people = people;
  }

  get table(): string {
    return this.#table.facts.id;
  }

  get seats(): number {
    return this.#table.facts.seats;
  }

  get version(): number {
    return this.#table.version;
  }

  seatsOf(player: string): readonly number[] {
    return this.#table.seatsOf(player);
  }

  mayWatch(player: string): boolean {
    return this.#table.mayWatch(player);
  }

  see(viewer: number): Seen | undefined {
    return this.#table.seating?.see(viewer);
  }

  entries(viewer: number, since: number): SeenEntry[] {
    return this.#table.seating?.entries(viewer, since) ?? [];
  }

  asks(): readonly OpenAsk[] {
    return this.#table.facts.state === 'finished' ? [] : (this.#table.seating?.asks() ?? []);
  }

  clocks(): readonly SeatClock[] | undefined {
    return this.#table.clocks;
  }

  get hasPack(): boolean {
    return this.#table.facts.packJson !== null;
  }

  print(kind: number): unknown {
    return this.#table.seating?.print(kind);
  }

  reference(): readonly number[] {
    return this.#table.seating?.reference?.() ?? [];
  }

  mine(seat: number): Mine {
    const { seating, facts } = this.#table;
    const isHeld = seating === undefined;
    const { options, blocked, standing } =
      isHeld || facts.state === 'finished' || isAway(nth(facts.holders, seat)) ? NOTHING : seating.mine(seat);
    const undo = isHeld ? 'none' : this.#undoReach(seating, seat);
    return { options, blocked, standing, undo, gaveUp: facts.deciding.gaveUp.includes(seat) };
  }

  info(): string {
    const { facts, seating, defaults, views } = this.#table;
    const { state, holders, settings, deciding, host, rematch, rules, seed } = facts;
    const now = [
      state,
      holders,
      settings,
      deciding,
      host,
      rematch,
      rules,
      seed,
      seating,
      seating?.outcome,
      defaults,
    ];
    now.push(views.news, this.#people.news);
    if (now.some((part, i) => part !== this.#from[i])) {
      this.#from = now;
      this.#info = JSON.stringify(this.#tableInfo());
    }
    return this.#info;
  }

  #tableInfo(): TableInfo {
    const { facts, seal, state, channels, sides, defaults, seating, rulesAt } = this.#table;
    const { id, game, rules, seats, options, packJson, listed, host, settings, givenUp, rematch, begun } =
      facts;
    const outcome = seating?.outcome ?? null;
    return {
      ...{ table: id, game, rules, seats, options, listed, host, state, settings },
      ...(packJson === null ? {} : { pack: true as const }),
      ...(rulesAt === undefined ? {} : { rulesAt }),
      people: facts.holders.map((holder) => seatInfo(holder, facts, this.#people)),
      watchers: this.#watchers(),
      votes: facts.state === 'finished' ? [] : facts.deciding.votes,
      channels,
      ...(begun === null ? {} : { origin: begun.origin }),
      ...(seal === '' ? {} : { seal }),
      ...(outcome === null ? {} : { outcome }),
      ...(givenUp ? { givenUp: true as const } : {}),
      ...(givenUp && facts.winners !== null ? { winners: facts.winners } : {}),
      ...(sides === undefined ? {} : { sides }),
      ...(rematch === null ? {} : { rematch }),
      defaults,
    };
  }

  #undoReach(seating: Seating, seat: number): Mine['undo'] {
    const { facts } = this.#table;
    const policy = facts.settings.undo;
    if (policy === 'none' || facts.state !== 'playing') return 'none';
    const bots = botMask(facts);
    if (!seating.undoRefusal(seat, 'free', bots)) return 'free';
    if (!seating.undoRefusal(seat, 'take-back', bots)) return 'take-back';
    return policy === 'agreed' && !seating.undoRefusal(seat, 'agreed', bots) ? 'agreed' : 'none';
  }

  #watchers(): TableInfo['watchers'] {
    const all = [...this.#table.views.watchers].filter(({ player }) => this.seatsOf(player).length === 0);
    const players = [...new Set(all.map(({ player }) => player))].sort();
    return players.map((player) => ({ player, name: this.#people.nameOf(player) }));
  }
}

const NOTHING = { options: [], blocked: [], standing: [] };
