import type { Language } from '@masterplan/kernel';

/** One part of how a game is played: a title, a few sentences, and cards of the game that show it, by their ids. */
export interface HowPart extends Readonly<Record<Language, HowWords>> {
  readonly cards?: readonly string[];
}

interface HowWords {
  readonly title: string;
  readonly words: readonly string[];
}

/** How a game is played, in a screen or two: `games/<id>/ui/how.ts`. The rulebook says the rest. */
export type HowTo = readonly HowPart[];
