import { fromContent, named, type Sentence } from '@masterplan/kernel';
import { type AttackType, attackTypes, type Kind, type Super } from '../content/kinds.ts';
import type { MasterPlan } from '../rules/board.ts';
import { alone } from '../rules/conditions/alone.ts';
import { lastToJoin } from '../rules/conditions/last-to-join.ts';
import { onlySquad } from '../rules/conditions/only-squad.ts';
import { drawLoot } from '../rules/verbs/draw-loot.ts';
import { fetch } from '../rules/verbs/fetch.ts';
import { grab } from '../rules/verbs/grab.ts';
import { guard } from '../rules/verbs/guard.ts';
import { strike } from '../rules/verbs/strike.ts';

/** No attack. */
export const NO_TYPE = -1;

/** Knocks out whatever the Defense. */
export const ANY_TYPE = attackTypes.length;

/** What must be so for an Ability to work. */
export type Need = 'nothing' | 'alone' | 'last-to-join' | 'only-squad';

/** A Super in the bot's shorthand. Attack types are numbers, sets of them masks. */
export interface Profile {
  /** 0 for Heroes, 1 for Villains. */
  readonly camp: 0 | 1;
  readonly number: number;
  /** The share of the deck's Action Numbers that are larger. */
  readonly above: number;
  readonly attack: number;
  readonly defenses: number;
  /** What an Ability that needs no price knocks out besides, or NO_TYPE. */
  readonly strike: number;
  /** Defenses it gives itself when it acts. */
  readonly guard: number;
  /** Whether it takes a Loot when it acts. */
  readonly grabs: boolean;
  /** Whether it gets a Loot from somewhere else when it acts. */
  readonly finds: boolean;
  /** What must be so for it to strike, grab or find. */
  readonly need: Need;
  /** Whether its strike reaches only Squads larger than its own. */
  readonly breaksCrowds: boolean;
}

/** What the bot reads off a game's content, once. */
export interface Almanac {
  /** How many kinds of Loot there are. */
  readonly loots: number;
  /** Kind to the number of its Loot, or -1. */
  readonly lootOf: readonly number[];
  /** Loot to how hard it is to come by: 0 for the most common, towards 1. */
  readonly scarcity: readonly number[];
  /** Loot to its share of all there is. */
  readonly shares: readonly number[];
  /** Kind to how many of each Loot a plan needs; undefined where it is not a plan. */
  readonly needsOf: readonly (readonly number[] | undefined)[];
  /** Kind to its Super; undefined where it is none. */
  readonly profiles: readonly (Profile | undefined)[];
  /** How many Loot a Throwdown has on average. */
  readonly harvest: number;
}

export const almanacOf = fromContent<MasterPlan, Almanac>((kinds) => makeAlmanac(kinds));

/** The Super that a kind is. */
export function profileOf({ profiles }: Almanac, kind: number): Profile {
  const profile = profiles[kind];
  if (profile === undefined) throw new Error(`kind ${kind} is not a Super`);
  return profile;
}

function makeAlmanac(kinds: readonly Kind[]): Almanac {
  const loots = kinds.filter((kind) => kind.type === 'loot');
  const supers = kinds.filter((kind) => kind.type === 'super');
  const harvests = kinds.flatMap((kind) => (kind.type === 'throwdown' ? [kind.loot] : []));
  const most = Math.max(...loots.map(({ copies }) => copies));
  const all = loots.reduce((sum, { copies }) => sum + copies, 0);
  const numbered: Record<string, number> = Object.fromEntries(loots.map(({ id }, no) => [id, no]));
  return {
    loots: loots.length,
    lootOf: kinds.map((kind) => (kind.type === 'loot' ? named(numbered, kind.id) : -1)),
    scarcity: loots.map(({ copies }) => 1 - copies / most),
    shares: loots.map(({ copies }) => copies / all),
    needsOf: kinds.map((kind) =>
      kind.type === 'plan' ? loots.map(({ id }) => kind.needs[id] ?? 0) : undefined,
    ),
    profiles: kinds.map((kind) => (kind.type === 'super' ? profileIn(supers, kind) : undefined)),
    harvest: harvests.reduce((sum, loot) => sum + loot, 0) / Math.max(1, harvests.length),
  };
}

const typeNo = (type: AttackType | 'none'): number => (type === 'none' ? NO_TYPE : attackTypes.indexOf(type));

export const maskOf = (types: readonly AttackType[]): number =>
  types.reduce((mask, type) => mask | (1 << typeNo(type)), 0);

function profileIn(deck: readonly Super[], { side, number, attack, defenses, ability }: Super): Profile {
  const strikes = ability.find(strike.is);
  const guards = ability.filter(guard.is).find(({ who }) => who === 'this');
  return {
    camp: side === 'hero' ? 0 : 1,
    number,
    above: deck.filter((other) => other.number > number).length / deck.length,
    attack: typeNo(attack),
    defenses: maskOf(defenses),
    strike: strikes === undefined ? NO_TYPE : strikeNo(strikes.with),
    guard: guards === undefined ? 0 : maskOf(guards.against),
    grabs: ability.some(grab.is),
    finds: ability.some((said) => fetch.is(said) || drawLoot.is(said)),
    need: ability.map(needOf).find((need) => need !== 'nothing') ?? 'nothing',
    breaksCrowds: strikes?.of === 'larger-squad',
  };
}

function needOf({ if: condition }: Sentence): Need {
  if (alone.isSaid(condition)) return 'alone';
  if (lastToJoin.isSaid(condition)) return 'last-to-join';
  return onlySquad.isSaid(condition) ? 'only-squad' : 'nothing';
}

const strikeNo = (type: AttackType | 'anything'): number => (type === 'anything' ? ANY_TYPE : typeNo(type));
