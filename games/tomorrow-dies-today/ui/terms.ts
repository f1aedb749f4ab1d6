import { firstOf, nth, type Option, optionOf, type Proposal, secondOf, wordOf } from '@masterplan/kernel';
import { type Good, goods } from '../content/kinds.ts';
import { baseOf, isBase, word } from '../rules/board.ts';
import { stockAt } from '../rules/facts.ts';
import type { View } from './read.ts';

/** The most parts that a deal has. */
export const MOST = 8;

/** What changes hands, seen from the viewer's seat: amounts of goods, and Gadgets by their cards. */
export interface Terms {
  readonly give: readonly Part[];
  readonly get: readonly Part[];
}
export type Part = { readonly good: Good; readonly n: number } | { readonly gadget: number };

export const isSame = (one: Part, two: Part): boolean =>
  'gadget' in one ? 'gadget' in two && one.gadget === two.gadget : 'good' in two && one.good === two.good;

/** The terms of a proposal as the viewer gives and gets. */
export function termsOf(proposal: Proposal, seat: number): Terms {
  const isBy = proposal.by === seat;
  const part = (option: Option): Part =>
    wordOf(option) === word.giveGadget || wordOf(option) === word.wantGadget
      ? { gadget: firstOf(option) }
      : { good: nth(goods, firstOf(option)), n: secondOf(option) };
  const given = (option: Option) => [word.give, word.giveGadget].includes(wordOf(option));
  const mine = proposal.parts.filter((option) => given(option) === isBy).map(part);
  const theirs = proposal.parts.filter((option) => given(option) !== isBy).map(part);
  return { give: mine, get: theirs };
}

/** The same as answers of whoever has the pen. */
export const optionsFor = ({ give, get }: Terms): Option[] => [
  ...give.map((part) =>
    'gadget' in part
      ? optionOf(word.giveGadget, part.gadget)
      : optionOf(word.give, goods.indexOf(part.good), part.n),
  ),
  ...get.map((part) =>
    'gadget' in part
      ? optionOf(word.wantGadget, part.gadget)
      : optionOf(word.want, goods.indexOf(part.good), part.n),
  ),
];

/** Whether they can be offered: something changes hands, and no more than a deal may hold. */
export function isOffer({ give, get }: Terms): boolean {
  const size = give.length + get.length;
  return size > 0 && size <= MOST;
}

export interface Stock {
  readonly good: Good;
  readonly n: number;
}

/** What a seat could give there. */
export const stockOf = (lens: View, seat: number, place: number): Stock[] =>
  goods
    .map((good) => ({ good, n: stockAt(lens, seat, good, isBase(place) ? baseOf(seat) : place) }))
    .filter(({ n }) => n > 0);

/** Deals one for one that both have goods for: what each has more of than the other changes hands. */
export function readyDeals(mine: readonly Stock[], theirs: readonly Stock[]): Terms[] {
  const amount = (list: readonly Stock[], good: Good) => list.find((each) => each.good === good)?.n ?? 0;
  const plenty = (list: readonly Stock[], others: readonly Stock[]) =>
    list
      .filter(({ good }) => good !== 'vp')
      .sort((a, b) => b.n - amount(others, b.good) - (a.n - amount(others, a.good)));
  const wanted = plenty(theirs, mine);
  return plenty(mine, theirs)
    .flatMap(({ good }, i): Terms[] => {
      const want =
        wanted.filter((each) => each.good !== good)[i] ?? wanted.find((each) => each.good !== good);
      return want === undefined ? [] : [{ give: [{ good, n: 1 }], get: [{ good: want.good, n: 1 }] }];
    })
    .slice(0, 3);
}
