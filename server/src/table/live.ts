import type { Maker, Seating, Trial } from '@masterplan/bots';
import { nth, type Reach } from '@masterplan/kernel';
import type { SeatClock } from '../../wire/index.ts';
import type { House } from '../house.ts';
import { faultFacts } from '../log.ts';
import { done, type Nothing, no, ok, type Result, refused } from '../result.ts';
import type { Rules } from '../rules/programs.ts';
import type { StoredWhole } from '../store/store.ts';
import { Attendance } from './attendance.ts';
import { withoutVotes } from './deciding.ts';
import { botMask, type Facts, factsOf, type Holder, isNews, withHolder } from './facts.ts';
import { counted } from './giving-up.ts';
import { type Deed, Ledger } from './ledger.ts';
import { Releases } from './releases.ts';
import { latestTime, resume, rulesToDealBy, startOf } from './replay.ts';
import { Showing } from './showing.ts';
import { Situation } from './situation.ts';
import { TableTalk } from './talk.ts';
import { Views } from './views.ts';

/**
 * One table: the authority over it. Whatever changes it goes through `inTurn`, one thing after another; is durable before
 * it happens; and is then shown to everybody as far as they may see.
 */
export class LiveTable extends Situation {
  readonly #house: House;
  readonly views: Views;
  readonly talk: TableTalk;
  readonly #releases: Releases;
  readonly #attendance: Attendance;
  readonly #ledger: Ledger;
  #turn: Promise<unknown> = Promise.resolve();
  /** How many things are being done, or wait for their turn. */
  #inHand = 0;

  private constructor(house: House, facts: Facts, revision: number) {
    super(facts, house.programs.offeredFor(facts.game));
    this.#house = house;
    this.#attendance = new Attendance(this, house.people);
    this.#releases = new Releases(this, house);
    this.#ledger = new Ledger(house, this, revision, (stored) => this.#takeOver(stored));
    this.talk = new TableTalk(house.store, this);
    this.views = new Views(new Showing(this, house.people));
  }

  /** A table nobody has sat down at yet. */
  static made(house: House, facts: Facts): LiveTable {
    return new LiveTable(house, facts, 0);
  }

  /** A table out of the store, where it was left by a server before this one, or put away by this one. */
  static async stored(
    house: House,
    facts: Facts,
    stored: StoredWhole,
    after: 'restart' | 'rest',
  ): Promise<LiveTable> {
    const table = new LiveTable(house, facts, stored.row.revision);
    await table.talk.load();
    if (facts.state !== 'gathering') await table.#resume(stored, after);
    return table;
  }

  /** By seat; undefined before the deal and without a clock. */
  get clocks(): readonly SeatClock[] | undefined {
    return this.known.seating === undefined ? undefined : this.#attendance.shown;
  }

  /** When the first of the clocks that run will have run out, in milliseconds since 1970; undefined where none runs. */
  get timeUpAt(): number | undefined {
    return this.#attendance.timeUpAt;
  }

  /** Whether nothing is under way: nobody looks, nothing is being done, nobody's answer is to be played. A clock may run. */
  get isQuiet(): boolean {
    return this.views.isEmpty && this.#inHand === 0 && !this.#releases.areUnderWay;
  }

  /** Does one thing after another. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.#inHand += 1;
    const next = this.#turn.then(work).finally(() => {
      this.#inHand -= 1;
    });
    this.#turn = next.catch(() => undefined);
    return next;
  }

  /** Changes what is kept of the table, counts the ballots for giving up, and shows it. */
  async keep(changed: Facts): Promise<Result<Nothing>> {
    const before = this.known.facts;
    const facts = counted(changed, this.sides);
    const kept = await this.#ledger.keep(facts, this.#attendance.timeAt(Date.now()));
    if ('error' in kept) return kept;
    this.known.facts = facts;
    if (JSON.stringify(facts.settings.clock) !== JSON.stringify(before.settings.clock))
      this.#attendance.reset();
    this.views.reseat();
    this.show();
    if (isNews(before, facts)) this.#house.lobbyChanged();
    return done;
  }

