import type { Sentence } from './sentences.ts';

/** The side a Super stands on, not the Mastermind who uses it (MP-1.2). */
export type Side = 'hero' | 'villain';
export type AttackType = 'magic' | 'force' | 'psychic';
export type Rarity = 'common' | 'uncommon' | 'rare';

/** What every printed card has: a name of its own, the picture's name in game-icons, and whose invention it is. */
type Printed = { readonly id: string; readonly icon: string; readonly designed: true };

export type SuperKind = Printed & {
  readonly side: Side;
  /** Unique in a deck: the smallest acts first, the largest claims first (MP-6.9, MP-7.1). */
  readonly number: number;
  /** `none` is the grey fist (MP-6.12). */
  readonly attack: AttackType | 'none';
  readonly defenses: readonly AttackType[];
  readonly ability: readonly Sentence[];
};

export type ThrowdownKind = Printed & {
  /** How many Loot are drawn onto it (MP-5.5). */
  readonly loot: number;
};

export type LootKind = Printed & {
  readonly rarity: Rarity;
  /** How many the bag starts with, as the back of every Master Plan shows. */
  readonly copies: number;
};

export type PlanKind = Printed & {
  /** Loot kinds with how many of each are needed; a kind that is not asked for is absent. */
  readonly needs: Readonly<Record<string, number>>;
};

type Unprinted<Kind> = Omit<Kind, 'id' | 'designed'>;

export const hero = (id: string, printed: Omit<Unprinted<SuperKind>, 'side'>): SuperKind => ({
  id,
  side: 'hero',
  ...printed,
  designed: true,
});

export const villain = (id: string, printed: Omit<Unprinted<SuperKind>, 'side'>): SuperKind => ({
  id,
  side: 'villain',
  ...printed,
  designed: true,
});

export const throwdown = (id: string, printed: Unprinted<ThrowdownKind>): ThrowdownKind => ({
  id,
  ...printed,
  designed: true,
});

export const loot = (id: string, printed: Unprinted<LootKind>): LootKind => ({
  id,
  ...printed,
  designed: true,
});

export const plan = (id: string, printed: Unprinted<PlanKind>): PlanKind => ({
  id,
  ...printed,
  designed: true,
});
