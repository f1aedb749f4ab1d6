/** What the bot thinks of, and how much. Worth is in Power. */
export interface Habits {
  /** What a victory point is worth, when the game begins and when it ends. */
  readonly pointsEarly: number;
  readonly pointsLate: number;
  /** A card must be worth this much to be bought: in the base game, and by the Loyal. */
  readonly least: number;
  readonly leastLoyal: number;
  /** What the Challenge still asks for; a Super-Villain. */
  readonly wanted: number;
  readonly villain: number;
  /** All that Challenges to come could ask for at once of something rare. */
  readonly foreseen: number;
  /** A card that the Secret Mastermind lacks for the Machination, in the open and while it hides; one kept from a certain suspect. */
  readonly listed: number;
  readonly likedHidden: number;
  readonly denied: number;
  /** The Secret Mastermind hides while it is suspected less than this. */
  readonly hidesBelow: number;
  /** What a card may be worth that is given away to hide. */
  readonly bait: number;
  /** The Secret Mastermind who is ready hides on while the main deck has more cards than this. */
  readonly lurksAbove: number;
  /** So many cards of the Line-Up are enough for a turn of the Loyal. */
  readonly enough: number;
  /** It says something at the end of one turn in so many. */
  readonly seldom: number;
  /** How much more a card is worth that attacks the others, and one that defends against them, where each plays alone. */
  readonly malice: number;
  readonly shelter: number;
}

export const habits: Habits = {
  pointsEarly: 0.6,
  pointsLate: 2.4,
  least: 1.9,
  leastLoyal: 1.5,
  wanted: 2,
  villain: 6,
  foreseen: 12,
  listed: 4,
  likedHidden: 1.5,
  denied: 3,
  hidesBelow: 0.6,
  bait: 3,
  lurksAbove: Number.POSITIVE_INFINITY,
  enough: 1,
  seldom: 3,
  malice: 0,
  shelter: 0,
};

/** A part of its thinking that a bot goes without; what that costs shows what the part is worth. */
export interface Handicap {
  /** The Secret Mastermind plays its own game from the first turn on. */
  readonly hiding?: 'none';
  /** Nothing that is seen or heard makes anybody suspect. */
  readonly belief?: 'none';
}
