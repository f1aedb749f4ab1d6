import { createHash } from 'node:crypto';
import { nth, type Reach, type Refusal } from '@masterplan/kernel';
import type { SeatClock, TableState } from '../../wire/index.ts';
import { WriteError } from '../faults.ts';
import type { House } from '../house.ts';
import { faultFacts } from '../log.ts';
import { done, type Nothing, no, ok, type Result } from '../result.ts';
import type { Maker, Seating, Trial } from '../rules/contract.ts';
import type { Rules } from '../rules/programs.ts';
import type { EntryRow } from '../store/schema.ts';
import { TableBots } from './bots.ts';
import { Clocks } from './clocks.ts';
import { botMask, type Facts, rowOf, seatRowsOf, withHolder } from './facts.ts';
import { resume, startOf } from './replay.ts';
import { Showing } from './showing.ts';
import { TableTalk } from './talk.ts';
import { Views } from './views.ts';
import { Votes } from './votes.ts';

const sealOf = (dealt: string): string => createHash('sha256').update(dealt).digest('hex');

/** A refusal of the rules, as it goes to the page. */
function refused(refusal: Refusal): ReturnType<typeof no> {
  if (refusal.code !== 'refused') return no(refusal.code);
  const { option, clause, facts } = refusal;
  return { error: { code: 'refused', blocked: { option, clause, facts } } };
}

/**
 * One table: the authority over it. Whatever changes it goes through `inTurn`, one thing after another; is durable before
 * it happens; and is then shown to everybody as far as they may see.
 */
export class LiveTable {
  readonly #house: House;
  readonly views: Views;
  readonly votes = new Votes();
  readonly talk: TableTalk;
  readonly #bots: TableBots;
  #clocks: Clocks;
  #facts: Facts;
  #seating: Seating | undefined;
  #rules: Rules | undefined;
  #turn: Promise<unknown> = Promise.resolve();
  /** Secret ballots for giving up, by seat. Not stored: a restart forgets them. */
  readonly #gaveUp = new Set<number>();
  #defaults = 0;
  #sealed = '';

  private constructor(house: House, facts: Facts) {
    this.#house = house;
    this.#facts = facts;
    this.#rules = house.programs.offeredFor(facts.game);
    this.#clocks = this.#newClocks();
    this.#bots = new TableBots(this, house);
    this.talk = new TableTalk(house.store, facts.id);
    this.views = new Views(new Showing(this, house.people));
  }

  /** A table nobody has sat down at yet. */
  static made(house: House, facts: Facts): LiveTable {
    return new LiveTable(house, facts);
  }

