import type { botWords as en } from './bots.en.ts';

export const botWords: typeof en = {
  level: 'Niveau des robots',
  temper: 'Tempérament du robot',
  tempers: { bold: 'intrépide', sly: 'rusé', careful: 'prudent' },
  evenTemper: 'égal',
  mixTempers: 'Mélanger les tempéraments',
  mixLead: 'Intrépide, un robot prend des risques ; rusé, il agit en douce ; prudent, il va au plus sûr.',
};
