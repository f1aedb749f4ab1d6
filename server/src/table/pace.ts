import { createHash } from 'node:crypto';
import type { Sitting } from '@masterplan/bots';
import { type DueAnswer, type Maker, nth, type Remark } from '@masterplan/kernel';
import { pauseMillis } from '../../wire/index.ts';
import { type Manner, SEARCHED } from '../bots/thinkers.ts';
import { WriteError } from '../faults.ts';
import type { House } from '../house.ts';
import type { Nothing, Result } from '../result.ts';
import { done } from '../result.ts';
import { botLevel, botTemper } from './facts.ts';
import type { LiveTable } from './live.ts';
import type { Witness } from './witness.ts';

/** How long a table whose choice could not be written waits before it is tried again. */
const AGAIN = 1000;
/** A bot that has said something is silent for so many versions. */
const SILENCE = 8;

const sleep = (millis: number): Promise<void> =>
  new Promise((wake) => {
    setTimeout(wake, millis).unref();
  });

/** What a bot has made up its mind to, or what silence comes to. */
interface Thought {
  readonly key: string | undefined;
  readonly by: Maker;
  readonly remark?: Remark | undefined;
}

/**
 * Milliseconds from beat to beat. Bots that search are heard on beats that no search outlasts: its length would show how hard the choice
 * was. Without a pace there are no beats.
 */
export const beatOf = (pace: number, manner: Manner): number =>
  pace > 0 && manner === 'searching' ? Math.max(pace, SEARCHED) : pace;

/** How long until the next beat of a pace that began `spent` milliseconds ago; the first beat is one pace after the beginning. */
export const untilBeat = (pace: number, spent: number): number =>
  pace === 0 ? 0 : Math.max(1, Math.ceil(spent / pace)) * pace - spent;

/**
 * Answers that nobody gives by hand: those of bots, each of which thinks in a thread of its seat's view alone, and those that
 * people left standing. All of one ask are played together, in seat order, on a beat of the table's pace counted from the ask:
 * how long a bot thought cannot be told from the time it takes. That a person's answer was left standing can: it comes on the beat,
 * where their own would come when it is given. It tells no card, since such an answer is given whatever its seat holds. A bot
 * that needs longer than a beat misses it and is heard on the next; where a bot searches, beats are long enough for that. Where all who are asked give the usual answer of a window, nobody
 * waits for a beat: what they answered is what everybody thought. Without a pace (`instant`) there are no beats to hide
 * behind: who chooses that accepts that thinking shows.
 */
export class Releases {
  readonly #table: LiveTable;
  readonly #house: House;
  readonly #witness: Witness;
  /** The ask each seat's answer is waiting to be played to: its version, by seat. */
  readonly #waiting = new Map<number, number>();
  readonly #spokenAt = new Map<number, number>();
  /** The ask that is open, and since when, in milliseconds since 1970. */
  #open = { ask: -1, since: 0 };
  #isStopped = false;

  constructor(table: LiveTable, house: House, witness: Witness) {
    this.#table = table;
    this.#house = house;
    this.#witness = witness;
  }

