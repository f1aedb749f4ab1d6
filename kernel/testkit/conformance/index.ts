import {
  languages,
  type Manifest,
  nth,
  optionSetsOf,
  type Shape,
  type TableOptions,
} from '../../src/index.ts';
import { NameReader } from '../naming/index.ts';
import type { Start, Suite } from './course.ts';
import { Coverage } from './coverage.ts';
import { checkGame, playQuickly } from './game.ts';
import { type ConformanceReport, demandingAll, Ledger } from './report.ts';
import { unreadableIn } from './sent.ts';
import { checkTwins } from './twins.ts';

export {
  type CheckName,
  type ConformanceFault,
  type ConformanceReport,
  type Counts,
  demandingAll,
  merged,
  missing,
  type TwinEnd,
} from './report.ts';

/** How much the suite plays: for so many seconds, or so many games, with half as many twin games unless said. */
export type Effort = ({ readonly seconds: number } | { readonly games: number; readonly twins?: number }) & {
  readonly seed: string;
  /** One of several parts of a run, which together play what the whole would: games whose number leaves `no`. */
  readonly part?: { readonly no: number; readonly of: number };
  /** Looks closely at one position in so many: tries options, keys, copies, JSON; at every one unless said. */
  readonly lookEvery?: number;
  /** Re-deals one in so many of the positions it looks at; every one unless said. */
  readonly redealEvery?: number;
  /** `listed`: what never happened is in the report, but is no fault. */
  readonly coverage?: 'demanded' | 'listed';
  onProgress?(progress: Progress): void;
};

export interface Progress {
  readonly games: number;
  readonly twins: number;
  readonly faults: number;
  /** How much of the run is done, from 0 to 1. */
  readonly done: number;
}

interface Case {
  readonly seats: number;
  readonly options: TableOptions;
}

/** Twin games tried for each one wanted: in some games nothing comes to differ. */
const TRIES = 4;

/** A game in which nothing differed in so many has no secrets. */
const NO_SECRETS = 40;

/** Games all parts of a run together play without checks for what was never met in those with. */
const QUICK = 12_000;

/** Names are read in one game for so many that are played, at about so many of its positions at most. */
const READ_EVERY = 10;
const READ_OF = 200;

const usualNames = ['Ann', 'Ben', 'Cem', 'Dot', 'Eve', 'Fay', 'Gus', 'Hal'];

/**
 * Plays seeded random games at every seat count and option set and checks all that a game promises by registering. Throws
 * nothing: what a game does wrong is in the report, with the record that leads there.
 */
export function conformance<S extends Shape>(registered: Manifest<S>, effort: Effort): ConformanceReport {
  const run = new Run(registered, effort);
  run.play();
  const report = run.report();
  return effort.coverage === 'listed' ? report : demandingAll(report);
}

/** What a run wants to reach. */
interface Wanted {
  readonly games: number;
  /** Twin games for each game. */
  readonly twins: number;
  readonly seconds: number;
}

class Run<S extends Shape> {
  readonly #suite: Suite<S>;
  readonly #effort: Effort;
  readonly #wanted: Wanted;
  readonly #cases: readonly Case[];
  readonly #registered: Manifest<S>;
  readonly #startedAt = Date.now();
  readonly #names: NameReader<S>;
  #twinsTried = 0;

  constructor(registered: Manifest<S>, effort: Effort) {
    const coverage = new Coverage(registered.game);
    const { game } = coverage;
    const wording = { text: registered.text(game), names: usualNames };
    const { lookEvery = 1, redealEvery = 1 } = effort;
    this.#suite = { game, coverage, ledger: new Ledger(), wording, lookEvery, redealEvery };
    this.#effort = effort;
    this.#registered = registered;
    this.#names = new NameReader(registered);
    this.#wanted = wantedBy(effort);
    const sets = optionSetsOf(registered);
    this.#cases = game.seats.flatMap((seats) => sets.map((options) => ({ seats, options })));
  }

  play(): void {
    const { counts } = this.#suite.ledger;
    this.#readCards();
    while (counts.games < this.#wanted.games && this.#seconds() < this.#wanted.seconds) {
      this.#playGame(counts.games);
      this.#playTwins(Math.ceil(this.#wanted.twins * counts.games));
      if (counts.games % READ_EVERY === 1) this.#readNames(counts.games);
      this.#tell();
    }
    this.#meetTheRest();
  }

