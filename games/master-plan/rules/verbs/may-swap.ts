import { DECLINE_WORD, firstOf, type Lens, oneOf, secondOf, type Table } from '@masterplan/kernel';
import { deed, er, may, you } from '@masterplan/kernel/words';
import { a, clause, thisOne } from '../../text/words.ts';
import { type MasterPlan, plan, zones } from '../board.ts';
import { shedMarks, throwdownAt } from '../fight.ts';
import { line, verb, word } from '../kit.ts';
import { sideOf } from '../supers.ts';
import { fitsWithout, placesElsewhere, yoursInReach } from './candidates.ts';

const swap = deed({ en: { base: 'swap', participle: 'swapped' }, fr: er('permuter') });

export const swapWith = word('swap {card} with {card}', {
  en: ({ card, other, otherWhere }) => `Swap ${card} with ${other} (${otherWhere})`,
  fr: ({ card, other, otherWhere }) => `Permuter ${card} avec ${other} (${otherWhere})`,
});

const swapped = line('swapped', {
  en: ({ cards: [leaving, coming, at] }) => `${coming} takes the place of ${leaving}, who goes to ${at}.`,
  fr: ({ cards: [leaving, coming, at] }) => `${coming} remplace ${leaving}, qui part à ${at}.`,
});

/** A Super of yours here and one elsewhere change places. As with moves, only you know what fits (MP-B5). */
export const maySwap = verb(
  'may-swap',
  { who: oneOf('this', 'yours here') },
  {
    brings: [swapWith, swapped],
    without: ['may'],
    choices(lens, seat, frame, offers, { who }) {
      const leaving = yoursInReach(lens, frame, who);
      let canTry = false;
      for (const place of placesElsewhere(lens)) {
        for (const coming of lens.zone(zones.squad(seat, place))) {
          for (const card of leaving) {
            canTry = true;
            offers.verdict(
              swapWith.no,
              card,
              coming,
              canSwap(lens, seat, card, coming, place) ? undefined : 'MP-B13',
            );
          }
        }
      }
      if (canTry) offers.yes(DECLINE_WORD);
    },
    run(table, _frame, _said, seat, option) {
      swapSupers(table, seat, firstOf(option), secondOf(option));
    },
    say: ({ who }) =>
      may(
        who === 'this'
          ? clause(swap, you, thisOne('super'), { how: 'with-elsewhere' })
          : clause(swap, you, a('super', { of: you }), { how: 'here-with-elsewhere' }),
      ),
  },
);

const canSwap = (
  lens: Lens<MasterPlan>,
  seat: number,
  leaving: number,
  coming: number,
  place: number,
): boolean =>
  fitsWithout(lens, sideOf(lens, coming), seat, lens.fields.here, leaving) &&
  fitsWithout(lens, sideOf(lens, leaving), seat, place, coming);

function swapSupers(table: Table<MasterPlan>, seat: number, leaving: number, coming: number): void {
  const { here } = table.fields;
  const place = plan.place(table.at(coming)).which;
  shedMarks(table, leaving);
  const mate = table.zone(zones.squad(seat, place)).find((card) => card !== coming);
  table.move(leaving, zones.squad(seat, place));
  table.show(table.move(coming, zones.squad(seat, here)));
  if (mate !== undefined) table.claimAlike('side', leaving, mate);
  table.tell(swapped, seat, [leaving, coming, throwdownAt(table, place)]);
}
