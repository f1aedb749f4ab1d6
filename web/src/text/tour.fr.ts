import type { tour as en } from './tour.en.ts';

export const tour: typeof en = {
  button: 'Apprendre en jouant',
  named: (name) => `Apprendre en jouant : ${name}`,
  label: 'Visite',
  gotIt: 'Compris',
  show: 'Montrez-moi',
  playOn: 'Continuer',
  noMore: 'Arrêter les notes',
};
