import type { GameText, Language, Lens, Option, SeenEvent, Shape } from '@masterplan/kernel';

/**
 * An entry of the list of options: what stands there under its number. Options of two parts come in two steps: `first` offers
 * what comes first (any of its options stands for all), `second` what goes with it.
 */
export interface Entry {
  readonly no: number;
  readonly option: Option;
  readonly step: 'whole' | 'first' | 'second';
  readonly label: string;
  /** What would come of it, where the game tells. */
  readonly note?: string | undefined;
  readonly choose: () => void;
}

/** A candidate that is not possible now; `show` says why, with the rule. */
export interface Blockade {
  readonly option: Option;
  readonly step: Entry['step'];
  readonly label: string;
  readonly reason: string;
  readonly show: () => void;
}

/** One's own notes about a table: marks of the game's own making, kept on this device for their seat alone. */
export interface Notes {
  readonly marks: ReadonlySet<string>;
  readonly toggle: (mark: string) => void;
}

/** What the page gives a board: a viewer's lens, words, and the open options. The board knows no rules. */
export interface BoardProps<S extends Shape> {
  readonly lens: Lens<S>;
  readonly text: GameText<S>;
  readonly language: Language;
  readonly names: readonly string[];
  /** The seat whose board it is, or -1 for those who watch. */
  readonly seat: number;
  readonly entries: readonly Entry[];
  /** The card whose options are shown as the second step. */
  readonly picked: Option | undefined;
  /** What happened since the last time, oldest first. */
  readonly news: readonly SeenEvent[];
  /** Opens a card to be read. */
  readonly zoom: (kind: S['kind']) => void;
  /** What is not possible now, for those who want to know why. */
  readonly blocked?: readonly Blockade[];
  /** The move that is sent when the viewer's turn comes. */
  readonly prepared?: Option | undefined;
  /** All that happened so far, choice by choice. */
  readonly log?: readonly { readonly events: readonly SeenEvent[] }[];
  readonly notes?: Notes;
  /** The news in one sentence, where they are told as one. */
  readonly told?: string | undefined;
  /** Hears how many scenes are played or wait for it. */
  readonly scenes?: ((count: number) => void) | undefined;
  /** Whether what happens is passed over, until the viewer's own question. */
  readonly isSkipping?: boolean;
  /** How long an event is shown, in milliseconds: the viewer's own pace. */
  readonly beat?: number;
  /** Has bots answer at once for as long as nobody else at the table would mind; absent where somebody would. */
  readonly hurry?: ((speed: 'at once' | 'as before') => void) | undefined;
}
