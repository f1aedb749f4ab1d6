import type { Manifest } from '@masterplan/kernel';
import { bots, foresight } from './bot/index.ts';
import type { Kind } from './content/kinds.ts';
import { standIn } from './content/stand-in.ts';
import { tours } from './content/tours.ts';
import { game } from './game.ts';
import { readPack } from './packs.ts';
import type { Tomorrow } from './rules/board.ts';
import { definition } from './rules/game.ts';
import { lively } from './rules/lively.ts';
import { statistics } from './statistics.ts';
import { show, textOf, titlesOf } from './text/index.ts';

export type { Tomorrow } from './rules/board.ts';

/** What programs know the game by. The page has a door of its own, playable.ts. */
export const tomorrowDiesToday = {
  game,
  text: textOf,
  bots,
  levels: ['thumb', 'sharp', 'ruthless', 'random'],
  foresight,
  statistics,
  part: (table, seat) => statistics.factors.henchman(table, seat),
  optionSets: [
    { teams: 2, events: true, henchmen: 'chosen' },
    { teams: 2, events: false, henchmen: 'chance' },
    { teams: 3, events: true, henchmen: 'chance' },
    { teams: 3, events: false, henchmen: 'chosen' },
  ],
  standIn,
  tours,
  back: ({ type }) => type,
  lively,
  readPack,
  show,
  writePack: ({ kinds: all }) => ({
    game: definition.id,
    henchmen: written(all, 'henchman'),
    resources: written(all, 'resource'),
    doomsdays: written(all, 'doomsday'),
    headquarters: written(all, 'headquarters'),
    gadgets: written(all, 'gadget'),
    directives: written(all, 'directive'),
    jobs: written(all, 'job'),
    events: written(all, 'event'),
  }),
} satisfies Manifest<Tomorrow>;

/** The kinds of a type as a pack writes them, with their titles. */
const written = (all: readonly Kind[], wanted: Kind['type']): unknown[] =>
  all
    .filter(({ type }) => type === wanted)
    .map(({ type: _type, ...print }) => ({ ...print, titles: titlesOf(print) }));
