import {
  type Check,
  type Checked,
  DECLINE_WORD,
  DONE,
  DONE_WORD,
  firstOf,
  listOf,
  oneOf,
  optional,
} from '@masterplan/kernel';
import { may } from '@masterplan/kernel/words';
import { FEW, filter, number } from '../../content/checks.ts';
import { a, anyNumberOf, clause, counted, exactly, meant, the, upTo, you } from '../../text/words.ts';
import { chosenSoFar, countChoice, endChoosing } from '../bindings.ts';
import { word, zones } from '../board.ts';
import { isMeant } from '../cards.ts';
import * as decks from '../decks.ts';
import { verb } from '../kit.ts';

const countOrAny: Check<number | 'any'> = (value, path, faults): value is number | 'any' =>
  value === 'any' || number(value, path, faults);

const place = oneOf('hand', 'discard', 'line-up');
type Place = Checked<typeof place>;

/** Destroys cards, one after the other: so many, up to so many, exactly so many or none, any number. */
export const destroy = verb(
  'destroy',
  {
    from: listOf(place, FEW),
    n: countOrAny,
    which: optional(filter),
    how: optional(oneOf('up-to', 'all-or-none')),
  },
  {
    choices(lens, seat, frame, offers, { from, n, which, how }) {
      const chosen = chosenSoFar(frame);
      if (how === 'all-or-none' && chosen === 0 && !hasEnough(lens, seat, from, n)) return;
      for (const place of from) {
        lens.distinct(zoneOf(place, seat), (card) => {
          if (isMeant(lens, card, which)) offers.yes(word.destroy, card);
        });
      }
      if (how === undefined && n !== 'any') return;
      if (offers.count === 0) return;
      if (chosen === 0) offers.yes(DECLINE_WORD);
      else if (how !== 'all-or-none') offers.yes(DONE_WORD);
    },
    run(table, frame, { from, n }, seat, option) {
      if (option === DONE) return endChoosing(frame);
      table.tell('destroyed', seat, [decks.destroy(table, firstOf(option))]);
      const isMore = countChoice(frame) < (n === 'any' ? Number.POSITIVE_INFINITY : n);
      if (isMore && isAnyLeft(table, seat, from)) table.repeat(frame);
      else endChoosing(frame);
    },
    say({ from, n, which, how }) {
      const places = from.map((place) => (place === 'line-up' ? the('line-up') : place));
      if (n === 'any')
        return may(clause('destroy', you, meant(anyNumberOf, which, { in: places, as: 'them' })));
      const count = how === 'up-to' ? counted(upTo, n) : n === 1 ? a : counted(exactly, n);
      const deed = clause('destroy', you, meant(count, which, { in: places }));
      return how === undefined ? deed : may(deed);
    },
  },
);

const zoneOf = (place: Place, seat: number): number => {
  if (place === 'line-up') return zones.lineUp();
  return place === 'hand' ? zones.hand(seat) : zones.discard(seat);
};

interface Sizes {
  zone(zone: number): readonly number[];
}

/** Whether there are as many cards as must be destroyed; only the number of cards is looked at. */
const hasEnough = (reader: Sizes, seat: number, from: readonly Place[], n: number | 'any'): boolean =>
  n === 'any' || from.reduce((sum, place) => sum + reader.zone(zoneOf(place, seat)).length, 0) >= n;

const isAnyLeft = (reader: Sizes, seat: number, from: readonly Place[]): boolean =>
  from.some((place) => reader.zone(zoneOf(place, seat)).length > 0);
