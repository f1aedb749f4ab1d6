import { type Account, DECLINE, firstOf, NOT_ANY, type Option, wordOf } from '@masterplan/kernel';
import { type Ability, abilities } from '../content/kinds.ts';
import { tokenOwner } from '../rules/attempt.ts';
import { word } from '../rules/board.ts';
import { attempting, chancesOf, powerOf } from '../rules/facts.ts';
import { order } from '../rules/powers.ts';
import type { View } from './prospects.ts';
import { Thumb } from './thumb.ts';

const thumb = new Thumb('thumb');

/** Words with which somebody trains. */
const training: readonly number[] = [word.learn, word.learnWith, word.rise, word.riseWith];
/** Attempts of a hero alone. */
const alone: ReadonlyMap<number, Ability> = new Map<number, Ability>([
  [word.strength, 'strength'],
  [word.agility, 'agility'],
  [word.tech, 'tech'],
]);

/**
 * What a search tries besides what the rules of thumb take, in the order in which these like it. Nobody puts training off, rolls for what he can be sure of or where it rather defeats him, spends tokens
 * that change no chance, or plays an Ultimate Goal that is not reached. In what order heroes' powers of one number act, and whose token lies on an ability, is left to rules of thumb.
 */
export function worthTrying(
  lens: View,
  options: readonly Option[],
  liked: Option,
  account: Account,
): readonly Option[] {
  if (lens.fields.darkseid === NOT_ANY) return options;
  if ([order.name, tokenOwner.name].includes(lens.frame.verb)) return [];
  const ranked = thumb.ranked(lens, options, account);
  const words = new Set(options.map(wordOf));
  if (training.some((each) => words.has(each))) return withoutDelay(ranked);
  if (words.has(word.choose)) return ranked.filter((option) => option === liked || !isGoal(lens, option));
  return withoutWaste(lens, ranked);
}

/** Trains, and learns each power with one ability only: the token of which there are fewest. */
function withoutDelay(ranked: readonly Option[]): readonly Option[] {
  const learned = new Set<number>();
  return ranked.filter((option) => {
    if (option === DECLINE) return false;
    if (wordOf(option) !== word.learnWith) return true;
    const isNew = !learned.has(firstOf(option));
    learned.add(firstOf(option));
    return isNew;
  });
}

const isGoal = (lens: View, option: Option): boolean =>
  wordOf(option) === word.choose && powerOf(lens, firstOf(option)).goal === true;

/** An attempt with so many tokens. */
interface Tried {
  readonly ability: Ability;
  readonly tokens: number;
  /** How likely it overcomes the ability, and how likely the hero is defeated by it. */
  readonly hit: number;
  readonly down: number;
}

function triedWith(lens: View, option: Option): Tried | undefined {
  const ability = wordOf(option) === word.add ? attempting(lens.stack).ability : alone.get(wordOf(option));
  if (ability === undefined) return undefined;
  const tokens = firstOf(option);
  const { of, overcome, down } = chancesOf(lens, lens.viewer, ability, tokens);
  return { ability, tokens, hit: overcome / of, down: down / of };
}

/** Leaves out rolls for an ability that can be had for sure, those that spend more for no better chance, and those that rather defeat the hero. */
function withoutWaste(lens: View, ranked: readonly Option[]): readonly Option[] {
  const tried = ranked.map((option) => triedWith(lens, option));
  const sure = abilities.filter((ability) =>
    tried.some((each) => each?.ability === ability && each.hit === 1),
  );
  return ranked.filter((_, no) => {
    const it = tried[no];
    if (it === undefined) return true;
    if ((sure.includes(it.ability) && it.hit < 1) || it.down > it.hit) return false;
    return !tried.some(
      (other) => other?.ability === it.ability && other.hit >= it.hit && other.tokens < it.tokens,
    );
  });
}
