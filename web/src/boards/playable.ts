import { orAnew } from '@masterplan/boards/later';
import type { AnyBoardProps, Playable as Given } from '@masterplan/boards/playable';
import { use } from 'react';
import { textAt } from '../parts/text-at.ts';
import { settings } from '../settings.ts';
import { boards, type WholeRules, wholeRules } from './games.ts';
import { Speeches } from './speech.ts';

export type {
  AnyGame,
  AnyKind,
  AnyLens,
  AnyText,
  Caution,
  GameUi,
  TourGuide,
} from '@masterplan/boards/playable';
export type { Blockade, Entry, Notes } from '@masterplan/boards/props';

export type BoardProps = AnyBoardProps;

/** A game as the page has loaded it. */
export interface Playable extends Omit<Given, 'text'> {
  readonly speeches: Speeches;
  /** Its rules, to play a game again. */
  readonly whole: () => Promise<WholeRules>;
}

const loading = new Map<string, Promise<Playable>>();

function load(id: string): Promise<Playable> {
  const loader = boards.get(id);
  if (loader === undefined) throw new RangeError(`the page has no board for "${id}"`);
  return orAnew(async () => {
    const { text, ...playable } = await loader();
    const { sprite } = playable.ui;
    const speeches = new Speeches(text);
    const [pictures] = await Promise.all([
      sprite === undefined ? '' : textAt(sprite),
      speeches.load(settings.value.language),
    ]);
    document.body.insertAdjacentHTML('afterbegin', pictures);
    return { ...playable, speeches, whole: async () => (await wholeRules(id)) ?? playable };
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
