import { bind, type Game, type Language, type Lens, type Registered } from '@masterplan/kernel';
import { kinds } from './content/index.ts';
import type { Kind } from './content/kinds.ts';
import { kindsFrom, written } from './content/pack.ts';
import { standIn } from './content/stand-in.ts';
import { tours } from './content/tours.ts';
import type { Watchmen } from './rules/board.ts';
import { definition } from './rules/game.ts';
import { lively } from './rules/lively.ts';
import { show, textOf, titlesOf } from './text/index.ts';

export type { Watchmen } from './rules/board.ts';
export { textOf } from './text/index.ts';

/** What the game registers, and how its table is drawn in plain lines and its content written as a pack. */
export interface WatchmenRegistered extends Registered<Watchmen> {
  show(lens: Lens<Watchmen>, language: Language, names: readonly string[]): readonly string[];
  writePack(game: Game<Watchmen>): unknown;
}

/** Cards of a back could be each other: those that players own, and each other kind by itself; Challenges by level. */
const backOf = (kind: Kind): string => {
  if (kind.family === 'challenge') return `challenge ${kind.level}`;
  if (kind.family !== 'card') return kind.family;
  return kind.type === 'super-villain' ? kind.type : 'card';
};

/** The DC Deck-Building Game with the cards of the base set and of the Watchmen pack. */
export const game = bind(definition, kinds);

/** The game with cards from outside, or what is wrong with them. */
export function readPack(data: unknown): ReturnType<NonNullable<WatchmenRegistered['readPack']>> {
  const read = kindsFrom(data);
  return 'faults' in read ? read : { game: bind(definition, read.kinds) };
}

/** What the game registers; the page takes game, text and packs one by one, and leaves the rest. */
export const watchmen: WatchmenRegistered = {
  game,
  text: textOf,
  optionSets: [
    { mode: 'base' },
    { mode: 'base', edition: 'fr', heroes: 'chosen', first: 'first-seat' },
    { mode: 'watchmen', edition: 'en' },
    { mode: 'watchmen', edition: 'fr', heroes: 'chosen', first: 'first-seat' },
  ],
  standIn,
  tours,
  lively,
  back: backOf,
  readPack,
  show,
  writePack: ({ kinds: all }) => ({
    game: definition.id,
    ...written(all.map((kind) => ({ ...kind, titles: titlesOf(kind) }))),
  }),
};
