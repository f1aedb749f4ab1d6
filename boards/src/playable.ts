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
import type { AimOf } from './aim.ts';
import type { HowTo } from './how.ts';
import type { BoardProps, Entry } from './props.ts';
import type { AnyReveal } from './reveal.ts';
import type { Staging } from './staging.ts';

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
export type AnyBoardProps = BoardProps<any>;

// biome-ignore lint/suspicious/noExplicitAny: as above
type AnyAimOf = AimOf<any>;

/** What the page asks back before an answer is sent. */
export interface Caution {
  readonly title: string;
  readonly words: readonly string[];
  /** To go on choosing; to send it all the same. */
  readonly goOn: string;
  readonly anyway: string;
}

/** What a game's `ui/` gives the page. Every part is handed what is its own game's. */
export interface GameUi {
  /** The file of the game's pictures, where it has some: `import { url } from 'sprite:<id>'`. */
  readonly sprite?: string;
  /** The middle of the table. */
  readonly Board: ComponentType<AnyBoardProps>;
  /** What only the viewer's seat sees. */
  readonly Tray: ComponentType<AnyBoardProps>;
  /** Round and phase. */
  readonly Status: ComponentType<AnyBoardProps>;
  /** One's own notes. */
  readonly Notebook: ComponentType<AnyBoardProps>;
  /** What the game says of a player, in the player's box; and all that is open about them. */
  readonly SeatFacts: ComponentType<AnyBoardProps & { of: number }>;
  readonly SeatDetails: ComponentType<AnyBoardProps & { of: number }>;
  /** What a seat hides (its role, its plan, its hand), for a viewer who knows it: somebody who watches the truth of a finished game. */
  readonly Secrets: ComponentType<AnyBoardProps & { of: number }>;
  /** What it tells when it is over, loaded when somebody wants to know. */
  readonly reveal?: () => Promise<AnyReveal>;
  readonly CardView: ComponentType<{ kind: AnyKind; game: AnyGame; text: AnyText; language: Language }>;
  readonly Mark: ComponentType<{ seat: number; named?: Language }>;
  /** How an entry that stands for a card is called, and its place among the others. */
  nameOf(
    lens: AnyLens,
    option: Option,
    step: Entry['step'],
    text: AnyText,
    language: Language,
  ): { readonly name: string; readonly order: number } | undefined;
  /**
   * How an option is picked part by part, where that is not by its own parts in their order: of a pair either may come first, and
   * options of two words may begin alike. Each way has two parts, and stands in the list for the option.
   */
  waysTo?(lens: AnyLens, option: Option): readonly Option[];
  /** What would come of an option, in a few words below it: chances, a price. Read from what the viewer knows. */
  noteOf?(lens: AnyLens, option: Option, language: Language): string | undefined;
  /** What the viewer can prepare while others choose, as far as it can be told now; empty where nothing can. */
  prospectsOf(lens: AnyLens): readonly Option[];
  /** Where the things lie that entries are about: on a phone, the page shows that side. */
  sideOf?(lens: AnyLens, entries: readonly Entry[]): 'board' | 'tray';
  /** The tray in a nutshell, for the button that opens it on a phone. */
  readonly TrayTab?: ComponentType<AnyBoardProps>;
  /** What that button says, where the tray holds more than a hand of cards. */
  trayName?(language: Language): string;
  /** The kinds that the viewer may say now that they plan to play, as they lie in the hand; the page offers nothing where there are none. */
  plansOf?(lens: AnyLens): readonly number[];
  /** A word before an answer that may be a slip; undefined where there is nothing to say. */
  cautionOf?(
    asked: { readonly lens: AnyLens; readonly language: Language; readonly options: readonly Option[] },
    option: Option,
  ): Caution | undefined;
  /** How it is played, in a screen or two, loaded when somebody reads it. */
  readonly howTo?: () => Promise<HowTo>;
  /** How its events are shown: those that are staged matter most. */
  readonly staging?: Staging;
  /** How one wins and how far everybody is. */
  readonly aimOf?: AnyAimOf;
  /** The notes for newcomers on a tour, loaded when somebody is on one. */
  readonly tourNotes?: () => Promise<TourGuide>;
}

/** What a newcomer on a tour is told at a moment. */
export interface TourNote {
  /** The same for as long as it is the same note. */
  readonly id: string;
  readonly title: string;
  readonly words: string;
  /** The part of the page that it speaks of, as a selector. */
  readonly at: string;
  /** With its last note a tour is over. */
  readonly isLast?: boolean;
}

export type TourGuide = (lens: AnyLens, asks: readonly OpenAsk[], language: Language) => TourNote | undefined;

/** The game with content from outside, or what is wrong with it. */
export type ReadPack = (data: unknown) => { readonly game: AnyGame } | { readonly faults: readonly Fault[] };

/** What a game says in one language about its kinds: its own, or a pack's, as they are played at a table with these options. */
export type Speech = (game: AnyGame, options?: TableOptions) => AnyText;

/** A game the page can show: its reading of a table, its words, its board. `games/<id>/playable.ts` exports it. */
export interface Playable {
  readonly game: AnyGame;
  /** What it says, each language loaded when somebody first reads it. */
  readonly text: Readonly<Record<Language, () => Promise<Speech>>>;
  /** The terms of the game and what they mean, loaded when something is read. */
  readonly words?: () => Promise<{ readonly glossary: Glossary; readonly meanings: Meanings }>;
  /** What reads content from outside, loaded when there is some. */
  readonly packs?: () => Promise<ReadPack>;
  readonly ui: GameUi;
}