  report(): ConformanceReport {
    const { game, ledger, coverage } = this.#suite;
    const { counts, cases, faults, failed } = ledger;
    const { needed, met } = coverage;
    const { seed } = this.#effort;
    return { game: game.id, version: game.version, seed, counts, cases, needed, met, faults, failed };
  }

  #seconds(): number {
    return (Date.now() - this.#startedAt) / 1000;
  }

  #playGame(i: number): void {
    const start = this.#startOf('game', i);
    const { cases } = this.#suite.ledger;
    const name = [
      `${start.seats} seats`,
      ...Object.entries(start.options).map((each) => each.join(' ')),
    ].join(', ');
    cases[name] = (cases[name] ?? 0) + 1;
    checkGame(this.#suite, start);
  }

  #playTwins(wanted: number): void {
    const { counts } = this.#suite.ledger;
    while (counts.twinGames < wanted && this.#twinsTried < wanted * TRIES) {
      if (counts.twinGames === 0 && this.#twinsTried >= NO_SECRETS) return;
      checkTwins(this.#suite, this.#startOf('twins', this.#twinsTried++));
    }
  }

  /** Reads a game for names that have no place in a sentence. */
  #readNames(i: number): void {
    const start = this.#startOf('names', i);
    const lookEvery = Math.ceil(this.#suite.game.bound / READ_OF);
    try {
      for (const { what, of, language, sentence, names, choices } of this.#names.read(start, lookEvery))
        this.#suite.ledger.fault(
          'names',
          `${what} ${of} names ${names.join(', ')} (${language}, after choice ${choices.length} of seed "${start.seed}"): ${sentence}`,
        );
    } catch (error) {
      this.#suite.ledger.fault('crash', `reading a game with seed "${start.seed}" throws: ${String(error)}`);
    }
  }

  /** How the `i`-th game of this part of the run opens: every seat count and option set in turn. */
  #startOf(what: 'game' | 'twins' | 'quick' | 'names', i: number): Start {
    const { seed, part = { no: 0, of: 1 } } = this.#effort;
    const number = i * part.of + part.no;
    return { ...nth(this.#cases, number % this.#cases.length), seed: `${seed} ${what} ${number}` };
  }

  /** Every printed card can be read. */
  #readCards(): void {
    const { game, wording, ledger } = this.#suite;
    for (const kind of game.kinds) {
      for (const language of languages) {
        const { name, flavour, text } = wording.text[language].card(kind);
        const said = [name, ...[flavour, text].filter((each) => each !== '')];
        const unreadable = unreadableIn(said);
        if (unreadable !== undefined) ledger.fault('text', `${kind.id} says ${unreadable} (${language})`);
      }
    }
  }

  /** Plays quick games for whatever was not met so far. */
  #meetTheRest(): void {
    const { coverage, ledger } = this.#suite;
    const { of } = this.#effort.part ?? { of: 1 };
    for (let i = 0; i * of < QUICK && !coverage.isWhole; i++) {
      const start = this.#startOf('quick', i);
      try {
        const isLively = Math.floor(i / this.#cases.length) % 3 > 0;
        if (playQuickly(this.#suite, start, isLively ? this.#registered : {})) continue;
        ledger.fault('ends', `a quick game with seed "${start.seed}" does not end within its bound`);
      } catch (error) {
        ledger.fault('crash', `the rules throw in a quick game with seed "${start.seed}": ${String(error)}`);
      }
    }
  }

  #tell(): void {
    const { counts, failed } = this.#suite.ledger;
    const { games, seconds } = this.#wanted;
    this.#effort.onProgress?.({
      games: counts.games,
      twins: counts.twinGames,
      faults: Object.values(failed).reduce((sum, times) => sum + times, 0),
      done: Math.min(1, Math.max(counts.games / games, this.#seconds() / seconds)),
    });
  }
}

function wantedBy(effort: Effort): Wanted {
  if ('seconds' in effort) return { games: Infinity, twins: 1, seconds: effort.seconds };
  const { no, of } = effort.part ?? { no: 0, of: 1 };
  const { games, twins = games / 2 } = effort;
  return { games: Math.ceil((games - no) / of), twins: twins / games, seconds: Infinity };
}
