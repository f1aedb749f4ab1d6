import type { GameText, Language, Lens, Option, SeenEvent } from '@masterplan/kernel';
import type { Kind } from '../content/kinds.ts';
import type { Watchmen } from '../rules/board.ts';

/**
 * An entry of the list of options: what stands there under its number. Options of two parts come in two steps: `first` offers
 * what comes first (any of its options stands for all), `second` what goes with it.
 */
export interface Entry {
  readonly no: number;
  readonly option: Option;
  readonly step: 'whole' | 'first' | 'second';
  readonly label: string;
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

/** What the page gives a board: a viewer's lens, words, and the open options. The board knows no rules. */
export interface BoardProps {
  readonly lens: Lens<Watchmen>;
  readonly text: GameText<Watchmen>;
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
  readonly zoom: (kind: Kind) => void;
  /** What is not possible now. */
  readonly blocked?: readonly Blockade[];
  /** The move that is sent when the viewer's turn comes. */
  readonly prepared?: Option | undefined;
  /** All that happened so far, choice by choice. */
  readonly log?: readonly { readonly events: readonly SeenEvent[] }[];
  /** One's own notes: marks that are kept for this seat alone. */
  readonly notes?: { readonly marks: ReadonlySet<string>; readonly toggle: (mark: string) => void };
  /** How long an event is shown, in milliseconds. */
  readonly beat?: number;
  /** Has bots answer at once; absent where somebody else at the table would mind. */
  readonly hurry?: ((speed: 'at once' | 'as before') => void) | undefined;
}
