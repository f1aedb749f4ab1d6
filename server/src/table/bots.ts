import { randomBytes } from 'node:crypto';
import { nth } from '@masterplan/kernel';
import { pauseMillis } from '../../wire/index.ts';
import type { House } from '../house.ts';
import type { Maker } from '../rules/contract.ts';
import { botLevel } from './facts.ts';
import type { LiveTable } from './live.ts';

/** How long a table whose choice could not be written waits before a bot tries again. */
const AGAIN = 1000;

const sleep = (millis: number): Promise<void> =>
  new Promise((wake) => {
    setTimeout(wake, millis).unref();
  });

/**
 * The bots of one table. Each thinks in a thread, of its seat's view alone; its answer is played when the table's pace says
 * so, however long it thought.
 */
export class TableBots {
  readonly #table: LiveTable;
  readonly #house: House;
  /** The ask each seat's bot is thinking about: its version, by seat. */
  readonly #thinking = new Map<number, number>();
  #isStopped = false;

  constructor(table: LiveTable, house: House) {
    this.#table = table;
    this.#house = house;
  }

  /** Has every bot that is asked now think, unless it does. */
  wake(): void {
    const { seating, facts } = this.#table;
    if (seating === undefined || facts.state !== 'playing' || this.#isStopped) return;
    const waiting = seating.asked & ~seating.ready;
    for (let seat = 0; seat < facts.seats; seat++) {
      const level = this.#levelAt(seat);
      if (((waiting >> seat) & 1) === 0 || level === undefined) continue;
      if (this.#thinking.get(seat) === seating.askedSince) continue;
      this.#thinking.set(seat, seating.askedSince);
      void this.#answer(seat, level, seating.askedSince);
    }
  }

  stop(): void {
    this.#isStopped = true;
  }

  async #answer(seat: number, level: string, ask: number): Promise<void> {
    const pace = sleep(pauseMillis[this.#table.facts.settings.pace]);
    const { key, by } = await this.#thought(seat, level);
    await pace;
    const result = await this.#table.inTurn(async () => {
      if (!this.#isOpen(seat, ask) || key === undefined) return undefined;
      return this.#table.append(seat, key, by);
    });
    if (this.#thinking.get(seat) === ask) this.#thinking.delete(seat);
    if (result === undefined || 'ok' in result) return;
    this.#house.log('bot-refused', { table: this.#table.facts.id, seat, code: result.error.code });
    await sleep(AGAIN);
    this.wake();
  }

  async #thought(seat: number, level: string): Promise<{ key: string | undefined; by: Maker }> {
    const { seating, facts, rules } = this.#table;
    const maker = nth(facts.holders, seat).player === undefined ? 'holder' : 'cover';
    if (seating === undefined || rules === undefined) return { key: undefined, by: maker };
    const answered = await this.#house.thinkers.answer({
      ...{ program: rules.file, level, seen: JSON.stringify(seating.see(seat)) },
      seed: randomBytes(8).toString('hex'),
      ...(facts.packJson === null ? {} : { pack: facts.packJson }),
    });
    if ('key' in answered) return { key: answered.key, by: maker };
    if (this.#isStopped) return { key: undefined, by: maker };
    this.#house.log('bot-crashed', { table: facts.id, seat, crash: answered.crash });
    return { key: seating.anyKey(seat), by: 'default' };
  }

  #levelAt(seat: number): string | undefined {
    const { facts } = this.#table;
    return botLevel(nth(facts.holders, seat), facts.settings.cover);
  }

  /** Whether the seat is still asked what its bot has thought about. */
  #isOpen(seat: number, ask: number): boolean {
    const { seating, facts } = this.#table;
    if (seating === undefined || facts.state !== 'playing' || seating.askedSince !== ask) return false;
    const isWaiting = (((seating.asked & ~seating.ready) >> seat) & 1) === 1;
    return isWaiting && this.#levelAt(seat) !== undefined && !this.#isStopped;
  }
}
