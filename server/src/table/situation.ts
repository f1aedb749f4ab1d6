import type { Seating } from '@masterplan/bots';
import type { Channel, TableState } from '../../wire/index.ts';
import type { Rules } from '../rules/programs.ts';
import type { Card, Rest } from './card.ts';
import { type Facts, sealOf } from './facts.ts';

/** What is so at a table: everything that is asked of it, and nothing that changes it. */
export abstract class Situation {
  protected readonly known: {
    facts: Facts;
    seating: Seating | undefined;
    rules: Rules | undefined;
    defaults: number;
  };
  readonly #offered: Rules | undefined;
  #seal = '';

  /** `offered` are the rules that new tables of its game are played by. */
  constructor(facts: Facts, offered: Rules | undefined) {
    this.#offered = offered;
    this.known = { facts, seating: undefined, rules: offered, defaults: 0 };
  }

  get facts(): Facts {
    return this.known.facts;
  }

  /** Undefined before the deal, and where its rules cannot be run. */
  get seating(): Seating | undefined {
    return this.known.seating;
  }

  /** The rules it is played by. */
  get rules(): Rules | undefined {
    return this.known.rules;
  }

  /** Where pages find the rules it is played by; undefined where they are those of the pages. */
  get rulesAt(): string | undefined {
    const { rules } = this.known;
    return rules === undefined || rules.sha === this.#offered?.sha ? undefined : `/rules/${rules.sha}.mjs`;
  }

  get state(): TableState {
    const { state } = this.known.facts;
    return state !== 'gathering' && this.known.seating === undefined ? 'held' : state;
  }

  get version(): number {
    return this.known.seating?.version ?? 0;
  }

  /** The sha256 of the seed or of the position it began in; '' before the deal. */
  get seal(): string {
    if (this.#seal === '') this.#seal = sealOf(this.known.facts);
    return this.#seal;
  }

  /** Choices made for bots that crashed. */
  get defaults(): number {
    return this.known.defaults;
  }

  get card(): Card {
    const { packJson: _pack, begun: _begun, ...facts } = this.known.facts;
    const { seating } = this.known;
    const waiting = facts.state === 'playing' && seating !== undefined ? seating.asked & ~seating.ready : 0;
    return { facts, state: this.state, version: this.version, waiting };
  }

  /** What the next server needs to make the card without playing the log again; undefined where nothing is dealt. */
  get rest(): Rest | undefined {
    const { seating, rules } = this.known;
    if (seating === undefined || rules === undefined) return undefined;
    const { version, waiting } = this.card;
    return { program: rules.sha, length: seating.length, version, waiting };
  }

  /** Where people may talk. */
  get channels(): readonly Channel[] {
    return this.known.rules?.shelved.channels ?? [];
  }

  /** The side of each seat, where the game has sides. */
  get sides(): readonly number[] | undefined {
    return this.known.rules?.shelved.sides?.(this.known.facts.seats, this.known.facts.options);
  }

  seatsOf(player: string): number[] {
    return this.known.facts.holders.flatMap((holder, seat) => (holder.player === player ? [seat] : []));
  }

  /** Whether somebody without a seat may look: to sit down, to watch, or because it is their table. */
  mayWatch(player: string): boolean {
    const { state, settings, host } = this.known.facts;
    return state === 'gathering' || settings.spectators || host === player;
  }
}
