import type { Playable } from '@masterplan/boards/playable';

/** The boards of all games: `games/<id>/playable.ts`. */
const files = import.meta.glob<Playable>('../../../games/*/playable.ts', { import: 'playable' });

/** What loads the board of each game, by its id. */
export const boards: ReadonlyMap<string, () => Promise<Playable>> = new Map(
  Object.entries(files).map(([path, load]) => [path.split('/').at(-2) ?? '', load]),
);
