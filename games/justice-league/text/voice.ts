import { type Game, type Language, type Lens, nth, type Title } from '@masterplan/kernel';
import { Namer, Tongues, type Translated } from '@masterplan/kernel/words';
import type { Kind } from '../content/kinds.ts';
import { type JusticeLeague, type PlaceName, places, VILLAIN_CARD, zones } from '../rules/board.ts';
import type { Messages, PlaceText } from './en/messages.ts';

/** All that is said in a language besides cards and clauses. */
export type Said = Translated<Messages> & { readonly places: Readonly<Record<PlaceName, PlaceText>> };

/** The languages in which the game can be read here. */
export const tongues = new Tongues<Said>();

export const titleOf = (kind: Pick<Kind, 'id' | 'titles'>, language: Language): Title =>
  tongues.titleOf(kind, language);

export class Voice extends Namer<JusticeLeague, Said> {
  constructor(game: Game<JusticeLeague>, language: Language) {
    super(game, language, tongues.in(language).messages);
  }

  override nameOf(kind: Kind): string {
    return titleOf(kind, this.language).name;
  }

  override placeName(_lens: Lens<JusticeLeague>, place: number): string {
    return this.placeText(place).name;
  }

  /** How one is at a place: "in Metropolis". */
  at(place: number): string {
    return this.placeText(place).at;
  }

  /** How one goes to a place. */
  to(place: number): string {
    return this.placeText(place).to;
  }

  /** A power with the name of its player: two heroes may have the same one. */
  owned(lens: Lens<JusticeLeague>, names: readonly string[], card: number): string {
    return this.say.owned(this.cardName(lens, card), this.ownerName(lens, names, card));
  }

  placeText(place: number): PlaceText {
    return this.say.places[nth(places.names, place)];
  }

  /** What is confronted: the crisis of a region as the viewer knows it, or Darkseid. */
  targetName(lens: Lens<JusticeLeague>, target: number): string {
    if (target === VILLAIN_CARD) return this.say.darkseid;
    const tile = lens.zone(zones.tile(target))[0];
    return tile === undefined || lens.kind(tile) === undefined
      ? this.say.hiddenCrisis
      : this.cardName(lens, tile);
  }
}
