import { directives } from './directives.ts';
import { events } from './events.ts';
import { gadgets } from './gadgets.ts';
import { henchmen } from './henchmen.ts';
import { jobs } from './jobs.ts';
import type { Kind } from './kinds.ts';
import { markers } from './markers.ts';
import { bothHeadquarters, doomsdayMissions, resourceMissions } from './missions.ts';

/** Everything that is printed, in the order in which kinds are numbered. */
export const kinds: readonly Kind[] = [
  ...henchmen,
  ...bothHeadquarters,
  ...resourceMissions,
  ...doomsdayMissions,
  ...gadgets,
  ...directives,
  ...jobs,
  ...events,
  ...markers,
];
