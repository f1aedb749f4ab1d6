import { fromContent, nth } from '@masterplan/kernel';
import { type Filter, fits } from '../content/filters.ts';
import { type Card, type Challenge, isCard, type Kind, type Need } from '../content/kinds.ts';
import { FEW, linesCounted, slotsOf } from '../content/places.ts';
import type { Watchmen } from './board.ts';

// What rules read off the cards at every choice, in lists by number of kind.

/** What each kind costs; 0 where it is no card that players own. */
export const costs = fromContent<Watchmen, readonly number[]>((kinds) =>
  kinds.map((kind) => (isCard(kind) ? kind.cost : 0)),
);

/** Which cards a Challenge asks for. */
export interface Wants {
  /** One slot for each card that is asked for. */
  readonly slots: readonly Need[];
  /** Which kinds fit a slot from a hand, for cards that have gained the types of this mask. */
  fromHand(gained: number): readonly boolean[];
  /** Whether anything fits a slot from play, and which kinds do. */
  readonly isFromPlay: boolean;
  readonly fromPlay: readonly boolean[];
}

/** Which cards each Challenge asks for; undefined for a kind that is no Challenge. */
export const wants = fromContent<Watchmen, readonly (Wants | undefined)[]>((kinds) =>
  kinds.map((kind) => (kind.family === 'challenge' ? wantsOf(kind, kinds) : undefined)),
);

/** The lines of each Machination that count with so many players; none where a kind is no Machination. */
export const lines = fromContent<Watchmen, (kind: number, seats: number) => readonly Filter[]>((kinds) => {
  const counted = (seats: number) =>
    kinds.map((kind) => (kind.family === 'machination' ? linesCounted(kind, seats) : []));
  const few = counted(FEW);
  const many = counted(FEW + 1);
  return (kind, seats) => nth(seats <= FEW ? few : many, kind);
});

/** A Location is contributed from play, all else from a hand; a Weakness never is (W-6.10 to W-6.12). */
function wantsOf({ needs }: Challenge, kinds: readonly Kind[]): Wants {
  const placed = (from: Need['from'], suits: (card: Card, need: Need) => boolean): readonly boolean[] =>
    kinds.map(
      (kind) =>
        isCard(kind) &&
        kind.type !== 'weakness' &&
        needs.some((need) => need.from === from && suits(kind, need)),
    );
  const fromHand = new Map<number, readonly boolean[]>();
  return {
    slots: slotsOf(needs),
    fromHand(gained) {
      const known = fromHand.get(gained);
      if (known !== undefined) return known;
      const made = placed(undefined, (card, { which }) => fits(card, which, gained));
      fromHand.set(gained, made);
      return made;
    },
    isFromPlay: needs.some(({ from }) => from === 'play'),
    fromPlay: placed('play', (card, { which }) => fits(card, which)),
  };
}
