import { nth } from '@masterplan/kernel';
import type { ErrorCode, HintPush } from '../../wire/index.ts';
import type { House } from '../house.ts';
import type { LiveTable } from './live.ts';
import { seedFor } from './pace.ts';
import type { Witness } from './witness.ts';

type Best = HintPush['best'];

/** What was asked for at a seat's ask, and what comes of it. */
interface Sought {
  readonly ask: number;
  readonly best: Promise<Best>;
}

/**
 * Hints at a table: a search thinks for a person as it thinks for a bot, out of the seat's view and the public account alone, in a thread
 * of its own. It is thought about once for each ask, however often it is asked for; that it was is said to the whole table, whatever the
 * seat's options are.
 */
export class Hints {
  readonly #table: LiveTable;
  readonly #house: House;
  readonly #witness: Witness;
  readonly #sought = new Map<number, Sought>();

  constructor(table: LiveTable, house: House, witness: Witness) {
    this.#table = table;
    this.#house = house;
    this.#witness = witness;
  }

  /** Why a seat gets no hint now; undefined where it does. */
  refusal(seat: number): ErrorCode | undefined {
    const { facts, sitting, advises } = this.#table;
    if (facts.state === 'finished') return 'over';
    if (facts.state !== 'playing' || sitting === undefined) return 'not-playing';
    if (!facts.settings.hints) return 'no-hints';
    if (!advises) return 'no-foresight';
    const isAsked = (((sitting.asked & ~sitting.ready) >> seat) & 1) === 1;
    return isAsked && nth(facts.holders, seat).covered === undefined ? undefined : 'not-your-ask';
  }

  /** Whether the seat has asked for a hint at this ask before. */
  isKnown(seat: number): boolean {
    return this.#sought.get(seat)?.ask === this.#table.sitting?.askedSince;
  }

  /** Tells the table that the seat asks for a hint, and begins to think; `found` is called when that is done. Must be called in turn. */
  async seek(seat: number, found: (best: Best) => void): Promise<void> {
    const sought = this.isKnown(seat) ? this.#sought.get(seat) : await this.#begin(seat);
    void sought?.best.then(found);
  }

  async #begin(seat: number): Promise<Sought | undefined> {
    const { sitting, talk } = this.#table;
    if (sitting === undefined) return undefined;
    await talk.add({ seat, name: '', channel: 'table', said: { say: 'hinted' } });
    const ask = sitting.askedSince;
    const sought = { ask, best: this.#best(seat, ask) };
    this.#sought.set(seat, sought);
    return sought;
  }

  async #best(seat: number, ask: number): Promise<Best> {
    const { sitting, facts, rules } = this.#table;
    if (sitting === undefined || rules === undefined) return [];
    const advised = await this.#house.thinkers.advise({
      ...{ program: rules.file, level: '', seen: JSON.stringify(sitting.see(seat)) },
      seed: seedFor(facts.seed, 'hint', seat, ask),
      ...(facts.packJson === null ? {} : { pack: facts.packJson }),
      ...this.#witness.account(),
    });
    if ('advice' in advised) return advised.advice;
    this.#house.log('hint-crashed', { table: facts.id, seat, crash: advised.crash });
    return [];
  }
}
