import { firstOf, type Lens } from '@masterplan/kernel';
import { a, clause } from '../../text/words.ts';
import { type Watchmen, zones } from '../board.ts';
import { isIn } from '../cards.ts';
import { gainWeaknesses } from '../gaining.ts';
import { line, verb, word } from '../kit.ts';
import { discardOneAtRandom } from './discard-at-random.ts';

const isWeaknessLeft = (lens: Lens<Watchmen>): boolean => lens.size(zones.weaknesses()) > 0;

export const denouncePlayer = word('denounce player {seat}', {
  en: ({ seat }, _voice, lens) =>
    isWeaknessLeft(lens)
      ? `Denounce ${seat}, who gains a Weakness`
      : `Denounce ${seat}, who discards a random card`,
  fr: ({ seat }, _voice, lens) =>
    isWeaknessLeft(lens)
      ? `Dénoncer ${seat}, qui gagne une Faiblesse`
      : `Dénoncer ${seat}, qui défausse une carte au hasard`,
});

const denounced = line('denounced', ['rival'], {
  en: ({ who, rival }) => `${who} denounces ${rival}.`,
  fr: ({ who, rival }) => `${who} dénonce ${rival}.`,
});

/** Any other player may be chosen, Loyal or not; without a Weakness left, whoever holds a card loses one (P-16). */
export const denounce = verb(
  'denounce',
  {},
  {
    brings: [denouncePlayer, denounced],
    choices(lens, seat, _frame, offers) {
      const isLeft = isWeaknessLeft(lens);
      for (let other = 0; other < lens.seats; other++)
        if (other !== seat && isIn(lens, other) && (isLeft || lens.size(zones.hand(other)) > 0))
          offers.yes(denouncePlayer.no, other);
    },
    forced: 'taken',
    run(table, _frame, _said, seat, option) {
      const other = firstOf(option);
      table.tell(denounced, seat, [], other);
      if (table.fields.fell.length === 0) table.fields.denunciations += 1;
      if (table.zone(zones.weaknesses()).length > 0) gainWeaknesses(table, other, 1);
      else discardOneAtRandom(table, other);
    },
    say: () =>
      clause('gain', a('foe', { adjectives: ['chosen'] }), a('weakness'), { how: 'or-discards-at-random' }),
  },
);
