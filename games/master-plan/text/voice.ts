import type { Game, Language, Lens } from '@masterplan/kernel';
import { Namer, type Translated, titling } from '@masterplan/kernel/words';
import type { Kind } from '../content/kinds.ts';
import { type MasterPlan, zones } from '../rules/board.ts';
import { cards as english } from './en/cards.ts';
import { messages as en, type Messages } from './en/messages.ts';
import { cards as french } from './fr/cards.ts';
import { messages as fr } from './fr/messages.ts';

const tables: Readonly<Record<Language, Translated<Messages>>> = { en, fr };

export const titleOf = titling({ en: english, fr: french });

export class Voice extends Namer<MasterPlan, Translated<Messages>> {
  constructor(game: Game<MasterPlan>, language: Language) {
    super(game, language, tables[language]);
  }

  override nameOf(kind: Kind): string {
    const { name } = titleOf(kind, this.language);
    return kind.type === 'throwdown' ? this.say.throwdown(name) : name;
  }

  /** The Throwdown at a place. */
  override placeName(lens: Lens<MasterPlan>, place: number): string {
    const card = lens.zone(zones.throwdown(place))[0];
    return card === undefined ? '' : this.cardName(lens, card);
  }
}
