import type { Bots } from '@masterplan/bots';
import type { Game, Language, Lens, Registered, Shape } from '@masterplan/kernel';

/** A game as the command offers it: what it registered, who can play it, and how its table is drawn in a terminal. */
export interface Offered<S extends Shape = Shape> extends Registered<S> {
  /** The bots that play it, by name; the first is the usual one. */
  readonly bots: Bots<S>;
  /** The table as the lens's viewer sees it, in plain lines; zone by zone where the game draws none of its own. */
  show?(lens: Lens<S>, language: Language, names: readonly string[]): readonly string[];
  /** A game's content as data that `readPack` reads back. */
  writePack?(game: Game<S>): unknown;
}

/** All games on offer, of different shapes; each is used with its own tables only. */
// biome-ignore lint/suspicious/noExplicitAny: games of different shapes stand in one list, as verbs do
export type Registry = readonly Offered<any>[];
