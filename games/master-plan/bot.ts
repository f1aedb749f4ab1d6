import { below, firstOf, type Lens, nth, type Option, type Rng, secondOf, wordOf } from '@masterplan/kernel';
import { almanacOf } from './bot/almanac.ts';
import { type Habits, habits } from './bot/habits.ts';
import { Judge } from './bot/judge.ts';
import { type MasterPlan, word, zones } from './rules/board.ts';

/** What a bot leaves to chance instead of thinking; what a handicap costs shows what a choice is worth. */
export interface Handicap {
  readonly deployment?: 'random';
  /** Whom Attacks and Abilities are aimed at. */
  readonly targets?: 'random';
}

/** Plays by rules of thumb: reads its seat's lens and nothing else. */
export class Thumb {
  readonly name: string;
  readonly #handicap: Handicap;
  readonly #habits: Habits;
  readonly #judges = new WeakMap<object, Judge>();

  constructor(name: string, handicap: Handicap = {}, weighs: Habits = habits) {
    this.name = name;
    this.#handicap = handicap;
    this.#habits = weighs;
  }

  choose(lens: Lens<MasterPlan>, options: readonly Option[], random: Rng): Option {
    const first = nth(options, 0);
    const judge = this.#judgeOf(lens);
    judge.read(lens);
    switch (wordOf(first)) {
      case word.deploy:
        return this.#handicap.deployment === 'random'
          ? anyOf(options, random)
          : this.#deploy(lens, options, judge);
      case word.settle:
        return this.#settle(lens, options, judge);
      case word.hand:
        return this.#handLoserLad(lens, options);
      case word.claim:
        if (nth(lens.stack, lens.stack.length - 1).verb === 'loot') {
          return best(options, (option) => judge.claim(lens, firstOf(option)));
        }
    }
    if (this.#handicap.targets === 'random') return anyOf(options, random);
    judge.readFight(lens);
    return best(options, (option) => judge.inFight(lens, option));
  }

  #judgeOf({ game }: Lens<MasterPlan>): Judge {
    const known = this.#judges.get(game);
    if (known !== undefined) return known;
    const judge = new Judge(almanacOf(game), this.#habits);
    this.#judges.set(game, judge);
    return judge;
  }

  #deploy(lens: Lens<MasterPlan>, options: readonly Option[], judge: Judge): Option {
    const prospects = judge.readPlaces(lens);
    const balance = this.#balance(lens);
    let chosen = nth(options, 0);
    let most = Number.NEGATIVE_INFINITY;
    let i = 0;
    const promises: number[] = [];
    if (this.#habits.promise !== 0)
      for (let place = 0; place < 4; place++)
        for (const camp of [0, 1] as const)
          promises.push(
            lens.size(zones.throwdown(place)) > 0
              ? this.#habits.promise * prospects.promise(lens, place, camp)
              : 0,
          );
    while (i < options.length) {
      const card = firstOf(nth(options, i));
      const face = lens.face(card);
      const side = prospects.campOf(face) === 0 ? balance : -balance;
      let top = Number.NEGATIVE_INFINITY;
      let next = Number.NEGATIVE_INFINITY;
      let place = 0;
      for (; i < options.length && firstOf(nth(options, i)) === card; i++) {
        const goal = secondOf(nth(options, i));
        const room = lens.size(zones.squad(lens.viewer, goal)) === 0 ? this.#habits.room * side : 0;
        const worth = prospects.gain(goal, face) + room + (promises[goal * 2 + prospects.campOf(face)] ?? 0);
        if (worth > top) {
          next = top;
          top = worth;
          place = i;
        } else next = Math.max(next, worth);
      }
      const worth = top + (next === Number.NEGATIVE_INFINITY ? 0 : this.#habits.regret * (top - next));
      if (worth > most) {
        most = worth;
        chosen = nth(options, place);
      }
    }
    return chosen;
  }

  /** How many more Heroes than Villains it holds. */
  #balance(lens: Lens<MasterPlan>): number {
    let balance = 0;
    for (const card of lens.zone(zones.hand(lens.viewer))) {
      const kind = lens.kind(card);
      if (kind?.type === 'super') balance += kind.side === 'hero' ? 1 : -1;
    }
    return balance;
  }

  #settle(lens: Lens<MasterPlan>, options: readonly Option[], judge: Judge): Option {
    const prospects = judge.readPlaces(lens);
    return best(options, (option) => this.#habits.eager * prospects.value(firstOf(option)));
  }

  #handLoserLad(lens: Lens<MasterPlan>, options: readonly Option[]): Option {
    return best(options, (option) => this.#habits.burden * lens.size(zones.stash(firstOf(option))));
  }
}

function anyOf(options: readonly Option[], random: Rng): Option {
  return nth(options, below(random, options.length));
}

/** The option of the most worth; the first of several. */
function best(options: readonly Option[], worthOf: (option: Option) => number): Option {
  let chosen = nth(options, 0);
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const worth = worthOf(option);
    if (worth > most) {
      most = worth;
      chosen = option;
    }
  }
  return chosen;
}
