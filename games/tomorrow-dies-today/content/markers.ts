import { marker } from './kinds.ts';

/** The Staging Markers of a seat: see set-up for how many of each. */
export const markers = ([0, 1, 2, 3] as const).map((phase) =>
  marker(`marker-${phase}`, { icon: 'flag-objective', phase }),
);
