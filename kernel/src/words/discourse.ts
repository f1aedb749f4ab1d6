import type { Again } from './clause.ts';

/** Something that was mentioned and may be meant again. */
export interface Antecedent {
  readonly name?: string;
  readonly noun: string;
  readonly person: boolean;
  readonly plural: boolean;
  /** Things of equal likeness share a pronoun in this language. */
  readonly likeness: string;
  /** Said as "this card": never mistaken for "that card". */
  readonly pointed: boolean;
  /** What the composer of the language needs to say it again. */
  readonly gender?: 'm' | 'f';
}

/**
 * How to mean something again: a pronoun; "that card" where a pronoun could mean another thing;
 * "the second card" where even the noun could.
 */
export type Recall = { readonly how: 'pronoun' | 'that' } | { readonly how: 'nth'; readonly nth: number };

/** What a text has mentioned so far, sentence by sentence. One discourse serves one card. */
export class Discourse {
  readonly #mentions: { antecedent: Antecedent; sentence: number }[] = [];
  #sentence = 0;

  nextSentence(): void {
    this.#sentence += 1;
  }

  meet(antecedent: Antecedent): void {
    const known = this.#mentions.findIndex((mention) => mention.antecedent.name === antecedent.name);
    if (antecedent.name !== undefined && known >= 0) this.#mentions.splice(known, 1);
    this.#mentions.push({ antecedent, sentence: this.#sentence });
  }

  /** The thing of that name. Throws if nothing was named so: then the card's data is wrong. */
  find({ name }: Again): Antecedent {
    return this.#mention(name).antecedent;
  }

  /** Mentions it again, and says how that is understood. */
  recall(again: Again): Recall {
    const mention = this.#mention(again.name);
    const rivals = this.#mentions.filter(
      (other) =>
        other !== mention &&
        other.sentence >= mention.sentence &&
        other.antecedent.likeness === mention.antecedent.likeness,
    );
    mention.sentence = this.#sentence;
    if (rivals.length === 0) return { how: 'pronoun' };
    const { noun } = mention.antecedent;
    const namesakes = this.#mentions.filter(
      (other) =>
        other === mention ||
        (rivals.includes(other) && other.antecedent.noun === noun && !other.antecedent.pointed),
    );
    return namesakes.length === 1 ? { how: 'that' } : { how: 'nth', nth: namesakes.indexOf(mention) + 1 };
  }

  /** Whether a possessive ("its", "their") could be read as another's. */
  ownerIsClear(again: Again): boolean {
    const mention = this.#mention(again.name);
    return !this.#mentions.some(
      (other) =>
        other !== mention &&
        other.sentence >= mention.sentence &&
        other.antecedent.person === mention.antecedent.person &&
        other.antecedent.plural === mention.antecedent.plural,
    );
  }

  #mention(name: string): { antecedent: Antecedent; sentence: number } {
    const mention = this.#mentions.find((each) => each.antecedent.name === name);
    if (mention === undefined) throw new Error(`nothing is named "${name}" before it is meant again`);
    return mention;
  }
}
