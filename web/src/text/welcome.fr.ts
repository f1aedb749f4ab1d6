import type { welcome as en } from './welcome.en.ts';

export const welcome: typeof en = {
  invited: (host) => (host === '' ? 'On vous attend.' : `${host} vous invite.`),
  whatName: 'Quel est votre nom ?',
  sitDown: 'S’asseoir',
  full: 'Toutes les places sont prises. Vous pouvez rester et regarder.',
  played: 'Ce qu’on va jouer',
  seats: 'Joueurs',
  seated: (people) => (people === '' ? 'Personne encore' : people),
  clocks: {
    none: 'Aucune : prenez votre temps',
    turn: (seconds) => `${seconds} s par décision`,
    bank: (minutes, more) => `${minutes} min pour la partie, ${more} s de plus à chaque décision`,
  },
  clock: 'Pendule',
  cover: 'Pour les absents',
  covers: (level) => `Un robot continue : ${level}`,
  pack: 'Cartes',
  ownCards: 'Celles de l’hôte',
};
