import type { review as en } from './review.en.ts';

const points = (gain: number): string => (gain === 1 ? '1 partie de plus' : `${gain} parties de plus`);

export const review: typeof en = {
  title: 'Les tournants',
  lead: 'La page revient à chaque décision, imagine 40 mondes conformes à ce que voyait son joueur, et joue la suite avec le choix fait puis avec un autre. Ce que les autres cachaient ne compte pas.',
  begin: 'Chercher les tournants',
  again: 'Chercher de nouveau, depuis le début',
  stop: 'Arrêter là',
  working: (done, of) => `Retour en arrière : ${done} décisions sur ${of}`,
  looked: (done, of) =>
    done === of
      ? `Les ${of} décisions ont été revues.`
      : `${done} décisions sur ${of} ont été revues, réparties sur la partie.`,
  none: 'Aucune décision n’était nettement moins bonne qu’une autre.',
  unable: 'Les règles de cette partie ne permettent pas ce retour.',
  chance: 'Un verdict sur quarante est dû au hasard.',
  chose: (who, option) => `${who} a choisi : ${option}`,
  better: (option, gain) => `Mieux : ${option}. Cela aurait gagné ${points(gain)} sur 100.`,
};
