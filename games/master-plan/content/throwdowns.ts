import { type Throwdown, throwdown } from './kinds.ts';

export const throwdowns: readonly Throwdown[] = [
  throwdown('reading-room', { loot: 1, icon: 'bookshelf' }),
  throwdown('gelato-corner', { loot: 1, icon: 'ice-cream-cone' }),
  throwdown('washing-lines', { loot: 1, icon: 'clothesline' }),
  throwdown('last-train', { loot: 1, icon: 'subway-train' }),
  throwdown('night-zoo', { loot: 1, icon: 'elephant' }),
  throwdown('rush-hour-bridge', { loot: 2, icon: 'suspension-bridge' }),
  throwdown('pier-thirteen', { loot: 3, icon: 'cargo-crane' }),
  throwdown('opening-night', { loot: 4, icon: 'theater-curtains' }),
  throwdown('extra-time', { loot: 5, icon: 'soccer-field' }),
  throwdown('power-plant', { loot: 9, icon: 'nuclear-plant' }),
  throwdown('museum-gala', { loot: 11, icon: 'dinosaur-bones' }),
  throwdown('high-noon-bank', { loot: 12, icon: 'bank' }),
  throwdown('mayors-airship', { loot: 13, icon: 'zeppelin' }),
  throwdown('city-vault', { loot: 14, icon: 'strongbox' }),
];
