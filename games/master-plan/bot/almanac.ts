import { type Game, named, nth } from '@masterplan/kernel';
import { attackTypes, type Kind, type Super } from '../content/kinds.ts';
import type { MasterPlan } from '../rules/board.ts';

/** No attack, no type. */
export const NO_TYPE = -1;

/** Knocks out whatever the Defense. */
export const ANY_TYPE = attackTypes.length;

/** A Super in the bot's shorthand. Attack types are numbers, sets of them masks. */
export interface Profile {
  /** 0 for Heroes, 1 for Villains. */
  readonly camp: 0 | 1;
  readonly number: number;
  readonly attack: number;
  readonly defenses: number;
  /** What an Ability that needs no price knocks out besides, or NO_TYPE. */
  readonly strike: number;
  /** Defenses it gives itself when it acts. */
  readonly guard: number;
  /** Loot it takes at once when it acts. */
  readonly grabs: number;
}

/** What the bot reads off a game's content, once. */
export interface Almanac {
  /** How many kinds of Loot there are. */
  readonly loots: number;
  /** Kind to the number of its Loot, or -1. */
  readonly lootOf: readonly number[];
  /** Loot to how hard it is to come by: 0 for the most common, towards 1. */
  readonly scarcity: readonly number[];
  /** Kind to how many of each Loot a plan needs; undefined where it is not a plan. */
  readonly needsOf: readonly (readonly number[] | undefined)[];
  readonly plans: readonly (readonly number[])[];
  /** Kind to its Super; undefined where it is none. */
  readonly profileOf: readonly (Profile | undefined)[];
  /** How many Loot a Throwdown has on average. */
  readonly harvest: number;
  /** The Action Numbers of the deck, rising. */
  readonly numbers: readonly number[];
}

const almanacs = new WeakMap<Game<MasterPlan>, Almanac>();

export function almanacOf(game: Game<MasterPlan>): Almanac {
  const known = almanacs.get(game);
  if (known !== undefined) return known;
  const made = makeAlmanac(game.kinds);
  almanacs.set(game, made);
  return made;
}

function makeAlmanac(kinds: readonly Kind[]): Almanac {
  const loots = kinds.filter((kind) => kind.type === 'loot');
  const most = Math.max(...loots.map(({ copies }) => copies));
  const numbered: Record<string, number> = Object.fromEntries(loots.map(({ id }, no) => [id, no]));
  const needsOf = kinds.map((kind) => {
    if (kind.type !== 'plan') return undefined;
    const needs = loots.map(() => 0);
    for (const [id, count] of Object.entries(kind.needs)) needs[named(numbered, id)] = count;
    return needs;
  });
  const profileOf = kinds.map((kind) => (kind.type === 'super' ? profile(kind) : undefined));
  return {
    loots: loots.length,
    lootOf: kinds.map((kind) => (kind.type === 'loot' ? named(numbered, kind.id) : -1)),
    scarcity: loots.map(({ copies }) => 1 - copies / most),
    needsOf,
    plans: needsOf.flatMap((needs) => (needs === undefined ? [] : [needs])),
    profileOf,
    harvest: mean(kinds.flatMap((kind) => (kind.type === 'throwdown' ? [kind.loot] : []))),
    numbers: profileOf.flatMap((found) => (found === undefined ? [] : [found.number])).sort((a, b) => a - b),
  };
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);

const typeNo = (type: string): number => attackTypes.findIndex((known) => known === type);

export const maskOf = (types: readonly string[]): number =>
  types.reduce((mask, type) => mask | (1 << typeNo(type)), 0);

function profile({ side, number, attack, defenses, ability }: Super): Profile {
  let strike = NO_TYPE;
  let guard = 0;
  let grabs = 0;
  for (const said of ability) {
    if (said.do === 'strike' && !said.ifDone)
      strike = said.with === 'anything' ? ANY_TYPE : typeNo(said.with);
    if (said.do === 'grab') grabs += 1;
    if (said.do === 'guard' && said.who === 'this') guard = maskOf(said.against);
  }
  return {
    camp: side === 'hero' ? 0 : 1,
    number,
    attack: typeNo(attack),
    defenses: maskOf(defenses),
    strike,
    guard,
    grabs,
  };
}

/** The share of a deck's Action Numbers that are larger than this one. */
export function shareAbove({ numbers }: Almanac, number: number): number {
  let above = 0;
  for (let i = numbers.length - 1; i >= 0 && nth(numbers, i) > number; i--) above += 1;
  return above / numbers.length;
}
