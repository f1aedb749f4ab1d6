import type { Language } from '@masterplan/kernel';

/** What a board says itself, in the languages that have been brought: each comes with the game's words in that language. */
export class BoardWords<Words> {
  readonly #brought = new Map<Language, Words>();

  bring(language: Language, words: Words): void {
    this.#brought.set(language, words);
  }

  /** Throws where nobody has brought the language. */
  in(language: Language): Words {
    const words = this.#brought.get(language);
    if (words === undefined) throw new RangeError(`the board's words in "${language}" have not been brought`);
    return words;
  }
}
