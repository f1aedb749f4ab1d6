import { NOT_ANY } from '@masterplan/kernel';
import { both, deed, er } from '@masterplan/kernel/words';
import { again, clause, the, you } from '../../text/words.ts';
import { themIn } from '../bindings.ts';
import { zones } from '../board.ts';
import { line, verb } from '../kit.ts';

const dealBack = deed({
  en: { base: 'deal', participle: 'dealt', particle: 'back' },
  fr: er('redistribuer'),
});

const dealtBack = line('dealt back', {
  en: () => 'The common pool is shuffled and dealt back.',
  fr: () => 'Le pot commun est mélangé et redistribué.',
});

/** Each gets as many back from the pool as they gave. The seats that gave are meant by `them`. */
export const dealPool = verb(
  'deal-pool',
  {},
  {
    brings: [dealtBack],
    run(table, frame) {
      table.shuffle(zones.pool());
      for (const seat of themIn(frame)) {
        const top = table.top(zones.pool());
        if (top !== undefined) table.move(top, zones.hand(seat));
      }
      table.tell(dealtBack, NOT_ANY);
    },
    say: () =>
      both(clause('shuffle', you, the('pool', { as: 'pool' })), clause(dealBack, you, again('pool'))),
  },
);
