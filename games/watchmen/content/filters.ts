import type { Card } from './kinds.ts';

export const cardTypes = [
  'starter',
  'hero',
  'villain',
  'equipment',
  'super-power',
  'location',
  'super-villain',
] as const;
export type CardType = (typeof cardTypes)[number];

export const labels = ['attack', 'defense'] as const;
type Label = (typeof labels)[number];

/** Which cards are meant, by what is printed on them; what is not said does not matter. */
export interface Filter {
  /** One of these types. */
  readonly types?: readonly CardType[];
  /** None of these types. */
  readonly not?: readonly CardType[];
  /** A cost of at least, of at most this. */
  readonly least?: number;
  readonly most?: number;
  /** The id of its kind. */
  readonly named?: string;
  /** An Attack or a Defense is printed on it: one of these. */
  readonly labels?: readonly Label[];
  /** A card of the Watchmen pack. */
  readonly watchmen?: true;
}

/** Whether a card is of a type: a Super-Villain is a Villain too (R-49b). */
const isOf = (card: Card, type: CardType): boolean =>
  card.type === type || (type === 'villain' && card.type === 'super-villain');

/** A type as a mask: what a card has gained besides its own is kept as the sum of such. */
const typeMask = (type: CardType): number => 1 << cardTypes.indexOf(type);

function isOfAny(card: Card, types: readonly CardType[], also: number): boolean {
  for (const type of types)
    if (isOf(card, type) || (also !== 0 && (also & typeMask(type)) !== 0)) return true;
  return false;
}

/** All types of a card, as a mask; `also` is the mask of those it has gained besides its own. */
export function typesOf(card: Card, also: number): number {
  let mask = also;
  for (const type of cardTypes) if (isOf(card, type)) mask |= typeMask(type);
  return mask;
}

/** Whether a card has a label printed on it (B-6.1). */
const hasLabel = (card: Card, label: Label): boolean =>
  label === 'attack' ? card.attacks : card.defense !== undefined;

/** Whether a card is meant; `also` is the mask of the types it has gained besides its own. */
export function fits(card: Card, filter: Filter | undefined, also = 0): boolean {
  if (filter === undefined) return true;
  if (filter.types !== undefined && !isOfAny(card, filter.types, also)) return false;
  if (filter.not !== undefined && isOfAny(card, filter.not, also)) return false;
  if (filter.least !== undefined && card.cost < filter.least) return false;
  if (filter.most !== undefined && card.cost > filter.most) return false;
  if (filter.named !== undefined && card.id !== filter.named) return false;
  if (filter.labels !== undefined && !filter.labels.some((label) => hasLabel(card, label))) return false;
  return !filter.watchmen || card.set === 'watchmen';
}
