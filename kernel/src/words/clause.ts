/**
 * What a card says, as plain data: ids of a vocabulary, numbers and names; a verb may be the word itself, in both languages.
 * Every value here survives JSON. A composer per language (`english/`, `french/`) turns it into sentences.
 */

import type { EnglishVerb, FrenchVerb } from './lexicon.ts';

/** How many of a noun are meant, and how they are picked out. */
export type Count =
  | 'a'
  | 'another'
  | 'the'
  | 'this'
  | 'that'
  | 'each'
  | 'all'
  | 'no'
  | 'some'
  | 'any-number'
  | { readonly exactly: number }
  | { readonly upTo: number }
  | { readonly atLeast: number }
  | { readonly nth: number };

/** A noun phrase: whom or what a clause is about. */
export type Phrase = You | Things | Again | Part | Called | Named | Several | Spot | Value;

/** Whose something is. */
export type Owner = Phrase | Doer;

/** The person the card speaks to. */
export interface You {
  readonly kind: 'you';
}

/** Whoever acts in the clause at hand: "each foe discards a card from *their* hand". */
export interface Doer {
  readonly kind: 'doer';
}

/** Things with a noun of the vocabulary: "two of your Heroes", "the top card of your deck". */
export interface Things {
  readonly kind: 'things';
  readonly noun: string;
  readonly count: Count;
  /** Plural where the count leaves it open: "your cards", "these cards". */
  readonly many?: true;
  readonly adjectives?: readonly string[];
  readonly owner?: Owner;
  /** Where they are; several places are alternatives ("in your hand or discard pile"). */
  readonly in?: readonly Phrase[];
  /** Which end of the (single) place they are taken from. */
  readonly edge?: 'top' | 'bottom';
  readonly which?: readonly Restriction[];
  /** The name by which a later clause means the same thing again. */
  readonly as?: string;
}

/** A thing named earlier with `as`: a pronoun, or a demonstrative where a pronoun would be ambiguous. */
export interface Again {
  readonly kind: 'again';
  readonly name: string;
}

/** Some of what was named earlier: "one of them", "the others". */
export interface Part {
  readonly kind: 'part';
  readonly count: 'one' | 'each' | 'rest' | { readonly exactly: number } | { readonly upTo: number };
  readonly of: Again;
  readonly which?: readonly Restriction[];
  readonly as?: string;
}

/** A name taken as it is, such as a player's. */
export interface Called {
  readonly kind: 'called';
  readonly text: string;
  readonly as?: string;
}

/** A name out of the vocabulary's `names`, such as a card's. */
export interface Named {
  readonly kind: 'named';
  readonly id: string;
  readonly as?: string;
}

export interface Several {
  readonly kind: 'several';
  readonly join: 'and' | 'or';
  readonly phrases: readonly Phrase[];
  readonly as?: string;
}

/** A place on, under or beside something: "on top of your deck". */
export interface Spot {
  readonly kind: 'spot';
  readonly spot: 'top' | 'bottom' | 'under' | 'beside';
  readonly of: Phrase;
}

/** A bare number: "20", "4 or less", "2 or 3". */
export interface Value {
  readonly kind: 'value';
  readonly value: number;
  readonly bound?: 'or-more' | 'or-less' | 'or-next';
}

/** What narrows a noun down. */
export type Restriction =
  /** "that has not acted": the noun is the doer. */
  | { readonly that: Omit<Act, 'subject'> }
  /** "discarded this way": the verb was done to the noun. */
  | { readonly done: VerbWord | readonly VerbWord[]; readonly how?: readonly string[] }
  | { readonly having: Phrase }
  | { readonly without: Phrase }
  /** "of the other side". */
  | { readonly of: Phrase }
  /** "other than a Starter". */
  | { readonly otherThan: Phrase }
  /** "with a cost of 4 or less". */
  | { readonly measure: string; readonly is: Value }
  /** "with a lower cost than this card". */
  | { readonly measure: string; readonly is: 'lower' | 'higher' | 'same'; readonly than: Phrase }
  /** "with the lowest cost". */
  | { readonly measure: string; readonly is: 'lowest' | 'highest' };

