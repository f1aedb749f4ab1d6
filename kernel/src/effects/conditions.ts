import type { Table } from '../course/table.ts';
import type { Check } from '../game/check.ts';
import type { Frame, Shape } from '../state/state.ts';
import type { Condition } from '../words/index.ts';

/** What the sentences of a game may depend on: whatever they have under `if`. */
export interface Conditions<S extends Shape> {
  /** What may stand there, for packs. */
  readonly check: Check<unknown>;
  /**
   * Whether the condition holds when the sentence comes up. It may depend only on facts known to everybody who sees what
   * follows.
   */
  holds(table: Table<S>, condition: unknown, frame: Frame): boolean;
  say(condition: unknown): Condition;
}
