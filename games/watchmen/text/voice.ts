import type { Game, Language, Title } from '@masterplan/kernel';
import { Namer, Tongues, type Translated } from '@masterplan/kernel/words';
import type { Kind } from '../content/kinds.ts';
import type { Watchmen } from '../rules/board.ts';
import type { Messages } from './en/messages.ts';

/** The languages in which the game can be read here. */
export const tongues = new Tongues<Translated<Messages>>();

export const titleOf = (kind: Pick<Kind, 'id' | 'titles'>, language: Language): Title =>
  tongues.titleOf(kind, language);

export class Voice extends Namer<Watchmen, Translated<Messages>> {
  constructor(game: Game<Watchmen>, language: Language) {
    super(game, language, tongues.in(language).messages);
  }

  override nameOf(kind: Kind): string {
    return titleOf(kind, this.language).name;
  }
}
