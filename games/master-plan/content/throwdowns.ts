import { type Throwdown, throwdown } from './kinds.ts';

export const throwdowns: readonly Throwdown[] = [
  throwdown('gelato-corner', { loot: 1, icon: 'ice-cream-cone' }),
  throwdown('reading-room', { loot: 3, icon: 'bookshelf' }),
  throwdown('rush-hour-bridge', { loot: 3, icon: 'suspension-bridge' }),
  throwdown('opening-night', { loot: 4, icon: 'theater-curtains' }),
  throwdown('washing-lines', { loot: 4, icon: 'clothesline' }),
  throwdown('last-train', { loot: 5, icon: 'subway-train' }),
  throwdown('night-zoo', { loot: 5, icon: 'elephant' }),
  throwdown('extra-time', { loot: 6, icon: 'soccer-field' }),
  throwdown('pier-thirteen', { loot: 6, icon: 'cargo-crane' }),
  throwdown('museum-gala', { loot: 7, icon: 'dinosaur-bones' }),
  throwdown('mayors-airship', { loot: 7, icon: 'zeppelin' }),
  throwdown('high-noon-bank', { loot: 8, icon: 'bank' }),
  throwdown('power-plant', { loot: 9, icon: 'nuclear-plant' }),
  throwdown('city-vault', { loot: 10, icon: 'strongbox' }),
];
