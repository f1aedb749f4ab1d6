import { bind, type Game, type Language, type Lens, type Registered } from '@masterplan/kernel';
import { kinds } from './content/index.ts';
import type { Kind } from './content/kinds.ts';
import { kindsFrom } from './content/pack.ts';
import { standIn } from './content/stand-in.ts';
import { tours } from './content/tours.ts';
import type { MasterPlan } from './rules/board.ts';
import { definition } from './rules/game.ts';
import { show, textOf, titlesOf } from './text/index.ts';

export type { MasterPlan } from './rules/board.ts';
export { textOf } from './text/index.ts';

/** What the game registers, and how its table is drawn in plain lines and its content written as a pack. */
export interface MasterPlanRegistered extends Registered<MasterPlan> {
  show(lens: Lens<MasterPlan>, language: Language, names: readonly string[]): readonly string[];
  writePack(game: Game<MasterPlan>): unknown;
}

/** All Part of the Master Plan, with our own cards. */
export const game = bind(definition, kinds);

/** The game with cards from outside, or what is wrong with them. */
export function readPack(data: unknown): ReturnType<NonNullable<MasterPlanRegistered['readPack']>> {
  const read = kindsFrom(data);
  return 'faults' in read ? read : { game: bind(definition, read.kinds) };
}

/** What the game registers; the page takes game, text and packs one by one, and leaves the rest. */
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
