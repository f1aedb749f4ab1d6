import type { botWords as en } from './bots.en.ts';

export const botWords: typeof en = {
  level: 'Niveau des robots',
  levelsMean: {
    random: 'Au hasard : joue n’importe quoi.',
    thumb: 'Posé : suit des règles simples.',
    sharp: 'Affûté : anticipe.',
    ruthless: 'Impitoyable : anticipe plus loin.',
  },
  temper: 'Tempérament du robot',
  tempers: { bold: 'intrépide', sly: 'rusé', careful: 'prudent' },
  evenTemper: 'd’humeur égale',
  mixTempers: 'Mélanger les tempéraments',
  mixLead: 'Intrépide, un robot prend des risques ; rusé, il agit en douce ; prudent, il va au plus sûr.',
};