  /** Sees to every seat that is asked now and has a bot or a standing answer, unless that is under way. */
  wake(): void {
    const { sitting, facts } = this.#table;
    if (sitting === undefined || facts.state !== 'playing' || this.#isStopped || this.#table.isFull) return;
    const ask = sitting.askedSince;
    if (this.#open.ask !== ask) this.#open = { ask, since: Date.now() };
    const seats = this.#unmanned(sitting).filter((seat) => this.#waiting.get(seat) !== ask);
    if (seats.length === 0) return;
    for (const seat of seats) this.#waiting.set(seat, ask);
    this.#release(seats, ask).catch((fault: unknown) => this.#table.hold(fault));
  }

  /** Whether all who are asked are people whose usual answer stands: they are passed over at once, and nobody needs to see it. */
  get arePassedOver(): boolean {
    const { sitting, facts } = this.#table;
    if (sitting === undefined || facts.state !== 'playing' || this.#isStopped) return false;
    const waiting = sitting.asked & ~sitting.ready;
    return waiting !== 0 && waiting === this.#usualAt(sitting, (seat) => this.#levelAt(seat) === undefined);
  }

  /** Whether an answer waits to be played. */
  get areUnderWay(): boolean {
    return this.#waiting.size > 0 && !this.#isStopped;
  }

  stop(): void {
    this.#isStopped = true;
  }

  #unmanned(sitting: Sitting): number[] {
    const waiting = sitting.asked & ~sitting.ready;
    if (waiting === 0) return [];
    const due = this.#dueIn(sitting).reduce((mask, { seat }) => mask | (1 << seat), 0);
    const seats: number[] = [];
    for (let seat = 0; seat < this.#table.facts.seats; seat++)
      if ((waiting >> seat) & 1 && ((due >> seat) & 1 || this.#levelAt(seat) !== undefined)) seats.push(seat);
    return seats;
  }

  /** Who holds several seats agrees with what they proposed at another, whatever they left there; else answers that people left standing. */
  #dueIn(sitting: Sitting): readonly DueAnswer[] {
    const left = sitting.due();
    const proposed = sitting.proposed();
    if (proposed === undefined) return left;
    const { holders } = this.#table.facts;
    const proposer = holders[proposed.by]?.player;
    if (proposer === undefined) return left;
    const agreeing = holders.flatMap(({ player }, seat) =>
      player === proposer && this.#isAsked(seat) ? [{ seat, key: proposed.accept }] : [],
    );
    return [...agreeing, ...left];
  }

  /** Whether all who are asked give the usual answer, these bots included. */
  #areUsual(seats: readonly number[], thoughts: readonly Thought[]): boolean {
    const { sitting } = this.#table;
    if (sitting === undefined) return false;
    const isTheirs = (seat: number, key: string): boolean =>
      seats.includes(seat) &&
      (this.#levelAt(seat) === undefined || thoughts[seats.indexOf(seat)]?.key === key);
    return (sitting.asked & ~sitting.ready) === this.#usualAt(sitting, isTheirs);
  }

  /** The mask of seats whose usual answer is due, of those for which `isSo`. */
  #usualAt(sitting: Sitting, isSo: (seat: number, key: string) => boolean): number {
    return sitting
      .due()
      .reduce((mask, { seat, key, usual }) => (usual && isSo(seat, key) ? mask | (1 << seat) : mask), 0);
  }

  async #release(seats: readonly number[], ask: number): Promise<void> {
    const { since } = this.#open;
    const thoughts = await Promise.all(seats.map((seat) => this.#thought(seat, ask)));
    const manner = seats.some((seat) => this.#mannerAt(seat) === 'searching') ? 'searching' : 'at once';
    const beat = beatOf(pauseMillis[this.#table.facts.settings.pace], manner);
    if (!this.#areUsual(seats, thoughts)) await sleep(untilBeat(beat, Date.now() - since));
    const played = await this.#table.inTurn(async () => {
      for (const [i, seat] of seats.entries()) {
        const result = await this.#play(seat, nth(thoughts, i), ask);
        if ('error' in result) return result;
      }
      return done;
    });
    if ('error' in played) {
      this.#house.log('answer-refused', { table: this.#table.facts.id, code: played.error.code });
      await sleep(AGAIN);
    }
    for (const seat of seats) if (this.#waiting.get(seat) === ask) this.#waiting.delete(seat);
    this.wake();
  }

  async #play(seat: number, thought: Thought, ask: number): Promise<Result<Nothing>> {
    const { sitting, facts } = this.#table;
    const isOpen =
      sitting?.askedSince === ask && facts.state === 'playing' && !this.#isStopped && this.#isAsked(seat);
    if (!isOpen) return done;
    const isBots = this.#levelAt(seat) !== undefined;
    const key = isBots ? thought.key : this.#dueIn(sitting).find((answer) => answer.seat === seat)?.key;
    if (key === undefined) return done;
    const result = await this.#table.append(seat, key, isBots ? thought.by : 'holder');
    if ('error' in result) return isBots && isNoAnswer(result) ? this.#playAny(seat, sitting) : result;
    if (isBots && thought.remark !== undefined) await this.#say(seat, thought.remark);
    return done;
  }

  /** What a bot said was no answer: a legal one is chosen for it, as after a crash. */
  async #playAny(seat: number, sitting: Sitting): Promise<Result<Nothing>> {
    const key = sitting.anyKey(seat);
    if (key === undefined) return done;
    const result = await this.#table.append(seat, key, 'default');
    return 'error' in result ? result : done;
  }

  async #thought(seat: number, ask: number): Promise<Thought> {
    const { sitting, facts, rules } = this.#table;
    const level = this.#levelAt(seat);
    const holder = nth(facts.holders, seat);
    const { player, covered } = holder;
    const temper = botTemper(holder);
    const by = player === undefined ? 'holder' : 'cover';
    if (sitting === undefined || rules === undefined || level === undefined) return { key: undefined, by };
    const silence = covered === 'clock' ? sitting.silence(seat) : undefined;
    if (silence !== undefined) return { key: silence, by };
    const task = {
      ...{ program: rules.file, level, seen: JSON.stringify(sitting.see(seat)) },
      seed: seedFor(facts.seed, 'bot', seat, ask),
      ...(facts.packJson === null ? {} : { pack: facts.packJson }),
      ...(temper === undefined ? {} : { temper }),
      ...this.#witness.account(),
    };
    const answered = await this.#house.thinkers.answer(task, this.#mannerAt(seat));
    if ('key' in answered) return { key: answered.key, by, remark: answered.remark };
    if (this.#isStopped) return { key: undefined, by };
    this.#house.log('bot-crashed', { table: facts.id, seat, crash: answered.crash });
    return { key: sitting.anyKey(seat), by: 'default' };
  }

  #mannerAt(seat: number): Manner {
    const level = this.#levelAt(seat);
    const searching = this.#table.rules?.shelved.searching ?? [];
    return level !== undefined && searching.includes(level) ? 'searching' : 'at once';
  }

  /** Now and then; whether it could be written is no matter. */
  async #say(seat: number, remark: Remark): Promise<void> {
    const { version, talk } = this.#table;
    if (version < (this.#spokenAt.get(seat) ?? -SILENCE) + SILENCE) return;
    this.#spokenAt.set(seat, version);
    await talk.remark(seat, remark).catch((fault: unknown) => {
      if (!(fault instanceof WriteError)) throw fault;
    });
  }

  #levelAt(seat: number): string | undefined {
    const { facts } = this.#table;
    return botLevel(nth(facts.holders, seat), facts.settings.cover);
  }

  #isAsked(seat: number): boolean {
    const { sitting } = this.#table;
    return sitting !== undefined && (((sitting.asked & ~sitting.ready) >> seat) & 1) === 1;
  }
}

/** Whether it is the answer that is wrong, and not the time or the disk. */
const isNoAnswer = ({ error: { code } }: { readonly error: { readonly code: string } }): boolean =>
  code === 'refused' || code === 'not-an-option';

/** The chance of who thinks comes from the table's seed, so that the same seed gives the same game; it tells nothing of the deal. */
export const seedFor = (seed: string, who: 'bot' | 'hint', seat: number, ask: number): string =>
  createHash('sha256').update(`${seed} ${who} ${seat} ${ask}`).digest('hex').slice(0, 32);
