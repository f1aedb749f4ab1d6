import { below, firstOf, type Lens, nth, type Option, type Rng, secondOf } from '@masterplan/kernel';
import { type MasterPlan, zones } from '../rules/board.ts';
import { almanacOf } from './almanac.ts';
import { type Habits, habits } from './habits.ts';
import { Judge } from './judge.ts';

/** What a bot leaves to chance instead of thinking; what a handicap costs shows what a choice is worth. */
export interface Handicap {
  /** Which Super goes where. */
  readonly deployment?: 'random';
  /** All that is chosen in a fight: what Attacks and Abilities are aimed at. */
  readonly targets?: 'random';
}

/**
 * Plays by rules of thumb, reading its seat's lens and nothing else. It wants what its plan lacks, and kinds it does not
 * have; it sends Supers where that lies and where they help each other; in a fight it follows in its head what each option
 * leads to. It keeps nothing from one choice to the next.
 */
export class Thumb {
  readonly name: string;
  readonly #handicap: Handicap;
  readonly #habits: Habits;
  readonly #judges = new WeakMap<Lens<MasterPlan>['game'], Judge>();

  constructor(name: string, handicap: Handicap = {}, weighs: Habits = habits) {
    this.name = name;
    this.#handicap = handicap;
    this.#habits = weighs;
  }

  choose(lens: Lens<MasterPlan>, options: readonly Option[], random: Rng): Option {
    switch (nth(lens.stack, lens.stack.length - 1).verb) {
      case 'assemble':
        return this.#handicap.deployment === 'random' ? anyOf(options, random) : this.#deploy(lens, options);
      case 'naming':
        return this.#nameThrowdown(lens, options);
      case 'loot':
        return this.#claim(lens, options);
      case 'regroup':
        return handLoserLad(lens, options);
      default:
        return this.#handicap.targets === 'random' ? anyOf(options, random) : this.#act(lens, options);
    }
  }

  #judge(lens: Lens<MasterPlan>): Judge {
    const judge = this.#judges.get(lens.game) ?? new Judge(almanacOf(lens.game), this.#habits);
    this.#judges.set(lens.game, judge);
    judge.read(lens);
    return judge;
  }

  /** Where a Super brings most, by itself and with what is still in hand. */
  #deploy(lens: Lens<MasterPlan>, options: readonly Option[]): Option {
    const prospects = this.#judge(lens).readPlaces(lens);
    prospects.readHand(lens);
    return best(options, (option) => prospects.deploying(secondOf(option), lens.face(firstOf(option))));
  }

  /** The Throwdown that promises most first: Loot is safe once it is claimed. */
  #nameThrowdown(lens: Lens<MasterPlan>, options: readonly Option[]): Option {
    const prospects = this.#judge(lens).readPlaces(lens);
    return best(options, (option) => prospects.value(firstOf(option)));
  }

  #claim(lens: Lens<MasterPlan>, options: readonly Option[]): Option {
    const judge = this.#judge(lens);
    return best(options, (option) => judge.claim(lens, firstOf(option)));
  }

  #act(lens: Lens<MasterPlan>, options: readonly Option[]): Option {
    const judge = this.#judge(lens);
    judge.readFight(lens);
    return best(options, (option) => judge.inFight(lens, option));
  }
}

/** To whoever has least: Loser Lad names Throwdowns, and nobody who is ahead should. */
const handLoserLad = (lens: Lens<MasterPlan>, options: readonly Option[]): Option =>
  best(options, (option) => -lens.size(zones.stash(firstOf(option))));

const anyOf = (options: readonly Option[], random: Rng): Option =>
  nth(options, below(random, options.length));

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
