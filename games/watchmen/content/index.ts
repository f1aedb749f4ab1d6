import { equipment } from './equipment.ts';
import { heroes } from './heroes.ts';
import type { Kind } from './kinds.ts';
import { locations } from './locations.ts';
import { punch, vulnerability, weakness } from './starters.ts';
import { superHeroes } from './super-heroes.ts';
import { kick, superPowers } from './super-powers.ts';
import { superVillains } from './super-villains.ts';
import { villains } from './villains.ts';
import { challenges } from './watchmen/challenges.ts';
import { mainDeck } from './watchmen/main-deck.ts';
import { loyalties, machinations, plots } from './watchmen/plots.ts';
import { superHeroes as watchmen } from './watchmen/super-heroes.ts';

/** All that the game has. */
export const kinds: readonly Kind[] = [
  punch,
  vulnerability,
  kick,
  weakness,
  ...heroes,
  ...villains,
  ...superPowers,
  ...equipment,
  ...locations,
  ...superVillains,
  ...superHeroes,
  ...mainDeck,
  ...watchmen,
  ...challenges,
  ...plots,
  ...machinations,
  ...loyalties,
];
