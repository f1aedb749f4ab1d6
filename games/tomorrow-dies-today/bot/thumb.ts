import { anyOf } from '@masterplan/bots';
import { type Option, type Rng, wordOf } from '@masterplan/kernel';
import { word } from '../rules/board.ts';
import { agreeing, gapOptions } from './deals.ts';
import { cardOptions } from './effects.ts';
import { conflictOptions } from './fights.ts';
import { type Habits, type Handicap, habits } from './habits.ts';
import { Mind, type View, type Weigh } from './mind.ts';
import { monologuingOptions } from './monologuing.ts';
import { best } from './picking.ts';
import { choosing, coordinating, forming, stage } from './scheming.ts';
import { firstJobs, firstResource, hiring, placing } from './set-up.ts';
import { isNothing, villainyOptions } from './villainy.ts';

type Weighs = ReadonlyMap<number, Weigh>;

const settingUp: Weighs = new Map<number, Weigh>([
  [word.hire, hiring],
  [word.choose, firstResource],
  [word.keepJobs, firstJobs],
  [word.place, placing],
  [word.vault, placing],
  [word.contribute, placing],
]);

let cards: Weighs | undefined;

/** What is weighed in each phase; a card's own options where a card asks. */
function weighsIn(phase: string): Weighs {
  switch (phase) {
    case 'coordination':
      return coordinating;
    case 'commit':
      return forming;
    case 'choosing':
    case 'replacing':
      return choosing;
    case 'dealings':
    case 'raid':
      return gapOptions;
    case 'conflict':
      return conflictOptions;
    case 'recall':
    case 'directives':
    case 'side jobs':
    case 'swaps':
      return monologuingOptions;
    case 'effect':
      cards ??= cardOptions();
      return cards;
    default:
      return villainyOptions;
  }
}

/** What an option is worth to who weighs it up: declining and being done are worth nothing. */
export function worthFor(mind: Mind): (option: Option) => number {
  const { verb } = mind.lens.frame;
  const weighs = setUpPhases.includes(verb) ? settingUp : weighsIn(verb);
  return (option) => (isNothing(option) ? 0 : (weighs.get(wordOf(option))?.(mind, option) ?? 0));
}

const setUpPhases: readonly string[] = [
  ...['hiring', 'first resource', 'first jobs'],
  ...['placing', 'vaulting', 'contributing', 'keeping'],
];

/**
 * Plays by rules of thumb, reading its seat's lens and nothing else. It plans where to go three Phases ahead, by what Missions ask for and
 * what they promise, meets its team where one alone is not enough, picks fights that it wins, and deals with team mates and rivals where
 * both gain. It keeps nothing from one choice to the next.
 */
export class Thumb {
  readonly name: string;
  readonly #handicap: Handicap;
  readonly #habits: Habits;

  constructor(name: string, handicap: Handicap = {}, weighs: Habits = habits) {
    this.name = name;
    this.#handicap = handicap;
    this.#habits = weighs;
  }

  choose(lens: View, options: readonly Option[], random: Rng): Option {
    const { verb } = lens.frame;
    if (verb === 'henchmen') return anyOf(options, random);
    const mind = new Mind(lens, this.#habits, this.#handicap, random);
    if (verb === 'staging') return stage(mind, options);
    return agreeing(mind, options) ?? best(options, worthFor(mind));
  }
}
