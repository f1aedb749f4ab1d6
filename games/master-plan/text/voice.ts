import type { Game, Language, Lens, Title } from '@masterplan/kernel';
import { Namer, Tongues, type Translated } from '@masterplan/kernel/words';
import type { Kind } from '../content/kinds.ts';
import { type MasterPlan, zones } from '../rules/board.ts';
import type { Messages } from './en/messages.ts';

/** The languages in which the game can be read here. */
export const tongues = new Tongues<Translated<Messages>>();

export const titleOf = (kind: Pick<Kind, 'id' | 'titles'>, language: Language): Title =>
  tongues.titleOf(kind, language);

export class Voice extends Namer<MasterPlan, Translated<Messages>> {
  constructor(game: Game<MasterPlan>, language: Language) {
    super(game, language, tongues.in(language).messages);
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
