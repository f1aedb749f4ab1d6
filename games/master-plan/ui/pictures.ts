import { loots } from '../content/loot.ts';
import { plans } from '../content/plans.ts';
import { supers } from '../content/supers.ts';
import { throwdowns } from '../content/throwdowns.ts';
import { portraits } from './portraits.ts';

/** Every picture the board can show: the build step puts these, and no others, into the game's sprite. */
export const pictures: readonly string[] = [
  ...['eyeball', 'flame', 'cog', 'crown', 'spiked-halo', 'lightning-arc'],
  ...['magic-swirl', 'fist', 'third-eye', 'shield', 'winged-shield', 'daemon-skull'],
  ...['check-mark', 'hourglass', 'night-sleep', 'target-dummy', 'swap-bag', 'secret-book', 'card-pickup'],
  ...['cowled', 'crossed-swords'],
  ...[...loots, ...plans, ...throwdowns].map((kind) => kind.icon),
  ...supers.filter((kind) => portraits[kind.id] === undefined).map((kind) => kind.icon),
  ...Object.values(portraits).flatMap(({ head, prop }) => (prop === undefined ? [head] : [head, prop])),
];

/** Those on its cover, which the page has from the start. */
export const onCover: readonly string[] = ['warlock-hood', 'evil-hand', 'puppet'];
