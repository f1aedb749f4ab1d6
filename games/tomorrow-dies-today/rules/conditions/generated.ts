import { oneOf, optional, whole } from '@masterplan/kernel';
import { done, you } from '@masterplan/kernel/words';
import { missionTypes } from '../../content/kinds.ts';
import { a, clause, counted } from '../../text/words.ts';
import { deedsOf, kindNamed } from '../deeds.ts';
import { condition } from './kit.ts';

/** You took part in Generating so many Spoils this Round, perhaps on Missions of a type. */
export const generated = condition(
  'generated',
  { least: whole(1, 4), on: optional(oneOf(...missionTypes)) },
  {
    holds: (reader, { least, on }, seat) =>
      deedsOf(reader, seat, 'generated').filter(({ what }) => {
        const kind = kindNamed(reader, what);
        return on === undefined || ('mission' in kind && kind.mission === on);
      }).length >= least,
    say: ({ least, on }) =>
      done(
        clause(
          'generate',
          you,
          counted(least, 'spoil'),
          on === undefined ? {} : { in: a('mission', { adjectives: [on] }) },
        ),
      ),
  },
);
