import { nth, type Reach } from '@masterplan/kernel';
import type { Channel, SeatClock, TableState } from '../../wire/index.ts';
import type { House } from '../house.ts';
import { faultFacts } from '../log.ts';
import { done, type Nothing, no, ok, type Result, refused } from '../result.ts';
import type { Maker, Seating, Trial } from '../rules/contract.ts';
import type { Rules } from '../rules/programs.ts';
import type { EntryRow } from '../store/schema.ts';
import type { StoredWhole } from '../store/store.ts';
import { Attendance } from './attendance.ts';
import { withoutVotes } from './deciding.ts';
import { botMask, type Facts, isNews, rowOf, sealOf, seatRowsOf, withHolder } from './facts.ts';
import { Releases } from './releases.ts';
import { latestTime, resume, rulesToDealBy, startOf } from './replay.ts';
import { Showing } from './showing.ts';
import { TableTalk } from './talk.ts';
import { Views } from './views.ts';
import { written } from './writing.ts';

/** What the log says of something that was done. */
type Deed = Pick<EntryRow, 'did' | 'seat' | 'said' | 'by' | 'hash' | 'at'> & { readonly bots?: number };

/**
 * One table: the authority over it. Whatever changes it goes through `inTurn`, one thing after another; is durable before
 * it happens; and is then shown to everybody as far as they may see.
 */
export class LiveTable {
  readonly #house: House;
  readonly views: Views;
  readonly talk: TableTalk;
  readonly #releases: Releases;
  readonly #attendance: Attendance;
  #facts: Facts;
  #seating: Seating | undefined;
  #rules: Rules | undefined;
  #turn: Promise<unknown> = Promise.resolve();
  #defaults = 0;
  #seal = '';

  private constructor(house: House, facts: Facts) {
    this.#house = house;
    this.#facts = facts;
    this.#rules = house.programs.offeredFor(facts.game);
    this.#attendance = new Attendance(this, house.people);
    this.#releases = new Releases(this, house);
    this.talk = new TableTalk(house.store, this);
    this.views = new Views(new Showing(this, house.people));
  }

  /** A table nobody has sat down at yet. */
  static made(house: House, facts: Facts): LiveTable {
    return new LiveTable(house, facts);
  }

  /** A table out of the store, where it was left. */
  static async stored(house: House, facts: Facts, stored: StoredWhole): Promise<LiveTable> {
    const table = new LiveTable(house, facts);
    await table.talk.load();
    if (facts.state !== 'gathering') await table.#resume(stored);
    return table;
  }

  get facts(): Facts {
    return this.#facts;
  }

  /** Undefined before the deal, and where its rules cannot be run. */
  get seating(): Seating | undefined {
    return this.#seating;
  }

  /** The rules it is played by. */
  get rules(): Rules | undefined {
    return this.#rules;
  }

  get state(): TableState {
    const { state } = this.#facts;
    return state !== 'gathering' && this.#seating === undefined ? 'held' : state;
  }

  get version(): number {
    return this.#seating?.version ?? 0;
  }

