import type { Game, Language } from '@masterplan/kernel';
import { Namer, type Translated, titling } from '@masterplan/kernel/words';
import type { Kind } from '../content/kinds.ts';
import type { Watchmen } from '../rules/board.ts';
import { messages as en, type Messages } from './en/messages.ts';
import { messages as fr } from './fr/messages.ts';
import { names as english } from './names.en.ts';
import { names as french } from './names.fr.ts';

const tables: Readonly<Record<Language, Translated<Messages>>> = { en, fr };

export const titleOf = titling({ en: english, fr: french });

export class Voice extends Namer<Watchmen, Translated<Messages>> {
  constructor(game: Game<Watchmen>, language: Language) {
    super(game, language, tables[language]);
  }

  override nameOf(kind: Kind): string {
    return titleOf(kind, this.language).name;
  }
}
