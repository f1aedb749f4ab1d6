import type { Sitting } from '@masterplan/bots';
import type { Attempt, Maker, Reach } from '@masterplan/kernel';
import type { SeatClock, Views as Wanted } from '../../wire/index.ts';
import type { House } from '../house.ts';
import { faultFacts } from '../log.ts';
import type { Rules } from '../programs/programs.ts';
import { done, type Nothing, no, ok, type Result, refused } from '../result.ts';
import type { ResultRow } from '../store/schema.ts';
import type { StoredWhole } from '../store/store.ts';
import { Attendance } from './attendance.ts';
import { dealt } from './dealing.ts';
import { withoutVotes } from './deciding.ts';
import { botMask, type Facts, factsOf, isNews, withCover, withPerson } from './facts.ts';
import { counted } from './giving-up.ts';
import { Hints } from './hints.ts';
import { InTurn } from './in-turn.ts';
import { type Deed, Ledger } from './ledger.ts';
import { restOf } from './lobby-line.ts';
import { TableNow } from './now.ts';
import { Releases } from './pace.ts';
import { resultsOf } from './results.ts';
import { type After, latestTime, resume } from './resume.ts';
import { TableTalk } from './talk.ts';
import { Views, type Watcher } from './views.ts';
import { Witness } from './witness.ts';

/**
 * One table: the authority over it. Whatever changes it goes through `inTurn`, one thing after another; is durable before
 * it happens; and is then shown to everybody as far as they may see.
 */
export class LiveTable extends TableNow {
  readonly views: Views;
  readonly talk: TableTalk;
  readonly hints: Hints;
  readonly #releases: Releases;
  readonly #attendance: Attendance;
  readonly #ledger: Ledger;
  readonly #turns = new InTurn();

  private constructor(house: House, facts: Facts, revision: number) {
    super(house, facts);
    this.#attendance = new Attendance(this, house.people);
    const witness = new Witness(this);
    this.#releases = new Releases(this, house, witness);
    this.hints = new Hints(this, house, witness);
    this.#ledger = new Ledger(house, this, revision, (stored) => this.#takeOver(stored));
    this.talk = new TableTalk(house.store, this);
    this.views = new Views(this, house.people);
  }

  /** A table nobody has sat down at yet. */
  static made(house: House, facts: Facts): LiveTable {
    return new LiveTable(house, facts, 0);
  }

  /** A table out of the store, where it was left by a server before this one, or put away by this one. */
  static async stored(house: House, facts: Facts, stored: StoredWhole, after: After): Promise<LiveTable> {
    const table = new LiveTable(house, facts, stored.row.revision);
    await table.talk.load();
    if (facts.state !== 'gathering') await table.#resume(facts, stored, after);
    return table;
  }

  // What is so, besides `TableNow`

  /** By seat; undefined before the deal and without a clock. */
  get clocks(): readonly SeatClock[] | undefined {
    return this.sitting === undefined ? undefined : this.#attendance.shown;
  }

  /** When the first of the clocks that run will have run out, in milliseconds since 1970; undefined where none runs. */
  get timeUpAt(): number | undefined {
    return this.#attendance.timeUpAt;
  }

  /** Whether nothing is under way: nobody looks, nothing is being done, nobody's answer is to be played. A clock may run. */
  get isQuiet(): boolean {
    return this.views.isEmpty && this.#turns.isIdle && !this.#releases.areUnderWay;
  }

  // What happens

  /** Does one thing after another. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    return this.#turns.do(work);
  }

  /** Changes what is kept of the table, counts the ballots for giving up, and shows it. */
  async keep(changed: Facts): Promise<Result<Nothing>> {
    const before = this.facts;
    const facts = counted(changed, this.sides);
    const kept = await this.#ledger.keep(facts, this.#attendance.timeAt(Date.now()));
    if ('error' in kept) return kept;
    this.facts = facts;
    if (JSON.stringify(facts.settings.clock) !== JSON.stringify(before.settings.clock))
      this.#attendance.reset();
    this.#reseat();
    this.show();
    if (isNews(before, facts)) this.house.lobbyChanged();
    return done;
  }

  /** Writes everything that is kept of it, as it is now: whoever reads it from the store then has this very table. */
  settle(): Promise<Result<Nothing>> {
    return this.inTurn(() => {
      const rest = this.timeUpAt === undefined ? restOf(this) : undefined;
      return this.#ledger.keep(this.facts, this.#attendance.timeAt(Date.now()), rest);
    });
  }

