import {
  below,
  type Choice,
  candidates,
  dueAnswers,
  type Game,
  type GameEvent,
  type GameRecord,
  generator,
  hashOf,
  nth,
  open,
  play,
  type Rng,
  type Shape,
  standingOptions,
  type Table,
  type TableOptions,
} from '../../src/index.ts';
import type { Coverage } from './coverage.ts';
import type { CheckName, Ledger } from './report.ts';
import type { Wording } from './sent.ts';

/** All that the checks of one game share. */
export interface Suite<S extends Shape> {
  readonly game: Game<S>;
  readonly wording: Wording<S>;
  readonly ledger: Ledger;
  readonly coverage: Coverage<S>;
  /** One position in so many is looked at closely. */
  readonly lookEvery: number;
  /** One in so many of these is re-dealt. */
  readonly redealEvery: number;
}

/** How a table opens. */
export interface Start {
  readonly seats: number;
  readonly options: TableOptions;
  readonly seed: string;
}

export const oneOf = <T>(random: Rng, list: readonly T[]): T => nth(list, below(random, list.length));

/** True once in `times`. */
export const onceIn = (random: Rng, times: number): boolean => below(random, times) === 0;

export const seatsIn = (mask: number, seats: number): number[] => {
  const found: number[] = [];
  for (let seat = 0; seat < seats; seat++) if ((mask >> seat) & 1) found.push(seat);
  return found;
};

/** A random game as it is played, with the record of how it came here. */
export class Course<S extends Shape> {
  readonly suite: Suite<S>;
  readonly start: Start;
  readonly table: Table<S>;
  /** Decides the choices; apart from the table's own chance, which the seed decides. */
  readonly random: Rng;
  readonly choices: Choice[] = [];
  /** What happened in the last step. */
  events: GameEvent[] = [];
  /** Choices that count against the bound: not standing answers, nor a sealed answer changed. */
  answers = 0;

  constructor(suite: Suite<S>, start: Start) {
    this.suite = suite;
    this.start = start;
    this.random = generator(`choices of ${start.seed}`);
    this.table = open(suite.game, { ...start, events: this.events });
  }

  get bytes(): string {
    return JSON.stringify(this.table.state);
  }

  record(): GameRecord {
    const { game } = this.suite;
    const { seats, options, seed } = this.start;
    const choices = this.choices.slice();
    return {
      game: game.id,
      rules: game.version,
      seats,
      options,
      seed,
      choices,
      hash: hashOf(this.table.state),
    };
  }

  fault(check: CheckName, message: string): void {
    const last = this.choices[this.choices.length - 1];
    const where =
      last === undefined ? 'at the opening' : `after choice ${this.choices.length} ("${last[1]}")`;
    this.suite.ledger.fault(check, `${message} (${where}, seed "${this.start.seed}")`, this.record());
  }

  /**
   * A choice to go on with; undefined where nobody has one. Mostly an open answer; sometimes a sealed one again, a standing
   * answer that is left, or one that is due.
   */
  nextChoice(): Choice | undefined {
    const { table, random } = this;
    const { asked, ready, seats } = table.state;
    const hasWindows = table.game.windowNames.length > 0;
    if (hasWindows && onceIn(random, 25)) {
      const seat = below(random, seats);
      const standing = standingOptions(table, seat);
      if (standing.length > 0) return [seat, oneOf(random, standing).key];
    }
    const [due] = hasWindows && onceIn(random, 2) ? dueAnswers(table) : [];
    if (due !== undefined) {
      this.answers += 1;
      return [due.seat, due.key];
    }
    const mayChange = ready !== 0 && onceIn(random, 15);
    const waiting = seatsIn(mayChange ? ready : asked & ~ready, seats);
    if (waiting.length === 0) return undefined;
    const seat = oneOf(random, waiting);
    const { options } = candidates(table.lens(seat));
    if (options.length === 0) return undefined;
    if (!mayChange) this.answers += 1;
    return [seat, table.game.keyOf(oneOf(random, options))];
  }

  /** Makes a choice; false where it was refused, which is a fault. */
  choose([seat, key]: Choice): boolean {
    const { table, suite } = this;
    suite.coverage.noteAnswered(table.state);
    this.events = [];
    table.events = this.events;
    const refusal = play(table, seat, key);
    table.events = undefined;
    if (refusal) {
      this.fault('options', `"${key}" is listed for seat ${seat} and was refused: ${refusal.code}`);
      return false;
    }
    this.choices.push([seat, key]);
    suite.ledger.counts.choices += 1;
    return true;
  }
}
