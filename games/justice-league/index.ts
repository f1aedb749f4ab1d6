import type { Manifest } from '@masterplan/kernel';
import { game } from './game.ts';
import type { JusticeLeague } from './rules/board.ts';
import { textOf } from './text/index.ts';

export type { JusticeLeague } from './rules/board.ts';

/** What programs know the game by. The page has a door of its own, playable.ts. */
export const justiceLeague = {
  game,
  text: textOf,
  back: ({ type }) => type,
} satisfies Manifest<JusticeLeague>;
