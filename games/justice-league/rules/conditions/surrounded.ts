import { thereIs } from '@masterplan/kernel/words';
import { a } from '../../text/words.ts';
import { hasCrisis, isRegion, neighbours, placeOf } from '../questions.ts';
import { condition } from './kit.ts';

/** A crisis lies in Darkseid's region, and in every region next to it. */
export const surrounded = condition(
  'surrounded',
  {},
  {
    holds(reader, _said, frame) {
      const here = placeOf(reader, frame.you);
      return (
        isRegion(here) && [here, ...neighbours(reader, here)].every((region) => hasCrisis(reader, region))
      );
    },
    say: () => thereIs(a('crisis', { adjectives: ['all-round'] })),
  },
);
