/** How the bot weighs things up. One unit is the worth of a kind of Loot it does not have yet. */
export interface Habits {
  /** A Loot its plan still needs, and how much more when few are missing. */
  readonly planned: number;
  readonly urgent: number;
  /** How many fair shares of Loot it trusts itself to get: a plan that needs more is given up by degrees. */
  readonly reach: number;
  /** A Loot that completes a plan. */
  readonly win: number;
  /** A Loot of a kind it does not have. */
  readonly fresh: number;
  /** A Loot that is no use to it. */
  readonly spare: number;
  /** How much more a scarce Loot is worth. */
  readonly scarce: number;
  /** What it thinks a rival gets out of a new kind, and out of another copy. */
  readonly rivalFresh: number;
  readonly rivalCopy: number;
  /** What a rival's gain costs it, and how much more if that rival is ahead. */
  readonly spite: number;
  readonly leader: number;
  /** A knock-out. */
  readonly ko: number;
  /** How it thinks others aim: at large numbers, and at those that have still to act. */
  readonly aimLarge: number;
  readonly aimUnspent: number;
  /** … and at those whose victims would be their own. */
  readonly aimThreat: number;
  /** … and at those who claim before all of theirs. */
  readonly aimAhead: number;
  /** How likely a Super is to survive: at the outset, by rivals there, its Defenses, its number and its mates' fists. */
  readonly stand: number;
  readonly danger: number;
  readonly armour: number;
  readonly target: number;
  readonly muscle: number;
  /** What fists do for a whole Squad. */
  readonly might: number;
  /** How much harder those hit that act early. */
  readonly early: number;
  /** How many of the rivals with larger numbers claim before it. */
  readonly ahead: number;
  /** Forming a Squad that the rest of the hand can join. */
  readonly room: number;
  readonly promise: number;
  /** How the cards still in hands will spread: 0 evenly, 1 as the Loot lies. */
  readonly crowd: number;
  /** A card that fits one place much better than the next goes there first. */
  readonly regret: number;
  /** Throwdowns that promise much are named first, where this is more than 0. */
  readonly eager: number;
  /** Loser Lad is handed to whoever is ahead, where this is more than 0. */
  readonly burden: number;
}

export const habits: Habits = {
  planned: 1.5,
  urgent: 1.5,
  reach: 1,
  win: 40,
  fresh: 1,
  spare: 0.1,
  scarce: 0.8,
  rivalFresh: 1,
  rivalCopy: 0.4,
  spite: 0.15,
  leader: 0.5,
  ko: 0.02,
  aimLarge: 0.3,
  aimUnspent: 8,
  aimThreat: 10,
  aimAhead: 10,
  stand: 1,
  danger: 0.02,
  armour: 0.12,
  target: 0.6,
  muscle: 0.2,
  might: 0.4,
  early: 1.5,
  ahead: 0.62,
  room: 0.2,
  promise: 0.3,
  crowd: 1,
  regret: 0,
  eager: 1,
  burden: -1,
};
