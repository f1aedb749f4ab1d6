import type { Again, Several } from './clause.ts';

/** Something that was mentioned and may be meant again. */
export interface Antecedent {
  readonly name?: string;
  /** Its noun, its name's id or its text; empty for several things together. */
  readonly noun: string;
  /** Several things together, by their nouns: "that Hero or Villain". */
  readonly together?: Together;
  readonly person: boolean;
  readonly plural: boolean;
  /** Where the language has genders. */
  readonly gender?: 'm' | 'f';
  /** Things of equal likeness share a pronoun in this language. */
  readonly likeness: string;
  /** Said as "this card", which is never "the other card". */
  readonly pointed: boolean;
}

/** Nouns joined into one phrase. */
export interface Together {
  readonly nouns: readonly string[];
  readonly join: 'and' | 'or';
}

/** The nouns of several phrases, if each has one. */
export function togetherOf({ phrases, join }: Several): Together | undefined {
  const nouns = phrases.flatMap((each) => (each.kind === 'things' ? [each.noun] : []));
  return nouns.length === phrases.length ? { nouns, join } : undefined;
}

/** Where in its clause something was mentioned: a subject meant again as a subject is clear beside any object. */
export type Position = 'subject' | 'other';

/**
 * How to mean something again: a pronoun; "that card" where a pronoun could mean another thing; "the other card"
 * beside "this card"; "the second card" where even the noun could mean another.
 */
export type Recall =
  | { readonly how: 'pronoun' | 'that' | 'other' }
  | { readonly how: 'nth'; readonly nth: number };

interface Mention {
  readonly antecedent: Antecedent;
  sentence: number;
  position: Position;
}

/** What a text has mentioned so far, sentence by sentence. One discourse serves one text. */
export class Discourse {
  readonly #mentions: Mention[] = [];
  #sentence = 0;

  nextSentence(): void {
    this.#sentence += 1;
  }

  /** Mentions something; a name given anew means the new thing from here on. */
  meet(antecedent: Antecedent, position: Position): void {
    const former = this.#mentions.findIndex(
      ({ antecedent: { name } }) => name !== undefined && name === antecedent.name,
    );
    if (former >= 0) this.#mentions.splice(former, 1);
    this.#mentions.push({ antecedent, sentence: this.#sentence, position });
  }

  /** The thing of that name. Throws if nothing was named so: then the card's data is wrong. */
  find({ name }: Again): Antecedent {
    return this.#mention(name).antecedent;
  }

  /** Mentions it again, and says how that is understood. */
  recall(again: Again, position: Position): Recall {
    const mention = this.#mention(again.name);
    const { likeness, noun, together } = mention.antecedent;
    const rivals = this.#later(mention).filter(
      (other) =>
        other.antecedent.likeness === likeness &&
        (position !== 'subject' || mention.position !== 'subject' || other.position === 'subject'),
    );
    mention.sentence = this.#sentence;
    mention.position = position;
    if (rivals.length === 0 || (noun === '' && together === undefined)) return { how: 'pronoun' };
    const namesakes = rivals.filter((other) => other.antecedent.noun === noun);
    if (namesakes.length === 0) return { how: 'that' };
    if (namesakes.every((other) => other.antecedent.pointed)) return { how: 'other' };
    const inOrder = this.#mentions.filter(
      ({ antecedent }) => antecedent.noun === noun && !antecedent.pointed,
    );
    return { how: 'nth', nth: inOrder.indexOf(mention) + 1 };
  }

  /** Whether a possessive ("its", "their") can only be read as this thing's. */
  ownerIsClear(again: Again): boolean {
    const mention = this.#mention(again.name);
    const { person, plural } = mention.antecedent;
    return !this.#later(mention).some(
      ({ antecedent }) => antecedent.person === person && antecedent.plural === plural,
    );
  }

  /** What was mentioned in the same sentence or after it. */
  #later(mention: Mention): readonly Mention[] {
    return this.#mentions.filter((other) => other !== mention && other.sentence >= mention.sentence);
  }

  #mention(name: string): Mention {
    const mention = this.#mentions.find(({ antecedent }) => antecedent.name === name);
    if (mention === undefined) throw new Error(`nothing is named "${name}" before it is meant again`);
    return mention;
  }
}
