/** How the bot weighs things up. One unit is the worth of a kind of Loot it does not have yet. */
export interface Habits {
  /** A Loot of a kind it does not have, and one that is no use to it. */
  readonly fresh: number;
  readonly spare: number;
  /** A Loot its plan still needs, how much more when few are missing, and how much more when there are few of it. */
  readonly planned: number;
  readonly urgent: number;
  readonly scarce: number;
  /** A Loot that completes a plan. */
  readonly win: number;
  /** How many fair shares of Loot it trusts itself to get: a plan that needs more is given up by degrees. */
  readonly reach: number;
  /** What it thinks a rival gets out of a new kind, and out of another copy. */
  readonly rivalFresh: number;
  readonly rivalCopy: number;
  /** What a rival's gain costs it, and how much more if that rival is ahead. */
  readonly spite: number;
  readonly leader: number;
  /** A knock-out. */
  readonly ko: number;
  /** How it thinks others aim: at those that have still to attack, and at those that claim before all of theirs. */
  readonly aimUnspent: number;
  readonly aimAhead: number;
  /** How likely its Supers are to survive, as log-odds: alone, and for every fist beside them. */
  readonly stand: number;
  readonly muscle: number;
  /** What fists do for a Squad's Loot, and how much more those do that act early. */
  readonly might: number;
  readonly early: number;
  /** How many of the rivals with larger numbers claim before it. */
  readonly ahead: number;
  /** How often an Ability that brings Loot under a condition comes to do so. */
  readonly found: number;
  /** What the rest of a hand could do in a Squad counts when a Super goes there. */
  readonly promise: number;
  /** What it likes about a Throwdown for every Super that rivals have there or may send: less than nothing where it keeps away. */
  readonly crowd: number;
}

export const habits: Habits = {
  fresh: 1,
  spare: 0.1,
  planned: 0.6,
  urgent: 1.5,
  scarce: 0.8,
  win: 40,
  reach: 1,
  rivalFresh: 1,
  rivalCopy: 0.4,
  spite: 0.2,
  leader: 0.5,
  ko: 0.02,
  aimUnspent: 8,
  aimAhead: 10,
  stand: 1,
  muscle: 0.3,
  might: 0.4,
  early: 1.5,
  ahead: 0.6,
  found: 0.6,
  promise: 0.3,
  crowd: 0,
};
