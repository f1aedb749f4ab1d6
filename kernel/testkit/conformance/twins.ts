import {
  below,
  type Choice,
  generator,
  hashOf,
  nth,
  optionsOf,
  type Rng,
  type Shape,
} from '../../src/index.ts';
import { type Counterpart, counterparts } from './counterparts.ts';
import { onceIn, oneOf, type Start, type Suite, seatsIn } from './course.ts';
import { differing, reasonIn, sawDifferent } from './parting.ts';
import type { TwinEnd } from './report.ts';
import { secretChoice } from './secret.ts';
import { differenceIn } from './sent.ts';
import { exchanged, shufflesIn, Twin } from './twin.ts';

/** So many pairs of cards are tried before a deal is said to have none that the viewer has not seen. */
const PAIRS = 12;

/**
 * Plays a game twice at once, with the same luck and the same choices; the two differ in two cards that one viewer has not
 * seen, exchanged in the deal, or chosen otherwise in secret later. At every step all that is sent to that viewer must be
 * the same to the byte, until a shown face, a claim or an ask says, in each of the two, that it is not the other.
 */
export function checkTwins<S extends Shape>(suite: Suite<S>, start: Start): void {
  const { ledger } = suite;
  const random = generator(`twins of ${start.seed}`);
  const viewer = below(random, start.seats + 1);
  try {
    const pair = new Pair(suite, start, viewer, random);
    const end = pair.playOut();
    if (!pair.differ) return;
    ledger.counts.twinGames += 1;
    if (end !== undefined) ledger.counts.twinEnds[end] += 1;
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    ledger.fault('crash', `the rules throw in a twin game with seed "${start.seed}": ${message}`);
  }
}

class Pair<S extends Shape> {
  readonly #suite: Suite<S>;
  readonly #start: Start;
  readonly #viewer: number;
  readonly #random: Rng;
  readonly #choices: Choice[] = [];
  readonly #one: Twin<S>;
  #other: Twin<S>;
  /** The kinds that the two have exchanged; none while they are the same. */
  #kinds: readonly number[] = [];
  #how = '';
  /** Whether the last step was the one in which they chose different cards, or handed such sealed choices over. */
  #hasJustChosen = false;
  #drawsCompared = 0;

  constructor(suite: Suite<S>, start: Start, viewer: number, random: Rng) {
    this.#suite = suite;
    this.#start = start;
    this.#viewer = viewer;
    this.#random = random;
    this.#one = new Twin(suite, start, viewer, new Map());
    const dealt = onceIn(random, 2) ? undefined : this.#dealtOtherwise();
    this.#other = dealt ?? new Twin(suite, start, viewer, new Map());
  }

  /** Whether anything was exchanged between the two. */
  get differ(): boolean {
    return this.#kinds.length > 0;
  }

