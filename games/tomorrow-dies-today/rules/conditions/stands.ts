import { oneOf, whole } from '@masterplan/kernel';
import { you } from '@masterplan/kernel/words';
import { a, clause, exactly, some } from '../../text/words.ts';
import { isBase, isHeadquarters, RING } from '../board.ts';
import { deedsOf } from '../deeds.ts';
import { placeOf, squadsOf } from '../questions.ts';
import { condition } from './kit.ts';

const nouns = {
  anywhere: 'tile',
  headquarters: 'headquarters',
  resource: 'resource-mission',
  doomsday: 'doomsday-mission',
} as const;

const isThere = (place: number, on: keyof typeof nouns): boolean => {
  if (isBase(place)) return false;
  if (on === 'anywhere') return true;
  if (on === 'headquarters') return isHeadquarters(place);
  return !isHeadquarters(place) && (on === 'resource') === place <= RING;
};

/** What is said of a tile besides: Base Tiles are tiles too. */
const detailsOf = (on: keyof typeof nouns) =>
  on === 'anywhere' ? ({ adjectives: ['outside-base'] } as const) : {};

/** You have Squads on so many tiles of a kind, or had them there before the Recall (TD-A98a): Base Tiles do not count. */
export const stands = condition(
  'stands',
  { on: oneOf('anywhere', 'headquarters', 'resource', 'doomsday'), least: whole(1, 3) },
  {
    holds(reader, { on, least }, seat) {
      const now = squadsOf(reader, seat).map((slot) => placeOf(reader, seat, slot));
      const before = deedsOf(reader, seat, 'stood').map(({ what }) => what);
      return new Set([...now, ...before].filter((place) => isThere(place, on))).size >= least;
    },
    say({ on, least }) {
      if (least === 1) return clause('have', you, a('squad', { in: a(nouns[on], detailsOf(on)) }));
      // There are two headquarters only
      return on === 'headquarters'
        ? clause('have', you, a('squad'), { how: 'on-both-headquarters' })
        : clause('have', you, some('squad', { in: exactly(least, nouns[on], detailsOf(on)) }));
    },
  },
);
