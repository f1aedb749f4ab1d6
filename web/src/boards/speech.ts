import { orAnew } from '@masterplan/boards/later';
import type { Speech } from '@masterplan/boards/playable';
import type { Language } from '@masterplan/kernel';

/** What a game says, language by language, each loaded when somebody first reads it. */
export class Speeches {
  readonly #loaders: Readonly<Record<Language, () => Promise<Speech>>>;
  readonly #loading = new Map<Language, Promise<Speech>>();
  readonly #there = new Map<Language, Speech>();

  constructor(loaders: Readonly<Record<Language, () => Promise<Speech>>>) {
    this.#loaders = loaders;
  }

  /** Undefined until it is there. */
  in(language: Language): Speech | undefined {
    return this.#there.get(language);
  }

  load(language: Language): Promise<Speech> {
    const known = this.#loading.get(language) ?? this.#load(language);
    this.#loading.set(language, known);
    return known;
  }

  async #load(language: Language): Promise<Speech> {
    const speech = await orAnew(this.#loaders[language]);
    this.#there.set(language, speech);
    return speech;
  }
}