  /** Plays on until the two part or the game is over. Undefined where they part and nothing says why. */
  playOut(): TwinEnd | undefined {
    for (;;) {
      const end = this.#compare();
      if (end !== 'same') return end;
      this.#suite.ledger.counts.twinSteps += 1;
      if (this.#one.table.over) return 'over';
      if (this.#choices.length > this.#suite.game.bound) return 'stopped';
      const { asked, ready, seats } = this.#one.table.state;
      const seat = oneOf(this.#random, seatsIn(asked & ~ready, seats));
      const common = counterparts(this.#suite.wording, this.#one.table, this.#other.table, seat);
      const alone = this.#optionsWithout(common, seat);
      if (common.length === 0 || (alone.length > 0 && onceIn(this.#random, 12)))
        return this.#playAlone(seat, alone);
      this.#play(seat, oneOf(this.#random, common));
    }
  }

  #fault(message: string): void {
    const { seats, options, seed } = this.#start;
    const { game } = this.#suite;
    const who = this.#viewer === seats ? 'the public' : `seat ${this.#viewer}`;
    const choices = this.#choices.slice();
    const hash = hashOf(this.#one.table.state);
    this.#suite.ledger.fault(
      'twins',
      `${message} (seen by ${who}, after ${choices.length} choices, seed "${seed}"; ${this.#how})`,
      { game: game.id, rules: game.version, seats, options, seed, choices, hash },
    );
  }

  /** A twin with two cards that the viewer has not seen exchanged in a shuffle of the deal. */
  #dealtOtherwise(): Twin<S> | undefined {
    const random = this.#random;
    const { draws, table } = this.#one;
    const shuffles = shufflesIn(draws);
    for (let tries = 0; tries < PAIRS && shuffles.length > 0; tries++) {
      const shuffle = oneOf(random, shuffles);
      const first = below(random, shuffle.size);
      const second = below(random, shuffle.size);
      if (first === second) continue;
      const changed = exchanged(draws, shuffle, first, second);
      const other = new Twin(this.#suite, this.#start, this.#viewer, changed);
      const slots = differing(table.state.face, other.table.state.face);
      if (slots.length === 0 || this.#hasSeen(this.#one, slots) || this.#hasSeen(other, slots)) continue;
      const isHeld = slots.some((slot) => nth(table.state.mask, slot) !== 0);
      if (!isHeld && tries < PAIRS / 2) continue;
      this.#kinds = slots.map((slot) => nth(table.state.face, slot));
      this.#how = `cards ${slots.join()} exchanged in the deal`;
      this.#suite.ledger.counts.twinsByDeal += 1;
      return other;
    }
    return undefined;
  }

  #hasSeen({ table, viewer }: Twin<S>, slots: readonly number[]): boolean {
    return slots.some((slot) => ((nth(table.state.mask, slot) >> viewer) & 1) === 1);
  }

  #compare(): TwinEnd | 'same' | undefined {
    const found = differenceIn(this.#one.sent(), this.#other.sent());
    if (found === undefined) {
      if (this.#drawAlike()) return 'same';
      this.#fault('how often chance is asked depends on a face that is not public');
      return undefined;
    }
    if (this.#hasJustChosen && sawDifferent(this.#one, this.#other, this.#kinds)) return 'shown';
    const here = reasonIn(this.#one, this.#other, this.#kinds);
    const there = reasonIn(this.#other, this.#one, this.#kinds);
    if (here !== undefined && there !== undefined) return here === 'shown' ? there : here;
    const world = here === undefined ? 'this world' : 'the other world';
    this.#fault(`the two part and in ${world} no shown face and no claim says why: ${found}`);
    return undefined;
  }

  /** Whether both have asked chance for the same things equally often. */
  #drawAlike(): boolean {
    const { draws } = this.#one;
    const there = this.#other.draws;
    if (draws.length !== there.length) return false;
    for (; this.#drawsCompared < draws.length; this.#drawsCompared++) {
      const one = nth(draws, this.#drawsCompared);
      const other = nth(there, this.#drawsCompared);
      if (one.limit !== other.limit || one.purpose !== other.purpose) return false;
    }
    return true;
  }

  #optionsWithout(common: readonly Counterpart[], seat: number): string[] {
    const keys = new Set(common.map(({ key }) => key));
    return optionsOf(this.#one.table.lens(seat)).flatMap(({ key }) => (keys.has(key) ? [] : [key]));
  }

  #play(seat: number, choice: Counterpart): void {
    const { key } = choice;
    const otherKey =
      this.differ || seat === this.#viewer ? choice.otherKey : this.#chosenOtherwise(seat, key);
    const isOther = choice.by === 'sleeve' || otherKey !== choice.otherKey;
    const isStillSealed = this.#hasJustChosen && this.#one.table.state.ready !== 0;
    this.#hasJustChosen = isOther || isStillSealed;
    this.#choices.push([seat, key]);
    this.#one.play(seat, key);
    this.#other.play(seat, otherKey);
  }

  /**
   * Makes a choice that the other world does not have, and ends there. Where no choice in the other world would look the same,
   * whoever knows the rules can tell the two apart; then a shown face or a claim must say so.
   */
  #playAlone(seat: number, keys: readonly string[]): TwinEnd | undefined {
    if (keys.length === 0) return 'stopped';
    const key = oneOf(this.#random, keys);
    const drawn = this.#one.draws.length;
    this.#choices.push([seat, key]);
    this.#one.play(seat, key);
    this.#other.wait();
    if (this.#other.couldSend(this.#one.sent(), seat, this.#one.draws.slice(drawn))) return 'stopped';
    const reason = reasonIn(this.#one, this.#other, this.#kinds);
    if (reason === undefined) {
      this.#fault(
        `"${key}" of seat ${seat} is not possible in the other world, and no shown face and no claim says so`,
      );
    }
    return reason;
  }

  /** Where the viewer could not tell which card of a hand is chosen: the key of another choice. Otherwise the same. */
  #chosenOtherwise(seat: number, key: string): string {
    const { table } = this.#one;
    if (onceIn(this.#random, 2)) return key;
    const choice = secretChoice(this.#suite.wording, table, seat, key, this.#viewer, this.#random);
    if (choice === undefined) return key;
    this.#kinds = choice.kinds;
    this.#how = `in choice ${this.#choices.length + 1} the other world chose "${choice.key}"`;
    this.#suite.ledger.counts.twinsByChoice += 1;
    return choice.key;
  }
}
