import { forEach, may, partOf, you } from '@masterplan/kernel/words';
import { a, anyNumberOf, clause, nearOf } from '../../text/words.ts';
import { verb } from '../kit.ts';
import { triumph } from '../triumph.ts';

/** Darkseid completes crises, and plays new ones in their stead (JL-17.1, JL-17.7). */
export const complete = verb(
  'complete',
  {},
  {
    optional: true,
    run: (table, frame) => void table.push(triumph, frame.you),
    say: () => [
      clause('complete', you, anyNumberOf('crisis', { adjectives: ['at-last-stage'], as: 'them' })),
      forEach(partOf('them', 'each'), may(clause('play', you, a('crisis', { in: nearOf() })))),
    ],
  },
);
