import type { Entry, BoardProps as Props } from '@masterplan/boards/props';
import type {
  Fault,
  Game,
  GameText,
  Language,
  Lens,
  OpenAsk,
  Option,
  TableOptions,
} from '@masterplan/kernel';
import type { Glossary, Meanings } from '@masterplan/kernel/words';
import type { ComponentType } from 'react';
import { use } from 'react';
import { orAnew, textAt } from '../parts/later.ts';

export type { Blockade, Entry, Notes } from '@masterplan/boards/props';

// biome-ignore lint/suspicious/noExplicitAny: games of different shapes are shown by one page, each with its own lens only
export type AnyLens = Lens<any>;
// biome-ignore lint/suspicious/noExplicitAny: as above
export type AnyGame = Game<any>;
// biome-ignore lint/suspicious/noExplicitAny: as above
export type AnyText = GameText<any>;
// biome-ignore lint/suspicious/noExplicitAny: as above
export type AnyKind = any;

/** What the page gives a board. */
// biome-ignore lint/suspicious/noExplicitAny: as above
export type BoardProps = Props<any>;

/** What the page asks back before an answer is sent. */
export interface Caution {
  readonly title: string;
  readonly words: readonly string[];
  /** To go on choosing; to send it all the same. */
  readonly goOn: string;
  readonly anyway: string;
}

/** What a game's `ui/` gives the page. */
export interface GameUi {
  /** The file of the game's pictures. */
  readonly sprite: string;
  /** The middle of the table. */
  readonly Board: ComponentType<BoardProps>;
  /** What only the viewer's seat sees. */
  readonly Tray: ComponentType<BoardProps>;
  /** Round and phase. */
  readonly Status: ComponentType<BoardProps>;
  /** One's own notes. */
  readonly Notebook: ComponentType<BoardProps>;
  /** What the game says of a player, in the player's box; and all that is open about them. */
  readonly SeatFacts: ComponentType<BoardProps & { of: number }>;
  readonly SeatDetails: ComponentType<BoardProps & { of: number }>;
  /** What a seat hides (its role, its plan, its hand), for a viewer who knows it: somebody who watches the truth of a finished game. */
  readonly Secrets: ComponentType<BoardProps & { of: number }>;
  readonly CardView: ComponentType<{ kind: AnyKind; game: AnyGame; text: AnyText; language: Language }>;
  readonly Mark: ComponentType<{ seat: number; named?: Language }>;
  /** How an entry that stands for a card is called, and its place among the others. */
  nameOf(
    lens: AnyLens,
    option: Option,
    step: Entry['step'],
    text: AnyText,
  ): { readonly name: string; readonly order: number } | undefined;
  /** What the viewer can prepare while others choose, as far as it can be told now; empty where nothing can. */
  prospectsOf(lens: AnyLens): readonly Option[];
  /** Where the things lie that entries are about: on a phone, the page shows that side. */
  sideOf?(lens: AnyLens, entries: readonly Entry[]): 'board' | 'tray';
  /** The tray in a nutshell, for the button that opens it on a phone. */
  readonly TrayTab?: ComponentType<BoardProps>;
  /** A word before an answer that may be a slip; undefined where there is nothing to say. */
  cautionOf?(
    board: { readonly lens: AnyLens; readonly language: Language },
    option: Option,
  ): Caution | undefined;
  /** The notes for newcomers on a tour, loaded when somebody is on one. */
  readonly tourNotes?: () => Promise<TourGuide>;
}

/** What a newcomer on a tour is told at a moment; `id` is the same for as long as it is the same note. */
export type TourGuide = (
  lens: AnyLens,
  asks: readonly OpenAsk[],
  language: Language,
) => { readonly id: string; readonly title: string; readonly words: string } | undefined;

/** The game with content from outside, or what is wrong with it. */
type ReadPack = (data: unknown) => { readonly game: AnyGame } | { readonly faults: readonly Fault[] };

/** A game the page can show: its reading of a table, its words, its board. */
export interface Playable {
  readonly game: AnyGame;
  readonly text: (game: AnyGame, options?: TableOptions) => Readonly<Record<Language, AnyText>>;
  /** The terms of the game and what they mean, loaded when something is read. */
  readonly words: () => Promise<{ readonly glossary: Glossary; readonly meanings: Meanings }>;
  /** What reads content from outside, loaded when there is some. */
  readonly packs: () => Promise<ReadPack>;
  readonly ui: GameUi;
}

const loaders: Readonly<Record<string, () => Promise<Playable>>> = {
  'master-plan': () => import('./master-plan.ts').then(({ masterPlan }) => masterPlan),
  watchmen: () => import('./watchmen.ts').then(({ watchmen }) => watchmen),
};

export const playableGames = Object.keys(loaders);

const loading = new Map<string, Promise<Playable>>();

function load(id: string): Promise<Playable> {
  const loader = loaders[id];
  if (loader === undefined) throw new RangeError(`the page has no board for "${id}"`);
  return orAnew(async () => {
    const playable = await loader();
    document.body.insertAdjacentHTML('afterbegin', await textAt(playable.ui.sprite));
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
