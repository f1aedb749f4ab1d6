import { bind, type Game, type Language, type Lens, type Registered } from '@masterplan/kernel';
import { kinds } from './content/index.ts';
import { kindsFrom, written } from './content/pack.ts';
import { standIn } from './content/stand-in.ts';
import type { Watchmen } from './rules/board.ts';
import { definition } from './rules/game.ts';
import { lively } from './rules/lively.ts';
import { show, textOf, titlesOf } from './text/index.ts';

export type { Watchmen } from './rules/board.ts';

/** What the game registers, and how its table is drawn in plain lines and its content written as a pack. */
export interface WatchmenRegistered extends Registered<Watchmen> {
  show(lens: Lens<Watchmen>, language: Language, names: readonly string[]): readonly string[];
  writePack(game: Game<Watchmen>): unknown;
}

/** The DC Deck-Building Game with the cards of the base set. */
export const watchmen: WatchmenRegistered = {
  game: bind(definition, kinds),
  text: textOf,
  standIn,
  lively,
  back: ({ type }) => (type === 'super-villain' || type === 'super-hero' ? type : 'card'),
  readPack(data) {
    const read = kindsFrom(data);
    return 'faults' in read ? read : { game: bind(definition, read.kinds) };
  },
  show,
  writePack: ({ kinds: all }) => ({
    game: definition.id,
    ...written(all.map((kind) => ({ ...kind, titles: titlesOf(kind) }))),
  }),
};
