import type { AttackType } from './kinds.ts';

/**
 * What an Ability can say: one verb of `rules/verbs` with its arguments, plain data.
 * `this` is the acting Super, `yours` are Supers of its Mastermind, a `friend` is any Super of its camp, a `foe` any of
 * the other camp, `other` anyone but itself. `here` is the Throwdown being fought over, `elsewhere` any other one that
 * is not settled yet.
 */
type Phrase =
  | { readonly do: 'move'; readonly who: Mover; readonly to: 'here' | 'elsewhere' }
  | { readonly do: 'swap'; readonly who: 'this' | 'yours here' }
  | { readonly do: 'trade'; readonly who: 'this' | 'yours here' }
  | { readonly do: 'turn-down'; readonly who: 'other' | 'foe' }
  | { readonly do: 'change-number'; readonly who: 'other' | 'yours here'; readonly to: number }
  | { readonly do: 'grab' }
  | { readonly do: 'carry-loot' }
  | { readonly do: 'exchange-loot'; readonly with: 'throwdown' | 'rival' }
  | { readonly do: 'look'; readonly at: 'plan' | 'squad' }
  | { readonly do: 'strike'; readonly with: AttackType | 'anything' }
  | { readonly do: 'guard'; readonly who: 'this' | 'friend'; readonly against: readonly AttackType[] }
  | { readonly do: 'lure'; readonly to: 'this' | 'other friend' }
  | { readonly do: 'rescue' }
  | { readonly do: 'take-credit' }
  | { readonly do: 'name-next' }
  | { readonly do: 'leave' };

type Mover = 'this' | 'yours here' | 'yours elsewhere';
type Said<Verb extends Phrase['do']> = Omit<Extract<Phrase, { do: Verb }>, 'do'>;

/** `may` lets the Mastermind decline; `then` follows only if the sentence was carried out. */
export type Sentence = Phrase & { readonly may?: true; readonly then?: readonly Sentence[] };

export const may = (sentence: Sentence): Sentence => ({ ...sentence, may: true });
export const ifYouDo = (first: Sentence, ...then: Sentence[]): Sentence => ({ ...first, then });

export const move = (said: Said<'move'>): Sentence => ({ do: 'move', ...said });
export const swap = (said: Said<'swap'>): Sentence => ({ do: 'swap', ...said });
export const trade = (said: Said<'trade'>): Sentence => ({ do: 'trade', ...said });
export const turnDown = (said: Said<'turn-down'>): Sentence => ({ do: 'turn-down', ...said });
export const changeNumber = (said: Said<'change-number'>): Sentence => ({ do: 'change-number', ...said });
export const grab = (): Sentence => ({ do: 'grab' });
export const carryLoot = (): Sentence => ({ do: 'carry-loot' });
export const exchangeLoot = (said: Said<'exchange-loot'>): Sentence => ({ do: 'exchange-loot', ...said });
export const look = (said: Said<'look'>): Sentence => ({ do: 'look', ...said });
export const strike = (said: Said<'strike'>): Sentence => ({ do: 'strike', ...said });
export const guard = (said: Said<'guard'>): Sentence => ({ do: 'guard', ...said });
export const lure = (said: Said<'lure'>): Sentence => ({ do: 'lure', ...said });
export const rescue = (): Sentence => ({ do: 'rescue' });
export const takeCredit = (): Sentence => ({ do: 'take-credit' });
export const nameNext = (): Sentence => ({ do: 'name-next' });
export const leave = (): Sentence => ({ do: 'leave' });
