import type { tour as en } from './tour.en.ts';

export const tour: typeof en = {
  button: 'Apprendre en jouant',
  lead: 'Une manche avec des notes à portée de main, puis la partie est à vous.',
  named: (name) => `Apprendre en jouant : ${name}`,
  names: {
    'master-plan': { 'first-round': 'Grand Plan' },
    watchmen: {
      base: 'DC, jeu de base',
      loyal: 'Watchmen : Loyal',
      mastermind: 'Watchmen : Génie du Crime',
    },
  },
  label: 'Visite',
  gotIt: 'Compris',
  noMore: 'Arrêter les notes',
};
