import { oneOf } from '@masterplan/kernel';
import { thereIs, you } from '@masterplan/kernel/words';
import { a, the } from '../../text/words.ts';
import { hasCrisis, placeOf, revealedAt } from '../questions.ts';
import { condition } from './kit.ts';

/** There is a crisis, or a revealed one, where you are. */
export const crisisHere = condition(
  'crisis-here',
  { crisis: oneOf('any', 'revealed') },
  {
    holds(reader, { crisis }, { you }) {
      const place = placeOf(reader, you);
      return crisis === 'any' ? hasCrisis(reader, place) : revealedAt(reader, place) !== undefined;
    },
    say: ({ crisis }) =>
      thereIs(
        a('crisis', {
          ...(crisis === 'any' ? {} : { adjectives: ['revealed'] as const }),
          in: the('region', { of: you }),
        }),
      ),
  },
);
