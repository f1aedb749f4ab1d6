import { kinds } from '../content/index.ts';
import type { Kind } from '../content/kinds.ts';

export { drawings } from './drawings.ts';

/** The picture of each type of card. */
const typeIcons: Readonly<Record<string, string>> = {
  'super-hero': 'winged-shield',
  'super-villain': 'daemon-skull',
  hero: 'domino-mask',
  villain: 'bandit',
  'super-power': 'lightning-arc',
  equipment: 'swap-bag',
  location: 'position-marker',
  starter: 'punch',
  weakness: 'broken-heart',
  challenge: 'clockwork',
  plot: 'puppet',
  machination: 'secret-book',
  loyalty: 'shaking-hands',
};

export const typePicture = ({ type }: Pick<Kind, 'type'>): string => typeIcons[type] ?? 'stack';

/** Every picture the board can show: the build step puts these, and no others, into the game's sprite. */
export const pictures: readonly string[] = [
  ...['eyeball', 'flame', 'cog', 'crown', 'spiked-halo', 'poker-hand', 'card-draw', 'card-discard'],
  ...['check-mark', 'hourglass', 'shield', 'stack', 'card-burn', 'high-kick', 'broken-heart', 'pocket-watch'],
  ...['secret-book', 'clockwork'],
  ...Object.values(typeIcons),
  ...kinds.map(({ icon }) => icon),
];

/** Those on its cover, which the page has from the start. */
export const onCover: readonly string[] = ['spy'];
