import type { front as en } from './front.en.ts';

export const front: typeof en = {
  first: 'Première édition',
  firstLead: 'Personne n’a encore joué ici. Lancez une partie, ou commencez autrement :',
  watch: 'Regarder une partie',
  watchLead:
    'Une partie de chaque sorte, coup par coup : les robots en ont joué beaucoup, celles-ci valent le détour.',
  call: 'Appeler ses amis',
  callLead:
    'Ouvrez une table, envoyez son lien ou montrez son code : téléphones et ordinateurs s’y retrouvent sans compte.',
  sampleNote: 'Partie entre robots, relue par nos soins',
  newTable: 'Nouvelle table',
  show: (title) => `Voir ${title} de plus près`,
  more: (n) => `${n} de plus`,
  older: 'Parties plus anciennes',
  live: 'En cours',
  pack: 'Cartes',
  packOwn: 'Celles du jeu',
  packChoose: 'Cartes d’un fichier',
  packRemove: 'Reprendre les cartes du jeu',
  packWrong: 'Ce fichier de cartes est inutilisable.',
  packFaults: {
    'not-json': 'Il est illisible : ce n’est pas un fichier de cartes, ou il est incomplet.',
    'too-large': 'Il est trop gros pour un fichier de cartes.',
  },
  packFault: (path) => `À « ${path} » : le jeu attend autre chose.`,
  packMore: (n) => (n === 1 ? 'Et une autre erreur.' : `Et ${n} autres erreurs.`),
};
