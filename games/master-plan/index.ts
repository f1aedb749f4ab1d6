import type { Game, Language, Lens, Registered } from '@masterplan/kernel';
import type { Kind } from './content/kinds.ts';
import { standIn } from './content/stand-in.ts';
import { tours } from './content/tours.ts';
import { game } from './game.ts';
import { readPack } from './packs.ts';
import type { MasterPlan } from './rules/board.ts';
import { definition } from './rules/game.ts';
import { show, textOf, titlesOf } from './text/index.ts';

export type { MasterPlan } from './rules/board.ts';

/** What the game registers, and how its table is drawn in plain lines and its content written as a pack. */
export interface MasterPlanRegistered extends Registered<MasterPlan> {
  show(lens: Lens<MasterPlan>, language: Language, names: readonly string[]): readonly string[];
  writePack(game: Game<MasterPlan>): unknown;
}

/** What the game registers. The page takes game and text alone, and packs when there are some. */
export const masterPlan: MasterPlanRegistered = {
  game,
  text: textOf,
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
};

/** The kinds of a type as a pack writes them, with their titles. */
const written = (all: readonly Kind[], wanted: Kind['type']): unknown[] =>
  all
    .filter(({ type }) => type === wanted)
    .map(({ type: _type, ...print }) => ({ ...print, titles: titlesOf(print) }));
