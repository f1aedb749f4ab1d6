import type { reel as en } from './reel.en.ts';

export const reel: typeof en = {
  open: 'Ouvrir un fichier de partie',
  openTitle: 'Revoir une partie depuis un fichier',
  openLead: 'Une partie téléchargée se rejoue sur cette page. Le fichier ne va nulle part.',
  faults: {
    'not-json': 'Ce fichier est illisible : ce n’est pas une partie, ou il est incomplet.',
    'not-a-record': 'Ce fichier ne contient aucune partie, jouée ici ou ailleurs.',
    'no-such-game': 'C’est la partie d’un jeu que cette page n’a pas.',
    'other-rules':
      'Cette partie a été jouée avec d’autres règles, que l’on n’a plus ici : elle ne peut pas être rejouée.',
    broken: 'Ce fichier ne suit pas les règles : un choix ou une carte y a été changé.',
  },
  fits: 'La page a rejoué chaque choix et trouvé la fin que dit le fichier.',
  link: 'Lien vers ce moment',
  record: 'La partie et son sceau',
  noLink: 'Un fichier n’a pas d’adresse : envoyez le fichier lui-même, et dites le moment.',
  sooner: 'Chapitre précédent',
  later: 'Chapitre suivant',
  playOn: 'Continuer d’ici contre les robots',
  playOnLead:
    'Prenez une place à cet instant précis. Des robots tiennent les autres, et l’histoire devient la vôtre.',
  playAs: 'À la place de',
  asKnown: (name) => `Redistribuée selon ce que savait ${name}`,
  asTrue: 'Avec les cartes telles qu’elles étaient',
  playOnOver: 'La partie est finie à ce moment. Revenez en arrière pour continuer.',
  oldRules: (rules) => `Jouée avec les règles de son temps, version ${rules}.`,
  inWords:
    'Cette partie suit des règles anciennes que le plateau d’aujourd’hui ne sait pas dessiner. Elle est racontée en mots.',
  nothingTold: 'Rien n’est dit de ce moment.',
};
