import { sentences } from '@masterplan/kernel';
import { doneBy } from '@masterplan/kernel/words';
import { verb } from '../kit.ts';
import { goRound } from '../round.ts';
import { eachOne, startOf, who, whomOf } from './whom.ts';

/** What each foe, or each player, does without being attacked (B-6.9). */
export const each = verb(
  'each',
  { who, to: sentences },
  {
    run(table, frame, { who }) {
      const { you: seat, self, kind } = frame;
      const whom = whomOf(table, seat, who);
      const from = startOf(table, seat, who);
      const part = table.listIn(frame, 'to');
      goRound(table, { card: self, kind, you: seat, part }, { what: 'each', whom, from });
    },
    say: ({ who, to }, says) => doneBy(eachOne(who), says(to)),
  },
);
