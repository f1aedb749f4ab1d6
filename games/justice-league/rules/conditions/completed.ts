import { oneOf, optional, whole } from '@masterplan/kernel';
import { done, you } from '@masterplan/kernel/words';
import { families } from '../../content/kinds.ts';
import { atLeast, clause } from '../../text/words.ts';
import { zones } from '../board.ts';
import { condition } from './kit.ts';

/** Darkseid has completed so many crises, perhaps of one type. */
export const completed = condition(
  'completed',
  { least: whole(1, 12), family: optional(oneOf(...families)) },
  {
    holds(reader, { least, family }) {
      const kinds = reader.zone(zones.completed()).map((card) => reader.kind(card));
      const meant = kinds.filter(
        (kind) => kind?.type === 'crisis' && (family === undefined || kind.family === family),
      );
      return meant.length >= least;
    },
    say: ({ least, family }) =>
      done(
        clause(
          'complete',
          you,
          atLeast(least, 'crisis', family === undefined ? {} : { adjectives: [family] }),
        ),
      ),
  },
);
