import { createHash } from 'node:crypto';
import type { DueAnswer, Maker, Seating } from '@masterplan/bots';
import { nth, type Remark } from '@masterplan/kernel';
import { pauseMillis } from '../../wire/index.ts';
import { WriteError } from '../faults.ts';
import type { House } from '../house.ts';
import type { Nothing, Result } from '../result.ts';
import { done } from '../result.ts';
import { botLevel } from './facts.ts';
import type { LiveTable } from './live.ts';
import { Witness } from './witness.ts';

/** How long a table whose choice could not be written waits before it is tried again. */
const AGAIN = 1000;
/** A bot that has said something is silent for so many versions. */
const SILENCE = 8;

const sleep = (millis: number): Promise<void> =>
  new Promise((wake) => {
    setTimeout(wake, millis).unref();
  });

/** What a bot has made up its mind to. */
interface Thought {
  readonly key: string | undefined;
  readonly by: Maker;
  readonly remark?: Remark | undefined;
}

/** How long until the next beat of a pace that began `spent` milliseconds ago; the first beat is one pace after the beginning. */
export const untilBeat = (pace: number, spent: number): number =>
  pace === 0 ? 0 : Math.max(1, Math.ceil(spent / pace)) * pace - spent;

/**
 * Answers that nobody gives by hand: those of bots, each of which thinks in a thread of its seat's view alone, and those that
 * people left standing. All of one ask are played together, in seat order, on a beat of the table's pace counted from the ask:
 * how long a bot thought cannot be told from the time it takes. That a person's answer was left standing can: it comes on the beat,
 * where their own would come when it is given. It tells no card, since such an answer is given whatever its seat holds. A bot
 * that needs longer than a beat misses it and is heard on the next. Without a pace (`instant`) there are no beats to hide
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

  constructor(table: LiveTable, house: House) {
    this.#table = table;
    this.#house = house;
    this.#witness = new Witness(table);
  }

  /** Sees to every seat that is asked now and has a bot or a standing answer, unless that is under way. */
  wake(): void {
    const { seating, facts } = this.#table;
    if (seating === undefined || facts.state !== 'playing' || this.#isStopped) return;
    const ask = seating.askedSince;
    if (this.#open.ask !== ask) this.#open = { ask, since: Date.now() };
    const seats = this.#unmanned(seating).filter((seat) => this.#waiting.get(seat) !== ask);
    if (seats.length === 0) return;
    for (const seat of seats) this.#waiting.set(seat, ask);
    this.#release(seats, ask).catch((fault: unknown) => this.#table.hold(fault));
  }

  /** Whether an answer waits to be played. */
  get areUnderWay(): boolean {
    return this.#waiting.size > 0 && !this.#isStopped;
  }

  stop(): void {
    this.#isStopped = true;
  }

  #unmanned(seating: Seating): number[] {
    const waiting = seating.asked & ~seating.ready;
    if (waiting === 0) return [];
    const due = this.#dueIn(seating).reduce((mask, { seat }) => mask | (1 << seat), 0);
    const seats: number[] = [];
    for (let seat = 0; seat < this.#table.facts.seats; seat++)
      if ((waiting >> seat) & 1 && ((due >> seat) & 1 || this.#levelAt(seat) !== undefined)) seats.push(seat);
    return seats;
  }

  /** Answers that people left standing; and who holds several seats agrees with what they proposed at another. */
  #dueIn(seating: Seating): readonly DueAnswer[] {
    const left = seating.due?.() ?? [];
    const proposed = seating.proposed?.();
    if (proposed === undefined) return left;
    const { holders } = this.#table.facts;
    const proposer = holders[proposed.by]?.player;
    if (proposer === undefined) return left;
    const agreeing = holders.flatMap(({ player }, seat) =>
      player === proposer && this.#isAsked(seat) ? [{ seat, key: proposed.accept }] : [],
    );
    return [...left, ...agreeing];
  }

  async #release(seats: readonly number[], ask: number): Promise<void> {
    const { since } = this.#open;
    const thoughts = await Promise.all(seats.map((seat) => this.#thought(seat, ask)));
    await sleep(untilBeat(pauseMillis[this.#table.facts.settings.pace], Date.now() - since));
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
    const { seating, facts } = this.#table;
    const isOpen =
      seating?.askedSince === ask && facts.state === 'playing' && !this.#isStopped && this.#isAsked(seat);
    if (!isOpen) return done;
    const isBots = this.#levelAt(seat) !== undefined;
    const key = isBots ? thought.key : this.#dueIn(seating).find((answer) => answer.seat === seat)?.key;
    if (key === undefined) return done;
    const result = await this.#table.append(seat, key, isBots ? thought.by : 'holder');
    if ('error' in result) return isBots && isNoAnswer(result) ? this.#playAny(seat, seating) : result;
    if (isBots && thought.remark !== undefined) await this.#say(seat, thought.remark);
    return done;
  }

  /** What a bot said was no answer: a legal one is chosen for it, as after a crash. */
  async #playAny(seat: number, seating: Seating): Promise<Result<Nothing>> {
    const key = seating.anyKey(seat);
    if (key === undefined) return done;
    const result = await this.#table.append(seat, key, 'default');
    return 'error' in result ? result : done;
  }

  async #thought(seat: number, ask: number): Promise<Thought> {
    const { seating, facts, rules } = this.#table;
    const level = this.#levelAt(seat);
    const by = nth(facts.holders, seat).player === undefined ? 'holder' : 'cover';
    if (seating === undefined || rules === undefined || level === undefined) return { key: undefined, by };
    const answered = await this.#house.thinkers.answer({
      ...{ program: rules.file, level, seen: JSON.stringify(seating.see(seat)) },
      seed: seedFor(facts.seed, seat, ask),
      ...(facts.packJson === null ? {} : { pack: facts.packJson }),
      ...this.#witness.account(),
    });
    if ('key' in answered) return { key: answered.key, by, remark: answered.remark };
    if (this.#isStopped) return { key: undefined, by };
    this.#house.log('bot-crashed', { table: facts.id, seat, crash: answered.crash });
    return { key: seating.anyKey(seat), by: 'default' };
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
    const { seating } = this.#table;
    return seating !== undefined && (((seating.asked & ~seating.ready) >> seat) & 1) === 1;
  }
}

/** Whether it is the answer that is wrong, and not the time or the disk. */
const isNoAnswer = ({ error: { code } }: { readonly error: { readonly code: string } }): boolean =>
  code === 'refused' || code === 'not-an-option';

/** A bot's chance comes from the table's seed, so that the same seed gives the same game; it tells nothing of the deal. */
const seedFor = (seed: string, seat: number, ask: number): string =>
  createHash('sha256').update(`${seed} bot ${seat} ${ask}`).digest('hex').slice(0, 32);
