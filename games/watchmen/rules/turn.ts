import {
  type Frame,
  firstOf,
  type Lens,
  nth,
  type Offers,
  repeat,
  steps,
  type Table,
  wordOf,
} from '@masterplan/kernel';
import { type Watchmen, word, zones } from './board.ts';
import { cardOf, costOf, nextIn } from './cards.ts';
import { contribute, offerChallenge, payToBeat } from './challenges.ts';
import { endOfTurn, WHOLE_TURN } from './end-of-turn.ts';
import { gain } from './gaining.ts';
import { help } from './help.ts';
import { phase } from './kit.ts';
import { layInFront, play } from './playing.ts';
import { costs } from './printed.ts';
import { clearTurn } from './set-up.ts';
import { defeat, villainCost } from './super-villains.ts';

/** What a player does in their turn: play cards, buy, and end (B-3.1 to B-3.6). */
export const turn = phase({
  name: 'turn',
  run: (table, frame) => table.ask(frame.you),
  choices(lens, seat, _frame, offers) {
    offerHand(lens, seat, offers);
    offerSale(lens, offers);
    if (lens.fields.watchmen) offerChallenge(lens, seat, offers);
    offers.yes(word.end);
  },
  answer(table, frame, seat, option) {
    const card = firstOf(option);
    switch (wordOf(option)) {
      case word.play:
        return play(table, seat, layInFront(table, seat, card), 'stays', seat, table.fields.handTypes);
      case word.buy:
        return buy(table, seat, card);
      case word.defeat:
        return defeat(table, seat, card);
      case word.riddle:
        return solve(table, seat);
      case word.contribute:
        return contribute(table, seat, card);
      case word.beat:
        return payToBeat(table, seat, card);
      case word.help:
        table.fields.helped = true;
        table.push(help, seat);
        return;
      default:
        table.done(frame);
    }
  },
});

function begin(table: Table<Watchmen>, frame: Frame): void {
  clearTurn(table);
  table.fields.turn = frame.you;
  table.fields.turns += 1;
  table.tell('turn', frame.you, [], table.fields.turns);
}

/** The next player still in the game is on the left. */
function toTheLeft(table: Table<Watchmen>, frame: Frame): void {
  frame.you = nextIn(table, frame.you);
}

/** One player's turn after the other's, until the game is over. */
export const turns = repeat<Watchmen>(
  'turns',
  () => true,
  steps(WHOLE_TURN, [begin, turn, ...endOfTurn]),
  toTheLeft,
);

/** Equal cards are one option. */
function offerHand(lens: Lens<Watchmen>, seat: number, offers: Offers): void {
  const hand = lens.zone(zones.hand(seat));
  for (let i = 0; i < hand.length; i++) if (!lens.isRepeated(hand, i)) offers.yes(word.play, nth(hand, i));
}

/** What is for sale, and which of it the Power pays for (B-3.5, B-3.6). */
function offerSale(lens: Lens<Watchmen>, offers: Offers): void {
  const { riddle, villainUp } = lens.fields;
  offerLineUp(lens, offers);
  const kick = lens.top(zones.kicks());
  if (kick !== undefined) offerFor(lens, offers, word.buy, kick, costOf(lens, kick));
  const villain = lens.top(zones.superVillains());
  if (villain !== undefined && villainUp)
    offerFor(lens, offers, word.defeat, villain, villainCost(lens, villain));
  if (riddle > 0 && lens.size(zones.mainDeck()) > 0) offerFor(lens, offers, word.riddle, 0, riddle);
}

function offerLineUp(lens: Lens<Watchmen>, offers: Offers): void {
  const lineUp = lens.zone(zones.lineUp());
  const prices = costs(lens.game);
  const { power } = lens.fields;
  for (const card of lineUp) {
    const cost = nth(prices, lens.face(card));
    if (cost <= power) offers.yes(word.buy, card);
    else offers.no(word.buy, card, 0, 'B-3.6', cost, power);
  }
}

function offerFor(lens: Lens<Watchmen>, offers: Offers, word: number, card: number, cost: number): void {
  const { power } = lens.fields;
  if (cost <= power) offers.yes(word, card);
  else offers.no(word, card, 0, 'B-3.6', cost, power);
}

/** Pays for a card of the Line-Up or a Kick. */
function buy(table: Table<Watchmen>, seat: number, card: number): void {
  const isFromLineUp = table.at(card) === zones.lineUp();
  const { cost } = cardOf(table, card);
  table.fields.power -= cost;
  table.tell('bought', seat, [card], cost);
  gain(table, seat, card, isFromLineUp ? 'line-up' : 'elsewhere');
}

/** Pays for the top card of the main deck, unseen. */
function solve(table: Table<Watchmen>, seat: number): void {
  const top = table.top(zones.mainDeck());
  if (top === undefined) return;
  table.fields.power -= table.fields.riddle;
  const card = table.show(top);
  table.tell('gained', seat, [card]);
  gain(table, seat, card, 'elsewhere');
}