/** The parts a verb can take beside subject and object. */
export interface Parts {
  readonly from?: Phrase;
  readonly to?: Phrase;
  readonly in?: Phrase;
  readonly with?: Phrase;
  /** By how much ("raise its cost by 2"), or by whom a passive deed is done. */
  readonly by?: number | Phrase;
  /** Adverbs of the vocabulary: "this turn", "at random". */
  readonly how?: readonly string[];
  /** What it is done for: "to avoid an Attack"; the doer is the same. */
  readonly purpose?: Act;
  readonly tense?: 'past';
  readonly not?: true;
  readonly voice?: 'passive';
}

/** A verb by its id in the vocabulary, or the word itself. */
export type VerbWord = string | DeedWord;

/** A verb of one verb's own, in both languages. */
export interface DeedWord {
  readonly en: EnglishVerb;
  readonly fr: FrenchVerb;
}

/** One verb with its subject. Several verbs are alternatives on one object ("buy or gain a card"). */
export interface Act extends Parts {
  readonly kind: 'act';
  readonly verb: VerbWord | readonly VerbWord[];
  readonly subject: Phrase;
  readonly object?: Phrase;
  /** Only with the verb `be`: the adjective the subject is. */
  readonly being?: string;
}

/** "There is a Villain in the Line-Up." */
export interface Exists {
  readonly kind: 'exists';
  readonly what: Phrase;
  readonly not?: true;
}

/** Steps in a row; the same subject is said once. */
export interface Joined {
  readonly kind: 'joined';
  readonly join: 'and' | 'or' | 'then';
  readonly steps: readonly Step[];
}

/** A step that may be left out keeps its own subject: "draw a card, then you may destroy a card". */
export type Step = Act | Plus | Modal;

export type Deed = Act | Joined;

export interface Modal {
  readonly kind: 'modal';
  readonly modal: 'may' | 'must' | 'cannot';
  readonly deed: Deed;
}

/** "+3 Power." */
export interface Plus {
  readonly kind: 'plus';
  readonly amount: number;
  readonly noun: string;
  readonly how?: readonly string[];
}

/** What can be asked whether it holds. Several hold together or by one of them. */
export type Condition =
  | Act
  | Exists
  | { readonly kind: 'conditions'; readonly join: 'and' | 'or'; readonly of: readonly (Act | Exists)[] };

/** "If you control a Location, draw a card. Otherwise, discard a card." */
export interface Conditional {
  readonly kind: 'conditional';
  readonly on: 'if' | 'when' | 'once' | 'while';
  readonly condition: Condition;
  readonly then: Clause;
  readonly otherwise?: Clause;
}

/** "Each foe discards a card unless they reveal a Hero." */
export interface Limited {
  readonly kind: 'limited';
  readonly limit: 'until' | 'unless';
  readonly condition: Condition;
  readonly clause: Simple;
}

export interface ForEach {
  readonly kind: 'for-each';
  readonly each: Phrase;
  readonly clause: Simple;
}

/** "You may discard a card. If you do, draw a card. Otherwise, lose a card." One of the two follows at least. */
export interface IfDone {
  readonly kind: 'if-done';
  readonly first: Deed | Modal;
  readonly then?: Clause;
  readonly otherwise?: Clause;
}

/** "Attack: each foe gains a Weakness." */
export interface Labelled {
  readonly kind: 'labelled';
  readonly label: string;
  readonly says: readonly Clause[];
}

/** "Choose one: draw a card; or +1 Power." */
export interface ChooseOne {
  readonly kind: 'choose-one';
  readonly who: Phrase;
  readonly among: readonly Simple[];
}

/** "At the end of your turn, draw a card." */
export interface Timed {
  readonly kind: 'timed';
  readonly at: string;
  readonly clause: Clause;
}

/** What fits into one sentence without a full stop in its middle. */
export type Simple = Deed | Modal | Plus;

export type Clause = Simple | Conditional | Limited | ForEach | IfDone | Labelled | ChooseOne | Timed;

/**
 * How a clause is meant to be read:
 * `rule` speaks to the reader ("Draw a card."), `tell` reports ("You draw a card.", "Ada draws a card."),
 * `option` is a rule without its full stop ("Draw a card").
 */
export type Manner = 'rule' | 'tell' | 'option';
