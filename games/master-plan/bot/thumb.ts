import { below, firstOf, type Lens, nth, type Option, type Rng, secondOf } from '@masterplan/kernel';
import { type MasterPlan, placesFor, zones } from '../rules/board.ts';
import { almanacOf } from './almanac.ts';
import { type Habits, habits } from './habits.ts';
import { Judge } from './judge.ts';

/** How a bot chooses otherwise than it thinks best; what that costs shows what a choice is worth. */
export interface Handicap {
  /** Which Super goes where: left to chance, or the first Supers of a round to the second-best Throwdown. */
  readonly deployment?: 'random' | 'second-best';
  /** All that is chosen in a fight: what Attacks and Abilities are aimed at. */
  readonly targets?: 'random';
}

/** So many Supers of a round go to the second-best Throwdown. */
const ASTRAY = 3;

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
    if (this.#isByLot(lens)) return anyOf(options, random);
    const worthOf = this.#worths(lens);
    return best(this.#isAstray(lens) ? toSecondRichest(lens, options) : options, worthOf);
  }

  /** The options, those of most worth first. */
  rank(lens: Lens<MasterPlan>, options: readonly Option[]): readonly Option[] {
    const worthOf = this.#worths(lens);
    const weighed = options.map((option) => ({ option, worth: worthOf(option) }));
    return weighed.sort((a, b) => b.worth - a.worth).map(({ option }) => option);
  }

  #isByLot({ frame }: Lens<MasterPlan>): boolean {
    if (frame.verb === 'assemble') return this.#handicap.deployment === 'random';
    return this.#handicap.targets === 'random' && !['naming', 'loot', 'regroup'].includes(frame.verb);
  }

  #isAstray(lens: Lens<MasterPlan>): boolean {
    if (this.#handicap.deployment !== 'second-best' || lens.frame.verb !== 'assemble') return false;
    let deployed = 0;
    for (let place = 0; place < placesFor(lens.seats); place++)
      deployed += lens.size(zones.squad(lens.viewer, place));
    return deployed < ASTRAY;
  }

  /** Says what options of the open ask are worth. */
  #worths(lens: Lens<MasterPlan>): (option: Option) => number {
    switch (lens.frame.verb) {
      case 'assemble':
        return this.#deploying(lens);
      case 'naming':
        return this.#naming(lens);
      case 'loot': {
        const judge = this.#judge(lens);
        return (option) => judge.claim(lens, firstOf(option));
      }
      case 'regroup':
        // To whoever has least: Loser Lad names Throwdowns, and nobody who is ahead should
        return (option) => -lens.size(zones.stash(firstOf(option)));
      default:
        return this.#acting(lens);
    }
  }

  #judge(lens: Lens<MasterPlan>): Judge {
    const { game } = lens;
    let judge = this.#judges.get(game);
    if (judge === undefined) {
      judge = new Judge(almanacOf(game), this.#habits);
      this.#judges.set(game, judge);
    }
    judge.read(lens);
    return judge;
  }

  /** What a Super brings at a place, by itself and with what is still in hand. */
  #deploying(lens: Lens<MasterPlan>): (option: Option) => number {
    const prospects = this.#judge(lens).readPlaces(lens);
    prospects.readHand(lens);
    return (option) => prospects.deploying(secondOf(option), lens.face(firstOf(option)));
  }

  /** The Throwdown that promises most first: Loot is safe once it is claimed. */
  #naming(lens: Lens<MasterPlan>): (option: Option) => number {
    const prospects = this.#judge(lens).readPlaces(lens);
    return (option) => prospects.value(firstOf(option));
  }

  #acting(lens: Lens<MasterPlan>): (option: Option) => number {
    const judge = this.#judge(lens);
    judge.readFight(lens);
    return (option) => judge.inFight(lens, option);
  }
}

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

/** The deployments to the Throwdown with the second most Loot; all of them where none can go there. */
function toSecondRichest(lens: Lens<MasterPlan>, options: readonly Option[]): readonly Option[] {
  const places = Array.from({ length: placesFor(lens.seats) }, (_, place) => place);
  const lootAt = (place: number): number => lens.size(zones.loot(place));
  const [, second] = places.toSorted((a, b) => lootAt(b) - lootAt(a));
  const there = options.filter((option) => secondOf(option) === second);
  return there.length === 0 ? options : there;
}