  /** Writes everything that is kept of it, as it is now: whoever reads it from the store then has this very table. */
  settle(): Promise<Result<Nothing>> {
    return this.inTurn(() => {
      const rest = this.timeUpAt === undefined ? this.rest : undefined;
      return this.#ledger.keep(this.known.facts, this.#attendance.timeAt(Date.now()), rest);
    });
  }

  /** Deals, under the rules offered now, or those of the position it begins in. */
  async deal(): Promise<Result<Nothing>> {
    const rules = await rulesToDealBy(this.#house.programs, this.known.facts);
    if (rules === undefined) return no('no-game');
    const seed = this.#house.newSeed();
    const facts: Facts = {
      ...this.known.facts,
      ...{ state: 'playing', seed, rules: rules.shelved.version, program: rules.sha, changedAt: Date.now() },
    };
    const seating = rules.shelved.open(startOf(facts));
    if ('faults' in seating) return no('bad-options', { path: seating.faults[0]?.path ?? '' });
    const dealt = { did: 'open', seat: -1, said: '', by: 'holder', hash: seating.hash() } as const;
    const kept = await this.#append({ ...dealt, at: facts.changedAt }, facts);
    if ('error' in kept) return kept;
    this.known.facts = facts;
    this.known.rules = rules;
    this.known.seating = seating;
    this.#attendance.reset();
    this.show();
    this.#house.lobbyChanged();
    return done;
  }

  /** Plays a seat's choice: durable first, then done, then shown. Must be called in turn. */
  async append(seat: number, key: string, by: Maker): Promise<Result<{ version: number }>> {
    const seating = this.known.seating;
    if (seating === undefined) return no('held');
    if (this.known.facts.state !== 'playing')
      return no(this.known.facts.state === 'finished' ? 'over' : 'not-playing');
    const trial = this.#tried(seating, seat, key);
    if (trial === undefined) return no('our-fault');
    if (trial.refusal !== undefined) return refused(trial.refusal);
    const now = Date.now();
    const { outcome } = trial;
    const over = outcome === null ? undefined : this.#over(outcome.winners, now);
    const deed = { did: 'choose', seat, said: key, by, hash: trial.hash, at: now } as const;
    const kept = await this.#append(deed, over);
    if ('error' in kept) return kept;
    this.known.facts = over ?? this.known.facts;
    const heard = seating.choose(seat, key, by);
    if (by === 'default') this.known.defaults += 1;
    if (heard !== 'silent') this.#heard(seat, now);
    if (heard === 'loud') await this.#goOn();
    this.show();
    if (outcome !== null) this.#house.lobbyChanged();
    return ok({ version: seating.version });
  }

  /** Takes back; whether the people agreed is the caller's affair. Must be called in turn. */
  async takeBack(seat: number, reach: Reach): Promise<Result<{ version: number }>> {
    const seating = this.known.seating;
    if (seating === undefined || this.known.facts.state !== 'playing') return no('not-playing');
    const bots = botMask(this.known.facts);
    const refusal = seating.undoRefusal(seat, reach, bots);
    if (refusal) return no(refusal.code);
    const deed = { did: 'undo', seat, said: reach, by: 'holder', hash: '', at: Date.now(), bots } as const;
    const deciding = withoutVotes(this.known.facts.deciding, 'undo');
    const facts = { ...this.known.facts, deciding, changedAt: deed.at };
    const kept = await this.#append(deed, facts);
    if ('error' in kept) return kept;
    this.known.facts = facts;
    seating.undo(seat, reach, bots);
    this.show();
    return ok({ version: seating.version });
  }

  /** Has a seat's person play again; that it is written may take its time. */
  uncover(seat: number): void {
    this.known.facts = withHolder(this.known.facts, seat, this.#personAt(seat));
    void this.#ledger.seat(this.known.facts);
  }

  /**
   * A seat's time has run out: a bot covers for its person, also where that cannot be written now. Votes and ballots no longer wait
   * for them.
   */
  async timeUp(seat: number): Promise<void> {
    this.known.facts = withHolder(this.known.facts, seat, { ...this.#personAt(seat), covered: 'clock' });
    const kept = await this.keep(this.known.facts);
    if ('error' in kept) this.show();
  }

  /** Hands a seat whose time had run out back to its person at once; a second time in one ask, at the next. */
  async handBack(seat: number): Promise<Result<Nothing>> {
    if (this.#attendance.granted(seat) === 'before') return done;
    return this.keep(withHolder(this.known.facts, seat, this.#personAt(seat)));
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
      ...{ table: this.known.facts.id, version: this.version },
      ...faultFacts(fault),
    });
    this.stop();
    this.known.seating = undefined;
    this.views.publish();
  }

  /** No more timers, no more bots. */
  stop(): void {
    this.#releases.stop();
    this.#attendance.stop();
  }

  /** Another writer was first: the table is what the store has of it. */
  async #takeOver(stored: StoredWhole): Promise<void> {
    this.known.facts = factsOf(stored.row, stored.seats, stored.beginning);
    if (this.known.facts.state !== 'gathering') await this.#resume(stored, 'rest');
    this.views.reseat();
    this.show();
  }

  async #resume(stored: StoredWhole, after: 'restart' | 'rest'): Promise<void> {
    const { entries } = stored;
    const resumed = await resume(this.#house.programs, this.known.facts, entries);
    const changedAt = Math.max(this.known.facts.changedAt, resumed?.heardAt ?? 0);
    this.known.facts = { ...this.known.facts, changedAt };
    this.known.defaults = entries.filter(({ by }) => by === 'default').length;
    if (resumed === undefined) {
      this.#house.log('table-held', { table: this.known.facts.id, rules: this.known.facts.rules });
      return;
    }
    this.known.seating = resumed.seating;
    this.known.rules = resumed.rules;
    this.#attendance.resume(latestTime(stored, resumed), after === 'restart' ? this.#house.lastBeat : 'now');
    if (this.known.facts.state !== 'finished' && this.known.facts.program !== resumed.rules.sha)
      await this.#pin(resumed.rules);
    this.show();
  }

  /** The rules have changed and lead to the same: it goes on with the new ones. */
  async #pin({ sha, shelved }: Rules): Promise<void> {
    const facts = { ...this.known.facts, program: sha, rules: shelved.version };
    const kept = await this.#ledger.change(facts);
    if ('ok' in kept) this.known.facts = facts;
  }

  /** Others have heard of a seat's answer. What nobody hears of must not move the time that the lobby shows. */
  #heard(seat: number, now: number): void {
    this.#attendance.answered(seat, now);
    this.known.facts = { ...this.known.facts, changedAt: now };
  }

  /** Something happened: what was to be taken back is past, and people who are back play themselves. */
  async #goOn(): Promise<void> {
    this.#attendance.handBack();
    const deciding = withoutVotes(this.known.facts.deciding, 'undo');
    if (deciding === this.known.facts.deciding) return;
    this.known.facts = { ...this.known.facts, deciding };
    await this.#ledger.change(this.known.facts);
  }

  /** Who holds a seat, without the bot that covers. */
  #personAt(seat: number): Holder {
    const { bot: _bot, covered: _covered, ...person } = nth(this.known.facts.holders, seat);
    return person;
  }

  #append(deed: Deed, facts?: Facts): Promise<Result<Nothing>> {
    return this.#ledger.append(deed, this.#attendance.timeAt(deed.at), facts);
  }

  #over(winners: readonly number[], now: number): Facts {
    return { ...this.known.facts, state: 'finished', winners, changedAt: now };
  }

  #tried(seating: Seating, seat: number, key: string): Trial | undefined {
    try {
      return seating.trial(seat, key);
    } catch (fault) {
      const where = { table: this.known.facts.id, version: seating.length, seat };
      this.#house.log('rules-failed', { ...where, ...faultFacts(fault) });
      return undefined;
    }
  }
}
