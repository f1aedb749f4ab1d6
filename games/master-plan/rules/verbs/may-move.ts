import {
  DECLINE_WORD,
  type Frame,
  firstOf,
  type Lens,
  type Offers,
  oneOf,
  secondOf,
  type Table,
} from '@masterplan/kernel';
import { may, you } from '@masterplan/kernel/words';
import { a, clause, thisOne } from '../../text/words.ts';
import { type MasterPlan, plan, zones } from '../board.ts';
import { shedMarks, throwdownAt } from '../fight.ts';
import { line, verb, word } from '../kit.ts';
import { fits, sideOf } from '../supers.ts';
import { placesElsewhere, yoursInReach } from './candidates.ts';
import { byAnother } from './told.ts';

export const moveTo = word('move {card} to {place}', {
  en: ({ card, place }) => `Move ${card} to ${place}`,
  fr: ({ card, place }) => `Déplacer ${card} vers ${place}`,
});

const moved = line(
  'moved super',
  byAnother({
    en: ({ cards: [, card, from, to] }) => `${card} moves from ${from} to ${to}.`,
    fr: ({ cards: [, card, from, to] }) => `${card} passe de ${from} à ${to}.`,
  }),
);

/**
 * Moves a Super of yours between here and elsewhere. Whether it fits is known to you alone, so it can always be declined
 * where public facts allow a try (MP-B5).
 */
export const mayMove = verb(
  'may-move',
  { who: oneOf('this', 'yours here', 'yours elsewhere'), to: oneOf('here', 'elsewhere') },
  {
    brings: [moveTo, moved],
    without: ['may'],
    findFault({ who, to }, path, faults) {
      // What is here already cannot come here.
      if (who !== 'yours elsewhere' && to === 'here')
        faults.push({ path: `${path}.to`, code: 'not-one-of', expected: 'elsewhere' });
    },
    choices(lens, seat, frame, offers, { who, to }) {
      const elsewhere = placesElsewhere(lens);
      const movers =
        who === 'yours elsewhere' ? yoursAt(lens, seat, elsewhere) : yoursInReach(lens, frame, who);
      const goals = to === 'here' ? [lens.fields.here] : elsewhere;
      for (const card of movers) offerGoals(lens, seat, card, goals, offers);
      const canTry =
        movers.length > 0 && goals.length > (who === 'yours elsewhere' && to === 'elsewhere' ? 1 : 0);
      if (canTry) offers.yes(DECLINE_WORD);
    },
    run(table, frame, _said, seat, option) {
      moveSuper(table, frame, seat, firstOf(option), secondOf(option));
    },
    say: ({ who, to }) =>
      may(
        clause('move', you, who === 'this' ? thisOne('super') : a('super', { of: you }), {
          how: road(who, to),
        }),
      ),
  },
);

function yoursAt(lens: Lens<MasterPlan>, seat: number, places: readonly number[]): number[] {
  const yours: number[] = [];
  for (const place of places) for (const card of lens.zone(zones.squad(seat, place))) yours.push(card);
  return yours;
}

function offerGoals(
  lens: Lens<MasterPlan>,
  seat: number,
  card: number,
  goals: readonly number[],
  offers: Offers,
): void {
  const from = plan.place(lens.at(card)).which;
  const side = sideOf(lens, card);
  for (const place of goals) {
    if (place === from) continue;
    offers.verdict(moveTo.no, card, place, fits(lens, side, seat, place) ? undefined : 'MP-B11');
  }
}

/** What comes here is turned up; what joins others elsewhere is of their side, and all can tell (MP-B11, MP-B12). */
function moveSuper(table: Table<MasterPlan>, frame: Frame, seat: number, card: number, place: number): void {
  const from = plan.place(table.at(card)).which;
  const mate = table.zone(zones.squad(seat, place))[0];
  shedMarks(table, card);
  table.move(card, zones.squad(seat, place));
  if (place === table.fields.here) table.show(card);
  if (mate !== undefined) table.claimAlike('side', card, mate);
  table.tell(moved, seat, [frame.self, card, throwdownAt(table, from), throwdownAt(table, place)]);
}

function road(who: 'this' | 'yours here' | 'yours elsewhere', to: 'here' | 'elsewhere') {
  if (who === 'this') return 'to-elsewhere';
  if (who === 'yours here') return 'here-elsewhere';
  return to === 'here' ? 'elsewhere-here' : 'elsewhere-elsewhere';
}
