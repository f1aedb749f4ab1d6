import { type Check, isRecord, listOf, marked, nested, object, oneOf, optional } from '@masterplan/kernel';
import { spokenVerbs } from '../rules/verbs/index.ts';
import { condition, FEW, filter, keyed, number, per } from './checks.ts';
import type { Ongoing, When } from './kinds.ts';
import type { Sentence, SentenceOf, VerbName } from './sentences.ts';

/** How deep lists may lie within lists: more would not be read on a card. */
const DEEP = 4;

/** A list within a sentence. */
const within: Check<Sentence[]> = nested(() => sentences, DEEP);

const modifiers = {
  may: optional(marked),
  ifDone: optional(within),
  otherwise: optional(within),
  if: optional(condition),
};

/** So many, or as many as one likes. */
const countOrAny: Check<number | 'any'> = (value, path, faults): value is number | 'any' =>
  value === 'any' || number(value, path, faults);

const options = listOf(within, 2);

/** Two lists to choose from. */
const either: Check<Sentence[][]> = (value, path, faults): value is Sentence[][] => {
  if (!options(value, path, faults)) return false;
  if (value.length === 2) return true;
  faults.push({ path, code: 'not-a-list', expected: '2–2' });
  return false;
};

const who = oneOf('foes', 'players');
const alone = <V extends VerbName>(verb: V) => object({ do: oneOf(verb), ...modifiers });

/** What each verb may say. */
const phrases: { readonly [V in VerbName]: Check<SentenceOf<V>> } = {
  power: object({ do: oneOf('power'), n: number, per: optional(per), ...modifiers }),
  'double-power': alone('double-power'),
  draw: object({ do: oneOf('draw'), n: number, who: optional(oneOf('active')), ...modifiers }),
  'draw-at-end': object({ do: oneOf('draw-at-end'), n: number, ...modifiers }),
  discard: object({ do: oneOf('discard'), n: number, per: optional(per), ...modifiers }),
  'discard-hand': alone('discard-hand'),
  'discard-at-random': alone('discard-at-random'),
  'discard-those': object({ do: oneOf('discard-those'), which: filter, ...modifiers }),
  destroy: object({
    do: oneOf('destroy'),
    from: listOf(oneOf('hand', 'discard', 'line-up'), FEW),
    n: countOrAny,
    which: optional(filter),
    how: optional(oneOf('up-to', 'all-or-none')),
    ...modifiers,
  }),
  move: object({
    do: oneOf('move'),
    from: oneOf('hand', 'discard'),
    to: oneOf('hand', 'deck', 'under-deck', 'line-up'),
    n: number,
    which: optional(filter),
    how: optional(oneOf('up-to')),
    ...modifiers,
  }),
  'take-all': object({ do: oneOf('take-all'), which: filter, ...modifiers }),
  attack: object({ do: oneOf('attack'), who, to: within, ...modifiers }),
  each: object({ do: oneOf('each'), who, to: within, ...modifiers }),
  'draw-it': alone('draw-it'),
  'play-again': object({
    ...{ do: oneOf('play-again'), also: optional(oneOf('ongoing')), only: optional(oneOf('last')) },
    ...modifiers,
  }),
  borrow: object({ do: oneOf('borrow'), which: filter, ...modifiers }),
  'play-super-villain': alone('play-super-villain'),
  'reveal-tops': alone('reveal-tops'),
  'reveal-from-hands': alone('reveal-from-hands'),
  'play-them': object({
    do: oneOf('play-them'),
    n: oneOf('one', 'any', 'each'),
    back: oneOf('deck', 'hand', 'discard'),
    ...modifiers,
  }),
  choose: object({ do: oneOf('choose'), among: either, ...modifiers }),
  riddle: object({ do: oneOf('riddle'), cost: number, ...modifiers }),
  discount: object({ do: oneOf('discount'), n: number, of: optional(oneOf('challenges')), ...modifiers }),
  once: object({ do: oneOf('once'), condition, to: within, ...modifiers }),
};

const known: ReadonlyMap<string, Check<unknown>> = new Map<string, Check<unknown>>([
  ...Object.entries(phrases),
  ...spokenVerbs.map((verb) => [verb.name, verb.checkWith(within, condition)] as const),
]);

const sentence: Check<Sentence> = (value, path, faults): value is Sentence => {
  const check = isRecord(value) && typeof value.do === 'string' ? known.get(value.do) : undefined;
  if (check !== undefined) return check(value, path, faults);
  faults.push({ path: `${path}.do`, code: 'not-one-of', expected: [...known.keys()].join(', ') });
  return false;
};

export const sentences: Check<Sentence[]> = listOf(sentence, FEW);

const when: Check<When> = keyed<When>({
  play: object({ play: filter, nth: optional(number), names: optional(oneOf('new')) }),
  types: object({ types: number, among: filter }),
  contribute: object({ contribute: oneOf('first') }),
  gain: object({ gain: filter }),
  draw: object({ draw: oneOf('first') }),
});

export const ongoing: Check<Ongoing[]> = listOf(object({ when, do: sentences }), FEW);
