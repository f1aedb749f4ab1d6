import { thereIs } from '@masterplan/kernel/words';
import { a } from '../../text/words.ts';
import { hasCrisis, isRegion, LAST_STAGE, neighbours, placeOf, stageOf } from '../questions.ts';
import { condition } from './kit.ts';

/** A crisis at the last stage lies in Darkseid's region, and in every region next to it. */
export const surrounded = condition(
  'surrounded',
  {},
  {
    holds(reader, _said, frame) {
      const here = placeOf(reader, frame.you);
      const isHeld = (region: number) => hasCrisis(reader, region) && stageOf(reader, region) === LAST_STAGE;
      return isRegion(here) && [here, ...neighbours(reader, here)].every(isHeld);
    },
    say: () => thereIs(a('crisis', { adjectives: ['at-last-stage', 'all-round'] })),
  },
);
