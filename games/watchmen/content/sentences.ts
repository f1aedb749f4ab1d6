import type { Sentence } from '@masterplan/kernel';
import { draw as drawVerb } from '../rules/verbs/draw.ts';
import { power as powerVerb } from '../rules/verbs/power.ts';
import type { Filter } from './filters.ts';

/** What a number is taken times: for each foe with such a card in the discard pile, each such card in a place. */
export type Per = { readonly foesWith: Filter } | { readonly inLineUp: Filter } | { readonly inHand: Filter };

/** What must be so for a sentence to happen; all from public facts. */
export type Condition =
  /** You have played such a card this turn, this one apart; `least` different ones where it says so. */
  | { readonly played: Filter; readonly least?: number }
  /** This is the first card you play this turn (RB-6). */
  | { readonly first: 'this' }
  /** You control such a card. */
  | { readonly control: Filter }
  | { readonly empty: 'discard' }
  /** The Super-Villain, or the Challenge in its place, costs at least so much (W-6.23). */
  | { readonly villainCosts: number }
  /** The Challenge costs at least so much; there is none in the base game. */
  | { readonly challengeCosts: number }
  /** A Super-Villain lies face up: in Watchmen, where two Loyal players face them (W-5.11). */
  | { readonly villain: 'face-up' }
  /** You have contributed nothing this turn. */
  | { readonly contributed: 'nothing' }
  /** The card meant by `it` is such a card, or is as you called it. */
  | { readonly it: Filter | 'as-called' };

export const may = <S extends Sentence>(said: S): S => ({ ...said, may: true });
export const when = <S extends Sentence>(condition: Condition, said: S): S => ({ ...said, if: condition });

/** What cards say most, in short. */
export const power = (n: number, more: Omit<Parameters<typeof powerVerb>[0], 'n'> = {}) =>
  powerVerb({ n, ...more });
export const draw = (n: number, more: Omit<Parameters<typeof drawVerb>[0], 'n'> = {}) =>
  drawVerb({ n, ...more });
