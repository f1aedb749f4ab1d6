import { type Check, isRecord, listOf, nested, object, oneOf, optional, whole } from '@masterplan/kernel';
import { type AttackType, attackTypes } from './kinds.ts';
import type { Sentence, SentenceOf, VerbName } from './sentences.ts';

/** A mark that is there or is left out. */
export const marked: Check<true> = (value, path, faults): value is true => {
  if (value === true) return true;
  faults.push({ path, code: 'not-one-of', expected: 'true' });
  return false;
};

const yours = oneOf('this', 'yours here');
/** How deep lists may lie within lists: more would not be read on a card. */
const DEEP = 4;

const ifDone = optional(nested<Sentence>(() => ability, DEEP));
const may = optional(marked);

const moves = object({
  do: oneOf('may-move'),
  who: oneOf('this', 'yours here', 'yours elsewhere'),
  to: oneOf('here', 'elsewhere'),
  ifDone,
});

/** What is here already cannot come here. */
const mayMove: Check<SentenceOf<'may-move'>> = (value, path, faults): value is SentenceOf<'may-move'> => {
  if (!moves(value, path, faults)) return false;
  if (value.who === 'yours elsewhere' || value.to === 'elsewhere') return true;
  faults.push({ path: `${path}.to`, code: 'not-one-of', expected: 'elsewhere' });
  return false;
};

const listed = listOf(oneOf(...attackTypes), attackTypes.length);

/** Types of Attack, none twice. */
export const types: Check<AttackType[]> = (value, path, faults): value is AttackType[] => {
  if (!listed(value, path, faults)) return false;
  if (new Set(value).size === value.length) return true;
  faults.push({ path, code: 'twice', expected: attackTypes.join(', ') });
  return false;
};

/** At least one type, none twice. */
const someTypes: Check<AttackType[]> = (value, path, faults): value is AttackType[] => {
  if (!types(value, path, faults)) return false;
  if (value.length > 0) return true;
  faults.push({ path, code: 'not-a-list', expected: attackTypes.join(', ') });
  return false;
};

/** What each verb may say. Verbs that can be declined by themselves take no `may`. */
const phrases: { readonly [V in VerbName]: Check<SentenceOf<V>> } = {
  'may-move': mayMove,
  'may-swap': object({ do: oneOf('may-swap'), who: yours, ifDone }),
  trade: object({ do: oneOf('trade'), who: yours, may, ifDone }),
  'turn-down': object({ do: oneOf('turn-down'), who: oneOf('another', 'foe'), may, ifDone }),
  'change-number': object({
    do: oneOf('change-number'),
    who: oneOf('another', 'yours here'),
    to: whole(0, 999),
    may,
    ifDone,
  }),
  grab: object({ do: oneOf('grab'), may, ifDone }),
  'carry-loot': object({ do: oneOf('carry-loot'), may, ifDone }),
  'exchange-loot': object({ do: oneOf('exchange-loot'), with: oneOf('throwdown', 'rival'), may, ifDone }),
  look: object({ do: oneOf('look'), at: oneOf('plan', 'squad'), may, ifDone }),
  strike: object({ do: oneOf('strike'), with: oneOf(...attackTypes, 'anything'), may, ifDone }),
  guard: object({
    do: oneOf('guard'),
    who: oneOf('this', 'ally'),
    against: someTypes,
    may,
    ifDone,
  }),
  lure: object({ do: oneOf('lure'), to: oneOf('this', 'another ally'), may, ifDone }),
  rescue: object({ do: oneOf('rescue'), may, ifDone }),
  'take-credit': object({ do: oneOf('take-credit'), may, ifDone }),
  'name-next': object({ do: oneOf('name-next'), may, ifDone }),
  leave: object({ do: oneOf('leave'), may, ifDone }),
};

const isVerb = (name: unknown): name is VerbName => typeof name === 'string' && Object.hasOwn(phrases, name);

const sentence: Check<Sentence> = (value, path, faults): value is Sentence => {
  if (isRecord(value) && isVerb(value.do)) return phrases[value.do](value, path, faults);
  faults.push({ path: `${path}.do`, code: 'not-one-of', expected: Object.keys(phrases).join(', ') });
  return false;
};

/** Most sentences of an Ability: more would not fit on a card. */
const FEW = 8;

/** The sentences of an Ability. */
export const ability: Check<Sentence[]> = listOf(sentence, FEW);
