import type { Sentence as AnySentence } from '@masterplan/kernel';
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
  /** You have contributed nothing this turn. */
  | { readonly contributed: 'nothing' }
  /** The card meant by `it` is such a card, or is as you called it. */
  | { readonly it: Filter | 'as-called' };

/** Where cards are chosen. */
export type Place = 'hand' | 'discard' | 'line-up';

/**
 * What a card can say: one verb of `rules/verbs` with its arguments, plain data. `it` is the card that a sentence before in
 * the same part looked at, revealed or discarded; `them` are several such. `you` is whoever carries the part out: the
 * player of the card, or the player it is done to.
 */
interface Phrases {
  power: { readonly n: number; readonly per?: Per };
  'double-power': object;
  draw: { readonly n: number; readonly who?: 'active' };
  /** You draw so many more at the end of your turn. */
  'draw-at-end': { readonly n: number };
  discard: { readonly n: number; readonly per?: Per };
  'discard-hand': object;
  'discard-at-random': object;
  'discard-those': { readonly which: Filter };
  /** `any`: as many as you like; `all-or-none`: exactly so many, if you like. */
  destroy: {
    readonly from: readonly Place[];
    readonly n: number | 'any';
    readonly which?: Filter;
    readonly how?: 'up-to' | 'all-or-none';
  };
  /** Cards go from your discard pile, or from your hand where it lies open, to another place. */
  move: {
    readonly from: 'hand' | 'discard';
    readonly to: 'hand' | 'deck' | 'under-deck' | 'line-up';
    readonly n: number;
    readonly which?: Filter;
    readonly how?: 'up-to';
  };
  /** All such cards of your discard pile come to your hand. */
  'take-all': { readonly which: Filter };
  /** What an Attack does to each foe, or each player, who does not defend. */
  attack: { readonly who: 'foes' | 'players'; readonly to: readonly Sentence[] };
  /** What each foe, or each player, does without being attacked. */
  each: { readonly who: 'foes' | 'players'; readonly to: readonly Sentence[] };
  'draw-it': object;
  /** A card in your play area is played again; or an Ongoing one in front of you. */
  'play-again': { readonly also?: 'ongoing'; readonly only?: 'last' };
  /** A card of the Line-Up is played and returns there at the end of the turn. */
  borrow: { readonly which: Filter };
  'play-super-villain': object;
  'reveal-tops': object;
  'reveal-from-hands': object;
  /** Of them you play at most one, any of them, or each; then each goes to its owner's deck, hand or discard pile. */
  'play-them': { readonly n: 'one' | 'any' | 'each'; readonly back: 'deck' | 'hand' | 'discard' };
  /** One of two lists happens, as you choose. */
  choose: { readonly among: readonly (readonly Sentence[])[] };
  /** This turn you may pay so much, any number of times, for the top card of the main deck. */
  riddle: { readonly cost: number };
  /** Super-Villains, or the Challenges in their place, cost you less this turn; or Challenges alone. */
  discount: { readonly n: number; readonly of?: 'challenges' };
  /** As soon as it is so this turn, now or later, something happens, once. */
  once: { readonly condition: Condition; readonly to: readonly Sentence[] };
}

export type VerbName = keyof Phrases;

/**
 * `may`: you can decline. `if`: only where it is so; where it is not, the sentence counts as not carried out. `ifDone`: "if you
 * do", what happens where it was carried out; `otherwise`: what happens where it was not.
 */
export type SentenceOf<V extends VerbName> = Phrases[V] & {
  readonly do: V;
  readonly may?: true;
  readonly ifDone?: readonly Sentence[];
  readonly otherwise?: readonly Sentence[];
  readonly if?: Condition;
};

/** Verbs that are declared in one file each, under `rules/verbs`: call them to make their sentences. */
type SpokenName =
  | 'denounce'
  | 'reveal-hand'
  | 'may-show'
  | 'turn-hero-down'
  | 'turn-heroes-up'
  | 'tuck'
  | 'untuck'
  | 'pass-left'
  | 'weigh-down-left'
  | 'pool'
  | 'deal-pool'
  | 'replace'
  | 'retire-this'
  | 'name-type'
  | 'destroy-this'
  | 'disintegrate'
  | 'destroy-cheapest'
  | 'drain'
  | 'tally'
  | 'tick'
  | 'add-to-line-up'
  | 'gain'
  | 'gain-all'
  | 'gain-kick'
  | 'gain-weakness'
  | 'send-gained'
  | 'take-gained'
  | 'put-gained'
  | 'discard-top'
  | 'look-at-top'
  | 'reveal-top'
  | 'call'
  | 'put-it';

/** A sentence of one of those; its verb has checked its arguments. */
interface Spoken extends AnySentence {
  readonly do: SpokenName;
  readonly if?: Condition;
  readonly ifDone?: readonly Sentence[];
  readonly otherwise?: readonly Sentence[];
  readonly [argument: string]: unknown;
}

export type Sentence = { [V in VerbName]: SentenceOf<V> }[VerbName] | Spoken;

export const may = <S extends Sentence>(said: S): S => ({ ...said, may: true });
export const when = <S extends Sentence>(condition: Condition, said: S): S => ({ ...said, if: condition });

export const power = (n: number, per?: Per): Sentence => ({
  do: 'power',
  n,
  ...(per === undefined ? {} : { per }),
});
export const draw = (n: number): Sentence => ({ do: 'draw', n });
