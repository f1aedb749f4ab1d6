import type { Sitting } from '@masterplan/bots';
import type { OpenAsk } from '@masterplan/kernel';
import type { Channel, TableState } from '../../wire/index.ts';
import type { House } from '../house.ts';
import type { Rules } from '../programs/programs.ts';
import { type Facts, sealOf } from './facts.ts';

/** A table as it is now: its facts, its rules, the game that is played. Only the authority over it changes them. */
export class TableNow {
  protected readonly house: House;
  #facts: Facts;
  #sitting: Sitting | undefined;
  #rules: Rules | undefined;
  #defaults = 0;
  #seal = '';

  protected constructor(house: House, facts: Facts) {
    this.house = house;
    this.#facts = facts;
    this.#rules = house.programs.offeredFor(facts.game);
  }

  get facts(): Facts {
    return this.#facts;
  }

  protected set facts(facts: Facts) {
    this.#facts = facts;
  }

  /** Undefined before the deal, and where its rules cannot be run. */
  get sitting(): Sitting | undefined {
    return this.#sitting;
  }

  protected set sitting(sitting: Sitting | undefined) {
    this.#sitting = sitting;
  }

  /** The rules it is played by; before the deal those that are offered. */
  get rules(): Rules | undefined {
    return this.#rules;
  }

  protected set rules(rules: Rules | undefined) {
    this.#rules = rules;
  }

  /** Where pages find the rules it is played by; undefined where they are those of the pages. */
  get rulesAt(): string | undefined {
    return this.#rules && this.house.programs.addressOf(this.#rules);
  }

  get state(): TableState {
    const { state } = this.#facts;
    return state !== 'gathering' && this.#sitting === undefined ? 'held' : state;
  }

  get version(): number {
    return this.#sitting?.version ?? 0;
  }

  /** Whether what is asked has changed since a version, or there is no such version yet. */
  isStale(version: number): boolean {
    const sitting = this.#sitting;
    return sitting !== undefined && (version < sitting.askedSince || version > sitting.version);
  }

  /** Whether its log has as many entries as a table may have: nothing more can be played or taken back. */
  get isFull(): boolean {
    return (this.#sitting?.length ?? 0) >= this.house.mostEntries;
  }

  /** The asks that are open. */
  get asks(): readonly OpenAsk[] {
    return this.#facts.state === 'finished' ? [] : (this.#sitting?.asks() ?? []);
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

  protected set defaults(count: number) {
    this.#defaults = count;
  }

  get levels(): readonly string[] {
    return this.#rules?.shelved.levels ?? [];
  }

  /** The levels whose bots may have a temperament. */
  get tempered(): readonly string[] {
    return this.#rules?.shelved.tempered ?? [];
  }

  /** Whether its rules can give hints. */
  get advises(): boolean {
    return this.#rules?.shelved.advise !== undefined;
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
}
