import type { AnyGame, Playable, ReadPack } from '@masterplan/boards/playable';

const byGame = <Part>(files: Readonly<Record<string, () => Promise<Part>>>) =>
  new Map(Object.entries(files).map(([path, load]) => [path.split('/').at(-2) ?? '', load]));

/** What loads the board of each game, by its id: `games/<id>/playable.ts`. */
export const boards: ReadonlyMap<string, () => Promise<Playable>> = byGame(
  import.meta.glob<Playable>('../../../games/*/playable.ts', { import: 'playable' }),
);

const games = byGame(
  import.meta.glob<AnyGame>('../../../games/*/game.ts', { import: 'game', query: '?whole' }),
);
const packs = byGame(
  import.meta.glob<ReadPack>('../../../games/*/packs.ts', { import: 'readPack', query: '?whole' }),
);

/** A game with all that its rules do, and what reads content from outside. */
export interface WholeRules {
  readonly game: AnyGame;
  readonly readPack?: ReadPack;
}

/** Loads the rules of a game with all that they do, where the board's own are there to be read only. */
export async function wholeRules(id: string): Promise<WholeRules | undefined> {
  const game = await games.get(id)?.();
  const readPack = await packs.get(id)?.();
  return game === undefined ? undefined : readPack === undefined ? { game } : { game, readPack };
}
