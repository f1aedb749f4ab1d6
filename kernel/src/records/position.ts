import type { StandIn } from '../game/manifest.ts';
import type { TableOptions } from '../state/state.ts';

/**
 * A position of a game, written out: plain data, so that a rules test, a bug report, a tour and the rulebook's page can all
 * hold it. Nothing stands on the table but what it names; the game's own set-up does not happen.
 */
export interface PositionLiteral {
  readonly seats: number;
  readonly options?: TableOptions;
  /** Zones by name: see `ZoneLiteral`. A zone that is not named is empty. */
  readonly zones?: Readonly<Record<string, ZoneLiteral>>;
  /**
   * Fields that differ from those of a table that has just opened. The id of a kind stands for the only card of that kind on
   * the table.
   */
  readonly fields?: Readonly<Record<string, FieldLiteral>>;
  /**
   * The phases at work, the outermost first; the last of them runs. Those of the game's course that lead to the first one named are
   * at work too, and need not be written.
   */
  readonly stack: readonly FrameLiteral[];
  /** Public facts about cards that lie face-down. */
  readonly claims?: readonly ClaimLiteral[];
  /**
   * Groups of zones whose face-down cards were mixed with each other and with nothing else: everybody knows which cards they
   * are together. All other face-down cards with equal backs could be each other.
   */
  readonly mixed?: readonly (readonly ZoneRef[])[];
}

/** The cards of a zone in its order, the top one last. */
export type Pile = readonly CardLiteral[];

/**
 * A zone the table has once is a pile; one of several places or seats is piles by number (`hand: { 1: […] }`); one that every
 * seat has at several places is piles by seat and place (`squad: { 1: { 0: […] } }`).
 */
export type ZoneLiteral = Pile | { readonly [which: number]: Pile | { readonly [which: number]: Pile } };

/** The id of a kind, a stand-in, or either of them known to more viewers than its zone shows it to. */
export type CardLiteral = string | StandIn | KnownCard;

export interface KnownCard {
  readonly card: string | StandIn;
  readonly seenBy: 'all' | readonly number[];
}

/** A number, or the id of a kind, which stands for the only card of that kind on the table. */
export type CardOrNumber = number | string;

/** A field's value: a number, card or flag, or a list of them. */
export type FieldLiteral = CardOrNumber | boolean | readonly (CardOrNumber | boolean)[];

/** A phase, or the sentences printed on a card under a part. */
export type FrameLiteral = string | PhaseLiteral | EffectLiteral;

export interface PhaseLiteral {
  readonly phase: string;
  readonly you?: number;
  /** For a phase made of steps: it goes on after the step of this name. It begins with the first unless said. */
  readonly after?: string;
  readonly self?: CardOrNumber;
  readonly my?: LocalsLiteral;
}

/** What a phase or a list of sentences remembers, by name; cards by the ids of their kinds. */
export type LocalsLiteral = Readonly<Record<string, FieldLiteral>>;

export interface EffectLiteral {
  /** The card whose effect it is, by the id of its kind; its face must be public. */
  readonly perform: string;
  readonly part: string;
  readonly you: number;
  readonly at?: number;
  readonly my?: LocalsLiteral;
}

/** A zone of the table, or of a seat, or one of several. */
export interface ZoneRef {
  readonly zone: string;
  readonly seat?: number;
  readonly which?: number;
}

/** A fact about all cards of a zone, read through an attribute or a predicate of the game. */
export type ClaimLiteral = { readonly in: ZoneRef } & (
  | { readonly alike: string }
  | { readonly sum: string; readonly is: number }
  | { readonly among: string; readonly values: readonly number[] }
  | { readonly some: string; readonly values: readonly number[] }
  | { readonly holds: string; readonly n?: readonly number[] }
);

/** A card that lies open where others lie face-down. */
export const faceUp = (card: string | StandIn): KnownCard => ({ card, seenBy: 'all' });

export const isKnownCard = (card: CardLiteral): card is KnownCard =>
  typeof card === 'object' && 'card' in card && 'seenBy' in card;
