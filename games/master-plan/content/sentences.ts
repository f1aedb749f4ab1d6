import type { AttackType } from './kinds.ts';

/**
 * What an Ability can say: one verb of `rules/verbs` with its arguments, plain data.
 * `this` is the acting Super; `yours` are Supers of its Mastermind, itself among them; an `ally` is any Super of its camp,
 * itself too; a `foe` any of the other camp. `here` is the Throwdown being fought over, `elsewhere` any other that is not
 * settled yet. Verbs that read face-down cards let their Mastermind decline by themselves, and are called so.
 */
interface Phrases {
  'may-move': { readonly who: 'this' | 'yours here' | 'yours elsewhere'; readonly to: 'here' | 'elsewhere' };
  'may-swap': { readonly who: 'this' | 'yours here' };
  trade: { readonly who: 'this' | 'yours here' };
  'turn-down': { readonly who: 'another' | 'foe' };
  'change-number': { readonly who: 'another' | 'yours here'; readonly to: number };
  grab: object;
  'carry-loot': object;
  'exchange-loot': { readonly with: 'throwdown' | 'rival' };
  look: { readonly at: 'plan' | 'squad' };
  strike: { readonly with: AttackType | 'anything' };
  guard: { readonly who: 'this' | 'ally'; readonly against: readonly AttackType[] };
  lure: { readonly to: 'this' | 'another ally' };
  rescue: object;
  'take-credit': object;
  'name-next': object;
  leave: object;
}

export type VerbName = keyof Phrases;

/** `may`: the Mastermind can decline. `ifDone`: "if you do", what happens where it was carried out. */
export type SentenceOf<V extends VerbName> = Phrases[V] & {
  readonly do: V;
  readonly may?: true;
  readonly ifDone?: readonly Sentence[];
};

export type Sentence = { [V in VerbName]: SentenceOf<V> }[VerbName];

export const may = (sentence: Sentence): Sentence => ({ ...sentence, may: true });
export const ifYouDo = (first: Sentence, then: Sentence): Sentence => ({ ...first, ifDone: [then] });

export const mayMove = (said: Phrases['may-move']): Sentence => ({ do: 'may-move', ...said });
export const maySwap = (said: Phrases['may-swap']): Sentence => ({ do: 'may-swap', ...said });
export const trade = (said: Phrases['trade']): Sentence => ({ do: 'trade', ...said });
export const turnDown = (said: Phrases['turn-down']): Sentence => ({ do: 'turn-down', ...said });
export const changeNumber = (said: Phrases['change-number']): Sentence => ({ do: 'change-number', ...said });
export const grab = (): Sentence => ({ do: 'grab' });
export const carryLoot = (): Sentence => ({ do: 'carry-loot' });
export const exchangeLoot = (said: Phrases['exchange-loot']): Sentence => ({ do: 'exchange-loot', ...said });
export const look = (said: Phrases['look']): Sentence => ({ do: 'look', ...said });
export const strike = (said: Phrases['strike']): Sentence => ({ do: 'strike', ...said });
export const guard = (said: Phrases['guard']): Sentence => ({ do: 'guard', ...said });
export const lure = (said: Phrases['lure']): Sentence => ({ do: 'lure', ...said });
export const rescue = (): Sentence => ({ do: 'rescue' });
export const takeCredit = (): Sentence => ({ do: 'take-credit' });
export const nameNext = (): Sentence => ({ do: 'name-next' });
export const leave = (): Sentence => ({ do: 'leave' });
