import { type Game, type Language, type Lens, nth, type Title } from '@masterplan/kernel';
import { Namer, Tongues, type Translated } from '@masterplan/kernel/words';
import { attributes, type Good, goods, type Kind, pieces } from '../content/kinds.ts';
import { isBase, type Tomorrow, zones } from '../rules/board.ts';
import type { Messages } from './en/messages.ts';

/** The languages in which the game can be read here. */
export const tongues = new Tongues<Translated<Messages>>();

const flavours = new Map<Language, Readonly<Record<string, string>>>();

/** Gives cards what they say besides their rules. A page leaves it for when a card is read closely. */
export function bringFlavours(language: Language, them: Readonly<Record<string, string>>): void {
  flavours.set(language, them);
}

/** What cards are called, from their names. */
export const titled = (names: Readonly<Record<string, string>>): Readonly<Record<string, Title>> =>
  Object.fromEntries(Object.entries(names).map(([id, name]) => [id, { name, flavour: '' }]));

export function titleOf(kind: Pick<Kind, 'id' | 'titles'>, language: Language): Title {
  const { name, flavour } = tongues.titleOf(kind, language);
  return { name, flavour: flavour === '' ? (flavours.get(language)?.[kind.id] ?? '') : flavour };
}

export class Voice extends Namer<Tomorrow, Translated<Messages>> {
  constructor(game: Game<Tomorrow>, language: Language) {
    super(game, language, tongues.in(language).messages);
  }

  override nameOf(kind: Kind): string {
    return kind.type === 'marker' ? this.say.marker(kind.phase) : titleOf(kind, this.language).name;
  }

  /** The tile at a place, as the viewer knows it. */
  override placeName(lens: Lens<Tomorrow>, place: number): string {
    const tile = isBase(place) ? undefined : lens.zone(zones.tile(place))[0];
    if (tile === undefined) return this.say.emptySpace;
    return lens.kind(tile) === undefined ? this.say.hiddenTile : this.cardName(lens, tile);
  }

  /** "Squad A". */
  readonly squadName = (slot: number): string => this.say.squad(nth(['A', 'B', 'C', ''], slot));
  /** The same as a heading. */
  readonly squadHeading = (slot: number): string => this.say.squadHeading(nth(['A', 'B', 'C', ''], slot));
  squads(slots: readonly number[]): string {
    return this.list(slots.map(this.squadName));
  }

  /** "2 Funding". */
  amount(good: number, n: number): string {
    return this.say.goods[nth(goods, good)](n);
  }
  amounts(them: readonly { readonly good: Good; readonly n: number }[]): string {
    return them.length === 0
      ? this.say.nothing
      : this.list(them.map(({ good, n }) => this.say.goods[good](n)));
  }

  /** "1 Funding, 1 Thief or 1 Espionage". */
  either(names: readonly string[]): string {
    const last = names[names.length - 1];
    if (last === undefined) return this.say.nothing;
    return names.length === 1 ? last : this.say.either(names.slice(0, -1).join(', '), last);
  }

  attribute(no: number): string {
    return this.say.attributes[nth(attributes, no)];
  }

  /** A piece of a Squad. */
  piece(no: number): string {
    return this.say.pieces[nth(pieces, no)];
  }
  /** The same, where an option begins with it. */
  pieceFirst(no: number): string {
    const piece = this.piece(no);
    return `${piece.charAt(0).toUpperCase()}${piece.slice(1)}`;
  }
}
