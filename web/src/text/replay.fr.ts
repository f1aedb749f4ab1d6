import type { replay as en } from './replay.en.ts';

export const replay: typeof en = {
  openTitle: 'Revoir une partie depuis un fichier',
  openLead: 'Une partie téléchargée se rejoue sur cette page. Le fichier ne quitte pas votre appareil.',
  fits: 'La page a rejoué chaque choix et retrouvé la fin inscrite dans le fichier.',
  link: 'Lien vers ce moment',
  secrets: 'Ce que chacun cache',
  sealed: 'Sous scellé :',
  record: 'La partie et son sceau',
  noLink: 'Un fichier n’a pas d’adresse : envoyez le fichier lui-même, et dites quel moment.',
  sooner: 'Chapitre précédent',
  later: 'Chapitre suivant',
  playOn: 'Jouer la suite contre les robots',
  playOnLead:
    'Prenez une place à cet instant précis. Des robots tiennent les autres, et l’histoire devient la vôtre.',
  playAs: 'À la place de',
  asKnown: (name) => `Avec des cartes redistribuées selon ce que savait ${name}`,
  asTrue: 'Avec les cartes telles qu’elles étaient',
  playOnOver: 'La partie est finie à ce moment. Revenez en arrière pour continuer.',
  oldRules: (rules) => `Jouée avec les règles de son temps, version ${rules}.`,
  inWords:
    'Cette partie suit des règles anciennes que le plateau d’aujourd’hui ne sait pas dessiner. Elle est racontée en mots.',
  nothingTold: 'Rien n’est dit de ce moment.',
};
