import { fromContent, nth } from '@masterplan/kernel';
import { type Filter, fits } from '../content/filters.ts';
import { type Card, isCard, type Kind, type Need, type Ongoing } from '../content/kinds.ts';
import { FEW, linesCounted, needsCounted, slotsOf } from '../content/places.ts';
import { plays, type Watchmen } from './board.ts';

// What rules read off the cards at every choice, in lists by number of kind.

/** What each kind costs; 0 where it is no card that players own. */
export const costs = fromContent<Watchmen, readonly number[]>((kinds) =>
  kinds.map((kind) => (isCard(kind) ? kind.cost : 0)),
);

/** Which kinds are meant, for cards that have gained the types of this mask besides their own. */
export type Meant = (gained: number) => readonly boolean[];

/** Which kinds are meant; found once for each mask, on first use. */
function meant(find: Meant): Meant {
  const known = new Map<number, readonly boolean[]>();
  return (gained) => {
    const before = known.get(gained);
    if (before !== undefined) return before;
    const found = find(gained);
    known.set(gained, found);
    return found;
  };
}

const meantBy = (which: Filter, kinds: readonly Kind[]): Meant =>
  meant((gained) => kinds.map((kind) => isCard(kind) && fits(kind, which, gained)));

/** Whether a card is meant as it was played this turn, with the types it had besides its own (B-3.12, R-30). */
export const wasMeant = (list: readonly number[], row: number, which: Meant): boolean =>
  nth(which(plays.types(list, row)), plays.kind(list, row));

/** An Ongoing effect that plays set off. All have one shape in memory. */
export interface SetOffByPlay {
  /** Its number on its card. */
  readonly no: number;
  readonly which: Meant;
  readonly nth: number | undefined;
  readonly names: 'new' | undefined;
  /** How many types those played must have, where that is what sets it off. */
  readonly types: number | undefined;
}

/** The Ongoing effects of each kind that plays set off. */
export const setOffByPlay = fromContent<Watchmen, readonly (readonly SetOffByPlay[])[]>((kinds) =>
  kinds.map((kind) => ('ongoing' in kind ? setOffIn(kind.ongoing, kinds) : [])),
);

function setOffIn(ongoing: readonly Ongoing[], kinds: readonly Kind[]): SetOffByPlay[] {
  const found: SetOffByPlay[] = [];
  for (const [no, { when }] of ongoing.entries()) {
    if ('play' in when) {
      const { play, nth, names } = when;
      found.push({ no, which: meantBy(play, kinds), nth, names, types: undefined });
    } else if ('types' in when) {
      const { among, types } = when;
      found.push({ no, which: meantBy(among, kinds), nth: undefined, names: undefined, types });
    }
  }
  return found;
}

/** Which cards a Challenge asks for. */
export interface Wants {
  /** One slot for each card that is asked for. */
  readonly slots: readonly Need[];
  /** Which kinds fit a slot from a hand. */
  readonly fromHand: Meant;
  /** Whether anything fits a slot from play, and which kinds do. */
  readonly isFromPlay: boolean;
  readonly fromPlay: readonly boolean[];
}

/** Which cards each Challenge asks for with so many players; undefined for a kind that is no Challenge. */
export const wants = fromContent<Watchmen, (kind: number, seats: number) => Wants | undefined>((kinds) => {
  const asked = (seats: number) =>
    kinds.map((kind) =>
      kind.family === 'challenge' ? wantsOf(needsCounted(kind.needs, seats), kinds) : undefined,
    );
  const few = asked(FEW - 1);
  const many = asked(FEW);
  return (kind, seats) => nth(seats < FEW ? few : many, kind);
});

/** A line of a Machination, and the kinds it means. */
export interface Line {
  readonly which: Filter;
  readonly meant: Meant;
}

/** The lines of each Machination that count with so many players; none where a kind is no Machination. */
export const lines = fromContent<Watchmen, (kind: number, seats: number) => readonly Line[]>((kinds) => {
  const line = (which: Filter): Line => ({ which, meant: meantBy(which, kinds) });
  const counted = (seats: number) =>
    kinds.map((kind) => (kind.family === 'machination' ? linesCounted(kind, seats).map(line) : []));
  const few = counted(FEW);
  const many = counted(FEW + 1);
  return (kind, seats) => nth(seats <= FEW ? few : many, kind);
});

/** A Location is contributed from play, all else from a hand; a Weakness never is (W-6.10 to W-6.12). */
function wantsOf(needs: readonly Need[], kinds: readonly Kind[]): Wants {
  const placed = (from: Need['from'], suits: (card: Card, need: Need) => boolean): readonly boolean[] =>
    kinds.map(
      (kind) =>
        isCard(kind) &&
        kind.type !== 'weakness' &&
        needs.some((need) => need.from === from && suits(kind, need)),
    );
  return {
    slots: slotsOf(needs),
    fromHand: meant((gained) => placed(undefined, (card, { which }) => fits(card, which, gained))),
    isFromPlay: needs.some(({ from }) => from === 'play'),
    fromPlay: placed('play', (card, { which }) => fits(card, which)),
  };
}
