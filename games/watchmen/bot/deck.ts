import { fromContent, nth, type Sentence, type Table } from '@masterplan/kernel';
import { type Card, isCard, type Kind } from '../content/kinds.ts';
import { type Watchmen, zones } from '../rules/board.ts';
import { pointsOwned } from '../rules/scoring.ts';
import { attack } from '../rules/verbs/attack.ts';
import { borrow } from '../rules/verbs/borrow.ts';
import { choose } from '../rules/verbs/choose.ts';
import { destroy } from '../rules/verbs/destroy.ts';
import { discard } from '../rules/verbs/discard.ts';
import { discount } from '../rules/verbs/discount.ts';
import { doublePower } from '../rules/verbs/double-power.ts';
import { draw } from '../rules/verbs/draw.ts';
import { gain } from '../rules/verbs/gain.ts';
import { gainAll } from '../rules/verbs/gain-all.ts';
import { gainKick } from '../rules/verbs/gain-kick.ts';
import { move } from '../rules/verbs/move.ts';
import { once } from '../rules/verbs/once.ts';
import { playAgain } from '../rules/verbs/play-again.ts';
import { playThem } from '../rules/verbs/play-them.ts';
import { power } from '../rules/verbs/power.ts';
import { putIt } from '../rules/verbs/put-it.ts';
import { takeAll } from '../rules/verbs/take-all.ts';
import { inOrder, worthNo } from './values.ts';

const types: readonly Card['type'][] = [
  ...(['equipment', 'hero', 'super-power', 'super-villain', 'villain', 'weakness', 'starter'] as const),
];

/** What cards do that tells decks apart; Power and draws count as often as they say. */
const deeds = [
  ...[attack, borrow, choose, destroy, discount, doublePower, gain, gainAll, gainKick],
  ...[move, once, playAgain, playThem, putIt, takeAll],
];

const often = (says: readonly Sentence[]): number[] => {
  let [made, drawn, lost] = [0, 0, 0];
  for (const said of says) {
    if (power.is(said)) made += said.n;
    else if (draw.is(said)) drawn += said.n;
    else if (discard.is(said)) lost += said.n;
  }
  return [made, drawn, lost, ...deeds.map(({ name }) => says.filter((said) => said.do === name).length)];
};

/** What a card is, in numbers. */
function traitsOf(kind: Kind): readonly number[] {
  if (!isCard(kind)) return [];
  return [
    kind.cost / 5,
    kind.attacks ? 1 : 0,
    kind.defense === undefined ? 0 : 1,
    kind.ongoing.length > 0 ? 1 : 0,
    ...types.map((type) => (kind.type === type ? 1 : 0)),
    ...often(inOrder(kind.says.play)),
  ];
}

const traits = fromContent<Watchmen, readonly (readonly number[])[]>((kinds) => kinds.map(traitsOf));

/** How many numbers say what a card is. */
const TRAITS = 4 + types.length + 3 + deeds.length;
/** How many numbers say how a deck stands, its traits apart. */
const STANDING = 10;
/** As many numbers as a deck is described by. */
export const DECK = STANDING + TRAITS;

const owned = [zones.hand, zones.deck, zones.discard, zones.inPlay, zones.locations, zones.underHero];

/** What a seat owns: how many cards, what they make together, how many go on working, and the mean of their traits. */
function read(table: Table<Watchmen>, seat: number) {
  const known = traits(table.game);
  const mean = new Array<number>(TRAITS).fill(0);
  let [cards, strength] = [0, 0];
  for (const zone of owned)
    for (const card of table.zone(zone(seat))) {
      const face = table.face(card);
      const its = nth(known, face);
      if (its.length === 0) continue;
      cards += 1;
      strength += worthNo(table.game, face).strength;
      for (let i = 0; i < TRAITS; i++) mean[i] = nth(mean, i) + nth(its, i);
    }
  const many = Math.max(1, cards);
  for (let i = 0; i < TRAITS; i++) mean[i] = nth(mean, i) / many;
  return { cards, strength: strength / many, mean };
}

const STACK = 8;
const MAIN_DECK = 80;
/** No game is nearer to its end than this part of it. */
const END = 0.15;
/** Traits are parts of a deck: made larger, they are about as large as the rest. */
const LARGER = 3;

/** In the base game: points, which weigh the more the less is left, and what the deck will make of the rest. */
export function deckFeatures(table: Table<Watchmen>, seat: number): number[] {
  const { cards, strength, mean } = read(table, seat);
  const villains = Math.min(1, table.zone(zones.superVillains()).length / STACK);
  const left = Math.min(villains, table.zone(zones.mainDeck()).length / MAIN_DECK);
  const points = pointsOwned(table, seat) / 10;
  const isNext = table.fields.turn === seat ? 1 : 0;
  return [
    points,
    points * (1 - left),
    points / (left + END),
    strength,
    strength * left,
    cards / 10,
    (cards / 10) * left,
    isNext,
    isNext * (1 - left),
    table.zone(zones.locations(seat)).length * left,
    ...mean.map((trait) => LARGER * trait * left),
  ];
}
