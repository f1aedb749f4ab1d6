import { oneOf } from '@masterplan/kernel';
import { belongingTo, done, you } from '@masterplan/kernel/words';
import { agencies } from '../../content/kinds.ts';
import { clause, named, the } from '../../text/words.ts';
import { deedsOf } from '../deeds.ts';
import { condition } from './kit.ts';

const hows = { 2: 'at-alert-2', 3: 'at-alert-3' } as const;

/** You took part in Completing the Mission of a headquarters this Round, with so many High Alert tokens on it; with none there is nothing to storm. */
export const stormed = condition(
  'stormed',
  { agency: oneOf(...agencies), alert: oneOf(1, 2, 3) },
  {
    holds: (reader, { agency, alert }, seat) =>
      deedsOf(reader, seat, 'stormed').some(({ what, n }) => what === agencies.indexOf(agency) && n >= alert),
    say: ({ agency, alert }) =>
      done(
        clause(
          'complete',
          you,
          the('mission', { which: belongingTo(named(agency)) }),
          alert === 1 ? {} : { how: hows[alert] },
        ),
      ),
  },
);
