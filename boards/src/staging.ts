import type { SeenEvent } from '@masterplan/kernel';

/** How a game's events are shown, by name; those that stand nowhere are told in a line. */
export interface Staging {
  /** Events with a staging of their own. */
  readonly staged: readonly string[];
  /** Events that the board itself shows as they happen, or that come too often to be told. */
  readonly plain: readonly string[];
  /** Events that come several in one step and are staged together, once. */
  readonly together?: readonly string[];
}

export const isStaged = ({ name }: SeenEvent, { staged }: Staging): boolean => staged.includes(name);
