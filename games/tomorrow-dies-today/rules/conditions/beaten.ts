import { oneOf, optional, whole } from '@masterplan/kernel';
import { done, you } from '@masterplan/kernel/words';
import { clause, counted } from '../../text/words.ts';
import { bindings } from '../board.ts';
import { deedsOf } from '../deeds.ts';
import { condition } from './kit.ts';

/** You had so many successes in Conflicts this Round, perhaps against the rival a Conflict was with. */
export const beaten = condition(
  'beaten',
  { least: whole(1, 4), whom: optional(oneOf('that rival')) },
  {
    holds: (reader, { least, whom }, seat, frame) =>
      deedsOf(reader, seat, 'beaten').filter(
        ({ what }) => whom === undefined || (frame !== undefined && what === bindings.rival.of(frame)),
      ).length >= least,
    say: ({ least, whom }) =>
      done(
        clause('score', you, counted(least, 'success'), {
          how: whom !== undefined ? 'against-that-rival' : least === 1 ? 'in-a-conflict' : 'in-conflicts',
        }),
      ),
  },
);