  /** Deals, under the rules offered now, or those of the position it begins in. */
  async deal(): Promise<Result<Nothing>> {
    const result = await dealt(this.house, this.facts);
    if ('error' in result) return result;
    const { facts, rules, sitting } = result.ok;
    const deed = { did: 'open', seat: -1, said: '', by: 'holder', hash: sitting.hash() } as const;
    const kept = await this.#append({ ...deed, at: facts.changedAt }, facts);
    if ('error' in kept) return kept;
    this.facts = facts;
    this.rules = rules;
    this.sitting = sitting;
    this.#attendance.reset();
    this.show();
    this.house.lobbyChanged();
    return done;
  }

  /**
   * Plays a seat's choice: durable first, then done, then shown. Must be called in turn. Where nobody else will hear of it, `unheard`
   * says whether it may be made.
   */
  async append(
    seat: number,
    key: string,
    by: Maker,
    unheard: () => Result<Nothing> = () => done,
  ): Promise<Result<{ version: number }>> {
    const sitting = this.sitting;
    if (sitting === undefined) return no('held');
    if (this.facts.state !== 'playing') return no(this.facts.state === 'finished' ? 'over' : 'not-playing');
    if (this.isFull) return no('log-full');
    const tried = this.#attempted(sitting, seat, key, by);
    if (tried === undefined) return no('our-fault');
    if (tried.refusal !== undefined) return refused(tried.refusal);
    const now = Date.now();
    const { mark, outcome, heard } = tried;
    const allowed = heard === 'silent' ? unheard() : done;
    if ('error' in allowed) return allowed;
    const over = outcome === null ? undefined : this.#over(outcome.winners, now);
    const deed = { did: 'choose', seat, said: key, by, hash: mark, at: now } as const;
    const results = over === undefined ? [] : this.#results(over, sitting, now);
    const kept = await this.#append(deed, over, results);
    if ('error' in kept) return kept;
    this.facts = over ?? this.facts;
    tried.commit();
    if (by === 'default') this.defaults += 1;
    if (heard !== 'silent') this.#heard(seat, now);
    if (heard === 'loud') await this.#goOn();
    this.show();
    if (outcome !== null) this.house.lobbyChanged();
    return ok({ version: sitting.version });
  }

  /** Takes back; whether the people agreed is the caller's affair. Must be called in turn. */
  async takeBack(seat: number, reach: Reach): Promise<Result<{ version: number }>> {
    const sitting = this.sitting;
    if (sitting === undefined || this.facts.state !== 'playing') return no('not-playing');
    const bots = botMask(this.facts);
    const refusal = sitting.undoRefusal(seat, reach, bots);
    if (refusal) return no(refusal.code);
    if (this.isFull) return no('log-full');
    const deed = { did: 'undo', seat, said: reach, by: 'holder', hash: '', at: Date.now(), bots } as const;
    const deciding = withoutVotes(this.facts.deciding, 'undo');
    const facts = { ...this.facts, deciding, changedAt: deed.at };
    const kept = await this.#append(deed, facts);
    if ('error' in kept) return kept;
    this.facts = facts;
    sitting.undo(seat, reach, bots);
    this.show();
    return ok({ version: sitting.version });
  }

  /**
   * A seat's time has run out: a bot covers for its person, also where that cannot be written now. Votes and ballots no longer wait
   * for them.
   */
  async timeUp(seat: number): Promise<void> {
    const kept = await this.keep(withCover(this.facts, seat));
    if (!('error' in kept) || kept.error.code !== 'cannot-write') return;
    this.facts = withCover(this.facts, seat);
    this.show();
    this.house.lobbyChanged();
  }

  /** Hands a seat whose time had run out back to its person at once; a second time in one ask, at the next. */
  async handBack(seat: number): Promise<Result<Nothing>> {
    if (this.#attendance.granted(seat) === 'before') return done;
    return this.keep(withPerson(this.facts, seat));
  }

  /** Clocks, views and bots follow what has changed. Never throws: where the rules do, the table is held. */
  show(): void {
    this.#unlessHeld(() => {
      this.#attendance.run();
      if (!this.#releases.arePassedOver) this.views.publish();
      this.#releases.wake();
    });
  }

  /** Sends everybody who watches what has changed for them. Never throws, as `show`. */
  publish(): void {
    this.#unlessHeld(() => this.views.publish());
  }

