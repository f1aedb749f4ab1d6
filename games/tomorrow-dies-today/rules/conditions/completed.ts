import { oneOf, optional, whole } from '@masterplan/kernel';
import { done, you } from '@masterplan/kernel/words';
import { missionTypes } from '../../content/kinds.ts';
import { clause, counted } from '../../text/words.ts';
import { type Deed, deedsOf, kindNamed } from '../deeds.ts';
import { condition } from './kit.ts';

const nouns = { resource: 'resource-mission', doomsday: 'doomsday-mission' } as const;
const hows = { alone: 'alone', together: 'with-another', watched: 'under-watch' } as const;

/** You took part in Completing so many Missions this Round, perhaps of a type, of a ring, alone, with others, or where an Agent interfered (TD-27.3). */
export const completed = condition(
  'completed',
  {
    least: whole(1, 3),
    of: optional(oneOf(...missionTypes)),
    ring: optional(oneOf('resource', 'doomsday')),
    how: optional(oneOf('alone', 'together', 'watched')),
  },
  {
    holds(reader, { least, of, ring, how }, seat) {
      const deed: Deed = how === 'watched' ? 'defied' : 'completed';
      const all = deedsOf(reader, seat, deed);
      if (all.length < least) return false;
      const meant = all.filter(({ what, n }) => {
        const kind = kindNamed(reader, what);
        if (of !== undefined && (!('mission' in kind) || kind.mission !== of)) return false;
        if (ring !== undefined && kind.type !== ring) return false;
        return how === 'alone' ? n === 1 : how !== 'together' || n > 1;
      });
      return meant.length >= least;
    },
    say({ least, of, ring, how }) {
      const noun = ring === undefined ? 'mission' : nouns[ring];
      const what = counted(least, noun, of === undefined ? {} : { adjectives: [of] });
      return done(clause('complete', you, what, how === undefined ? {} : { how: hows[how] }));
    },
  },
);
