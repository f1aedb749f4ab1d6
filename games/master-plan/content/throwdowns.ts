import { type Throwdown, throwdown } from './kinds.ts';

export const throwdowns: readonly Throwdown[] = [
  throwdown('reading-room', { loot: 2, icon: 'bookshelf' }),
  throwdown('gelato-corner', { loot: 2, icon: 'ice-cream-cone' }),
  throwdown('washing-lines', { loot: 3, icon: 'clothesline' }),
  throwdown('last-train', { loot: 3, icon: 'subway-train' }),
  throwdown('night-zoo', { loot: 3, icon: 'elephant' }),
  throwdown('rush-hour-bridge', { loot: 4, icon: 'suspension-bridge' }),
  throwdown('museum-gala', { loot: 4, icon: 'dinosaur-bones' }),
  throwdown('pier-thirteen', { loot: 4, icon: 'cargo-crane' }),
  throwdown('opening-night', { loot: 4, icon: 'theater-curtains' }),
  throwdown('high-noon-bank', { loot: 5, icon: 'bank' }),
  throwdown('power-plant', { loot: 5, icon: 'nuclear-plant' }),
  throwdown('extra-time', { loot: 5, icon: 'soccer-field' }),
  throwdown('mayors-airship', { loot: 6, icon: 'zeppelin' }),
  throwdown('city-vault', { loot: 6, icon: 'strongbox' }),
];