  /** Begins to show the table to somebody: see `Views.join`. Where the rules fail at that, they are shown that it is held. */
  join(watcher: Watcher, wanted: Wanted, since: number): readonly number[] {
    try {
      return this.views.join(watcher, wanted, since);
    } catch (fault) {
      this.hold(fault);
      return this.views.join(watcher, wanted, since);
    }
  }

  /**
   * The rules have failed: nothing of what is durable is lost, but nobody can go on here before they are mended. Other tables
   * are not touched.
   */
  hold(fault: unknown): void {
    this.house.log('rules-failed', {
      ...{ table: this.facts.id, version: this.version },
      ...faultFacts(fault),
    });
    this.stop();
    this.sitting = undefined;
    this.views.reseat();
    this.views.publish();
  }

  /** No more timers, no more bots. */
  stop(): void {
    this.#releases.stop();
    this.#attendance.stop();
  }

  /** Another writer was first: the table is what the store has of it. */
  async #takeOver(stored: StoredWhole): Promise<void> {
    const facts = factsOf(stored.row, stored.seats, stored.beginning);
    if (facts.state === 'gathering') this.facts = facts;
    else await this.#resume(facts, stored, 'rest');
    this.#reseat();
    this.show();
  }

  async #resume(facts: Facts, stored: StoredWhole, after: After): Promise<void> {
    const { entries } = stored;
    const resumed = await resume(this.house, facts, entries, after);
    this.facts = { ...facts, changedAt: Math.max(facts.changedAt, resumed?.heardAt ?? 0) };
    this.defaults = entries.filter(({ by }) => by === 'default').length;
    if (resumed === undefined) {
      this.house.log('table-held', { table: this.facts.id, rules: this.facts.rules });
      return;
    }
    this.sitting = resumed.sitting;
    this.rules = resumed.rules;
    this.#attendance.resume(latestTime(stored, resumed), after === 'restart' ? this.house.lastBeat : 'now');
    if (this.facts.state !== 'finished' && this.facts.program !== resumed.rules.sha)
      await this.#pin(resumed.rules);
    this.show();
  }

  /** The rules have changed and lead to the same: it goes on with the new ones. */
  async #pin({ sha, shelved }: Rules): Promise<void> {
    const facts = { ...this.facts, program: sha, rules: shelved.version };
    const kept = await this.#ledger.change(facts);
    if ('ok' in kept) this.facts = facts;
  }

  /** Others have heard of a seat's answer. What nobody hears of must not move the time that the lobby shows. */
  #heard(seat: number, now: number): void {
    this.#attendance.answered(seat, now);
    this.facts = { ...this.facts, changedAt: now };
  }

  /** Something happened: what was to be taken back is past, and people who are back play themselves. */
  async #goOn(): Promise<void> {
    const before = this.facts;
    const { returning } = this.#attendance;
    const deciding = withoutVotes(before.deciding, 'undo');
    if (deciding === before.deciding && returning.length === 0) return;
    this.facts = returning.reduce(withPerson, { ...before, deciding });
    await this.#ledger.change(this.facts);
    if (isNews(before, this.facts)) this.house.lobbyChanged();
  }

  /** After seats have changed hands. */
  #reseat(): void {
    this.#unlessHeld(() => this.views.reseat());
  }

  #unlessHeld(work: () => void): void {
    try {
      work();
    } catch (fault) {
      this.hold(fault);
    }
  }

  #append(deed: Deed, facts?: Facts, results?: readonly ResultRow[]): Promise<Result<Nothing>> {
    return this.#ledger.append(deed, this.#attendance.timeAt(deed.at), facts, results);
  }

  #over(winners: readonly number[], now: number): Facts {
    return { ...this.facts, state: 'finished', winners, changedAt: now };
  }

  /** What is kept for its people. A game that cannot say so is over all the same. */
  #results(over: Facts, sitting: Sitting, now: number): readonly ResultRow[] {
    try {
      return resultsOf(over, sitting, over.winners ?? [], now);
    } catch (fault) {
      this.house.log('rules-failed', { table: over.id, version: sitting.length, ...faultFacts(fault) });
      return [];
    }
  }

  #attempted(sitting: Sitting, seat: number, key: string, by: Maker): Attempt | undefined {
    try {
      return sitting.attempt(seat, key, by);
    } catch (fault) {
      const where = { table: this.facts.id, version: sitting.length, seat };
      this.house.log('rules-failed', { ...where, ...faultFacts(fault) });
      return undefined;
    }
  }
}
