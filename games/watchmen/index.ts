import type { Game, Language, Lens, Registered } from '@masterplan/kernel';
import type { Kind } from './content/kinds.ts';
import { written } from './content/pack.ts';
import { standIn } from './content/stand-in.ts';
import { tours } from './content/tours.ts';
import { game } from './game.ts';
import { readPack } from './packs.ts';
import type { Watchmen } from './rules/board.ts';
import { derived } from './rules/derived.ts';
import { definition } from './rules/game.ts';
import { lively } from './rules/lively.ts';
import { show, textOf, titlesOf } from './text/index.ts';

export type { Watchmen } from './rules/board.ts';

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

/** What the game registers. The page takes game and text alone, and packs when there are some. */
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
  derived,
  readPack,
  show,
  writePack: ({ kinds: all }) => ({
    game: definition.id,
    ...written(all.map((kind) => ({ ...kind, titles: titlesOf(kind) }))),
  }),
};
