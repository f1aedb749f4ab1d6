import { oneOf, optional, whole } from '@masterplan/kernel';
import { you } from '@masterplan/kernel/words';
import { facelessTypes } from '../../content/kinds.ts';
import { atLeast, clause, ownSquad } from '../../text/words.ts';
import { countOf, sizeOf, squadsOf } from '../questions.ts';
import { condition } from './kit.ts';

/** One of your Squads has so many Henchmen, perhaps of a type. */
export const musters = condition(
  'musters',
  { of: optional(oneOf(...facelessTypes)), least: whole(2, 6) },
  {
    holds: (reader, { of, least }, seat) =>
      squadsOf(reader, seat).some(
        (slot) => (of === undefined ? sizeOf(reader, seat, slot) : countOf(reader, seat, slot, of)) >= least,
      ),
    say: ({ of, least }) => clause('have', you, atLeast(least, of ?? 'henchman', { in: ownSquad })),
  },
);
