import type { AnyBoardProps, Playable } from '@masterplan/boards/playable';
import { use } from 'react';
import { orAnew, textAt } from '../parts/later.ts';

export type {
  AnyGame,
  AnyKind,
  AnyLens,
  AnyText,
  Caution,
  GameUi,
  Playable,
  TourGuide,
} from '@masterplan/boards/playable';
export type { Blockade, Entry, Notes } from '@masterplan/boards/props';

export type BoardProps = AnyBoardProps;

/** The boards of all games: `games/<id>/playable.ts`. */
const files = import.meta.glob<Playable>('../../../games/*/playable.ts', { import: 'playable' });
const loaders = new Map(Object.entries(files).map(([path, load]) => [path.split('/').at(-2) ?? '', load]));

export const playableGames: readonly string[] = [...loaders.keys()];

const loading = new Map<string, Promise<Playable>>();

function load(id: string): Promise<Playable> {
  const loader = loaders.get(id);
  if (loader === undefined) throw new RangeError(`the page has no board for "${id}"`);
  return orAnew(async () => {
    const playable = await loader();
    const { sprite } = playable.ui;
    if (sprite !== undefined) document.body.insertAdjacentHTML('afterbegin', await textAt(sprite));
    return playable;
  });
}

async function loadOld(id: string, rulesAt: string): Promise<Playable> {
  const { withOldRules } = await orAnew(() => import('./old-rules.tsx'));
  return withOldRules(await playableOf(id), rulesAt);
}

/** The board of a game, loaded when it is first needed; with the cards and words of rules that are served elsewhere. */
export function playableOf(id: string, rulesAt?: string): Promise<Playable> {
  const key = rulesAt ?? id;
  const known = loading.get(key) ?? (rulesAt === undefined ? load(id) : loadOld(id, rulesAt));
  loading.set(key, known);
  return known;
}

/** The board of a game. Waits in a Suspense. */
export const usePlayable = (id: string, rulesAt?: string): Playable => use(playableOf(id, rulesAt));