  /** The sha256 of the seed or of the position it began in; '' before the deal. */
  get seal(): string {
    if (this.#seal === '') this.#seal = sealOf(this.#facts);
    return this.#seal;
  }

  /** Choices made for bots that crashed. */
  get defaults(): number {
    return this.#defaults;
  }

  /** By seat; undefined before the deal and without a clock. */
  get clocks(): readonly SeatClock[] | undefined {
    return this.#seating === undefined ? undefined : this.#attendance.shown;
  }

  /** Whether time runs here. */
  get isTimed(): boolean {
    return this.#facts.state === 'playing' && this.#facts.settings.clock.kind !== 'none';
  }

  /** Where people may talk. */
  get channels(): readonly Channel[] {
    return this.#rules?.shelved.channels ?? [];
  }

  /** The side of each seat, where the game has sides. */
  get sides(): readonly number[] | undefined {
    return this.#rules?.shelved.sides?.(this.#facts.seats, this.#facts.options);
  }

  seatsOf(player: string): number[] {
    return this.#facts.holders.flatMap((holder, seat) => (holder.player === player ? [seat] : []));
  }

  /** Whether somebody without a seat may look: to sit down, to watch, or because it is their table. */
  mayWatch(player: string): boolean {
    const { state, settings, host } = this.#facts;
    return state === 'gathering' || settings.spectators || host === player;
  }

  /** Does one thing after another. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = this.#turn.then(work);
    this.#turn = next.catch(() => undefined);
    return next;
  }

  /** Changes what is kept of the table; then shows it. */
  async keep(facts: Facts): Promise<Result<Nothing>> {
    const before = this.#facts;
    const time = this.#attendance.timeAt(Date.now());
    const row = { ...rowOf(facts), timeJson: time === undefined ? null : JSON.stringify(time) };
    const kept = await this.#written(() => this.#house.store.changeTable(facts.id, row, seatRowsOf(facts)));
    if ('error' in kept) return kept;
    this.#facts = facts;
    if (JSON.stringify(facts.settings.clock) !== JSON.stringify(before.settings.clock))
      this.#attendance.reset();
    this.views.reseat();
    this.show();
    if (isNews(before, facts)) this.#house.lobbyChanged();
    return done;
  }

  /** Deals, under the rules offered now, or those of the position it begins in. */
  async deal(): Promise<Result<Nothing>> {
    const rules = await rulesToDealBy(this.#house.programs, this.#facts);
    if (rules === undefined) return no('no-game');
    const seed = this.#house.newSeed();
    const facts: Facts = {
      ...this.#facts,
      ...{ state: 'playing', seed, rules: rules.shelved.version, program: rules.sha, changedAt: Date.now() },
    };
    const seating = rules.shelved.open(startOf(facts));
    if ('faults' in seating) return no('bad-options', { path: seating.faults[0]?.path ?? '' });
    const dealt = { did: 'open', seat: -1, said: '', by: 'holder', hash: seating.hash() } as const;
    const entry = this.#entry({ ...dealt, at: facts.changedAt }, 0);
    const kept = await this.#written(() => this.#house.store.append(entry, rowOf(facts)));
    if ('error' in kept) return kept;
    this.#facts = facts;
    this.#rules = rules;
    this.#seating = seating;
    this.#attendance.reset();
    this.show();
    this.#house.lobbyChanged();
    return done;
  }

  /** Plays a seat's choice: durable first, then done, then shown. Must be called in turn. */
  async append(seat: number, key: string, by: Maker): Promise<Result<{ version: number }>> {
    const seating = this.#seating;
    if (seating === undefined) return no('held');
    if (this.#facts.state !== 'playing') return no(this.#facts.state === 'finished' ? 'over' : 'not-playing');
    const trial = this.#tried(seating, seat, key);
    if (trial === undefined) return no('our-fault');
    if (trial.refusal !== undefined) return refused(trial.refusal);
    const now = Date.now();
    const { outcome } = trial;
    const facts: Facts =
      outcome === null
        ? this.#facts
        : { ...this.#facts, state: 'finished', winners: outcome.winners, changedAt: now };
    const entry = this.#entry({ did: 'choose', seat, said: key, by, hash: trial.hash, at: now });
    const change = outcome === null ? {} : rowOf(facts);
    const kept = await this.#written(() => this.#house.store.append(entry, change));
    if ('error' in kept) return kept;
    this.#facts = facts;
    const heard = seating.choose(seat, key, by);
    if (by === 'default') this.#defaults += 1;
    if (heard !== 'silent') this.#heard(seat, now);
    if (heard === 'loud') await this.#goOn();
    this.show();
    if (outcome !== null) this.#house.lobbyChanged();
    return ok({ version: seating.version });
  }

  /** Takes back; whether the people agreed is the caller's affair. Must be called in turn. */
  async takeBack(seat: number, reach: Reach): Promise<Result<{ version: number }>> {
    const seating = this.#seating;
    if (seating === undefined || this.#facts.state !== 'playing') return no('not-playing');
    const bots = botMask(this.#facts);
    const refusal = seating.undoRefusal(seat, reach, bots);
    if (refusal) return no(refusal.code);
    const deed = { did: 'undo', seat, said: reach, by: 'holder', hash: '', at: Date.now(), bots } as const;
    const deciding = withoutVotes(this.#facts.deciding, 'undo');
    const facts = { ...this.#facts, deciding, changedAt: deed.at };
    const kept = await this.#written(() => this.#house.store.append(this.#entry(deed), rowOf(facts)));
    if ('error' in kept) return kept;
    this.#facts = facts;
    seating.undo(seat, reach, bots);
    this.show();
    return ok({ version: seating.version });
  }

  /** Has a bot cover for a seat's person, or the person play again; that it is written may take its time. */
  cover(seat: number, covered: 'clock' | undefined): void {
    const { player } = nth(this.#facts.holders, seat);
    const who = player === undefined ? {} : { player };
    this.#facts = withHolder(this.#facts, seat, covered === undefined ? who : { ...who, covered });
    const facts = this.#facts;
    void this.#written(() => this.#house.store.changeTable(facts.id, {}, seatRowsOf(facts)));
  }

  /** Something may have changed: clocks, views and bots go by what is so now. Never throws: where the rules do, it is held. */
  show(): void {
    try {
      this.#attendance.run();
      this.views.publish();
      this.#releases.wake();
    } catch (fault) {
      this.hold(fault);
    }
  }

  /**
   * The rules have failed: nothing of what is durable is lost, but nobody can go on here before they are mended. Other tables
   * are not touched.
   */
  hold(fault: unknown): void {
    this.#house.log('rules-failed', {
      ...{ table: this.#facts.id, version: this.version },
      ...faultFacts(fault),
    });
    this.stop();
    this.#seating = undefined;
    this.views.publish();
  }

  /** No more timers, no more bots. */
  stop(): void {
    this.#releases.stop();
    this.#attendance.stop();
  }

  async #resume(stored: StoredWhole): Promise<void> {
    const { entries } = stored;
    const resumed = await resume(this.#house.programs, this.#facts, entries);
    const changedAt = Math.max(this.#facts.changedAt, resumed?.heardAt ?? 0);
    this.#facts = { ...this.#facts, changedAt };
    this.#defaults = entries.filter(({ by }) => by === 'default').length;
    if (resumed === undefined) {
      this.#house.log('table-held', { table: this.#facts.id, rules: this.#facts.rules });
      return;
    }
    this.#seating = resumed.seating;
    this.#rules = resumed.rules;
    this.#attendance.resume(latestTime(stored), this.#house.lastBeat);
    if (this.#facts.state !== 'finished' && this.#facts.program !== resumed.rules.sha)
      await this.#pin(resumed.rules);
    this.show();
  }

  /** The rules have changed and lead to the same: it goes on with the new ones. */
  async #pin({ sha, shelved }: Rules): Promise<void> {
    const facts = { ...this.#facts, program: sha, rules: shelved.version };
    const kept = await this.#written(() => this.#house.store.changeTable(facts.id, rowOf(facts)));
    if ('ok' in kept) this.#facts = facts;
  }

  /** Others have heard of a seat's answer. What nobody hears of must not move the time that the lobby shows. */
  #heard(seat: number, now: number): void {
    this.#attendance.answered(seat, now);
    this.#facts = { ...this.#facts, changedAt: now };
  }

  /** Something happened: what was to be taken back is past, and people who are back play themselves. */
  async #goOn(): Promise<void> {
    this.#attendance.handBack();
    const deciding = withoutVotes(this.#facts.deciding, 'undo');
    if (deciding === this.#facts.deciding) return;
    this.#facts = { ...this.#facts, deciding };
    const facts = this.#facts;
    await this.#written(() => this.#house.store.changeTable(facts.id, rowOf(facts)));
  }

  #written(write: () => Promise<void>): Promise<Result<Nothing>> {
    return written(this.#house, this.#facts.id, write, (stored) => this.#resume(stored));
  }

  #tried(seating: Seating, seat: number, key: string): Trial | undefined {
    try {
      return seating.trial(seat, key);
    } catch (fault) {
      const where = { table: this.#facts.id, version: seating.length, seat };
      this.#house.log('rules-failed', { ...where, ...faultFacts(fault) });
      return undefined;
    }
  }

  #entry(deed: Deed, version = (this.#seating?.length ?? 0) + 1): EntryRow {
    const time = this.#attendance.timeAt(deed.at);
    return {
      ...{ tableId: this.#facts.id, version, bots: 0, ...deed },
      clocksJson: time === undefined ? null : JSON.stringify(time.left),
    };
  }
}
