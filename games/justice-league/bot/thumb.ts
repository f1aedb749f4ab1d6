import {
  type Account,
  below,
  DECLINE,
  DONE,
  firstOf,
  NOT_ANY,
  nth,
  type Option,
  type Remark,
  type Rng,
  wordOf,
} from '@masterplan/kernel';
import { word } from '../rules/board.ts';
import { heroesOf, isDown } from '../rules/facts.ts';
import { heroPlanning } from '../rules/planning.ts';
import { DarkseidMind } from './darkseid-mind.ts';
import { darkseidOptions } from './darkseid-options.ts';
import { type Habits, type Handicap, habits } from './habits.ts';
import { prospectOf } from './hero-cards.ts';
import { HeroMind } from './hero-mind.ts';
import { heroOptions } from './hero-options.ts';
import { best, type Weigh } from './picking.ts';
import type { View } from './prospects.ts';
import { heardIn, heeds, intend, newsIn, pointAt, pointedIn, type Word } from './talk.ts';

/** A hero goes by what the others said last until they say something else, for so many rounds. */
const REMEMBERED = 2;

const NOBODY: ReadonlyMap<number, Word> = new Map();

/**
 * Plays by rules of thumb, reading its seat's lens and what was said. A hero imagines what each power comes to and what it leaves
 * to hope for, goes where the others have not said that they go, or where he is needed beside them, and says what he plans
 * himself; he counts what that leaves to those who plan after him, and points at hidden crises that are worth going to. Darkseid imagines pairs of powers, in the order of their
 * numbers.
 */
export class Thumb {
  readonly name: string;
  readonly heeds = heeds;
  readonly #handicap: Handicap;
  readonly #habits: Habits;

  constructor(name: string, handicap: Handicap = {}, weighs: Habits = habits) {
    this.name = name;
    this.#handicap = handicap;
    this.#habits = weighs;
  }

  choose(lens: View, options: readonly Option[], random: Rng, account: Account): Option {
    const { darkseid } = lens.fields;
    if (darkseid === NOT_ANY) return nth(options, below(random, options.length));
    return best(options, this.#worths(lens, account));
  }

  /** All options, those that it likes best first. */
  ranked(lens: View, options: readonly Option[], account: Account): readonly Option[] {
    const worths = this.#worths(lens, account);
    return options
      .map((option) => ({ option, worth: worths(option) }))
      .sort((one, other) => other.worth - one.worth)
      .map(({ option }) => option);
  }

  /** What options are worth to whoever is asked. */
  #worths(lens: View, account: Account): (option: Option) => number {
    if (lens.fields.darkseid !== lens.viewer) return worthsTo(this.#hero(lens, account), heroOptions());
    return worthsTo(new DarkseidMind(lens, this.#habits, this.#heard(account)), darkseidOptions());
  }

  /** A hero who has chosen his power says which it is, and where he goes with it; as he acts he tells what he has found. */
  speak(lens: View, chosen: Option, _random: Rng, account: Account): Remark | undefined {
    if (this.#handicap.talk === 'none' || lens.fields.darkseid === NOT_ANY) return undefined;
    if (lens.frame.verb !== heroPlanning.name) return this.#found(lens, account);
    if (wordOf(chosen) !== word.choose) return undefined;
    const card = firstOf(chosen);
    return intend(lens.face(card), prospectOf(this.#hero(lens, account), card).aim);
  }

  /** A hero who acts points at a hidden crisis that he has looked at and another hero should go to. */
  #found(lens: View, account: Account): Remark | undefined {
    if (lens.viewer === lens.fields.darkseid) return undefined;
    const card = new HeroMind(lens, this.#habits, NOBODY).find(pointedIn(account));
    return card === NOT_ANY ? undefined : pointAt(card);
  }

  #hero(lens: View, account: Account): HeroMind {
    const heard = this.#heard(account, REMEMBERED);
    return new HeroMind(
      lens,
      this.#habits,
      heard,
      this.#listeners(lens, account),
      newsIn(account, lens.viewer),
    );
  }

  /** The heroes who plan after him this round, and hear what he says. */
  #listeners(lens: View, account: Account): readonly number[] {
    if (this.#handicap.talk === 'none' || lens.frame.verb !== heroPlanning.name) return [];
    const planned = heardIn(account);
    return heroesOf(lens).filter((hero) => hero !== lens.viewer && !isDown(lens, hero) && !planned.has(hero));
  }

  #heard(account: Account, rounds = 1): ReadonlyMap<number, Word> {
    return this.#handicap.hearing === 'none' ? NOBODY : heardIn(account, rounds);
  }
}

/** Declining and being done are worth nothing. */
const worthsTo =
  <Mind>(mind: Mind, weighs: ReadonlyMap<number, Weigh<Mind>>) =>
  (option: Option): number =>
    option === DECLINE || option === DONE ? 0 : (weighs.get(wordOf(option))?.(mind, option) ?? 0);
