import {
  type Check,
  isRecord,
  listOf,
  marked,
  object,
  oneOf,
  optional,
  text,
  whole,
} from '@masterplan/kernel';
import { cardTypes, type Filter, labels } from './filters.ts';
import type { Need, Worth } from './kinds.ts';
import type { Condition, Per } from './sentences.ts';

/** Most types, places or labels that a sentence names, and most sentences of one part of a card: more would not fit on it. */
export const FEW = 8;

const id = text(60);
export const number = whole(0, 99);

export const filter: Check<Filter> = object({
  types: optional(listOf(oneOf(...cardTypes), FEW)),
  not: optional(listOf(oneOf(...cardTypes), FEW)),
  least: optional(number),
  most: optional(number),
  named: optional(id),
  labels: optional(listOf(oneOf(...labels), FEW)),
  watchmen: optional(marked),
});

/** One of several objects, told apart by a key that only it has. */
export const keyed =
  <T extends object>(checks: { readonly [key: string]: Check<T> }): Check<T> =>
  (value, path, faults): value is T => {
    const key = Object.keys(checks).find((each) => isRecord(value) && Object.hasOwn(value, each));
    const check = key === undefined ? undefined : checks[key];
    if (check !== undefined) return check(value, path, faults);
    faults.push({ path, code: 'missing', expected: Object.keys(checks).join(', ') });
    return false;
  };

export const per: Check<Per> = keyed<Per>({
  foesWith: object({ foesWith: filter }),
  inLineUp: object({ inLineUp: filter }),
  inHand: object({ inHand: filter }),
});

const meant: Check<Filter | 'as-called'> = (value, path, faults): value is Filter | 'as-called' =>
  value === 'as-called' || filter(value, path, faults);

export const condition: Check<Condition> = keyed<Condition>({
  played: object({ played: filter, least: optional(number) }),
  first: object({ first: oneOf('this') }),
  control: object({ control: filter }),
  empty: object({ empty: oneOf('discard') }),
  villainCosts: object({ villainCosts: number }),
  challengeCosts: object({ challengeCosts: number }),
  contributed: object({ contributed: oneOf('nothing') }),
  villain: object({ villain: oneOf('face-up') }),
  it: object({ it: meant }),
});

export const worth: Check<Worth> = keyed<Worth>({
  each: object({ each: filter, vp: whole(-9, 9) }),
  others: object({ others: filter, least: number, vp: whole(-9, 9) }),
});

export const needs: Check<Need[]> = listOf(
  object({ which: filter, n: whole(1, 9), from: optional(oneOf('play')), many: optional(marked) }),
  FEW,
);
