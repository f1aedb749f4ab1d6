import type { tour as en } from './tour.en.ts';

export const tour: typeof en = {
  button: 'Apprendre en jouant',
  lead: 'Une manche avec des notes à portée de main, puis la partie est à vous.',
  named: (name) => `Apprendre en jouant : ${name}`,
  label: 'Visite',
  gotIt: 'Compris',
  noMore: 'Arrêter les notes',
};
