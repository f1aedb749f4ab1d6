import { type Loot, loot } from './kinds.ts';

export const loots: readonly Loot[] = [
  loot('red-button', { rarity: 'common', copies: 10, icon: 'button-finger' }),
  loot('henchmen', { rarity: 'common', copies: 10, icon: 'minions' }),
  loot('white-cat', { rarity: 'common', copies: 10, icon: 'cat' }),
  loot('getaway-van', { rarity: 'common', copies: 10, icon: 'truck' }),
  loot('shark-tank', { rarity: 'uncommon', copies: 7, icon: 'shark-jaws' }),
  loot('volcano-lease', { rarity: 'uncommon', copies: 7, icon: 'smoking-volcano' }),
  loot('weather-machine', { rarity: 'uncommon', copies: 7, icon: 'lightning-storm' }),
  loot('death-ray', { rarity: 'rare', copies: 4, icon: 'ray-gun' }),
  loot('moon-deed', { rarity: 'rare', copies: 4, icon: 'moon' }),
  loot('mayors-brain', { rarity: 'rare', copies: 4, icon: 'brain' }),
];
