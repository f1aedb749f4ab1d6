import type { Language, Sentence, Title } from '@masterplan/kernel';

/** The side a Super stands on, not the Mastermind who uses it (MP-1.2). */
export type Side = 'hero' | 'villain';
export const attackTypes = ['magic', 'force', 'psychic'] as const;
export type AttackType = (typeof attackTypes)[number];
export const rarities = ['common', 'uncommon', 'rare'] as const;
export type Rarity = (typeof rarities)[number];

interface Printed {
  readonly id: string;
  /** The name of its picture in game-icons. */
  readonly icon: string;
  /** Our own invention: nothing of the printed game's content was ever published. */
  readonly designed?: true;
  /** What a card of a pack is called; our own cards have their titles in `text/`. */
  readonly titles?: Readonly<Record<Language, Title>>;
}

export interface Super extends Printed {
  readonly type: 'super';
  readonly side: Side;
  /** Unique in a deck: the smallest acts first, the largest claims first (MP-6.9, MP-7.1). */
  readonly number: number;
  /** `none` is the grey fist (MP-6.12). */
  readonly attack: AttackType | 'none';
  readonly defenses: readonly AttackType[];
  readonly ability: readonly Sentence[];
}

export interface Throwdown extends Printed {
  readonly type: 'throwdown';
  /** How many Loot are drawn onto it (MP-5.5). */
  readonly loot: number;
}

export interface Loot extends Printed {
  readonly type: 'loot';
  readonly rarity: Rarity;
  /** How many the bag starts with, as the back of every Master Plan shows (MP-A44). */
  readonly copies: number;
}

export interface Plan extends Printed {
  readonly type: 'plan';
  /** How many it needs of each Loot; a Loot it does not ask for is absent. */
  readonly needs: Readonly<Record<string, number>>;
}

/** Whatever is printed. */
export type Kind = Super | Throwdown | Loot | Plan;

type Literal<K extends Kind> = Omit<K, 'type' | 'id' | 'designed' | 'titles'>;
type SuperLiteral = Omit<Literal<Super>, 'side'>;

const superCard =
  (side: Side) =>
  (id: string, printed: SuperLiteral): Super => ({ type: 'super', id, side, ...printed, designed: true });

export const hero = superCard('hero');
export const villain = superCard('villain');

export const throwdown = (id: string, printed: Literal<Throwdown>): Throwdown => ({
  type: 'throwdown',
  id,
  ...printed,
  designed: true,
});

export const loot = (id: string, printed: Literal<Loot>): Loot => ({
  type: 'loot',
  id,
  ...printed,
  designed: true,
});

export const plan = (id: string, printed: Literal<Plan>): Plan => ({
  type: 'plan',
  id,
  ...printed,
  designed: true,
});
