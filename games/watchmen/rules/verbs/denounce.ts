import { firstOf } from '@masterplan/kernel';
import { a, clause } from '../../text/words.ts';
import { zones } from '../board.ts';
import { isIn } from '../cards.ts';
import { gainWeaknesses } from '../gaining.ts';
import { line, verb, word } from '../kit.ts';

export const denouncePlayer = word('denounce player {seat}', {
  en: ({ seat }) => `Denounce ${seat}, who gains a Weakness`,
  fr: ({ seat }) => `Dénoncer ${seat}, qui gagne une Faiblesse`,
});

const denounced = line('denounced', ['rival'], {
  en: ({ who, rival }) => `${who} denounces ${rival}.`,
  fr: ({ who, rival }) => `${who} dénonce ${rival}.`,
});

/** Any other player may be chosen, Loyal or not; without a Weakness left there is nothing to choose (P-16). */
export const denounce = verb(
  'denounce',
  {},
  {
    brings: [denouncePlayer, denounced],
    choices(lens, seat, _frame, offers) {
      if (lens.size(zones.weaknesses()) === 0) return;
      for (let other = 0; other < lens.seats; other++)
        if (other !== seat && isIn(lens, other)) offers.yes(denouncePlayer.no, other);
    },
    forced: 'taken',
    run(table, _frame, _said, seat, option) {
      table.tell(denounced, seat, [], firstOf(option));
      gainWeaknesses(table, firstOf(option), 1);
    },
    say: () => clause('gain', a('foe', { adjectives: ['chosen'] }), a('weakness')),
  },
);
