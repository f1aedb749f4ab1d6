import type { SeatClock } from '../../wire/index.ts';
import type { People } from '../people/people.ts';
import { Clocks, LEAST } from './clocks.ts';
import type { LiveTable } from './live.ts';

/** What was left on the clocks at some moment. */
export interface Time {
  readonly left: readonly number[];
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Whose time runs, and who plays for whom: a seat whose clock runs out is covered, and handed back to a person who is there. */
export class Attendance {
  readonly #table: LiveTable;
  readonly #people: People;
  #clocks: Clocks;
  /** Mask of people whose standing answer is due: their clocks stand. */
  #standing = 0;
  /** The ask at which each seat was last granted time, by seat. */
  readonly #granted = new Map<number, number>();

  constructor(table: LiveTable, people: People) {
    this.#table = table;
    this.#people = people;
    this.#clocks = this.#newClocks();
  }

  /** Everybody has their whole time again. */
  reset(): void {
    this.#clocks.run(0, Date.now());
    this.#clocks = this.#newClocks();
  }

  /**
   * Goes on where it was left. The seat that had `answered` gets its time for the next ask, and those who are asked have spent the
   * time since: until now where the table was put away, until the server's last beat where the server was away, and then nobody
   * comes back to less than the few seconds that everybody needs for it.
   */
  resume(time: (Time & { readonly answered: number | undefined }) | undefined, until: number | 'now'): void {
    const asked = this.#asked();
    const [end, least] = until === 'now' ? [Date.now(), 0] : [until, LEAST];
    const spent = Math.max(0, end - (time?.at ?? end));
    const then = this.#newClocks(time?.left);
    if (time?.answered !== undefined) then.answered(time.answered, end);
    const left = then
      .stored(end)
      ?.map((millis, seat) =>
        (asked >> seat) & 1 ? Math.max(Math.min(millis, least), millis - spent) : millis,
      );
    this.#clocks.run(0, Date.now());
    this.#clocks = this.#newClocks(left);
  }

  /** When the first of the clocks that run will have run out, in milliseconds since 1970; undefined where none runs. */
  get timeUpAt(): number | undefined {
    const now = Date.now();
    const running = this.#clocks.shown(now)?.filter((clock) => clock.running) ?? [];
    return running.length === 0 ? undefined : now + Math.min(...running.map(({ left }) => left));
  }

  get shown(): readonly SeatClock[] | undefined {
    return this.#clocks.shown(Date.now());
  }

  /** Undefined without a clock. */
  timeAt(now: number): Time | undefined {
    const left = this.#clocks.stored(now);
    return left === undefined ? undefined : { left, at: now };
  }

  /** A seat gets its time for the next ask; one whose answer was left standing has spent none for this one. */
  answered(seat: number, now: number): void {
    if (((this.#standing >> seat) & 1) === 0) this.#clocks.answered(seat, now);
  }

  /** Grants a seat whose time has run out the few seconds everybody needs, once an ask; says whether it had them `before`. */
  granted(seat: number): 'now' | 'before' {
    const ask = this.#table.sitting?.askedSince ?? -1;
    if (this.#granted.get(seat) === ask) return 'before';
    this.#granted.set(seat, ask);
    this.#clocks.grant(seat, Date.now());
    return 'now';
  }

  /** From now on the clocks of people who are to answer run, and no others. */
  run(): void {
    const asked = this.#asked();
    const due = this.#table.sitting?.due() ?? [];
    this.#standing = due.reduce((mask, { seat }) => mask | ((1 << seat) & asked), 0);
    this.#clocks.run(asked & ~this.#standing, Date.now());
  }

  stop(): void {
    this.#clocks.run(0, Date.now());
  }

  /** Something happened: seats that were covered go back to people who are there. */
  handBack(): void {
    for (const [seat, { player, covered }] of this.#table.facts.holders.entries()) {
      if (player === undefined || covered === undefined) continue;
      const isBack = covered === 'clock' ? this.#people.isHere(player) : covered === 'coming';
      if (isBack) this.#table.uncover(seat);
    }
  }

  /** The mask of seats whose people are to answer. */
  #asked(): number {
    const { sitting, facts } = this.#table;
    if (sitting === undefined || facts.state !== 'playing') return 0;
    const waiting = sitting.asked & ~sitting.ready;
    return facts.holders.reduce(
      (mask, { player, covered }, seat) =>
        player !== undefined && covered === undefined ? mask | (waiting & (1 << seat)) : mask,
      0,
    );
  }

  #timeUp(seat: number): void {
    void this.#table.inTurn(async () => {
      if (((this.#asked() >> seat) & 1) === 0) return;
      await this.#table.timeUp(seat);
    });
  }

  #newClocks(left?: readonly number[]): Clocks {
    const { settings, seats } = this.#table.facts;
    return new Clocks(settings.clock, seats, (seat) => this.#timeUp(seat), left);
  }
}
