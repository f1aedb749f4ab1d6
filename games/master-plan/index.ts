import type { Manifest } from '@masterplan/kernel';
import { bots, foresight } from './bot/index.ts';
import type { Kind } from './content/kinds.ts';
import { standIn } from './content/stand-in.ts';
import { tours } from './content/tours.ts';
import { game } from './game.ts';
import { readPack } from './packs.ts';
import type { MasterPlan } from './rules/board.ts';
import { definition } from './rules/game.ts';
import { statistics } from './statistics.ts';
import { show, textOf, titlesOf } from './text/index.ts';

export type { MasterPlan } from './rules/board.ts';

/** What programs know the game by. The page has a door of its own, playable.ts. */
export const masterPlan = {
  game,
  text: textOf,
  bots,
  levels: ['thumb', 'sharp', 'ruthless', 'random'],
  foresight,
  statistics,
  part: statistics.factors.plan,
  standIn,
  tours,
  back: ({ type }) => type,
  isReference: ({ type }) => type === 'plan' || type === 'loot',
  readPack,
  show,
  writePack: ({ kinds: all }) => ({
    game: definition.id,
    supers: written(all, 'super'),
    throwdowns: written(all, 'throwdown'),
    loot: written(all, 'loot'),
    plans: written(all, 'plan'),
  }),
} satisfies Manifest<MasterPlan>;

/** The kinds of a type as a pack writes them, with their titles. */
const written = (all: readonly Kind[], wanted: Kind['type']): unknown[] =>
  all
    .filter(({ type }) => type === wanted)
    .map(({ type: _type, ...print }) => ({ ...print, titles: titlesOf(print) }));
