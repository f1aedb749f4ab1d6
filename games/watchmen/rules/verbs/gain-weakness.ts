import { optional } from '@masterplan/kernel';
import { forEach } from '@masterplan/kernel/words';
import { number, per } from '../../content/checks.ts';
import { a, clause, exactly, perPhrase, you } from '../../text/words.ts';
import { times } from '../conditions.ts';
import { gainWeaknesses } from '../gaining.ts';
import { verb } from '../kit.ts';

/** So many Weaknesses; so many for each of what is counted, where it says so. */
export const gainWeakness = verb(
  'gain-weakness',
  { n: number, per: optional(per) },
  {
    run: (table, { you: seat }, { n, per }) => gainWeaknesses(table, seat, n * times(table, per, seat)),
    say({ n, per }) {
      const deed = clause('gain', you, n === 1 ? a('weakness') : exactly(n, 'weakness'));
      return per === undefined ? deed : forEach(perPhrase(per), deed);
    },
  },
);
