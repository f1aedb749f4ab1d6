import {
  type FieldsOf,
  flag,
  layout,
  NOT_ANY,
  number,
  numbers,
  perSeat,
  rows,
  type Table,
  wordsOf,
} from '@masterplan/kernel';
import type { Kind } from '../content/kinds.ts';

/** In place of an owner: the card was borrowed from the Line-Up, or from the stack of Super-Villains. */
export const THE_LINE_UP = -2;
export const THE_STACK = -3;

export const { layout: plan, zones } = layout({
  mainDeck: { order: 'kept', seenBy: 'nobody' },
  lineUp: { order: 'kept', seenBy: 'all' },
  kicks: { order: 'kept', seenBy: 'all' },
  weaknesses: { order: 'kept', seenBy: 'all' },
  /** The top one may lie face up: it is public then. */
  superVillains: { order: 'kept', seenBy: 'nobody' },
  destroyed: { order: 'kept', seenBy: 'all' },
  /** Super Heroes nobody has taken yet, or ever. */
  heroes: { order: 'kept', seenBy: 'all' },
  /** What went back unseen. */
  box: { order: 'kept', seenBy: 'nobody' },
  /** Watchmen: the Loyalty deck, the Plots and the Machinations that are left, the Challenges by level, out of sight. */
  loyaltyDeck: { order: 'kept', seenBy: 'nobody' },
  plotDeck: { order: 'kept', seenBy: 'nobody' },
  machinationDeck: { order: 'kept', seenBy: 'nobody' },
  level: { order: 'kept', seenBy: 'nobody', times: 3 },
  machination: { order: 'kept', seenBy: 'all' },
  challengeStack: { order: 'kept', seenBy: 'nobody' },
  /** The Challenge that is faced, what was contributed to it, and what lies under it. */
  challenge: { order: 'kept', seenBy: 'all' },
  contributed: { order: 'kept', seenBy: 'all' },
  clock: { order: 'kept', seenBy: 'nobody' },
  plotInPlay: { order: 'kept', seenBy: 'all' },
  beaten: { order: 'kept', seenBy: 'all' },
  /** What players put in common, for a moment. */
  pool: { order: 'kept', seenBy: 'nobody' },
  deck: { order: 'kept', seenBy: 'nobody', per: 'seat' },
  hand: { order: 'free', seenBy: 'owner', per: 'seat' },
  discard: { order: 'kept', seenBy: 'all', per: 'seat' },
  /** What was played this turn, Locations apart. */
  inPlay: { order: 'kept', seenBy: 'all', per: 'seat' },
  /** What stays in front of a player. */
  locations: { order: 'kept', seenBy: 'all', per: 'seat' },
  superHero: { order: 'kept', seenBy: 'all', per: 'seat' },
  underHero: { order: 'kept', seenBy: 'owner', per: 'seat' },
  loyalty: { order: 'kept', seenBy: 'owner', per: 'seat' },
  plot: { order: 'kept', seenBy: 'owner', per: 'seat' },
});

/** Cards played this turn: the number of each one's kind as it was then, and the mask of types it had besides its own. */
export const plays = rows('card', 'kind', 'types');
/** Cards whose condition is not met yet, and the numbers of their kinds. */
export const waiting = rows('card', 'kind');
/** Cards in play that are somebody else's, and whose. */
export const borrowed = rows('card', 'owner');
/** Cards bought or gained this turn by the player whose turn it is. */
export const gainedNow = rows('card');
/** Cards that go under their owners' decks at the end of the turn. */
export const retiring = rows('card');

