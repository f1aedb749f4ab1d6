import { kinds } from '../content/index.ts';
import { busts } from './busts.ts';
import { attributePicture, goodPicture } from './picture-names.ts';

/** Drawings of our own. */
export const drawings: Readonly<Record<string, string>> = busts;

/** Every picture the board can show: the build step puts these, and no others, into the game's sprite. */
export const pictures: readonly string[] = [
  ...['eyeball', 'flame', 'cog', 'crown', 'spiked-halo', 'lightning-arc'],
  ...['siren', 'spy', 'volcano', 'ray-gun', 'scroll-unfurled', 'world', 'nuclear-bomb', 'padlock'],
  ...[
    'crossed-swords',
    'check-mark',
    'hourglass',
    'card-exchange',
    'flying-flag',
    'minions',
    'shaking-hands',
  ],
  ...['pocket-watch', 'honeycomb', 'star-medal', 'broken-heart'],
  ...Object.values(attributePicture),
  ...Object.values(goodPicture),
  ...Object.keys(busts),
  ...kinds.map(({ icon }) => icon),
];