  /** A table out of the store, where it was left. */
  static async stored(house: House, facts: Facts, entries: readonly EntryRow[]): Promise<LiveTable> {
    const table = new LiveTable(house, facts);
    await table.talk.load();
    if (facts.state !== 'gathering') await table.#resume(entries);
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
    const { seed, begun } = this.#facts;
    if (this.#sealed === '' && seed !== '')
      this.#sealed = sealOf(begun === null ? seed : JSON.stringify(begun.beginning.start));
    return this.#sealed;
  }

  /** Choices made for bots that crashed. */
  get defaults(): number {
    return this.#defaults;
  }

  /** By seat; undefined before the deal and without a clock. */
  get clocks(): readonly SeatClock[] | undefined {
    return this.#seating === undefined ? undefined : this.#clocks.shown(Date.now());
  }

  hasGivenUp(seat: number): boolean {
    return this.#gaveUp.has(seat);
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
    const written = await this.#written(() =>
      this.#house.store.changeTable(facts.id, rowOf(facts), seatRowsOf(facts)),
    );
    if ('error' in written) return written;
    const isReset = JSON.stringify(facts.settings.clock) !== JSON.stringify(this.#facts.settings.clock);
    this.#facts = facts;
    if (isReset) this.#clocks = this.#newClocks();
    this.views.reseat();
    this.#show();
    this.#house.lobbyChanged();
    return done;
  }

  /** Deals, under the rules offered now, or those of the position it begins in. */
  async deal(): Promise<Result<Nothing>> {
    const rules = await this.#rulesToDealBy();
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
    const written = await this.#written(() => this.#house.store.append(entry, rowOf(facts)));
    if ('error' in written) return written;
    this.#facts = facts;
    this.#rules = rules;
    this.#seating = seating;
    this.#clocks = this.#newClocks();
    this.#show();
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
    const ended: Partial<Facts> =
      trial.outcome === null ? {} : { state: 'finished', winners: trial.outcome.winners };
    const facts = { ...this.#facts, ...ended, changedAt: now };
    const entry = this.#entry({ did: 'choose', seat, said: key, by, hash: trial.hash, at: now });
    const change = trial.outcome === null ? {} : rowOf(facts);
    const written = await this.#written(() => this.#house.store.append(entry, change));
    if ('error' in written) return written;
    this.#facts = facts;
    const heard = seating.choose(seat, key, by);
    if (by === 'default') this.#defaults += 1;
    if (heard !== 'silent') this.#clocks.answered(seat, now);
    if (heard === 'loud') this.#goOn();
    this.#show();
    if (trial.outcome !== null) this.#house.lobbyChanged();
    return ok({ version: seating.version });
  }

  /** Takes back; whether the people agreed is the caller's affair. Must be called in turn. */
  async takeBack(seat: number, reach: Reach): Promise<Result<{ version: number }>> {
    const seating = this.#seating;
    if (seating === undefined || this.#facts.state !== 'playing') return no('not-playing');
    const bots = botMask(this.#facts);
    const refusal = seating.undoRefusal(seat, reach, bots);
    if (refusal) return no(refusal.code);
    const entry = this.#entry({
      did: 'undo',
      seat,
      said: reach,
      by: 'holder',
      hash: '',
      at: Date.now(),
      bots,
    });
    const written = await this.#written(() => this.#house.store.append(entry));
    if ('error' in written) return written;
    seating.undo(seat, reach, bots);
    this.votes.drop('undo');
    this.#show();
    return ok({ version: seating.version });
  }

  /** Casts or takes back a secret ballot. When everybody has cast theirs, the table ends without a winner. */
  async giveUp(seat: number, on: boolean, side: readonly number[]): Promise<Result<Nothing>> {
    if (on) this.#gaveUp.add(seat);
    else this.#gaveUp.delete(seat);
    if (side.every((each) => this.#gaveUp.has(each)))
      return this.keep({ ...this.#facts, state: 'finished', givenUp: true, changedAt: Date.now() });
    this.views.publish();
    return done;
  }

  /** Shows everybody what has changed apart from the game: people come and go. */
  refresh(): void {
    this.views.publish();
  }

  /** No more timers, no more bots. */
  stop(): void {
    this.#bots.stop();
    this.#clocks.run(0, Date.now());
  }

  async #resume(entries: readonly EntryRow[]): Promise<void> {
    const resumed = await resume(this.#house.programs, this.#facts, entries);
    const last = entries.at(-1);
    if (last !== undefined) this.#facts = { ...this.#facts, changedAt: last.at };
    this.#defaults = entries.filter(({ by }) => by === 'default').length;
    if (resumed === undefined) {
      this.#house.log('table-held', { table: this.#facts.id, rules: this.#facts.rules });
      return;
    }
    this.#seating = resumed.seating;
    this.#rules = resumed.rules;
    const left = last?.clocksJson;
    this.#clocks = this.#newClocks(left === null || left === undefined ? undefined : JSON.parse(left));
    if (this.#facts.state !== 'finished' && this.#facts.program !== resumed.rules.sha)
      await this.#pin(resumed.rules);
    this.#show();
  }

  async #rulesToDealBy(): Promise<Rules | undefined> {
    const { game, begun, program } = this.#facts;
    const offered = this.#house.programs.offeredFor(game);
    return begun === null || offered?.sha === program ? offered : this.#house.programs.kept(program);
  }

  /** The rules have changed and lead to the same: it goes on with the new ones. */
  async #pin({ sha, shelved }: Rules): Promise<void> {
    const facts = { ...this.#facts, program: sha, rules: shelved.version };
    const written = await this.#written(() => this.#house.store.changeTable(facts.id, rowOf(facts)));
    if ('ok' in written) this.#facts = facts;
  }

  /** Writes; a person hears that it could not be. Where another process was first, the table is read again. */
  async #written(write: () => Promise<void>): Promise<Result<Nothing>> {
    try {
      await write();
      return done;
    } catch (fault) {
      if (!(fault instanceof WriteError)) throw fault;
      this.#house.log('write-failed', { table: this.#facts.id, why: fault.why });
      if (fault.why !== 'conflict') return no('cannot-write');
      const stored = await this.#house.store.tableOf(this.#facts.id);
      if (stored !== undefined) await this.#resume(stored.entries);
      return no('stale');
    }
  }

  #tried(seating: Seating, seat: number, key: string): Trial | undefined {
    try {
      return seating.trial(seat, key);
    } catch (fault) {
      this.#house.log('rules-failed', {
        ...{ table: this.#facts.id, version: seating.length, seat },
        ...faultFacts(fault),
      });
      return undefined;
    }
  }

  #entry(
    what: Pick<EntryRow, 'did' | 'seat' | 'said' | 'by' | 'hash' | 'at'> & { bots?: number },
    version = (this.#seating?.length ?? 0) + 1,
  ): EntryRow {
    const left = this.#clocks.stored(what.at);
    return {
      ...{ tableId: this.#facts.id, version, bots: 0, ...what },
      clocksJson: left === undefined ? null : JSON.stringify(left),
    };
  }

  /** Something happened: votes to take back are past, and seats that were covered go back to people who are there. */
  #goOn(): void {
    this.votes.drop('undo');
    const { holders } = this.#facts;
    for (const [seat, { player, covered, back }] of holders.entries()) {
      if (player === undefined || covered === undefined) continue;
      const isBack = covered === 'clock' ? this.#house.people.isHere(player) : back === true;
      if (isBack) this.#cover(seat, undefined);
    }
  }

  #cover(seat: number, covered: 'clock' | undefined): void {
    const { player } = nth(this.#facts.holders, seat);
    const who = player === undefined ? {} : { player };
    this.#facts = withHolder(this.#facts, seat, covered === undefined ? who : { ...who, covered });
    const facts = this.#facts;
    void this.#written(() => this.#house.store.changeTable(facts.id, {}, seatRowsOf(facts)));
  }

  #timeUp(seat: number): void {
    void this.inTurn(async () => {
      const { seating } = this;
      const isWaiting = seating !== undefined && ((seating.asked & ~seating.ready) >> seat) & 1;
      if (!isWaiting || this.#facts.state !== 'playing') return;
      this.#cover(seat, 'clock');
      this.#show();
    });
  }

  #show(): void {
    this.#runClocks();
    this.views.publish();
    this.#bots.wake();
  }

  #runClocks(): void {
    const seating = this.#seating;
    const waiting =
      seating === undefined || this.#facts.state !== 'playing' ? 0 : seating.asked & ~seating.ready;
    const people = this.#facts.holders.reduce(
      (mask, { player, covered }, seat) =>
        player !== undefined && covered === undefined ? mask | (1 << seat) : mask,
      0,
    );
    this.#clocks.run(waiting & people, Date.now());
  }

  #newClocks(left?: readonly number[]): Clocks {
    const { settings, seats } = this.#facts;
    return new Clocks(settings.clock, seats, (seat) => this.#timeUp(seat), left);
  }
}
