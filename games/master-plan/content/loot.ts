import { type Loot, loot } from './kinds.ts';

export const loots: readonly Loot[] = [
  loot('red-button', { rarity: 'common', copies: 12, icon: 'button-finger' }),
  loot('henchmen', { rarity: 'common', copies: 12, icon: 'minions' }),
  loot('white-cat', { rarity: 'common', copies: 12, icon: 'cat' }),
  loot('getaway-van', { rarity: 'common', copies: 12, icon: 'truck' }),
  loot('shark-tank', { rarity: 'uncommon', copies: 8, icon: 'shark-jaws' }),
  loot('volcano-lease', { rarity: 'uncommon', copies: 8, icon: 'smoking-volcano' }),
  loot('weather-machine', { rarity: 'uncommon', copies: 8, icon: 'lightning-storm' }),
  loot('death-ray', { rarity: 'rare', copies: 4, icon: 'ray-gun' }),
  loot('moon-deed', { rarity: 'rare', copies: 4, icon: 'moon' }),
  loot('mayors-brain', { rarity: 'rare', copies: 4, icon: 'brain' }),
];
