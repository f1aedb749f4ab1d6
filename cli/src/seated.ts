import type { Fault, Game, GameText, Language, Sitting } from '@masterplan/kernel';
import type { Offered } from './registry.ts';

/** A table in play, and how it speaks. */
export interface Seated {
  readonly entry: Offered;
  readonly sitting: Sitting;
  readonly text: Readonly<Record<Language, GameText>>;
}

export const seated = (entry: Offered, sitting: Sitting): Seated => ({
  entry,
  sitting,
  text: entry.text(sitting.game),
});

/** The game with its own content, or with a pack's; or what is wrong with the pack. */
export function gameWith(
  entry: Offered,
  pack: unknown,
): { readonly game: Game } | { readonly faults: readonly Fault[] } {
  if (pack === undefined) return { game: entry.game };
  return entry.readPack?.(pack) ?? { faults: [{ path: '', code: 'unknown-key', expected: '' }] };
}
