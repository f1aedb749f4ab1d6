import type { Advice } from '@masterplan/bots';
import type { Remark, Temperament } from '@masterplan/kernel';

/** What a worker gets to think about: a seat's view, and the public facts it stands on. Nothing else of the table. */
export interface Task {
  /** The rules program to think with. */
  readonly program: string;
  readonly level: string;
  readonly temper?: Temperament;
  /** The seat's `Seen`, as JSON. */
  readonly seen: string;
  readonly seed: string;
  /** The table's card file, as JSON, where it has one. */
  readonly pack?: string;
  /** What everybody saw and heard at the table, as JSON, where the game's bots follow it. */
  readonly account?: string;
  /** Milliseconds after which a bot that searches makes do with what it has found. */
  readonly patience?: number;
  /** What is wanted: an answer unless said. */
  readonly wanted?: 'answer' | 'advice';
}

/** The key of the answer, or advice, or the name of what went wrong. */
export interface Thought {
  readonly key?: string;
  /** What it says with it. */
  readonly remark?: Remark;
  readonly advice?: readonly Advice[];
  readonly fault?: string;
}
