import { firstOf, type Lens, type Option, wordOf } from '@masterplan/kernel';
import { isCard } from '../content/kinds.ts';
import { type Watchmen, word, zones } from '../rules/board.ts';
import type { Belief } from './belief.ts';
import type { Habits } from './habits.ts';
import { isWanted, shareOfRare } from './needs.ts';
import { strongest } from './picking.ts';

type View = Lens<Watchmen>;

/** Who buys: alone for victory points, for the Loyal, or for the Secret Mastermind, hidden or in the open. */
export type Buyer = 'alone' | 'loyal' | 'hidden' | 'open';

/** What a purchase is judged by. */
export interface Judgement {
  readonly habits: Habits;
  readonly belief: Belief;
  readonly worth: (card: number) => number;
}

/** What to buy now, if anything. */
export function purchase(
  lens: View,
  options: readonly Option[],
  buyer: Buyer,
  judgement: Judgement,
): Option | undefined {
  const { habits } = judgement;
  const sale = options.filter((option) => wordOf(option) === word.buy || wordOf(option) === word.defeat);
  if (buyer === 'alone') return strongest(sale, (option) => price(option, judgement), habits.least);
  if (buyer === 'open') return strongest(sale, (option) => priceInTheOpen(lens, option, judgement), 0);
  const isEnough = lens.fields.fromLineUp >= (buyer === 'loyal' ? habits.enough : 1);
  const wanted = sale.filter((option) => !isEnough || lens.at(firstOf(option)) !== zones.lineUp());
  const priced = buyer === 'loyal' ? loyalPrice : hiddenPrice;
  return strongest(wanted, (option) => priced(lens, option, judgement), habits.leastLoyal);
}

function price(option: Option, { habits, worth }: Judgement): number {
  const value = worth(firstOf(option));
  return wordOf(option) === word.defeat ? value + habits.villain : value;
}

/** What the Challenge asks for comes first, then what a suspect must not have; a Kick is always good. */
function loyalPrice(lens: View, option: Option, judgement: Judgement): number {
  return openlyLoyal(lens, option, judgement) + judgement.habits.denied * denied(lens, option, judgement);
}

/** What the Challenge asks for, and what is rare and will be asked for, is worth more than itself. */
function openlyLoyal(lens: View, option: Option, judgement: Judgement): number {
  const { wanted, foreseen } = judgement.habits;
  const card = firstOf(option);
  return price(option, judgement) + (isWanted(lens, card) ? wanted : 0) + foreseen * shareOfRare(lens, card);
}

/** How much a card of the Line-Up is wanted by suspects, while there is a Machination to be done. */
function denied(lens: View, option: Option, { belief }: Judgement): number {
  const card = firstOf(option);
  const kind = lens.kind(card);
  if (lens.fields.revealed || lens.at(card) !== zones.lineUp() || !isCard(kind)) return 0;
  return belief.wantedBySuspects(kind);
}

/** As the Loyal buy, but for a liking for what the Machination lists. */
function hiddenPrice(lens: View, option: Option, judgement: Judgement): number {
  const { belief, habits } = judgement;
  return openlyLoyal(lens, option, judgement) + habits.likedHidden * listedFor(lens, option, belief);
}

/** Every card out of the Line-Up brings another off the main deck; what the Machination lists comes first. */
function priceInTheOpen(lens: View, option: Option, judgement: Judgement): number {
  const card = firstOf(option);
  if (lens.at(card) !== zones.lineUp()) return 0.1;
  const { belief, habits } = judgement;
  return judgement.worth(card) + habits.listed * listedFor(lens, option, belief);
}

/** How much a card brings the viewer nearer to the Machination. */
function listedFor(lens: View, option: Option, belief: Belief): number {
  const kind = lens.kind(firstOf(option));
  return lens.fields.taskDone || !isCard(kind) ? 0 : belief.wantedBy(lens.viewer, kind);
}
