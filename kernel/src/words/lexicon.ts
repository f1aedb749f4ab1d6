import type { DeedWord, VerbWord } from './clause.ts';

/** What a language must know of each word. English ids are the vocabulary; French has exactly the same ids. */

export type Gender = 'm' | 'f';

export interface EnglishNoun {
  readonly one: string;
  readonly many: string;
  /** A person is "who", "they", "their"; everything else "that", "it", "its". */
  readonly person?: true;
  /** A quantity such as Power: counted in digits, never plural ("3 Power"). */
  readonly unit?: true;
  /** Prepositions when the noun is a place; "in", "from" and "into" unless said ("at", "from", "to" a person). */
  readonly in?: string;
  readonly from?: string;
  readonly to?: string;
}

export interface FrenchNoun {
  readonly one: string;
  readonly many: string;
  readonly gender: Gender;
  /** The first letter refuses elision ("le Héros"). Common words with an aspirated h are known without it. */
  readonly aspirated?: true;
  /**
   * Prepositions when the noun is a place: `in` after a verb ("dans"), `of` after a noun ("une carte *de* votre main"),
   * `from` ("de"), `to` ("dans"; "à" for persons).
   */
  readonly in?: string;
  readonly of?: string;
  readonly from?: string;
  readonly to?: string;
}

export interface EnglishVerb {
  readonly base: string;
  /** With "he/it"; regular unless given. */
  readonly third?: string;
  /** As in "has drawn". */
  readonly participle: string;
  /** Stands before a noun object and after a pronoun: "knock out a Super", "knock it out". */
  readonly particle?: string;
  /** Always stands after the object: "turn a card *face down*". */
  readonly after?: string;
  /** Whoever gets it is said first: "give a rival a card". */
  readonly receiver?: 'first';
  /** Prepositions of this verb's own, before those of the place. */
  readonly object?: string;
  readonly from?: string;
  readonly to?: string;
  readonly with?: string;
}

export interface FrenchVerb {
  readonly infinitive: string;
  readonly il: string;
  readonly ils: string;
  readonly vous: string;
  /** Where the command differs from it: "soyez". */
  readonly command?: string;
  /** Masculine singular; the other three are regular unless it ends in -s. */
  readonly participle: string;
  readonly auxiliary?: 'être';
  /** Reflexive where it has no object: *déplacez ce Super*, but *ce Super se déplace*. */
  readonly alone?: 'se';
  /** A place after its object says where that is, not which is meant: *vous avez un Héros **dans** votre main*. */
  readonly locates?: true;
  /** Stands right after the verb and its pronouns: "mettez-le *K.-O.*". */
  readonly particle?: string;
  /** Stands after the object: "retournez une carte *face cachée*". */
  readonly after?: string;
  /** Whoever gets it is said first: *donnez à un rival une carte*. */
  readonly receiver?: 'first';
  readonly object?: string;
  readonly from?: string;
  readonly to?: string;
  readonly with?: string;
}

export interface EnglishAdjective {
  readonly form: string;
  /** Several such name kinds and make a list: "Magic, Force, and Psychic Defenses". */
  readonly listed?: true;
  /** Stands after its noun: "a card at random". */
  readonly after?: true;
  /** After "is", where it differs: "a face-down card", "it is face down". */
  readonly predicate?: string;
}

/** Masculine, feminine, and their plurals. */
export interface FrenchAdjective {
  readonly m: string;
  readonly f: string;
  readonly ms: string;
  readonly fs: string;
  /** Masculine singular before a vowel, where it differs: "nouvel". */
  readonly vowel?: string;
  readonly before?: true;
  /** Several such name kinds and make a list: *des Défenses Magie, Force et Psy*. */
  readonly listed?: true;
}

export interface EnglishName {
  readonly text: string;
  readonly person?: true;
  readonly plural?: true;
  /** "the Penguin". */
  readonly article?: true;
}

export interface FrenchName {
  readonly text: string;
  readonly gender: Gender;
  readonly plural?: true;
  readonly aspirated?: true;
  /** The article contracts and elides: "du Pingouin". */
  readonly article?: true;
}

export interface EnglishWords {
  readonly nouns?: Readonly<Record<string, EnglishNoun>>;
  readonly verbs?: Readonly<Record<string, EnglishVerb>>;
  readonly adjectives?: Readonly<Record<string, EnglishAdjective>>;
  /** Phrases that say when or how: "this turn", "at random". */
  readonly adverbs?: Readonly<Record<string, string>>;
  /** Words before a colon: "Attack". */
  readonly labels?: Readonly<Record<string, string>>;
  readonly names?: Readonly<Record<string, EnglishName>>;
}

interface FrenchEntry {
  readonly nouns: FrenchNoun;
  readonly verbs: FrenchVerb;
  readonly adjectives: FrenchAdjective;
  readonly adverbs: string;
  readonly labels: string;
  readonly names: FrenchName;
}

/** The French of exactly the ids that `E` has: a missing or a superfluous one does not compile. */
export type FrenchFor<E extends EnglishWords> = {
  readonly [Shelf in keyof E & keyof FrenchEntry]: { readonly [Id in keyof E[Shelf]]: FrenchEntry[Shelf] };
};

export type EnglishLexicon = Required<EnglishWords>;

/** What a noun or name means, whatever the language; said in English alone. */
export interface Sense {
  readonly person?: true;
  readonly unit?: true;
}

export type FrenchLexicon = {
  readonly [Shelf in keyof FrenchEntry]: Readonly<Record<string, FrenchEntry[Shelf]>>;
} & { readonly senses: Readonly<Record<'nouns' | 'names', Readonly<Record<string, Sense>>>> };

/** The kernel's words, with a game's own in their place. */
export function withBase<L extends Readonly<Record<keyof EnglishWords, object>>>(
  base: L,
  own: Partial<L>,
): L {
  return {
    ...base,
    nouns: { ...base.nouns, ...own.nouns },
    verbs: { ...base.verbs, ...own.verbs },
    adjectives: { ...base.adjectives, ...own.adjectives },
    adverbs: { ...base.adverbs, ...own.adverbs },
    labels: { ...base.labels, ...own.labels },
    names: { ...base.names, ...own.names },
  };
}

/** Looks a word up. A word that is missing is our fault: the id came from a typed builder. */
export function word<Entry>(shelf: Readonly<Record<string, Entry>>, id: string, what: string): Entry {
  const entry = shelf[id];
  if (entry === undefined) throw new Error(`the lexicon has no ${what} "${id}"`);
  return entry;
}

/** The verbs of an act, each as the vocabulary has it or as it was brought. */
export function verbsOf<L extends 'en' | 'fr'>(
  shelf: Readonly<Record<string, DeedWord[L]>>,
  language: L,
  verb: VerbWord | readonly VerbWord[],
): DeedWord[L][] {
  const all: readonly VerbWord[] = typeof verb === 'string' || 'en' in verb ? [verb] : verb;
  return all.map((each) => (typeof each === 'string' ? word(shelf, each, 'verb') : each[language]));
}