/** What is public besides the cards. */
export const fields = {
  /** Whose turn it is, and the turn's number, counted from 1. */
  turn: number(NOT_ANY),
  turns: number(),
  /** Power to spend, and how many times Power is doubled when it is made. */
  power: number(),
  doublings: number(),
  plays,
  gained: gainedNow,
  /** How many of them came from the Line-Up. */
  fromLineUp: number(),
  /** How much less Super-Villains cost this turn. */
  discount: number(),
  /** What the top card of the main deck can be bought for this turn, any number of times; 0 if it cannot. */
  riddle: number(),
  /** How many cards bought or gained this turn may still go on the deck, and how many to the hand. */
  toDeck: number(),
  toHand: number(),
  /** How many cards more are drawn at the end of the turn, and how many effects have drawn this turn. */
  drawAtEnd: number(),
  draws: number(),
  waiting,
  retiring,
  borrowed,
  /** Whether the top Super-Villain lies face up; not so while it is on loan. */
  villainUp: flag(),
  /** Whose Super Heroes lie face down. */
  heroDown: perSeat(false),
  /** Whether this is a game of Watchmen. */
  watchmen: flag(),
  /** Whether a Challenge makes Super Heroes blank. */
  blank: flag(),
  /** Whether all Loyalty cards lie open, and who the Secret Mastermind turned out to be. */
  revealed: flag(),
  mastermind: number(NOT_ANY),
  /** Whether the Machination's task has been done, and whether somebody has played its list this turn. */
  taskDone: flag(),
  listed: flag(),
  /** How many cards were contributed this turn, and which of all contributed cards came from play. */
  contributions: number(),
  fromPlay: numbers(),
  /** How many cards had been contributed when it was last checked whether they suffice, and whether they did. */
  judged: number(),
  fulfilled: flag(),
  /** The turn in which each Challenge of the stack was beaten, in order. */
  fell: numbers(),
  /** How many denunciations there were before the first of them fell. */
  denunciations: number(),
  /** Whether help has been asked for this turn. */
  helped: flag(),
  /** The mask of the types that the cards in hand have this turn besides their own. */
  handTypes: number(),
  /** What Cancer Scare has counted; whether the Clock has struck; whether two Loyal players face Super-Villains. */
  tally: number(),
  struck: flag(),
  facingVillains: flag(),
  /** Which players have been destroyed. */
  out: perSeat(false),
};

export interface Watchmen {
  fields: FieldsOf<typeof fields>;
  kind: Kind;
}

/** The options of phases, and those that several verbs share; a verb brings its own. */
export const words = {
  play: 'play {card}',
  buy: 'buy {card}',
  defeat: 'defeat {card}',
  riddle: 'pay for the top card',
  end: 'end turn',
  take: 'take the attack',
  defend: 'defend with {card}',
  destroy: 'destroy {card}',
  gain: 'gain {card}',
  toHand: 'to hand {card}',
  toDeck: 'to deck {card}',
  leave: 'leave {card}',
  hero: 'be {card}',
  order: 'first {card} number {number}',
  contribute: 'contribute {card}',
  beat: 'beat {card}',
  help: 'ask for help',
};

/** Numbers of the words, for options. */
export const word = wordsOf(words);

/** What truth and lens have in common: rules that read only public cards, or the reader's own, read through this. */
export interface Reader {
  readonly seats: number;
  readonly game: { readonly kinds: readonly Kind[] };
  readonly fields: Readonly<Watchmen['fields']>;
  zone(zone: number): readonly number[];
  at(card: number): number;
  face(card: number): number;
  kind(card: number): Kind | undefined;
}

/** Moves every card of a zone to another. */
export function empty(table: Table<Watchmen>, from: number, to: number): void {
  for (let card = table.top(from); card !== undefined; card = table.top(from)) table.move(card, to);
}

/** A card on loan is returned: to the Line-Up, on top of the stack, or to its owner's discard pile. */
export function goHome(table: Table<Watchmen>, card: number, owner: number): void {
  borrowed.drop(table.fields.borrowed, card);
  if (owner === THE_LINE_UP) table.move(card, zones.lineUp());
  else if (owner === THE_STACK) {
    table.move(card, zones.superVillains());
    table.fields.villainUp = true;
  } else table.move(card, zones.discard(owner));
}
