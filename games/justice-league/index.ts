import type { Manifest } from '@masterplan/kernel';
import { bots, foresight } from './bot/index.ts';
import type { Kind } from './content/kinds.ts';
import { standIn } from './content/stand-in.ts';
import { tours } from './content/tours.ts';
import { game } from './game.ts';
import { readPack } from './packs.ts';
import type { JusticeLeague } from './rules/board.ts';
import { definition } from './rules/game.ts';
import { lively } from './rules/lively.ts';
import { statistics } from './statistics.ts';
import { homonyms, show, textOf, titlesOf } from './text/index.ts';

export type { JusticeLeague } from './rules/board.ts';

/** What programs know the game by. The page has a door of its own, playable.ts. */
export const justiceLeague = {
  game,
  text: textOf,
  bots,
  levels: ['thumb', 'sharp', 'ruthless', 'random'],
  foresight,
  statistics,
  part: statistics.factors.character,
  standIn,
  tours,
  back: (kind) => (kind.type === 'power' ? `power of ${kind.owner}` : kind.type),
  isReference: ({ type }) => type !== 'crisis',
  homonyms,
  lively,
  readPack,
  show,
  writePack: ({ kinds: all }) => ({
    game: definition.id,
    heroes: written(all, 'hero'),
    tyrants: written(all, 'tyrant'),
    villains: written(all, 'villain'),
    powers: written(all, 'power'),
    crises: written(all, 'crisis'),
  }),
} satisfies Manifest<JusticeLeague>;

/** The kinds of a type as a pack writes them, with their titles. */
const written = (all: readonly Kind[], wanted: Kind['type']): unknown[] =>
  all
    .filter(({ type }) => type === wanted)
    .map(({ type: _type, ...print }) => ({ ...print, titles: titlesOf(print) }));
