import type { Manifest } from '@masterplan/kernel';
import { bots, foresight } from './bot/index.ts';
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
import { statistics } from './statistics.ts';
import { show, textOf, titlesOf } from './text/index.ts';

export type { Watchmen } from './rules/board.ts';

/** Cards of a back could be each other: those that players own, and each other kind by itself; Challenges by level. */
const backOf = (kind: Kind): string => {
  if (kind.family === 'challenge') return `challenge ${kind.level}`;
  if (kind.family !== 'card') return kind.family;
  return kind.type === 'super-villain' ? kind.type : 'card';
};

/** What programs know the game by. The page has a door of its own, playable.ts. */
export const watchmen = {
  game,
  text: textOf,
  bots,
  levels: ['thumb', 'sharp', 'ruthless', 'random'],
  foresight,
  statistics,
  part: (table, seat) => statistics.factors[table.fields.watchmen ? 'role' : 'hero'](table, seat),
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
} satisfies Manifest<Watchmen>;
