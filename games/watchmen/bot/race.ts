import type { Account, Table } from '@masterplan/kernel';
import { type Card, isCard } from '../content/kinds.ts';
import { type Watchmen, zones } from '../rules/board.ts';
import { isIn } from '../rules/cards.ts';
import { costToBeat } from '../rules/challenges.ts';
import { linesOf } from '../rules/machination.ts';
import { suspicionOf } from './belief.ts';
import { fulfilledBy, needsLeft } from './needs.ts';
import { strikes, worthNo } from './values.ts';

/** As many numbers as say how the race of a Watchmen game stands. */
export const RACE = 24;

const HAND = 5;
/** With more cards than these the Line-Up takes none off the main deck when one of them is bought. */
const LINE_UP = 5;
const MAIN_DECK = 80;
/** The race is never nearer to its end than this part of it. */
const END = 0.1;
/** No Challenge asks for more cards. */
const MOST_ASKED = 6;
/** What Challenges and Plots cost, more or less. */
const DEAR = 10;

const owned = [zones.hand, zones.deck, zones.discard, zones.inPlay, zones.locations];

/** What a seat owns. */
interface Deck {
  readonly cards: readonly Card[];
  /** What a hand of them makes, in hands of five Punches. */
  readonly hand: number;
  /** How many of them can be destroyed to destroy a Challenge, or a player. */
  readonly strikes: number;
}

function deckOf(table: Table<Watchmen>, seat: number): Deck {
  const cards: Card[] = [];
  let [strength, striking] = [0, 0];
  for (const zone of owned)
    for (const card of table.zone(zone(seat))) {
      const kind = table.kind(card);
      if (!isCard(kind)) continue;
      cards.push(kind);
      strength += worthNo(table.game, table.face(card)).lasting;
      if (strikes(kind)) striking += 1;
    }
  return { cards, hand: strength / Math.max(HAND, cards.length), strikes: striking };
}

/** The decks of the others, as far as they are still in the game. */
function decksAgainst(table: Table<Watchmen>, seat: number): readonly Deck[] {
  const decks: Deck[] = [];
  for (let other = 0; other < table.seats; other++)
    if (other !== seat && isIn(table, other)) decks.push(deckOf(table, other));
  return decks;
}

/** The part of the Machination that some cards could do, while it is to be done. */
function partOfTask(table: Table<Watchmen>, seat: number, cards: readonly Card[]): number {
  const lines = linesOf(table.lens(seat)).map(({ which }) => ({ n: 1, which }));
  return table.fields.taskDone || lines.length === 0 ? 0 : fulfilledBy(lines, cards) / lines.length;
}

/** How long it is before the main deck has run out, where it is whole 1 or more: what lies in the Line-Up beyond its places can be bought before. */
function timeLeft(table: Table<Watchmen>): number {
  const spare = Math.max(0, table.zone(zones.lineUp()).length - LINE_UP);
  return (table.zone(zones.mainDeck()).length + spare) / MAIN_DECK;
}

const flag = (is: boolean): number => (is ? 1 : 0);

/**
 * For the Secret Mastermind of a table: what is left of the main deck, and of what the Loyal have to overcome before it runs out; what either side can do with its
 * cards; and how far the Mastermind has given itself away.
 */
export function raceOf(table: Table<Watchmen>, seat: number, account: Account): number[] {
  const { fields, seats } = table;
  const lens = table.lens(seat);
  const mine = deckOf(table, seat);
  const loyal = decksAgainst(table, seat);
  const many = Math.max(1, loyal.length);
  const left = timeLeft(table);
  const later = table.zone(zones.challengeStack()).length / 2;
  const lacking = needsLeft(lens);
  const wanting =
    lacking === 0
      ? 0
      : needsLeft(
          lens,
          loyal.flatMap(({ cards }) => cards),
        );
  const plot = table.zone(zones.plotInPlay())[0];
  const best = loyal.reduce((most, { hand }) => Math.max(most, hand), 0);
  const mean = loyal.reduce((sum, { hand }) => sum + hand, 0) / many;
  const short = plot === undefined ? 0 : Math.max(0, costToBeat(lens, plot) - HAND * best);
  return [
    1,
    left,
    left * left,
    END / (left + END),
    later,
    later * later,
    table.zone(zones.challenge()).length,
    lacking / MOST_ASKED,
    wanting / MOST_ASKED,
    flag(fields.fulfilled),
    flag(plot !== undefined),
    short / DEAR,
    flag(fields.revealed),
    flag(fields.taskDone),
    partOfTask(table, seat, mine.cards),
    best,
    mean * left,
    mine.hand,
    mine.hand * left,
    loyal.reduce((sum, deck) => sum + deck.strikes, 0),
    mine.strikes,
    fields.revealed ? 0 : suspicionOf(lens, account, seat) / 4,
    (seats - 1 - loyal.length) / seats,
    seats / 4,
  ];
}
