import { whole } from '@masterplan/kernel';
import { thereIs } from '@masterplan/kernel/words';
import { atLeast } from '../../text/words.ts';
import { hasCrisis, LAST_STAGE, openRegions, revealedAt, stageOf } from '../questions.ts';
import { condition } from './kit.ts';

/** So many hidden crises are at the last stage. */
export const hiddenAndRipe = condition(
  'hidden-and-ripe',
  { n: whole(1, 6) },
  {
    holds: (reader, { n }) =>
      openRegions(reader).filter(
        (region) =>
          hasCrisis(reader, region) &&
          revealedAt(reader, region) === undefined &&
          stageOf(reader, region) === LAST_STAGE,
      ).length >= n,
    say: ({ n }) => thereIs(atLeast(n, 'crisis', { adjectives: ['hidden', 'at-last-stage'] })),
  },
);
