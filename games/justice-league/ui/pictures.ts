import { kinds } from '../content/index.ts';
import type { Family } from '../content/kinds.ts';
import { drawnRegions } from './places.ts';

/** The picture of each type of crisis. */
export const familyPicture: Readonly<Record<Family, string>> = {
  army: 'minions',
  machine: 'gears',
  elite: 'laurel-crown',
  deceit: 'drama-masks',
};

/** Every picture the board can show: the build step puts these, and no others, into the game's sprite. */
export const pictures: readonly string[] = [
  ...['eyeball', 'flame', 'cog', 'crown', 'spiked-halo', 'poker-hand', 'scroll-unfurled'],
  ...['biceps', 'run', 'circuitry', 'hearts', 'broken-heart', 'omega', 'fall-down', 'clockwise-rotation'],
  ...['check-mark', 'hourglass', 'world'],
  ...Object.values(familyPicture),
  ...Object.values(drawnRegions).map(({ icon }) => icon),
  ...kinds.map(({ icon }) => icon),
];
